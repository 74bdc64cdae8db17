"""Lists of tables: what is open to everybody, and your own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter

from tablee.engine.messages import Outcome
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.sessions.table_index import Chair, read_chairs
from tablee.store.repositories.results import Place
from tablee.store.rows import Result, Status, TableRow

_MOST_LISTED = 100
_MOST_RESULTS = 20
_MOST_UNFINISHED = 500

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


@get("/tables", responses=DOCUMENTED)
async def public_tables(request: ApiRequest, limit: Limit = _MOST_LISTED) -> list[Listed]:
    """Public tables: first those where people sit down, then those where they play."""
    services = services_of(request)
    person = await services.people.by_token(request.cookies.get("tablee", ""))
    rows = await services.store.open_tables(limit)
    listed = [_told(row, person.id if person is not None else "") for row in rows]
    return sorted(listed, key=lambda one: one.status != "open")


@get("/me/tables", responses=DOCUMENTED)
async def my_tables(
    request: ApiRequest, person: CurrentPerson, limit: Limit = _MOST_RESULTS, before: Before = ""
) -> MyTables:
    """Where you sit, and the results of what you played, the latest first."""
    store = services_of(request).store
    unfinished = [_told(row, person.id) for row in await store.unfinished_of(person.id, _MOST_UNFINISHED)]
    results = await store.results_of(person.id, limit, _place(before))
    playing = [one for one in unfinished if one.status == "playing"]
    return MyTables(
        playing=sorted(playing, key=lambda one: not one.is_your_turn),
        open=[one for one in unfinished if one.status == "open"],
        over=[_played(result) for result in results],
        before=_before(results[-1]) if len(results) == limit else "",
    )


def _before(result: Result) -> str:
    return f"{result.ended_at}-{result.table}-{result.number}"


def _place(before: str) -> Place | None:
    """None, and so the beginning, if this is no place that we have told anybody."""
    parts = before.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isalnum() for part in parts):
        return None
    at, table, number = parts
    if not (at.isdigit() and len(at) < 16 and number.isdigit() and len(number) < 9):
        return None
    return int(at), table, int(number)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[public_tables, my_tables], tags=["Tables"])


_read_outcome = msgspec.json.Decoder(Outcome).decode


def _played(result: Result) -> Played:
    return Played(
        table=result.table,
        number=result.number,
        ended_at=result.ended_at,
        game=result.game,
        chairs=read_chairs(result.names),
        moves=result.moves,
        outcome=None if result.outcome is None else _read_outcome(result.outcome),
    )


def _told(row: TableRow, person: str) -> Listed:
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
    )
