"""The moves of the game at hand."""

from __future__ import annotations

from typing import NamedTuple

from tablee.tables.entries import By


class PlayedMove(NamedTuple):
    """A move that stands."""

    seat: int
    code: int
    at: int
    by: By
    credit: int  # milliseconds that it added to its seat's bank
    deadline: int | None = None  # until when it had to be made
