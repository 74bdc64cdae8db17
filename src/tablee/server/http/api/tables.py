"""Laying a table, looking at one, and doing something there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from tablee.bots.level_names import LEVELS
from tablee.engine.errors import TableeError
from tablee.engine.messages import View
from tablee.engine.state import unpack
from tablee.i18n.rules_pages import rules_page
from tablee.server.bots.realtime import seen_now
from tablee.server.bots.scheduler import BotScheduler
from tablee.server.http.api.games import TEXT, known_language
from tablee.server.http.dependencies import (
    ApiRequest,
    CurrentPerson,
    address_of,
    enter,
    services_of,
    shared_address_of,
)
from tablee.server.http.errors import DOCUMENTED, Problem, told
from tablee.server.http.languages import asked_for
from tablee.server.http.links import Links, Which, links, qr_code
from tablee.server.ops.config import Config
from tablee.server.protocol.messages import CommandId, Key
from tablee.server.sessions.people.admission import check_may_do
from tablee.server.sessions.session import TableSession
from tablee.tables.commands import AnyCommand, Bot, ClaimSeat, Play, SeatBot, Start
from tablee.tables.public_state import TableState
from tablee.tables.settings import Settings, game_of

QueryKey = Annotated[str, QueryParameter(max_length=64)]
QueryMove = Annotated[str, QueryParameter(min_length=1, max_length=200)]
PathTable = Annotated[str, PathParameter(max_length=40)]


class Lay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. To play at once: as many bots as there are free seats, and `start`.

    To add to its chance, lay it without `start`, read the commitment in the answer, and then send the command
    `start` with a nonce.
    """

    settings: Settings
    bots: Annotated[list[Bot], msgspec.Meta(max_length=7)] = []
    start: bool = False


class TableLaid(msgspec.Struct, frozen=True, kw_only=True):
    """The table, and the links to it."""

    table: str
    number: int
    links: Links
    commitment: str  # of its first game: SHA-256 of a secret that is shown when that game is over


class LegalMoves(msgspec.Struct, frozen=True, kw_only=True):
    """What you may do at this very moment, also where a game runs against the clock."""

    number: int  # of the newest entry
    moves: list[str]
    again_ms: int | None  # against the clock: until time alone lets you do more


class WhyNotAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Whether you could play that move now; if not, what the command `play` would be refused with."""

    number: int  # of the newest entry
    is_legal: bool
    problem: Problem | None


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A table as you may see it now."""

    table: str
    number: int
    state: TableState
    eyes: int | None  # the seat through whose eyes you look
    view: View | None  # None before the start
    moves: tuple[str, ...]  # what you may do now; empty where a game runs against the clock
    shown: tuple[View, ...]  # the hands that players show to spectators
    may_sit: bool
    links: Links


