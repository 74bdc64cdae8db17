"""Reviews of finished games: asked for, watched while they are made, and what could be known at a moment."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, QueryParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.records import Record, game_of
from tablee.reviews.knowable import knowable
from tablee.reviews.model import Attempt, Knowable, Review
from tablee.reviews.trying import try_move
from tablee.reviews.words import ReviewWords
from tablee.server.bots.reviews import Making, State
from tablee.server.http.api.games import known_language
from tablee.server.http.api.records import RecordId, record_called
from tablee.server.http.api.replays import GameNumber, played_at
from tablee.server.http.api.tables import PathTable, QueryKey, QueryMove
from tablee.server.http.compression import PACKS_ITSELF, is_packed_for, pack, packed_headers
from tablee.server.http.dependencies import (
    ApiRequest,
    CurrentPerson,
    address_of,
    enter,
    payer_of,
    services_of,
)
from tablee.server.http.errors import DOCUMENTED
from tablee.store.repositories.reviews import Reviewed
from tablee.tables.people import Person

_WORLDS = 600

MomentNumber = Annotated[
    int, QueryParameter(ge=0, le=10_000_000, description="After so many moves; 0 is the deal")
]
SeatNumber = Annotated[int, QueryParameter(ge=0, le=6)]


class ReviewState(msgspec.Struct, frozen=True, kw_only=True):
    """A review, or how far it is."""

    state: State
    done: int = 0  # steps, of so many
    of: int = 1
    review: Review | None = None  # as far as it is made
    sentences: tuple[str, ...] = ()  # one for each turning point
    problem: str | None = None  # a code, where it failed


_TOLD = {200: ResponseSpec(ReviewState, description="The review, or how far it is", generate_examples=False)}


@get("/tables/{table:str}/review", responses={**DOCUMENTED, **_TOLD}, opt=PACKS_ITSELF)
async def of_table(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    game: GameNumber = 1,
    key: QueryKey = "",
    lang: FromQuery[str] = "en",
) -> Response[bytes]:
    """The review of a finished game of a table as far as it is made; `none`: nobody has asked for it."""
    about, making = await _watched(request, person, table, game, key)
    record = making.record if making is not None else await _finished(request, person, table, game, key)
    return await _told(request, about, making, record, lang)


@post("/tables/{table:str}/review", status_code=200, responses={**DOCUMENTED, **_TOLD}, opt=PACKS_ITSELF)
async def review_table(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    game: GameNumber = 1,
    key: QueryKey = "",
    lang: FromQuery[str] = "en",
) -> Response[bytes]:
    """Ask for the review of a finished game of a table. It is made once, and kept."""
    about, making = await _watched(request, person, table, game, key)
    if making is None or making.state == "failed":
        record = await _finished(request, person, table, game, key)
        making = await _begin(request, person, about, record)
        return await _told(request, about, making, record, lang)
    return await _told(request, about, making, making.record, lang)


@get("/tables/{table:str}/review/known", responses=DOCUMENTED)
async def known_at_table(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    number: MomentNumber,
    seat: SeatNumber,
    game: GameNumber = 1,
    key: QueryKey = "",
) -> Knowable:
    """What a seat could know of hidden things at a moment of a finished game, beside the truth."""
    _, making = await _watched(request, person, table, game, key)
    record = making.record if making is not None else await _finished(request, person, table, game, key)
    return await _known(request, person.id, record, number, seat)


@get("/records/{record_id:str}/review", responses={**DOCUMENTED, **_TOLD}, opt=PACKS_ITSELF)
async def of_record(request: ApiRequest, record_id: RecordId, lang: FromQuery[str] = "en") -> Response[bytes]:
    """The review of a record as far as it is made; `none`: nobody has asked for it."""
    record = await record_called(request, record_id)
    about = Reviewed("record", record_id)
    return await _told(request, about, services_of(request).reviews.making(about), record, lang)


@post("/records/{record_id:str}/review", status_code=200, responses={**DOCUMENTED, **_TOLD}, opt=PACKS_ITSELF)
async def review_record(
    request: ApiRequest, person: CurrentPerson, record_id: RecordId, lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """Ask for the review of a record of a finished game. It is made once, and kept."""
    record = await record_called(request, record_id)
    about = Reviewed("record", record_id)
    making = services_of(request).reviews.making(about)
    if making is None or making.state == "failed":
        making = await _begin(request, person, about, record)
    return await _told(request, about, making, record, lang)


@get("/records/{record_id:str}/review/known", responses=DOCUMENTED)
async def known_in_record(
    request: ApiRequest, record_id: RecordId, number: MomentNumber, seat: SeatNumber
) -> Knowable:
    """What a seat could know of hidden things at a moment of a finished game, beside the truth."""
    record = await record_called(request, record_id)
    return await _known(request, await payer_of(request), record, number, seat)


@get("/tables/{table:str}/review/try", responses=DOCUMENTED)
async def try_at_table(
    request: ApiRequest,
    person: CurrentPerson,
    table: PathTable,
    moves: MomentNumber,
    seat: SeatNumber,
    move: QueryMove,
    game: GameNumber = 1,
    key: QueryKey = "",
) -> Attempt:
    """Try again: what another move would have been worth after so many moves of a finished game."""
    _, making = await _watched(request, person, table, game, key)
    record = making.record if making is not None else await _finished(request, person, table, game, key)
    return await _attempt(request, person.id, record, moves, seat, move)


@get("/records/{record_id:str}/review/try", responses=DOCUMENTED)
async def try_in_record(
    request: ApiRequest,
    person: CurrentPerson,
    record_id: RecordId,
    moves: MomentNumber,
    seat: SeatNumber,
    move: QueryMove,
) -> Attempt:
    """Try again: what another move would have been worth after so many moves of a finished game."""
    record = await record_called(request, record_id)
    request.scope["tablee_game"] = record.game  # type: ignore[typeddict-unknown-key]
    return await _attempt(request, person.id, record, moves, seat, move)


def router() -> Router:
    """All of it."""
    handlers = [
        *(of_table, review_table, known_at_table, try_at_table),
        *(of_record, review_record, known_in_record, try_in_record),
    ]
    return Router("/", route_handlers=handlers, tags=["Reviews"])


async def _watched(
    request: ApiRequest, person: Person, table: str, game: int, key: str
) -> tuple[Reviewed, Making | None]:
    """What is meant, and the review that is being made of it, for whoever may see the table."""
    session, _ = await enter(request, table, person, key)
    about = Reviewed("table", session.id, game)
    return about, services_of(request).reviews.making(about)


async def _finished(request: ApiRequest, person: Person, table: str, game: int, key: str) -> Record:
    """The record of a finished game of a table. Raises `still-running`."""
    session, _ = await enter(request, table, person, key)
    found = await played_at(request, session, person, game)
    if found.live.ended_at is None:
        raise TableeError("still-running")
    return await services_of(request).heavy.run(person.id, lambda: found.record)


async def _begin(request: ApiRequest, person: Person, about: Reviewed, record: Record) -> Making | None:
    """Begin the review, unless it is kept already."""
    services = services_of(request)
    must_be_reviewable(record)
    if await services.reviews.kept(about) is not None:
        return None
    services.quotas.spend("review", address=address_of(request), person=person.id)
    await services.precompiler.ready(record.game)
    return services.reviews.make(about, record, person.id)


def must_be_reviewable(record: Record) -> None:
    """Raises `still-running`, or `review-without-result`."""
    if record.result is None:
        raise TableeError("still-running" if record.end is None else "review-without-result")


async def _told(
    request: ApiRequest, about: Reviewed, making: Making | None, record: Record, lang: str
) -> Response[bytes]:
    """How it stands, with sentences: put together in a thread."""
    services, language = services_of(request), known_language(lang)
    must_be_reviewable(record)
    kept = await services.reviews.kept(about) if making is None else None
    is_packed = is_packed_for(request)

    def body() -> bytes:
        plain = msgspec.json.encode(_state(making, kept, record, language))
        return pack(plain) if is_packed else plain

    answer = await services.heavy.run(await payer_of(request), body)
    return Response(answer, media_type=MediaType.JSON, headers=packed_headers(is_packed))


def _state(making: Making | None, kept: Review | None, record: Record, language: str) -> ReviewState:
    if making is None:
        if kept is None:
            return ReviewState(state="none")
        return ReviewState(state="done", done=1, review=kept, sentences=_sentences(kept, record, language))
    found = None if making.so_far is None else making.so_far()
    return ReviewState(
        state=making.state,
        done=making.progress.done,
        of=making.progress.of,
        review=found,
        sentences=() if found is None else _sentences(found, record, language),
        problem=making.problem,
    )


def _sentences(found: Review, record: Record, language: str) -> tuple[str, ...]:
    return ReviewWords(game_of(record), language, record.players).turning_points(found)


async def _known(request: ApiRequest, payer: str, record: Record, number: int, seat: int) -> Knowable:
    services = services_of(request)
    must_be_reviewable(record)
    await services.precompiler.ready(record.game)
    return await services.bots.think_long(
        payer, lambda _pause: knowable(record, number, seat, worlds=_WORLDS)
    )


async def _attempt(
    request: ApiRequest, person: str, record: Record, moves: int, seat: int, move: str
) -> Attempt:
    services = services_of(request)
    must_be_reviewable(record)
    services.quotas.spend("attempt", address=address_of(request), person=person)
    await services.precompiler.ready(record.game)
    depth = services.config.review_depth
    return await services.bots.think_long(
        person, lambda pause: try_move(record, moves, seat, move, depth=depth, pause=pause)
    )
