"""Event sourcing: the log of a table as the store keeps it, as entries, and as the table it leads to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.engine.errors import BadEdition, BadRecord, TableeError
from tablee.tables.entries import AnyEntry, Logged
from tablee.tables.live_table import LiveTable

Rows = Sequence[tuple[int, int, bytes]]  # number, time and body of each entry

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(AnyEntry).decode


def read_log(rows: Rows) -> list[Logged]:
    """What the store has kept, as entries."""
    return [Logged(number, at, read_entry(body)) for number, at, body in rows]


def folded(rows: Rows) -> LiveTable:
    """The table that this log leads to. Raises `rules-changed` if it can be played here no more."""
    try:
        return LiveTable.from_log(read_log(rows))
    except (BadRecord, BadEdition) as problem:
        if problem.code not in ("rules-differ", "edition-differs", "bad-edition"):
            raise
        raise TableeError("rules-changed") from problem  # its log is whole all the same
