"""Records that people bring along: checked by playing them again, kept, and shown."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter
from litestar.response import Response

from tablee.games.errors import BadRecord, TableeError
from tablee.games.happenings import Outcome
from tablee.records import Record, read_record, replay, verify
from tablee.server.api.replays import (
    SHOWN,
    ChosenEyes,
    First,
    Most,
    chosen_eyes,
    off_the_loop,
    text_answer,
)
from tablee.server.asking import Asked, Known, house_of
from tablee.server.problems import DOCUMENTED
from tablee.server.replaying import Replay, frames

MOST_BYTES = 2_000_000
_MOST_MOVES = 50_000

RecordId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{8,64}$")]


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """The record is kept."""

    record: str
    game: str
    moves: int
    is_over: bool
    outcome: Outcome | None


class _TextBody(Operation):  # the body is read by hand, so it is described by hand
    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))},
            description="The text of a record",
            required=True,
        )


@post("/records", request_max_body_size=MOST_BYTES, operation_class=_TextBody, responses=DOCUMENTED)
async def bring(request: Asked, person: Known) -> Imported:
    """Keep a record. It must replay to the end that it tells."""
    text = _text(await request.body())
    house = house_of(request)
    found = await asyncio.to_thread(read_record, text)
    await house.warming.ready(found.game)
    await asyncio.to_thread(_check, found)
    record = await house.store.add_record(text, found.game, person.id, house.now())
    return Imported(
        record=record,
        game=found.game,
        moves=len(found.moves),
        is_over=found.result is not None,
        outcome=found.result,
    )


@get("/records/{record_id:str}", media_type=MediaType.TEXT, responses=DOCUMENTED)
async def record(request: Asked, record_id: RecordId) -> Response[str]:
    """A record as text."""
    return text_answer(await record_called(request, record_id), record_id)


@get("/records/{record_id:str}/replay", responses={**DOCUMENTED, **SHOWN})
async def replay_record(
    request: Asked, record_id: RecordId, eyes: ChosenEyes = "all", first: First = 0, most: Most = 1_000
) -> Response[bytes]:
    """A record move by move."""
    found = await record_called(request, record_id)
    chosen = chosen_eyes(eyes, None, found.seats)
    await house_of(request).warming.ready(found.game)

    def show() -> Replay:
        return Replay(
            game=found.game,
            games=1,
            players=found.players,
            called=(None,) * found.seats,
            moves=len(found.moves),
            is_over=found.result is not None,
            outcome=found.result,
            how=None if found.result is None else "played",
            frames=frames(found, chosen, first, most),
        )

    return await off_the_loop(show)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[bring, record, replay_record], tags=["Replays"])


def _text(body: bytes) -> str:
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(line=1, problem="not UTF-8") from None
    if "\0" in text:
        raise BadRecord(line=1, problem="not text")
    return text


def _check(found: Record) -> None:
    """Play a record again. Raises BadRecord or what else is wrong with it."""
    if len(found.moves) > _MOST_MOVES:
        raise BadRecord(line=1, problem=f"more than {_MOST_MOVES} moves")
    verify(found) if found.result is not None else replay(found)


async def record_called(request: Asked, record_id: str) -> Record:
    """A record that was brought along."""
    found = await house_of(request).store.record(record_id)
    if found is None:
        raise TableeError("unknown-record", record=record_id)
    return read_record(found.text)