class Asking(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command, as over a socket. The id is your own: the same one again is never done twice."""

    id: CommandId
    command: AnyCommand
    key: Key = ""  # from a seat link, the first time


class Obeyed(msgspec.Struct, frozen=True):
    """It was done: the number of the last entry that it brought."""

    number: int


@post("/tables", responses=DOCUMENTED)
async def lay(request: ApiRequest, person: CurrentPerson, data: JSONBody[Lay]) -> TableLaid:
    """Lay a table, with you on its first seat."""
    services = services_of(request)
    check_bots(services.bots, services.config, data.bots)
    session = await services.registry.lay(person, data.settings, address_of(request))
    request.scope["tablee_game"] = session.row.game  # type: ignore[typeddict-unknown-key]
    for bot in data.bots:
        await session.do(person, SeatBot(bot))
    if data.start:
        await session.do(person, Start())
    return laid(request, session)


def check_bots(scheduler: BotScheduler, config: Config, bots: Sequence[str]) -> None:
    """Whether there are bots of these names."""
    for bot in bots:
        if not scheduler.knows(bot):
            raise TableeError("unknown-bot", name=bot, known=", ".join((*LEVELS, *config.external_bots)))


def laid(request: ApiRequest, session: TableSession) -> TableLaid:
    """The answer to whoever has laid this table."""
    return TableLaid(
        table=session.id,
        number=session.live.number,
        links=links(shared_address_of(request), session.row, may_sit=True),
        commitment=session.live.state().commitment or "",
    )


@get("/tables/{table:str}", responses=DOCUMENTED)
async def look(request: ApiRequest, person: CurrentPerson, table: PathTable, key: QueryKey = "") -> TableSeen:
    """A table as you may see it."""
    session, may_sit = await enter(request, table, person, key)
    eyes = session.live.eyes_of(person.id)
    view, moves = session.broadcaster.sight(eyes)
    return TableSeen(
        table=session.id,
        number=session.live.number,
        state=session.live.state(),
        eyes=eyes,
        view=view,
        moves=moves,
        shown=session.broadcaster.shown(eyes),
        may_sit=may_sit,
        links=links(shared_address_of(request), session.row, may_sit=may_sit),
    )


@get("/tables/{table:str}/rules", media_type="text/markdown", responses=DOCUMENTED | TEXT)
async def rules_of_table(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    lang: FromQuery[str] = "en",
    key: QueryKey = "",
) -> Response[str]:
    """The rules as they are played at a table: with the values of its edition."""
    session, _ = await enter(request, table, person, key)
    playing = game_of(session.live.settings)
    return Response(rules_page(playing.name, known_language(lang), playing), media_type="text/markdown")


@get("/tables/{table:str}/moves", responses=DOCUMENTED)
async def legal_moves(
    request: ApiRequest, person: CurrentPerson, table: PathTable, key: QueryKey = ""
) -> LegalMoves:
    """Your legal moves now. Against the clock nobody is sent them: boards that know the game need none."""
    session, _ = await enter(request, table, person, key)
    seat = session.live.eyes_of(person.id)
    seen = None if seat is None else seen_now(session, seat)
    if seen is None or seat is None:
        return LegalMoves(number=session.live.number, moves=[], again_ms=None)
    again_ms = seen.game.time_until(unpack(seen.cell), seat)
    return LegalMoves(number=session.live.number, moves=seen.legal_moves(), again_ms=again_ms)


@get("/tables/{table:str}/why-not", responses=DOCUMENTED)
async def why_not(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    move: QueryMove,
    expects: FromQuery[int | None] = None,
    key: QueryKey = "",
) -> WhyNotAnswer:
    """Ask whether a move would be refused, and why, without playing it."""
    session, _ = await enter(request, table, person, key)
    problem = session.why_not(person, Play(move, expects))
    language = asked_for(request.headers.get("accept-language", ""))
    return WhyNotAnswer(
        number=session.live.number,
        is_legal=problem is None,
        problem=None if problem is None else told(problem, language, session.row.game),
    )


@post("/tables/{table:str}/commands", status_code=200, responses=DOCUMENTED)
async def command(
    request: ApiRequest, person: CurrentPerson, table: PathTable, data: JSONBody[Asking]
) -> Obeyed:
    """Do something at a table."""
    services = services_of(request)
    session, may_sit = await enter(request, table, person, data.key)
    if type(data.command) is not Play:
        services.quotas.spend("command", address=address_of(request), person=person.id)
    if type(data.command) is ClaimSeat:
        services.quotas.spend("claim", address=address_of(request), person=person.id)
    check_may_do(may_sit, data.command)
    return Obeyed(await session.do(person, data.command, data.id))


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=DOCUMENTED)
async def qr(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    link: FromQuery[Which] = "seat",
    key: QueryKey = "",
) -> Response[bytes]:
    """A link to the table as a QR code."""
    session, may_sit = await enter(request, table, person, key)
    found = links(shared_address_of(request), session.row, may_sit=may_sit)
    chosen = found.seat if link == "seat" else found.watch
    if chosen is None:
        raise TableeError("watch-only")
    picture = await services_of(request).heavy.run(person.id, lambda: qr_code(chosen))
    return Response(picture, media_type="image/svg+xml")


def router() -> Router:
    """All of it."""
    return Router(
        "/", route_handlers=[lay, look, rules_of_table, legal_moves, why_not, command, qr], tags=["Tables"]
    )
