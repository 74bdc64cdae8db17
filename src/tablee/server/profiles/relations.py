"""What a block means for a profile, and what somebody is to whoever looks at it."""

from __future__ import annotations

import msgspec

from tablee.server.profiles.shown import Looks, Shows, looks_of, shows_of
from tablee.store.rows import PersonRow
from tablee.store.store import Store

MOST_FOLLOWED = 500
MOST_BLOCKED = 1_000
NOTHING = Shows(ratings=False, results="none", tables=False, daily=False, people=False)


class Relation(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody is to you. What you are to them is not told."""

    is_followed: bool
    is_blocked: bool
    can_be_invited: bool  # you have finished a game together


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody you follow or have blocked, and since when."""

    person: str
    name: str
    looks: Looks
    since: int


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Whom you follow, and whom you have blocked; the latest first."""

    following: list[KnownPerson]
    blocked: list[KnownPerson]


async def shows_to(store: Store, known: PersonRow, viewer: str) -> Shows:
    """Returns what somebody shows to this viewer: to whom they have blocked, as little as can be shown.

    That is what whoever hides everything shows to everybody, so nobody can tell a block by it.
    """
    if viewer and viewer in await store.blocked_by(known.id):
        return NOTHING
    return shows_of(known.shows)


async def relation_to(store: Store, viewer: str, other: str) -> Relation | None:
    """Returns what somebody is to this viewer; None for oneself, and for whoever has not been here."""
    if viewer in ("", other):
        return None
    return Relation(
        is_followed=other in await store.followed_by(viewer),
        is_blocked=other in await store.blocked_by(viewer),
        can_be_invited=await store.have_played_together(viewer, other),
    )


async def company_of(store: Store, person: str) -> Company:
    """Returns whom somebody follows and has blocked."""
    followed, blocked = await store.followed_by(person), await store.blocked_by(person)
    today = await store.profiles_of([*followed, *blocked])

    def told(since: dict[str, int]) -> list[KnownPerson]:
        return [
            KnownPerson(person=id, name=today[id].name, looks=looks_of(id, today[id].looks), since=since[id])
            for id in since
            if id in today
        ]

    return Company(following=told(followed), blocked=told(blocked))
