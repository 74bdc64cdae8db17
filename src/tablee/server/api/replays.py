"""Games of a table again: as a record, or frame by frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import MediaType, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Response

from tablee.games.errors import TableeError
from tablee.records import Record, write_record
from tablee.server.api.tables import PathTable, QueryKey
from tablee.server.asking import Asked, Known, enter, house_of
from tablee.server.problems import DOCUMENTED
from tablee.server.replaying import Eyes, Played, Replay, frames, played
from tablee.server.room import Room, read_entry
from tablee.tables.entries import Logged

GameNumber = Annotated[
    int, QueryParameter(ge=1, le=100_000, description="Which game of the table, counted from 1")
]
ChosenEyes = Annotated[
    str, QueryParameter(pattern=r"^(own|watch|all|[0-6])$", description="own, watch, all, or a seat's number")
]
First = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The first frame; 0 is the deal")]
Most = Annotated[int, QueryParameter(ge=1, le=2_000, description="How many frames at the most")]

SHOWN = {200: ResponseSpec(Replay, description="The game, or a part of it", generate_examples=False)}


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=DOCUMENTED)
async def record(
    request: Asked, person: Known, table: PathTable, game: GameNumber = 1, key: QueryKey = ""
) -> Response[str]:
    """The record of a finished game as text. A running game's would tell its secrets."""
    room, _ = await enter(request, table, person, key)
    found = await played_at(request, room, game)
    if found.live.ended_at is None:
        raise TableeError("still-running")
    return text_answer(found.record, f"{room.id}-{game}")


@get("/tables/{table:str}/replay", responses={**DOCUMENTED, **SHOWN})
async def replay(
    request: Asked,
    person: Known,
    table: PathTable,
    game: GameNumber = 1,
    eyes: ChosenEyes = "own",
    first: First = 0,
    most: Most = 1_000,
    key: QueryKey = "",
) -> Response[bytes]:
    """A game move by move. While it runs: through your own eyes, or a spectator's if you do not play."""
    room, _ = await enter(request, table, person, key)
    found = await played_at(request, room, game)
    live = found.live
    own = live.seat_of(person.id)
    chosen = chosen_eyes(eyes, own, len(live.chairs))
    if live.ended_at is None and chosen not in (own, None):
        raise TableeError("not-your-eyes")

    def show() -> Replay:
        game_record = found.record
        return Replay(
            game=game_record.game,
            games=found.games,
            players=game_record.players,
            called=tuple(chair.called for chair in live.chairs),
            moves=len(game_record.moves),
            is_over=live.ended_at is not None,
            outcome=live.outcome,
            how=live.how,
            frames=frames(game_record, chosen, first, most),
        )

    return await off_the_loop(show)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[record, replay], tags=["Replays"])


def chosen_eyes(text: str, own: int | None, seats: int) -> Eyes:
    """The eyes that were asked for."""
    if text == "own":
        return own
    if text == "all":
        return "all"
    if text == "watch":
        return None
    if int(text) >= seats:
        raise TableeError("no-such-seat", seat=int(text), seats=seats)
    return int(text)


def text_answer(game_record: Record, name: str) -> Response[str]:
    """A record to keep."""
    headers = {"content-disposition": f'attachment; filename="{game_record.game}-{name}.txt"'}
    return Response(write_record(game_record), media_type=MediaType.TEXT, headers=headers)


async def off_the_loop(show: Callable[[], Replay]) -> Response[bytes]:
    """Replay and encode in a thread: a long game takes a while."""
    body = await asyncio.to_thread(lambda: msgspec.json.encode(show()))
    return Response(body, media_type=MediaType.JSON)


async def played_at(request: Asked, room: Room, number: int) -> Played:
    """The game of that number at this table."""
    rows = await house_of(request).store.entries(room.id)
    log = [Logged(place, at, read_entry(body)) for place, at, body in rows]
    return await asyncio.to_thread(played, log, number)
