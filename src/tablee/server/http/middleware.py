"""Admission middleware, before anything is routed: who may ask, how often, what every answer carries."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send

from tablee.engine.errors import TableeError
from tablee.server.http.dependencies import SAFE_METHODS
from tablee.server.http.errors import status_of, told
from tablee.server.http.hosts import is_known_host
from tablee.server.http.languages import asked_for
from tablee.server.http.origins import is_own_origin
from tablee.server.http.static_files import is_servers_own
from tablee.server.limits.quotas import Deed, QuotaExceeded, Quotas
from tablee.server.limits.rate_limiter import subnet_of
from tablee.server.ops.config import Config
from tablee.server.ops.moderation import Moderation

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",  # cards are drawn, then kept as pixels
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links to seats hold their keys
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_REFUSAL_DELAY_S = 1.0
_MAX_DELAYED_REFUSALS = 400  # from one address
_SECURE = ((b"strict-transport-security", b"max-age=31536000"),)


class AdmissionMiddleware:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config, moderation: Moderation, quotas: Quotas) -> None:
        self.app = app
        self.config = config
        self.moderation = moderation
        self.quotas = quotas
        self.log = structlog.get_logger("tablee")
        self.own_origins = config.own_origins
        self.waiting: Counter[str] = Counter()  # for a refusal, by address
        self.most_waiting = config.connections_per_address or _MAX_DELAYED_REFUSALS
        self.headers = [*_HEADERS, *(_SECURE if config.base_url.startswith("https:") else ())]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        await self._serve(scope, receive, send)

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        request_id = secrets.token_hex(6)
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._complete(message, scope, request_id)
            await send(message)

        structlog.contextvars.bind_contextvars(request=request_id)
        try:
            refusal = self._refusal(scope)
            if refusal is None:
                await self.app(scope, receive, answer)
            else:
                if isinstance(refusal, QuotaExceeded):
                    await self._let_wait(_client(scope))
                await _refuse(refusal, Headers.from_scope(scope), answer)
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            self.log.info(
                "request",
                method=scope["method"],
                path=without_key(scope["path"]),
                status=status,
                ms=took,
                **({"client": _client(scope)} if self.config.log_addresses else {}),
            )
            structlog.contextvars.unbind_contextvars("request")

    def _refusal(self, scope: HTTPScope) -> TableeError | None:
        headers = Headers.from_scope(scope)
        if not is_known_host(headers.get("host"), self.config):
            return TableeError("unknown-host", host=headers.get("host", "")[:100])
        if scope["path"].startswith("/api/"):  # the page itself comes, and says why nothing else does
            try:
                self.moderation.check_address(_client(scope))
            except TableeError as refusal:
                return refusal
        is_harmless = scope["method"] in SAFE_METHODS
        origin, host = headers.get("origin"), headers.get("host")
        if not is_harmless and not is_own_origin(origin, host, self.own_origins):
            return TableeError("foreign-origin")
        deed: Deed = "request"
        if is_harmless:
            deed = "look" if is_servers_own(scope["path"]) else "file"
        try:
            self.quotas.spend(deed, address=_client(scope))
        except QuotaExceeded as refusal:
            return refusal
        return None

    async def _let_wait(self, address: str) -> None:
        """Whoever asks too much hears it late: saying no all the time would keep all others waiting."""
        where = subnet_of(address)
        if self.waiting[where] >= self.most_waiting:
            return
        self.waiting[where] += 1
        try:
            await asyncio.sleep(_REFUSAL_DELAY_S)
        finally:
            self.waiting[where] -= 1
            if not self.waiting[where]:
                del self.waiting[where]

    def _complete(self, message: HTTPResponseStartEvent, scope: HTTPScope, request_id: str) -> None:
        headers = [*message.get("headers", ()), *self.headers, (b"x-request-id", request_id.encode())]
        if scope["path"].startswith("/api/") and all(name.lower() != b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def without_key(path: str) -> str:
    """A path as it may stand in a log: a link to a table without the key at its end."""
    if path.startswith(("/t/", "/replay/")):
        return "/".join(path.split("/")[:3]) + "/…"
    if path.startswith("/api/feeds/"):
        return "/api/feeds/…/" + path.rpartition("/")[2]
    return path[:200]


def _client(scope: HTTPScope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def _refuse(problem: TableeError, headers: Headers, send: Send) -> None:
    body = msgspec.json.encode(told(problem, asked_for(headers.get("accept-language", ""))))
    carried = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(problem, QuotaExceeded):
        carried.append((b"retry-after", str(problem.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": carried})
    await send({"type": "http.response.body", "body": body, "more_body": False})
