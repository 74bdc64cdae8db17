"""Records that people bring along: checked by playing them again, kept, and shown."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Router, delete, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter
from litestar.response import Response

from tablee.engine.errors import BadRecord, TableeError
from tablee.engine.messages import Outcome
from tablee.records import Record, game_of, read_headers, read_record, replay, verify, write_record
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
from tablee.server.http.dependencies import (
    ApiRequest,
    CurrentPerson,
    payer_of,
    services_of,
    shared_address_of,
)
from tablee.server.http.errors import DOCUMENTED
from tablee.server.sessions.replays import MOST_FRAMES, Replay, frames
from tablee.store import RecordRow
from tablee.tables.settings import check_playable

MOST_BYTES = 1_000_000  # of the text that comes in
MOST_MOVES = 20_000  # ten times a long game against the clock
_MOST_LISTED = 60
_MOST_HEADERS = 64_000  # bytes of what is kept besides the moves

RecordId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{8,64}$")]


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """The record is kept."""

    record: str
    game: str
    moves: int
    is_over: bool
    outcome: Outcome | None


class ImportedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record that you have brought along."""

    record: str
    game: str
    players: tuple[str, ...]  # as it tells them
    imported_at: int
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
    row, found = await _kept(request, record_id)
    services = services_of(request)
    chosen = chosen_eyes(eyes, None, found.seats)
    await services.precompiler.ready(found.game)
    person = await services.people.by_token(request.cookies.get("tablee", ""))
    link = f"{shared_address_of(request).origin}/record/{record_id}"

    def show() -> Replay:
        return Replay(
            game=found.game,
            games=1,
            players=(*found.players, *[""] * found.seats)[: found.seats],
            called=(None,) * found.seats,
            moves=len(found.moves),
            is_over=bool(found.end or found.result),
            outcome=found.result,
            how=found.end or (None if found.result is None else "played"),
            link=link,
            imported_at=row.imported_at,
            is_mine=person is not None and person.id == row.by,
            tables=found.tables,
            frames=frames(found, chosen, first, most),
        )

    return await off_the_loop(request, await payer_of(request), show)


@get("/me/records", responses=DOCUMENTED)
async def my_records(request: ApiRequest, person: CurrentPerson) -> list[ImportedRecord]:
    """The latest records that you have brought along."""
    services = services_of(request)
    rows = await services.store.records_of(person.id, _MOST_LISTED)
    return await services.reading.run(person.id, lambda: [_listed(row) for row in rows])


@delete("/records/{record_id:str}", responses=DOCUMENTED)
async def remove(request: ApiRequest, person: CurrentPerson, record_id: RecordId) -> None:
    """Remove a record that you have brought along. Its link opens nothing any more."""
    if not await services_of(request).store.remove_record(record_id, person.id):
        raise TableeError("unknown-record", record=record_id)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[bring, record, replay_record, my_records, remove], tags=["Replays"])


def _listed(row: RecordRow) -> ImportedRecord:
    headers = read_headers(row.text)
    return ImportedRecord(
        record=row.id,
        game=row.game,
        players=tuple(headers.get("Players", ())),
        imported_at=row.imported_at,
        outcome=msgspec.convert(headers.get("Result"), type=Outcome | None),
    )


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
    check_playable(game_of(found))
    verify(found) if found.end or found.result else replay(found)
    headers = write_record(msgspec.structs.replace(found, moves=()))
    if len(headers.encode()) > _MOST_HEADERS:
        raise BadRecord(line=1, problem=f"more than {_MOST_HEADERS} bytes of headers")
    return write_record(found)


async def record_called(request: ApiRequest, record_id: str) -> Record:
    """A record that was brought along."""
    return (await _kept(request, record_id))[1]


async def _kept(request: ApiRequest, record_id: str) -> tuple[RecordRow, Record]:
    services = services_of(request)
    found = await services.store.record(record_id)
    if found is None:
        raise TableeError("unknown-record", record=record_id)
    text = found.text
    return found, await services.heavy.run(await payer_of(request), lambda: read_record(text))
