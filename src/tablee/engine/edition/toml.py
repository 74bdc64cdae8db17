"""An edition as a TOML file. Only what editions hold: texts, whole numbers, switches, lists and tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def to_toml(data: Mapping[str, Any]) -> str:
    """The text of the file: values first, then its tables."""
    return "\n".join(_lines(data, "")).strip() + "\n"


def _lines(data: Mapping[str, Any], path: str) -> Iterator[str]:
    for key, value in data.items():
        if not isinstance(value, Mapping):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in data.items():
        if isinstance(value, Mapping):
            below = f"{path}.{_key(key)}" if path else _key(key)
            yield from ("", f"[{below}]", *_lines(value, below))


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # The strings of JSON are strings of TOML, but for U+007F, which no edition holds.
    return json.dumps(value, ensure_ascii=False)
