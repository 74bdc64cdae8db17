"""Lists of tables: what is open to everybody, and your own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from tablee.engine.messages import Outcome
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.profiles.history import place_in, place_of
from tablee.server.profiles.relations import shows_to
from tablee.server.services import Services
from tablee.server.sessions.names_today import chairs_today
from tablee.server.sessions.table_index import Chair, read_chairs
from tablee.store.rows import ResultRow, Status, TableRow
from tablee.store.store import Store

_MOST_LISTED = 100
_MOST_RESULTS = 20
_MOST_UNFINISHED = 500
_MOST_INVITED = 20
_INVITED_FOR_MS = 14 * 24 * 3600 * 1000

Limit = Annotated[int, QueryParameter(ge=1, le=_MOST_LISTED)]
Before = Annotated[str, QueryParameter(max_length=60)]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it."""

    table: str
    game: str
    seats: int
    status: Status
    is_public: bool
    is_host: bool
    is_your_turn: bool
    created_at: int
    changed_at: int
    chairs: list[Chair]
    moves: int
    outcome: Outcome | None
    friends: tuple[str, ...] = ()  # the names of those there whom you follow


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A table that somebody has asked you to, where there is room."""

    by: str  # their name
    person: str
    at: int
    table: Listed


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has ended, the `number`th at its table."""

    table: str
    number: int
    ended_at: int
    game: str
    chairs: list[Chair]
    moves: int
    outcome: Outcome | None


class MyTables(msgspec.Struct, frozen=True, kw_only=True):
    """Your tables, and what you have played. `before` asks for older results; empty: there are none."""

    playing: list[Listed]  # where it is your turn first
    open: list[Listed]
    over: list[Played]
    before: str
    invited: list[Invitation]  # the latest first


@get("/tables", responses=DOCUMENTED)
async def public_tables(request: ApiRequest, limit: Limit = _MOST_LISTED) -> list[Listed]:
    """Public tables: first those where people sit down, then those where they play; of each, first those
    of people you follow. Tables of people you have blocked are left out, and so they are for them.
    """
    services = services_of(request)
    person = await services.people.by_token(request.cookies.get("tablee", ""))
    store, me = services.store, person.id if person is not None else ""
    rows = {row.id: row for row in await store.open_tables(limit)}
    followed = await store.followed_by(me) if me else {}
    apart = await store.kept_apart_from(me) if me else set()
    rows = {row.id: row for row in await store.public_tables_of(followed, limit)} | rows
    listed = [_told(row, me, followed) for row in rows.values() if not _seats_any(row, apart)]
    return sorted(listed, key=lambda one: (one.status != "open", not one.friends))[:limit]


@get("/me/tables", responses=DOCUMENTED)
async def my_tables(
    request: ApiRequest, person: CurrentPerson, limit: Limit = _MOST_RESULTS, before: Before = ""
) -> MyTables:
    """Where you sit, and the results of what you played, the latest first."""
    store = services_of(request).store
    unfinished = [_told(row, person.id) for row in await store.unfinished_of(person.id, _MOST_UNFINISHED)]
    results = await store.results_of(person.id, limit, place_in(before))
    playing = [one for one in unfinished if one.status in ("playing", "paused")]
    return MyTables(
        playing=sorted(playing, key=lambda one: not one.is_your_turn),
        open=[one for one in unfinished if one.status == "open"],
        over=await _played_by(store, results),
        before=place_of(results[-1]) if len(results) == limit else "",
        invited=await _invited(services_of(request), person.id),
    )


@get("/people/{person_id:str}/tables", responses=DOCUMENTED)
async def tables_of(request: ApiRequest, person_id: FromPath[str]) -> list[Listed]:
    """Public tables where somebody sits now, if they show them; else none."""
    services = services_of(request)
    viewer = await services.people.by_token(request.cookies.get("tablee", ""))
    known, me = await services.store.person(person_id), viewer.id if viewer is not None else ""
    if known is None or not (await shows_to(services.store, known, me)).tables:
        return []
    rows = await services.store.unfinished_of(person_id, _MOST_LISTED)
    return [_told(row, me) for row in rows if row.is_public]


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[public_tables, my_tables, tables_of], tags=["Tables"])


_read_outcome = msgspec.json.Decoder(Outcome).decode


async def _invited(services: Services, person: str) -> list[Invitation]:
    found = await services.store.invitations_of(person, services.now() - _INVITED_FOR_MS, _MOST_INVITED)
    apart = await services.store.kept_apart_from(person) if found else set()
    names = await services.store.names_of([asked.by for asked, _ in found])
    return [
        Invitation(by=names[asked.by], person=asked.by, at=asked.at, table=_told(row, person))
        for asked, row in found
        if asked.by in names and asked.by not in apart and _has_room(row)
    ]


def _has_room(row: TableRow) -> bool:
    return any(chair.kind == "empty" for chair in read_chairs(row.names))


def _seats_any(row: TableRow, people: Collection[str]) -> bool:
    return any(chair.person in people for chair in read_chairs(row.names) if chair.person)


async def _played_by(store: Store, results: list[ResultRow]) -> list[Played]:
    chairs = await chairs_today(store, [read_chairs(result.names) for result in results])
    return [_played(result, sat) for result, sat in zip(results, chairs, strict=True)]


def _played(result: ResultRow, chairs: list[Chair]) -> Played:
    return Played(
        table=result.table,
        number=result.number,
        ended_at=result.ended_at,
        game=result.game,
        chairs=chairs,
        moves=result.moves,
        outcome=None if result.outcome is None else _read_outcome(result.outcome),
    )


def _told(row: TableRow, person: str, followed: Collection[str] = ()) -> Listed:
    chairs = read_chairs(row.names)
    return Listed(
        table=row.id,
        game=row.game,
        seats=row.seats,
        status=row.status,
        is_public=row.is_public,
        is_host=bool(person) and row.host == person,
        is_your_turn=any(chair.is_to_act and chair.person == person != "" for chair in chairs),
        created_at=row.created_at,
        changed_at=row.changed_at,
        chairs=chairs,
        moves=row.moves,
        outcome=None if row.outcome is None else _read_outcome(row.outcome),
        friends=tuple(chair.name for chair in chairs if chair.person in followed),
    )
