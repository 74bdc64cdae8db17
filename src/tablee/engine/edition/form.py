"""The form of an edition (schema-driven): what can be typed in, read from the types of its tables.

A game says it all with the annotations of its `edition_type`: bounds of numbers and lengths of texts by
`msgspec.Meta`, the rows of a table by `rows`. Whatever checks or shows an edition goes by this form, so that
a game from outside gets the same pages and messages.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import inspect

Kind = Literal["number", "text", "switch", "choice", "group", "table", "list"]


class FormField(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to type in, or several that belong together."""

    kind: Kind
    name: str = ""
    least: int | None = None  # of a number; of a list or a table: how many items
    most: int | None = None
    choices: tuple[str, ...] = ()
    max_chars: int | None = None
    pattern: str = ""  # of a text, as a regular expression
    word: str = ""  # what values, or rows, are called by: catalogue key `word-value`
    fields: tuple[FormField, ...] = ()  # of a group
    rows: tuple[str, ...] = ()  # of a table, all of which must be there; none: rows are free
    key: FormField | None = None  # what names a row where they are free
    item: FormField | None = None  # of a table or a list
    is_optional: bool = False  # may be left out


def rows(names: Sequence[str], word: str = "") -> msgspec.Meta:
    """Says of a table (a dict) which rows it must have, and how they are put into words."""
    return msgspec.Meta(extra={"rows": tuple(names), "word": word})


@functools.cache
def form_of(edition_type: type[msgspec.Struct]) -> FormField:
    """What can be typed in for editions of this type."""
    return _field("", inspect.type_info(edition_type), {})


def _field(name: str, kind: inspect.Type, notes: dict[str, Any], is_optional: bool = False) -> FormField:
    if isinstance(kind, inspect.Metadata):
        return _field(name, kind.type, {**notes, **(kind.extra or {})}, is_optional)
    shape = _simple(kind) or _composed(kind, tuple(notes.get("rows", ())))
    if shape is None:
        raise TypeError(f"an edition cannot hold {kind}: {name}")
    return FormField(name=name, word=str(notes.get("word", "")), is_optional=is_optional, **shape)


def _simple(kind: inspect.Type) -> dict[str, Any] | None:
    match kind:
        case inspect.BoolType():
            return {"kind": "switch"}
        case inspect.IntType():
            least = kind.ge if kind.gt is None else kind.gt + 1
            most = kind.le if kind.lt is None else kind.lt - 1
            return {"kind": "number", "least": least, "most": most}
        case inspect.StrType():
            pattern = kind.pattern or ""
            return {
                "kind": "text",
                "pattern": pattern,
                "max_chars": kind.max_length,
                "least": kind.min_length,
            }
        case inspect.LiteralType():
            return {"kind": "choice", "choices": tuple(map(str, kind.values))}
    return None


def _composed(kind: inspect.Type, names: tuple[str, ...]) -> dict[str, Any] | None:
    match kind:
        case inspect.StructType():
            parts = (_field(part.encode_name, part.type, {}, not part.required) for part in kind.fields)
            return {"kind": "group", "fields": tuple(parts)}
        case inspect.DictType():
            key = None if names else _field("", kind.key_type, {})
            item, most = _field("", kind.value_type, {}), kind.max_length
            return {"kind": "table", "rows": names, "key": key, "item": item, "most": most}
        case inspect.TupleType():
            count = len(kind.item_types)
            return {"kind": "list", "item": _field("", kind.item_types[0], {}), "least": count, "most": count}
        case inspect.ListType() | inspect.VarTupleType():
            item = _field("", kind.item_type, {})
            return {"kind": "list", "item": item, "least": kind.min_length, "most": kind.max_length}
    return None
