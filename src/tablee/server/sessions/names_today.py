"""What people are called today: what was kept under an earlier name is shown under this one.

Tables that are not over are told of a new name at once; the rest, which nobody may ever open again, only when
it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import structlog
from msgspec.structs import replace

from tablee.engine.errors import TableeError
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.table_index import Chair, persons
from tablee.store.errors import StoreError
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.text import is_form_of, told_apart

_log = structlog.get_logger("tablee")
Known = Sequence[tuple[str, str]]  # by seat: who, and the name that was kept; nobody: ""


async def chairs_today(store: Store, games: Sequence[Sequence[Chair]]) -> list[list[Chair]]:
    """The chairs of several games, each person by the name of today."""
    names = await store.names_of({chair.person for chairs in games for chair in chairs if chair.person})
    return [_renamed(chairs, names) for chairs in games]


async def call_seated_today(store: Store, session: TableSession) -> None:
    """A table that was asleep: those who sit there are called by the name of today, and its log says so."""
    names = await store.names_of(persons(session.live))
    for person, name in names.items():
        try:
            await session.call(Person(person, name))
        except (TableeError, StoreError) as problem:  # the table can be looked at all the same
            _log.info("not-renamed", table=session.id, code=problem.code)


async def call_players_today(store: Store, live: LiveTable) -> None:
    """The same for those who play, or played, the game at hand of a table that was read from its log."""
    known = list(zip(live.player_ids, live.players, strict=True))
    names = await store.names_of({person for person, _ in known if person})
    for (person, _), name in zip(known, _today(known, names), strict=True):
        if person:
            live.call_player(person, name)


def _renamed(chairs: Sequence[Chair], names: Mapping[str, str]) -> list[Chair]:
    today = _today([(chair.person, chair.name) for chair in chairs], names)
    return [replace(chair, name=name) for chair, name in zip(chairs, today, strict=True)]


def _today(known: Known, names: Mapping[str, str]) -> list[str]:
    """Whoever is unknown by now keeps the name that was kept."""
    return [_name(person, name, known, names) for person, name in known]


def _name(person: str, kept: str, known: Known, names: Mapping[str, str]) -> str:
    name = names.get(person, kept)
    if is_form_of(kept, name):
        return kept
    return told_apart(name, (names.get(other, its) for other, its in known if other not in ("", person)))
