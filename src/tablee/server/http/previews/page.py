"""The one page of the browser's side, with a head for the address it was asked for."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from collections.abc import Collection
from functools import lru_cache

from litestar.datastructures import Headers
from litestar.types import HTTPScope

from tablee.engine.errors import TableeError
from tablee.server.http.languages import asked_for
from tablee.server.http.previews.board_pictures import PICTURE_SIZE, can_rasterize
from tablee.server.http.previews.preview import HOUSE_PICTURE, LinkPreviews, Preview
from tablee.server.http.shared_address import shared_address_for
from tablee.server.http.static_files import StaticFile
from tablee.server.services import Services

PICTURES = "/pictures"
_COMPRESSION_LEVEL = 5  # of 9
_LANGUAGE = re.compile(r'<html lang="[^"]*">')
_OLD_HEAD = re.compile(r"<title>.*?</title>|<meta\s+name=\"description\"[^>]*>", re.DOTALL)
_PREVIEW_PLACE = "</head>"


class PreviewedPage:
    """Writes a preview into the page. What the build wrote there stays, but for title and description."""

    def __init__(self, page: bytes, files: Collection[str]) -> None:
        text = _OLD_HEAD.sub("", page.decode())
        self._before, place, self._after = text.partition(_PREVIEW_PLACE)
        self._after = place + self._after
        self._files = files
        self._can_rasterize = can_rasterize()

    def written(self, preview: Preview, language: str, origin: str, path: str) -> bytes:
        """Returns the page for this address. Names are whatever people typed: nothing of it is markup."""
        head = "".join(f"    {line}\n" for line in self._head(preview, language, origin, path))
        before = _LANGUAGE.sub(f'<html lang="{language}">', self._before, count=1)
        return (before.rstrip() + "\n" + head + "  " + self._after).encode()

    def _head(self, preview: Preview, language: str, origin: str, path: str) -> list[str]:
        title, description = _escaped(preview.title), _escaped(preview.description)
        picture, kind = f"{PICTURES}/{preview.picture}.jpg", "image/jpeg"
        if picture not in self._files:  # a game from outside has none
            picture = f"{PICTURES}/{HOUSE_PICTURE}.jpg"
        if preview.board and self._can_rasterize:
            picture, kind = f"{preview.board}&lang={language}", "image/png"
        properties = {
            "og:site_name": "Tablée",
            "og:type": "website",
            "og:locale": {"en": "en_GB", "fr": "fr_FR"}.get(language, language),
            "og:title": title,
            "og:description": description,
            "og:url": _escaped(origin + path),
            "og:image": _escaped(origin + picture),
            "og:image:type": kind,
            "og:image:width": str(PICTURE_SIZE[0]),
            "og:image:height": str(PICTURE_SIZE[1]),
            "og:image:alt": title,
        }
        return [
            f"<title>{title}</title>",
            f'<meta name="description" content="{description}">',
            *(f'<meta property="{name}" content="{value}">' for name, value in properties.items()),
            '<meta name="twitter:card" content="summary_large_image">',
            *(['<meta name="robots" content="noindex">'] if preview.is_of_table else []),
        ]


class PageWriter:
    """Answers requests for pages: the language, the address and the preview of each."""

    def __init__(self, page: StaticFile, files: Collection[str], services: Services) -> None:
        self._page = PreviewedPage(page.bodies[b""], files)
        self._previews = LinkPreviews(services.registry, services.store, services.now)
        self._services = services

    async def __call__(self, scope: HTTPScope) -> StaticFile:
        """Returns the page for this request."""
        path = scope["path"]
        language = asked_for(Headers.from_scope(scope).get("accept-language", ""))
        query = scope["query_string"].decode("latin-1")
        preview = await self._previews.of(path if self._is_welcome(scope) else "/", query, language)
        origin = shared_address_for(scope, self._services.config).origin
        body = self._page.written(preview, language, origin, f"{path}?{query}" if query else path)
        return StaticFile(
            kind=b"text/html; charset=utf-8",
            caching=b"private, no-cache" if preview.is_of_table else b"no-cache",
            bodies={b"": body, b"gzip": packed(body)},
            etag=etag_of(body),
            varies=b"accept-encoding, accept-language",
        )

    def _is_welcome(self, scope: HTTPScope) -> bool:
        """Whoever is banned here gets the page, which tells them so, and hears of no table."""
        client = scope.get("client")
        try:
            self._services.moderation.check_address(client[0] if client else "")
        except TableeError:
            return False
        return True


def etag_of(body: bytes) -> bytes:
    """A weak validator: the same for the page compressed and plain."""
    return b'W/"' + hashlib.sha256(body).hexdigest()[:16].encode() + b'"'


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """Returns the page compressed. Most are asked for many times."""
    return gzip.compress(body, _COMPRESSION_LEVEL, mtime=0)


def _escaped(text: str) -> str:
    return html.escape(text, quote=True)
