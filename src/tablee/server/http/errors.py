"""Errors as JSON: a stable code, what fills in its sentence, and the sentence itself for people."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import structlog
from litestar.connection import Request
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.response import Response
from litestar.types import ExceptionHandlersMap

from tablee.engine.errors import Refused, TableeError
from tablee.i18n import Translator
from tablee.server.http.languages import asked_for
from tablee.server.limits.quotas import QuotaExceeded
from tablee.store.errors import StoreError
from tablee.text import MOST_INT

_log = structlog.get_logger("tablee")
AnyRequest = Request[object, object, object]  # type: ignore[type-var]

_STATUS = {
    "sign-in-first": 401,
    "wrong-password": 403,
    "banned": 403,
    "table-locked": 403,
    "private-table": 403,
    "watch-only": 403,
    "kept-out-of-table": 403,
    "foreign-origin": 403,
    "daily-not-finished": 403,
    "daily-running": 403,
    "day-not-over": 409,
    "unknown-day": 404,
    "no-daily": 404,
    "not-your-eyes": 403,
    "not-the-host": 403,
    "unknown-table": 404,
    "unknown-record": 404,
    "unknown-edition": 404,
    "unknown-person": 404,
    "no-edition-tables": 404,
    "unknown-feed": 404,
    "no-mail-here": 409,
    "wrong-mail-code": 403,
    "not-played-together": 403,
    "you-blocked": 409,
    "too-many-followed": 429,
    "too-many-blocked": 429,
    "search-over": 404,
    "unknown-game": 404,
    "broken-game": 503,
    "unknown-language": 404,
    "no-lesson": 404,
    "no-such-step": 404,
    "not-found": 404,
    "login-taken": 409,
    "rules-changed": 409,
    "no-such-device": 404,
    "bad-reset-code": 403,
    "bad-device-link": 403,
    "unknown-host": 421,
    "too-many-requests": 429,
    "too-fast": 429,
    "too-many-tries": 429,
    "too-many-tables": 429,
    "too-many-new-tables": 429,
    "too-many-guests": 429,
    "too-busy": 503,
    "study-failed": 503,
    "no-picture": 503,
    "too-many-records": 429,
    "too-many-editions": 429,
    "record-too-long": 413,
    "table-busy": 503,
}
_MOST_TOLD = 200  # characters of a detail
_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "wrong-media-type"}


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done."""

    code: str
    details: dict[str, str | float | bool] = {}
    message: str = ""  # for people, in the language that their browser asks for


def status_of(problem: TableeError) -> int:
    """The HTTP status for it: conflicts are refusals by a table as it stands, the rest is bad input."""
    return _STATUS.get(problem.code, 409 if isinstance(problem, Refused) else 400)


def told(problem: TableeError, language: str, game: str | None = None) -> Problem:
    """The problem, with its sentence."""
    details = plain_details(problem.details)
    words = Translator(language, game)
    said = TableeError(problem.code, **details)
    message = words.refusal(said) if words.has(f"refusal-{problem.code}") else ""
    return Problem(code=problem.code, details=details, message=message)


def plain_details(details: Mapping[str, object]) -> dict[str, str | float | bool]:
    """Details as they can be told: without endless texts and numbers of whoever asked."""
    return {key: _plain(value) for key, value in details.items()}


def _plain(value: object) -> str | float | bool:
    if isinstance(value, float | bool) or (isinstance(value, int) and abs(value) <= MOST_INT):
        return value
    text = "a very large number" if isinstance(value, int) else str(value)
    return text if len(text) <= _MOST_TOLD else f"{text[:_MOST_TOLD]}…"


def _answer(request: AnyRequest, problem: TableeError, status: int) -> Response[Problem]:
    language = asked_for(request.headers.get("accept-language", ""))
    game = request.scope.get("tablee_game")
    return Response(told(problem, language, game if isinstance(game, str) else None), status_code=status)


def _refused(request: AnyRequest, problem: TableeError) -> Response[Problem]:
    answer = _answer(request, problem, status_of(problem))
    if isinstance(problem, QuotaExceeded):
        answer.set_header("retry-after", str(problem.details["seconds"]))
    return answer


def _http(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    if problem.status_code >= 500:
        return _answer(request, TableeError("server-error"), problem.status_code)
    code = _CODES.get(problem.status_code, "bad-request")
    extra = getattr(problem, "extra", None)
    details: dict[str, object] = {}
    if code == "bad-request":
        first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
        details = {
            "where": str(first.get("key", ""))[:200],
            "problem": str(first.get("message", problem.detail))[:200],
        }
    answer = _answer(request, TableeError(code, **details), problem.status_code)
    for name, value in (problem.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _store_failed(request: AnyRequest, problem: StoreError) -> Response[Problem]:
    _log.error("store-failed", code=problem.code, trouble=problem.trouble, why=problem.why)
    return _answer(request, TableeError("not-saved"), 503)


def _too_deep(request: AnyRequest, _problem: RecursionError) -> Response[Problem]:
    return _answer(request, TableeError("bad-request", where="body", problem="nested too deeply"), 400)


def _unexpected(request: AnyRequest, problem: Exception) -> Response[Problem]:
    _log.error("request-failed", exc_info=problem)
    return _answer(request, TableeError("server-error"), 500)


HANDLERS: ExceptionHandlersMap = {
    TableeError: _refused,
    HTTPException: _http,
    StoreError: _store_failed,
    RecursionError: _too_deep,
    Exception: _unexpected,
}

DOCUMENTED = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in (
        (400, "Input that cannot be used"),
        (401, "Nobody knows you yet: GET /api/me first"),
        (403, "Not for you"),
        (404, "No such thing"),
        (409, "Refused by the table as it stands"),
        (413, "Too large"),
        (429, "Too often"),
        (503, "Not now; try again"),
    )
}
