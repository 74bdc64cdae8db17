"""Whether one JSON schema differs from an earlier one by nothing but additions.

Types are compared by what they hold, not by their names, which are nobody's business on the other side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
_BOUNDS = ("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "pattern", "format")


class Comparison:
    """Two documents. `is_read`: the other side writes what these types describe, and we read it."""

    def __init__(self, before: Schema, now: Schema, *, is_read: bool) -> None:
        self.before, self.now, self.is_read = before, now, is_read
        self._seen: set[tuple[str, str]] = set()

    def broken(self, before: Schema, now: Schema, where: str = "") -> Iterator[str]:
        """Returns whatever was there before and is not, or is required now and was not."""
        pair = (before.get("$ref", ""), now.get("$ref", ""))
        if all(pair):
            if pair in self._seen:
                return
            self._seen.add(pair)
        before, now = _resolved(before, self.before), _resolved(now, self.now)
        if _choices(before) or _choices(now):
            yield from self._alternatives(before, now, where)
        elif before.get("type") != now.get("type"):
            yield f"{where}: {before.get('type')} became {now.get('type')}"
        else:
            yield from self._values(before, now, where)
            yield from self._object(before, now, where)
            yield from self._array(before, now, where)

    def _alternatives(self, before: Schema, now: Schema, where: str) -> Iterator[str]:
        """Every one of before is still one of them."""
        choices = {_label(_resolved(one, self.now)): one for one in _choices(now) or [now]}
        for one in _choices(before) or [before]:
            label = _label(_resolved(one, self.before))
            if label in choices:
                yield from self.broken(one, choices[label], f"{where}|{label}")
            else:
                yield f"{where}: {label} is gone"

    def _values(self, before: Schema, now: Schema, where: str) -> Iterator[str]:
        if not set(_allowed(before)) <= set(_allowed(now)):
            yield f"{where}: {_allowed(before)} became {_allowed(now)}"
        for bound in _BOUNDS:
            if before.get(bound) != now.get(bound) and not (self.is_read and bound not in now):
                yield f"{where}: {bound} {before.get(bound)} became {now.get(bound)}"

    def _object(self, before: Schema, now: Schema, where: str) -> Iterator[str]:
        fields, fields_now = before.get("properties", {}), now.get("properties", {})
        for name, field in fields.items():
            if name in fields_now:
                yield from self.broken(field, fields_now[name], f"{where}.{name}")
            else:
                yield f"{where}.{name} is gone"
        required, required_now = set(before.get("required", [])), set(now.get("required", []))
        for name in required_now - required if self.is_read else required - required_now:
            yield f"{where}.{name} is {'required' if self.is_read else 'no longer sure'}"
        values, values_now = before.get("additionalProperties"), now.get("additionalProperties")
        if isinstance(values, dict) and isinstance(values_now, dict):
            yield from self.broken(values, values_now, f"{where}.*")
        elif values != values_now:
            yield f"{where}: further fields {values} became {values_now}"

    def _array(self, before: Schema, now: Schema, where: str) -> Iterator[str]:
        if isinstance(before.get("items"), dict):
            yield from self.broken(before["items"], now.get("items") or {}, f"{where}[]")
        rows = before.get("prefixItems", []), now.get("prefixItems", [])
        if len(rows[0]) != len(rows[1]):
            yield f"{where}: {len(rows[0])} items became {len(rows[1])}"
        for number, (one, one_now) in enumerate(zip(*rows, strict=False)):
            yield from self.broken(one, one_now, f"{where}[{number}]")


def _resolved(schema: Schema, document: Schema) -> Schema:
    while "$ref" in schema:
        found: Any = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = found
    return schema


def _choices(schema: Schema) -> list[Schema]:
    found: list[Schema] = schema.get("anyOf") or schema.get("oneOf") or []
    return found


def _label(schema: Schema) -> str:
    """What tells one alternative from another: the values of its tag, or its type."""
    fields = schema.get("properties", {})
    tags = [f"{name}={_allowed(field)[0]}" for name, field in fields.items() if len(_allowed(field)) == 1]
    return ",".join(tags) or str(schema.get("type"))


def _allowed(schema: Schema) -> list[Any]:
    found: list[Any] = [schema["const"]] if "const" in schema else schema.get("enum", [])
    return found
