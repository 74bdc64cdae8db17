"""Pictures of final boards, for messengers that show a link. They bring no cookie: its key is enough."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Literal

from litestar import Router, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.i18n import Translator
from tablee.records import Record, replay
from tablee.server.http.api.records import RecordId, record_called
from tablee.server.http.api.replays import GameNumber
from tablee.server.http.api.tables import PathTable, QueryKey
from tablee.server.http.dependencies import ApiRequest, payer_of, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.http.previews.board_pictures import BoardPictures, Key
from tablee.server.http.previews.preview import LinkPreviews
from tablee.server.sessions.entry_log import read_log
from tablee.server.sessions.replays import played

PNG = "image/png"
_CACHING = {"cache-control": "private, max-age=3600"}
_DRAWN = {200: ResponseSpec(bytes, description="The picture", media_type=PNG, generate_examples=False)}

Language = Annotated[Literal["en", "fr"], QueryParameter(description="en or fr")]


@get("/pictures/replay/{table:str}", media_type=PNG, responses={**DOCUMENTED, **_DRAWN})
async def of_replay(
    request: ApiRequest, table: PathTable, game: GameNumber = 1, key: QueryKey = "", lang: Language = "en"
) -> Response[bytes]:
    """The final board of a finished game, as a spectator sees it."""
    services = services_of(request)
    previews = LinkPreviews(services.registry, services.store, services.now)
    found = await previews.finished_game(table, key, game, lang)
    if found is None:
        raise TableeError("unknown-table", table=table)
    await services.precompiler.ready(found.game)
    names = found.names

    async def draw() -> str:
        rows = await services.store.entries(table)
        return await services.heavy.run(
            await payer_of(request), lambda: _drawn(played(read_log(rows), game).record, names, lang)
        )

    return await _answer(request, ("replay", table, str(game), lang, *names), draw)


@get("/pictures/record/{record_id:str}", media_type=PNG, responses={**DOCUMENTED, **_DRAWN})
async def of_record(request: ApiRequest, record_id: RecordId, lang: Language = "en") -> Response[bytes]:
    """The final board of a record that somebody brought along, as a spectator sees it."""
    services = services_of(request)
    found = await record_called(request, record_id)
    await services.precompiler.ready(found.game)

    async def draw() -> str:
        payer = await payer_of(request)
        return await services.heavy.run(payer, lambda: _drawn(found, found.players, lang))

    return await _answer(request, ("record", record_id, lang), draw)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[of_replay, of_record], tags=["Replays"])


def _drawn(record: Record, names: Sequence[str], language: str) -> str:
    words = Translator(language, record.game, names)  # fewer than seats, where some have no name
    return replay(record).svg(language=language, players=[words.player(seat) for seat in range(record.seats)])


async def _answer(request: ApiRequest, key: Key, draw: Callable[[], Awaitable[str]]) -> Response[bytes]:
    pictures: BoardPictures = request.app.state.board_pictures
    png = pictures.kept(key) or await pictures.made(key, await draw())
    return Response(png, media_type=PNG, headers=_CACHING)
