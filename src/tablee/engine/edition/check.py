"""Editions as they come in, held against their form: every mistake is told, each at its key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tablee.engine.edition.form import FormField
from tablee.engine.edition.problems import EditionProblem
from tablee.text import MOST_INT, is_text

WHOLE = "-"  # the key of what concerns the edition as a whole
_MAX_QUOTED_CHARS = 40
_MAX_CHARS = 1_000  # of any text


def mistakes(field: FormField, value: Any, key: str = "") -> Iterator[EditionProblem]:
    """What does not fit the form. Looks no deeper than the form does, whatever the value is."""
    yield from _CHECKS[field.kind](field, value, key)


def _problem(key: str, problem: str, **details: str | int | None) -> EditionProblem:
    return EditionProblem(key or WHOLE, problem, {name: d for name, d in details.items() if d is not None})


def _below(key: str, name: str) -> str:
    shown = name if len(name) <= _MAX_QUOTED_CHARS else f"{name[:_MAX_QUOTED_CHARS]}…"
    return f"{key}.{shown}" if key else shown


def _number(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if not isinstance(value, int) or isinstance(value, bool):
        yield _problem(key, "not-a-number")
        return
    least = -MOST_INT if field.least is None else field.least
    most = MOST_INT if field.most is None else field.most
    if not least <= value <= most:
        yield _problem(key, "out-of-range", least=least, most=most)


def _text(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if not isinstance(value, str):
        yield _problem(key, "not-text")
    elif len(value) > (field.max_chars or _MAX_CHARS):
        yield _problem(key, "too-long", most=field.max_chars or _MAX_CHARS)
    elif len(value.strip()) < (field.least or 0):
        yield _problem(key, "empty")
    elif not is_text(value) or not re.search(field.pattern, value):
        yield _problem(key, "bad-text", text=value if is_text(value) else "?")


def _switch(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if not isinstance(value, bool):
        yield _problem(key, "not-a-switch")


def _choice(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if value not in field.choices:
        yield _problem(key, "no-such-choice", allowed=", ".join(field.choices))


def _group(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if not isinstance(value, Mapping):
        yield _problem(key, "not-a-table")
        return
    known = {part.name: part for part in field.fields}
    for name in _names(value):
        if name not in known:
            yield _problem(_below(key, name), "no-such-row", allowed=", ".join(known))
    for name, part in known.items():
        if name in value:
            yield from mistakes(part, value[name], _below(key, name))
        elif not part.is_optional:
            yield _problem(_below(key, name), "missing")


def _table(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if not isinstance(value, Mapping):
        yield _problem(key, "not-a-table")
        return
    assert field.item is not None
    if field.most is not None and len(value) > field.most:
        yield _problem(key, "too-many-rows", most=field.most)
        return
    for name in _names(value):
        if field.rows and name not in field.rows:
            yield _problem(_below(key, name), "no-such-row", allowed=", ".join(field.rows))
            continue
        if field.key is not None:
            yield from mistakes(field.key, name, _below(key, name))
        yield from mistakes(field.item, value[name], _below(key, name))
    for name in field.rows:
        if name not in value:
            yield _problem(_below(key, name), "missing")


def _list(field: FormField, value: Any, key: str) -> Iterator[EditionProblem]:
    if not isinstance(value, list | tuple):
        yield _problem(key, "not-a-list")
        return
    assert field.item is not None
    least, most = field.least or 0, len(value) if field.most is None else field.most
    if not least <= len(value) <= most:
        yield _problem(key, "wrong-length", found=len(value), least=least, most=most)
        return
    for place, one in enumerate(value):
        yield from mistakes(field.item, one, f"{key}[{place}]")


def _names(value: Mapping[Any, Any]) -> list[str]:
    return [name for name in value if isinstance(name, str)]


_CHECKS = {
    "number": _number,
    "text": _text,
    "switch": _switch,
    "choice": _choice,
    "group": _group,
    "table": _table,
    "list": _list,
}
