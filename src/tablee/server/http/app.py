"""The web application: Litestar, its routes and its middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from tablee import __version__
from tablee.server.http.api import (
    company,
    daily,
    device_links,
    devices,
    editions,
    feeds,
    finding,
    front_pages,
    games,
    identity,
    ladders,
    lessons,
    lists,
    notifications,
    pictures,
    play_from,
    privacy,
    profiles,
    records,
    replays,
    reviews,
    running,
    tables,
)
from tablee.server.http.dependencies import PACKED, provide_person
from tablee.server.http.errors import HANDLERS
from tablee.server.http.middleware import AdmissionMiddleware
from tablee.server.http.previews.board_pictures import BoardPictures
from tablee.server.http.previews.page import PageWriter
from tablee.server.http.static_files import build_of, built_files, with_web_files
from tablee.server.services import Services

MOST_BYTES = 256_000  # of one request
_WORTH_COMPRESSING = 1_000  # bytes

_WHAT = (
    "Live tables for four board games. GET /api/me makes you a guest; all else knows you by its cookie. "
    "What happens at a table comes over the socket /ws."
)


def make_app(services: Services) -> Litestar:
    """The application. It opens the server when it starts and closes it, store included, when it stops."""

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    api = Router(
        "/api",
        route_handlers=[
            module.router()
            for module in (
                identity,
                devices,
                device_links,
                privacy,
                games,
                lessons,
                lists,
                tables,
                replays,
                records,
                pictures,
                editions,
                play_from,
                reviews,
                notifications,
                feeds,
                profiles,
                ladders,
                daily,
                company,
                finding,
            )
        ],
    )
    app = Litestar(
        [api, running.router(), front_pages.router()],
        lifespan=[opened],
        dependencies={"person": Provide(provide_person)},
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(
            "gzip", minimum_size=_WORTH_COMPRESSING, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version=__version__,
            description=_WHAT,
            path="/api/docs",
            render_plugins=[front_pages.PlainReference(path="/")],
        ),
        state=State({"services": services, "board_pictures": BoardPictures()}),
        logging_config=None,
        debug=False,
    )
    files = built_files()
    services.build = build_of(files)
    app.asgi_handler = AdmissionMiddleware(
        with_web_files(app.asgi_handler, files, lambda page: PageWriter(page, files, services)),
        services.config,
        services.moderation,
        services.quotas,
    )
    return app
