"""The table in the browser: files that the build put into the package, read once and sent as they are.

They stand outside the application's routes, because they come compressed already and never change while the
server runs. Every address that is not a file and not the server's own is a page of the browser's: it gets the
one page there is, which looks at the address itself. Only its head differs, for those who look at a link
before they open it (`previews/`).
"""

from __future__ import annotations

import hashlib
import importlib.resources
import mimetypes
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

_SERVERS_OWN = ("/api", "/ws", "/health", "/metrics", "/plain.css")
_READING = ("GET", "HEAD")
_PAGES = (
    "/daily/",
    "/player/",
    "/ladder/",
    "/t/",
    "/lay/",
    "/replay/",
    "/record/",
    "/rules/",
    "/learn/",
    "/edition/",
)
_SINGLE_PAGES = (
    *(
        "/",
        "/about",
        "/continue",
        "/daily",
        "/find",
        "/letting-in",
        "/notifications",
        "/privacy",
        "/reset",
        "/you",
    ),
)
_PACKED = {".br": b"br", ".gz": b"gzip"}
_FOR_EVER = b"public, max-age=31536000, immutable"  # the name changes with the content
_ASK_AGAIN = b"no-cache"
_KINDS = {  # not left to what the machine happens to know
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}

Headers = list[tuple[bytes, bytes]]
WritePage = Callable[[HTTPScope], Awaitable["StaticFile"]]  # the page for a request


@dataclass(frozen=True)
class StaticFile:
    """One file, plain and as it was compressed when it was built."""

    kind: bytes
    caching: bytes
    bodies: Mapping[bytes, bytes] = field(default_factory=dict)  # by encoding; b"" is plain
    etag: bytes = b""  # of what may change while the server runs
    varies: bytes = b"accept-encoding"

    def answer(self, accepted: bytes) -> tuple[Headers, bytes]:
        """Headers and body for a browser that accepts these encodings."""
        encoding = next((one for one in _PACKED.values() if one in self.bodies and one in accepted), b"")
        body = self.bodies[encoding]
        headers = [
            (b"content-type", self.kind),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", self.caching),
            (b"vary", self.varies),
        ]
        if self.etag:
            headers.append((b"etag", self.etag))
        return headers + ([(b"content-encoding", encoding)] if encoding else []), body


class StaticFiles:
    """Wraps the application. Without a build it is not there at all."""

    def __init__(self, app: ASGIApp, files: Mapping[str, StaticFile], write_page: WritePage) -> None:
        self.app = app
        self.files = files
        self.write_page = write_page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if (
            scope["type"] == ScopeType.HTTP
            and scope["method"] in _READING
            and not is_servers_own(scope["path"])
        ):
            await self._serve(scope, send)
        else:
            await self.app(scope, receive, send)

    async def _serve(self, scope: HTTPScope, send: Send) -> None:
        path, asked = scope["path"], dict(scope["headers"])
        accepted = asked.get(b"accept-encoding", b"")
        if path in self.files and path != "/index.html":
            status = 200
            headers, body = self.files[path].answer(accepted)
        else:
            page = await self.write_page(scope)
            headers, body = page.answer(accepted)
            status = 200 if is_page(path) or path == "/index.html" else 404
            if status == 200 and asked.get(b"if-none-match") == page.etag:
                status, body = 304, b""
                headers = [one for one in headers if one[0] not in (b"content-length", b"content-encoding")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        shown = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": shown, "more_body": False})


def with_web_files(
    app: ASGIApp, files: Mapping[str, StaticFile], writer: Callable[[StaticFile], WritePage]
) -> ASGIApp:
    """The application and the table in the browser, if it was built."""
    return StaticFiles(app, files, writer(files["/index.html"])) if "/index.html" in files else app


def built_files() -> dict[str, StaticFile]:
    """What the build put into the package."""
    return read_files(importlib.resources.files("tablee") / "web")


def build_of(files: Mapping[str, StaticFile]) -> str:
    """A short name that changes with the build: the one page names all other files by their content."""
    page = files.get("/index.html")
    return hashlib.sha256(page.bodies[b""]).hexdigest()[:12] if page else ""


def read_files(folder: Traversable) -> dict[str, StaticFile]:
    """All files below a folder by their path on the web, each with its compressed copies."""
    found = dict(_walk(folder, "")) if folder.is_dir() else {}
    plain = {path: body for path, body in found.items() if not path.endswith(tuple(_PACKED))}
    return {
        path: StaticFile(
            kind=_kind(path),
            caching=_FOR_EVER if path.startswith("/assets/") else _ASK_AGAIN,
            bodies={
                b"": body,
                **{name: found[path + end] for end, name in _PACKED.items() if path + end in found},
            },
        )
        for path, body in plain.items()
    }


def is_page(path: str) -> bool:
    """Whether the browser's side has a page at this address."""
    return path in _SINGLE_PAGES or path.startswith(_PAGES)


def is_servers_own(path: str) -> bool:
    """Whether the server itself answers at this address, not the browser's side."""
    return any(path == own or path.startswith(f"{own}/") for own in _SERVERS_OWN)


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _walk(one, f"{path}/{one.name}")
        else:
            yield f"{path}/{one.name}", one.read_bytes()


def _kind(path: str) -> bytes:
    kind = _KINDS.get(path.rpartition(".")[2], mimetypes.guess_type(path)[0] or "application/octet-stream")
    return (f"{kind}; charset=utf-8" if kind.startswith("text/") else kind).encode()
