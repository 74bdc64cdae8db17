"""Bearer tokens: who somebody is. A random token in a cookie, a name, and later a password if they like."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from tablee.server.limits.quotas import Quotas
from tablee.server.ops.moderation import Moderation
from tablee.store.passwords import new_token, token_hash
from tablee.store.store import Store
from tablee.tables.people import Person

COOKIE = "tablee"
_MAX_REMEMBERED_PEOPLE = 10_000


def token_of(cookies: str) -> str:
    """The token in a Cookie header, or nothing."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


class People:
    """Persons by their tokens, remembered for a while."""

    def __init__(self, store: Store, quotas: Quotas, moderation: Moderation) -> None:
        self.store = store
        self.quotas = quotas
        self.moderation = moderation
        self._by_hash: dict[str, Person] = {}

    async def by_token(self, token: str) -> Person | None:
        """Who holds this token. Raises Banned."""
        if not token:
            return None
        hashed = token_hash(token)
        person = self._by_hash.get(hashed)
        if person is None:
            found = await self.store.person_by_token(hashed)
            if found is None:
                return None
            person = Person(found.id, found.name)
            self.remember(hashed, person)
        self.moderation.check_person(person.id)
        return person

    def remember(self, hashed: str, person: Person) -> None:
        """Keep this person at hand."""
        if len(self._by_hash) >= _MAX_REMEMBERED_PEOPLE:
            self._by_hash.clear()
        self._by_hash[hashed] = person

    def forget(self, person_id: str) -> None:
        """The name or the tokens of this person have changed."""
        self._by_hash = {key: person for key, person in self._by_hash.items() if person.id != person_id}

    def forget_everybody(self) -> None:
        """Guests were removed: whoever comes is looked up again."""
        self._by_hash.clear()

    async def create(self, name: str, now: int, address: str, device: str) -> tuple[Person, str]:
        """A new guest, and the token for the cookie. Every guest is made here, and counted here."""
        self.quotas.spend("guest", address=address)
        token = new_token()
        hashed = token_hash(token)
        person = Person(await self.store.create_person(name, hashed, now, device), name)
        self.remember(hashed, person)
        return person, token
