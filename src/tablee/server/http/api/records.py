"""Records that people bring along: checked by playing them again, kept, and shown."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter
from litestar.response import Response

from tablee.engine.errors import BadRecord, TableeError
from tablee.engine.messages import Outcome
from tablee.records import Record, read_record, replay, verify, write_record
from tablee.server.http.api.replays import (
    SHOWN,
    ChosenEyes,
    First,
    Most,
    chosen_eyes,
    off_the_loop,
    text_answer,
)
from tablee.server.http.compression import PACKS_ITSELF
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, payer_of, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.sessions.replays import MOST_FRAMES, Replay, frames

MOST_BYTES = 1_000_000  # of the text that comes in
MOST_MOVES = 20_000  # ten times a long game against the clock
_MOST_HEADERS = 64_000  # bytes of what is kept besides the moves

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
async def bring(request: ApiRequest, person: CurrentPerson) -> Imported:
    """Keep a record, written anew from what was read. It must replay to the end that it tells."""
    body = await request.body()
    services = services_of(request)
    found = await services.reading.run(person.id, lambda: _read(body))
    await services.precompiler.ready(found.game)
    text = await services.reading.run(person.id, lambda: _checked(found))
    most = services.config.record_bytes_per_person
    record = await services.store.add_record(text, found.game, person.id, services.now(), most)
    if record is None:
        raise TableeError("too-many-records", most=most // 1000)
    return Imported(
        record=record,
        game=found.game,
        moves=len(found.moves),
        is_over=bool(found.end or found.result),
        outcome=found.result,
    )


@get("/records/{record_id:str}", media_type=MediaType.TEXT, responses=DOCUMENTED)
async def record(request: ApiRequest, record_id: RecordId) -> Response[str]:
    """A record as text."""
    found = await record_called(request, record_id)
    return await text_answer(request, await payer_of(request), lambda: found, record_id)


@get("/records/{record_id:str}/replay", responses={**DOCUMENTED, **SHOWN}, opt=PACKS_ITSELF)
async def replay_record(
    request: ApiRequest,
    record_id: RecordId,
    eyes: ChosenEyes = "all",
    first: First = 0,
    most: Most = MOST_FRAMES,
) -> Response[bytes]:
    """A record move by move. A long one comes in pieces."""
    found = await record_called(request, record_id)
    chosen = chosen_eyes(eyes, None, found.seats)
    await services_of(request).precompiler.ready(found.game)

    def show() -> Replay:
        return Replay(
            game=found.game,
            games=1,
            players=found.players,
            called=(None,) * found.seats,
            moves=len(found.moves),
            is_over=bool(found.end or found.result),
            outcome=found.result,
            how=found.end or (None if found.result is None else "played"),
            frames=frames(found, chosen, first, most),
        )

    return await off_the_loop(request, await payer_of(request), show)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[bring, record, replay_record], tags=["Replays"])


def _read(body: bytes) -> Record:
    """What came in, as a record that is not too long."""
    found = read_record(_text(body))
    if len(found.moves) > MOST_MOVES:
        raise TableeError("record-too-long", moves=len(found.moves), most=MOST_MOVES)
    return found


def _text(body: bytes) -> str:
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(line=1, problem="not UTF-8") from None
    if "\0" in text:
        raise BadRecord(line=1, problem="not text")
    return text


def _checked(found: Record) -> str:
    """Play a record again, and write it anew. Raises BadRecord or what else is wrong with it."""
    verify(found) if found.end or found.result else replay(found)
    headers = write_record(msgspec.structs.replace(found, moves=()))
    if len(headers.encode()) > _MOST_HEADERS:
        raise BadRecord(line=1, problem=f"more than {_MOST_HEADERS} bytes of headers")
    return write_record(found)


async def record_called(request: ApiRequest, record_id: str) -> Record:
    """A record that was brought along."""
    services = services_of(request)
    found = await services.store.record(record_id)
    if found is None:
        raise TableeError("unknown-record", record=record_id)
    text = found.text
    return await services.heavy.run(await payer_of(request), lambda: read_record(text))
