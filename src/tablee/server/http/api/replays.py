"""Games of a table again: as a record, or frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import MediaType, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.records import Record, write_record
from tablee.server.http.api.tables import PathTable, QueryKey
from tablee.server.http.compression import PACKS_ITSELF, is_packed_for, pack, packed_headers
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, enter, services_of, shared_address_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.sessions.entry_log import read_log
from tablee.server.sessions.names_today import call_players_today
from tablee.server.sessions.replays import MOST_FRAMES, Eyes, Replay, ReplayedMove, frames, played
from tablee.server.sessions.session import TableSession
from tablee.tables.people import Person

GameNumber = Annotated[
    int, QueryParameter(ge=1, le=100_000, description="Which game of the table, counted from 1")
]
ChosenEyes = Annotated[
    str, QueryParameter(pattern=r"^(own|watch|all|[0-6])$", description="own, watch, all, or a seat's number")
]
First = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The first frame; 0 is the deal")]
Most = Annotated[
    int,
    QueryParameter(
        ge=1,
        le=2_000,
        description=f"How many frames at the most; an answer never holds more than {MOST_FRAMES}",
    ),
]
SHOWN = {200: ResponseSpec(Replay, description="The game, or a part of it", generate_examples=False)}


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=DOCUMENTED)
async def record(
    request: ApiRequest, person: CurrentPerson, table: PathTable, game: GameNumber = 1, key: QueryKey = ""
) -> Response[str]:
    """The record of a finished game as text. A running game's would tell its secrets."""
    session, _ = await enter(request, table, person, key)
    found = await played_at(request, session, person, game)
    if found.live.ended_at is None:
        raise TableeError("still-running")
    return await text_answer(request, person.id, lambda: found.record, f"{session.id}-{game}")


@get("/tables/{table:str}/replay", responses={**DOCUMENTED, **SHOWN}, opt=PACKS_ITSELF)
async def replay(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    game: GameNumber = 1,
    eyes: ChosenEyes = "own",
    first: First = 0,
    most: Most = MOST_FRAMES,
    key: QueryKey = "",
) -> Response[bytes]:
    """A game move by move. While it runs: through your own eyes, or a spectator's if you do not play.

    A long game comes in pieces: `moves` says how many frames there are besides the deal.
    """
    session, _ = await enter(request, table, person, key)
    found = await played_at(request, session, person, game)
    live = found.live
    own = live.seat_of(person.id)
    chosen = chosen_eyes(eyes, own, len(live.chairs))
    if live.ended_at is None and chosen not in (own, None):
        raise TableeError("not-your-eyes")

    base = shared_address_of(request).origin

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
            link=f"{base}/replay/{session.id}/{session.row.watch_key}",
            is_mine=own is not None,
            tables=game_record.tables,
            frames=frames(game_record, chosen, first, most),
        )

    return await off_the_loop(request, person.id, show)


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


async def text_answer(
    request: ApiRequest, person: str, record: Callable[[], Record], name: str
) -> Response[str]:
    """A record to keep, written in a thread."""

    def written() -> tuple[str, str]:
        found = record()
        return found.game, write_record(found)

    game, text = await services_of(request).heavy.run(person, written)
    headers = {"content-disposition": f'attachment; filename="{game}-{name}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


async def off_the_loop(request: ApiRequest, person: str, show: Callable[[], Replay]) -> Response[bytes]:
    """Replay, encode and compress in a thread, in turn with everybody's heavy work: it takes a while."""
    is_packed = is_packed_for(request)

    def body() -> bytes:
        plain = msgspec.json.encode(show())
        return pack(plain) if is_packed else plain

    answer = await services_of(request).heavy.run(person, body)
    return Response(answer, media_type=MediaType.JSON, headers=packed_headers(is_packed))


async def played_at(request: ApiRequest, session: TableSession, person: Person, number: int) -> ReplayedMove:
    """The game of that number at this table, for this person. Whoever played has the name of today."""
    services = services_of(request)
    rows = await services.store.entries(session.id)
    found = await services.heavy.run(person.id, lambda: played(read_log(rows), number))
    await call_players_today(services.store, found.live)
    return found
