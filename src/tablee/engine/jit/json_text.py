"""JSON text written by compiled code, byte by byte into a row that Python hands over.

Every function takes the place at which the row goes on, and returns the next one. Where the row is too short
it returns the row's length from then on: whoever began sees that, and does it another way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.engine.jit.compiling import compiled

Bytes: TypeAlias = NDArray[np.uint8]

# Signs, for `put_sign` and `put_end`.
COMMA, COLON, BEGIN_LIST, END_LIST, BEGIN_OBJECT, END_OBJECT = (ord(sign) for sign in ",:[]{}")
_ZERO, _MINUS = ord("0"), ord("-")


def text(written: bytes) -> Bytes:
    """Text that is known beforehand."""
    return np.frombuffer(written, dtype=np.uint8)


def names(values: Iterable[str]) -> Bytes:
    """Names as JSON, a row each: its length, and the bytes."""
    written = [msgspec.json.encode(value) for value in values]
    rows = np.zeros((len(written), 1 + max(map(len, written))), dtype=np.uint8)
    for row, one in zip(rows, written, strict=True):
        row[0], row[1 : 1 + len(one)] = len(one), list(one)
    return rows


def key_of(struct: type[msgspec.Struct], field: str) -> Bytes:
    """What stands before a field's value: its name, with whatever comes before the first one."""
    first, *_ = fields = struct.__struct_fields__
    if field not in fields:
        raise TypeError(f"{struct.__name__} has no field {field!r}")
    before = b"," if field != first else opening(struct)
    return text(before + msgspec.json.encode(field) + b":")


def opening(struct: type[msgspec.Struct]) -> bytes:
    """How a struct begins: with its tag, if it has one."""
    config = struct.__struct_config__
    if config.tag_field is None:
        return b"{"
    return b"{" + msgspec.json.encode(config.tag_field) + b":" + msgspec.json.encode(config.tag) + b","


@compiled
def put(row: Bytes, at: int, written: Bytes) -> int:
    """Known text."""
    end = at + len(written)
    if end > len(row):
        return len(row)
    for place in range(len(written)):
        row[at + place] = written[place]
    return end


@compiled
def put_name(row: Bytes, at: int, among: Bytes, which: int) -> int:
    """One of several names."""
    size = int(among[which, 0])
    if at + size > len(row):
        return len(row)
    for place in range(size):
        row[at + place] = among[which, 1 + place]
    return at + size


@compiled
def put_sign(row: Bytes, at: int, sign: int) -> int:
    """One character."""
    if at >= len(row):
        return len(row)
    row[at] = sign
    return at + 1


@compiled
def put_number(row: Bytes, at: int, number: int) -> int:
    """A whole number."""
    left = -number if number < 0 else number
    digits = 1
    beyond = 10
    while left >= beyond:
        digits += 1
        beyond *= 10
    if at + digits + 1 > len(row):
        return len(row)
    if number < 0:
        row[at] = _MINUS
        at += 1
    for place in range(digits - 1, -1, -1):
        row[at + place] = _ZERO + left % 10
        left //= 10
    return at + digits


@compiled
def put_end(row: Bytes, at: int, sign: int) -> int:
    """The end of a list or object whose members each brought a comma: it takes the place of the last one."""
    if at >= len(row):
        return len(row)
    if row[at - 1] == COMMA:
        at -= 1
    row[at] = sign
    return at + 1
