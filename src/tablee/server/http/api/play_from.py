"""Playing on from any position of a finished game, against bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from tablee.engine.errors import TableeError
from tablee.records import Record
from tablee.server.http.api.records import RecordId, record_called
from tablee.server.http.api.replays import played_at
from tablee.server.http.api.tables import PathTable, TableLaid, check_bots, laid
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, enter, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.protocol.messages import Key
from tablee.server.sessions.replays import position_after
from tablee.tables.commands import Bot, Seat, Start
from tablee.tables.decide.play_from import lay_from_here
from tablee.tables.entries import AnyEntry, Origin
from tablee.tables.people import Person


class PlayFrom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on after so many moves, on that seat; a bot of that name sits down on each of the others.

    What the seat could not know at that moment is drawn anew, so that the replay has told nobody anything.
    """

    moves: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]  # the number of a frame of the replay
    seat: Seat
    bot: Bot = "club"
    start: bool = True  # False: lay only, so that a nonce can be added to what is drawn at the start


class PlayFromTable(PlayFrom, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same from a game of a table, which must be over."""

    game: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1  # which game of the table, counted from 1
    key: Key = ""


@post("/tables/{table:str}/play-from", responses=DOCUMENTED)
async def from_table(
    request: ApiRequest, person: CurrentPerson, table: PathTable, data: JSONBody[PlayFromTable]
) -> TableLaid:
    """A new table that goes on from a position of a finished game. Private, without a clock."""
    session, _ = await enter(request, table, person, data.key)
    found = await played_at(request, session, person, data.game)
    if found.live.ended_at is None:
        raise TableeError("still-running")
    origin = Origin(table=session.id, game=data.game, moves=data.moves, seat=data.seat)
    return await _lay(request, person, found.record, origin, data)


@post("/records/{record_id:str}/play-from", responses=DOCUMENTED)
async def from_record(
    request: ApiRequest, person: CurrentPerson, record_id: RecordId, data: JSONBody[PlayFrom]
) -> TableLaid:
    """A new table that goes on from a position of a record that was brought along."""
    found = await record_called(request, record_id)
    request.scope["tablee_game"] = found.game  # type: ignore[typeddict-unknown-key]
    await services_of(request).precompiler.ready(found.game)
    origin = Origin(record=record_id, moves=data.moves, seat=data.seat)
    return await _lay(request, person, found, origin, data)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[from_table, from_record], tags=["Replays"])


async def _lay(
    request: ApiRequest, person: Person, record: Record, origin: Origin, asked: PlayFrom
) -> TableLaid:
    services = services_of(request)
    check_bots(services.bots, services.config, [asked.bot])
    secret = services.new_secret()

    def entries() -> list[AnyEntry]:
        return lay_from_here(position_after(record, origin.moves), origin, person, asked.bot, secret)

    session = await services.registry.put_up(
        await services.heavy.run(person.id, entries), person, address_of(request)
    )
    if asked.start:
        await session.do(person, Start())
    return laid(request, session)
