"""What is different between two editions, key by key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Difference(msgspec.Struct, frozen=True):
    """A value that is another one. None: it is not there."""

    key: str
    before: str | int | None
    after: str | int | None


def differences(before: Any, after: Any, key: str = "") -> Iterator[Difference]:
    """Of plain data, in the order of the first. The name is left out: it is none of the values."""
    if isinstance(before, dict) or isinstance(after, dict):
        old, new = (value if isinstance(value, dict) else {} for value in (before, after))
        for name in (*old, *(name for name in new if name not in old)):
            if key or name != "name":
                yield from differences(old.get(name), new.get(name), f"{key}.{name}" if key else name)
    elif isinstance(before, list) or isinstance(after, list):
        old_row, new_row = (value if isinstance(value, list) else [] for value in (before, after))
        for place in range(max(len(old_row), len(new_row))):
            was, is_now = (row[place] if place < len(row) else None for row in (old_row, new_row))
            yield from differences(was, is_now, f"{key}[{place}]")
    elif before != after:
        yield Difference(key, before, after)
