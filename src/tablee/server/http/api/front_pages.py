"""The pages that people see before the browser table is there, and the page of the API."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.serialization import encode_json

from tablee.server.http import api_page
from tablee.server.http.compression import PACKS_ITSELF, constant
from tablee.server.http.dependencies import ApiRequest
from tablee.server.http.languages import asked_for


@get(["/", "/t/{table:str}/{key:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def home(request: ApiRequest) -> Response[str]:
    """What this is."""
    language = asked_for(request.headers.get("accept-language", ""))
    return Response(api_page.home(language), media_type=MediaType.HTML, headers={"vary": "accept-language"})


@get("/plain.css", media_type=MediaType.CSS, include_in_schema=False)
async def style() -> Response[str]:
    """How the plain pages look."""
    return Response(
        api_page.STYLE, media_type=MediaType.CSS, headers={"cache-control": "public, max-age=3600"}
    )


@get("/api/openapi.json", include_in_schema=False, opt=PACKS_ITSELF)
async def openapi(request: ApiRequest) -> Response[bytes]:
    """The API as a document for machines."""
    return constant(request, _schema(request.app), "application/vnd.oai.openapi+json")


@lru_cache(maxsize=1)  # it takes a good part of a second, and everybody would wait
def _schema(app: Litestar) -> bytes:
    return encode_json(app.openapi_schema.to_schema())


class PlainReference(OpenAPIRenderPlugin):
    """The API's reference without any script: those that come with Litestar load theirs from elsewhere."""

    _page = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page, which is always the same."""
        self._page = self._page or api_page.reference(openapi_schema).encode()
        return self._page


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[home, style, openapi])
