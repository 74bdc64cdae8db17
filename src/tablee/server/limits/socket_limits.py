"""Socket limits: how many a person and an address have open, how fast they are opened, how much is said."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from weakref import WeakValueDictionary

from tablee.engine.errors import TableeError
from tablee.server.limits.rate_limiter import RateLimiter, subnet_of
from tablee.server.limits.shared_counter import SharedCounter
from tablee.server.limits.token_bucket import TokenBucket
from tablee.server.ops.config import Config

_MAX_REMEMBERED_PEOPLE = 10_000  # people, by where they are
_OPENED_PER_SECOND = 5.0  # from one address; all at once when a server is back


class SocketLimits:
    """Open sockets, counted. 0 of something: no limit."""

    def __init__(self, config: Config) -> None:
        self._per_person = config.sockets_per_person
        self._per_address = config.sockets_per_address
        self.people = SharedCounter()
        self.addresses = SharedCounter()
        self._opened = RateLimiter(_OPENED_PER_SECOND if self._per_address else 0.0, 2.0 * self._per_address)
        self._seen_at: OrderedDict[str, str] = OrderedDict()
        self._messages = (config.messages_per_second, config.messages_at_once)
        self._buckets: WeakValueDictionary[str, TokenBucket] = WeakValueDictionary()

    def bucket_of(self, person: str) -> TokenBucket:
        """For the messages of all sockets of a person. Nobody yet: a bucket for one socket alone."""
        bucket = self._buckets.get(person) if person else None
        if bucket is None:
            bucket = TokenBucket(*self._messages)
            if person:
                self._buckets[person] = bucket
        return bucket

    @property
    def opened(self) -> RateLimiter:
        """How fast they are opened, by address."""
        return self._opened

    def messages_used(self) -> dict[str, int]:
        """What each person has said here since the last time, for those who share these limits."""
        used: dict[str, int] = {}
        for person, bucket in self._buckets.items():
            if bucket.taken:
                used[person], bucket.taken = bucket.taken, 0
        return used

    def messages_used_elsewhere(self, used: Mapping[str, int]) -> None:
        """What people have said elsewhere; of those who are here too."""
        for person, count in used.items():
            bucket = self._buckets.get(person)
            if bucket is not None:
                bucket.taken_elsewhere(count)

    def seen_at(self, person: str, address: str) -> None:
        """Somebody asks for something from there."""
        self._seen_at[person] = subnet_of(address)
        self._seen_at.move_to_end(person)
        if len(self._seen_at) > _MAX_REMEMBERED_PEOPLE:
            self._seen_at.popitem(last=False)

    def where(self, whoever: str) -> str:
        """The address at which a person was seen last; themselves, if that is not known."""
        return self._seen_at.get(whoever, whoever)

    def has_room_at(self, address: str) -> bool:
        """Whether one more socket may come from there; if so, it is counted as opened."""
        where = subnet_of(address)
        if self._per_address and self.addresses[where] >= self._per_address:
            return False
        return self._opened.take(where)

    def arrive(self, address: str) -> None:
        """A socket was opened."""
        self.addresses.add(subnet_of(address))

    def greet(self, person: str, address: str) -> None:
        """It is this person's. Raises `too-many-sockets`."""
        self.seen_at(person, address)
        if self._per_person and self.people[person] >= self._per_person:
            raise TableeError("too-many-sockets", most=self._per_person)
        self.people.add(person)

    def leave(self, address: str, person: str) -> None:
        """A socket is gone; `person` is empty if it was never greeted."""
        self.addresses.remove(subnet_of(address))
        if person:
            self.people.remove(person)
