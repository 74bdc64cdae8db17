"""The log: one line an event, as text or as JSON, with everything that is nobody's business taken out."""

from __future__ import annotations

import logging
import logging.config
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

_SECRET_NAMES = re.compile(
    r"(?i)^(.*token.*|.*secret.*|.*password.*|.*cookie.*|.*key|authorization|login|database|dsn|data|body)$"
)
_HIDDEN = "…"
_IN_TEXT = (
    (re.compile(r"(?i)\b(key|token|secret|password)=[^&\s'\"]+"), rf"\1={_HIDDEN}"),
    (re.compile(r"(/(?:t|replay)/[a-z0-9]+/)[^\s'\"?]+"), rf"\1{_HIDDEN}"),
    (re.compile(r"://([^:/@\s]+):[^@/\s]+@"), rf"://\1:{_HIDDEN}@"),
    (re.compile(r"\b[0-9a-f]{64}\b"), _HIDDEN),  # secrets of games, hashes of tokens
)

_NOISY = ("uvicorn.access", "uvicorn.error", "httpx", "numba", "aiosqlite", "alembic", "sqlalchemy.engine")

Event = MutableMapping[str, Any]


def hide_secrets(_logger: Any, _method: str, event: Event) -> Event:
    """Whatever its name or its look says it should not be read by others."""
    for name, value in event.items():
        if name != "event" and _SECRET_NAMES.match(name):
            event[name] = _HIDDEN
        elif isinstance(value, str):
            event[name] = clean(value)
    return event


def _without_colour(_logger: Any, _method: str, event: Event) -> Event:
    event.pop("color_message", None)  # uvicorn says it twice
    return event


def clean(text: str) -> str:
    """A text without keys, tokens and secrets."""
    for pattern, instead in _IN_TEXT:
        text = pattern.sub(instead, text)
    return text


def set_up(form: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """Begin to log; what other libraries say goes the same way."""
    stream = stream or sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        _without_colour,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    shown: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=stream.isatty())
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in _NOISY:
        logging.getLogger(noisy).setLevel("WARNING")
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *(one for one in shared if not isinstance(one, structlog.stdlib.ExtraAdder)),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
