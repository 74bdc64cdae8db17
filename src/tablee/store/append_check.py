"""Optimistic concurrency: which entries fit onto their logs, and what the index says after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from tablee.store.errors import Clash
from tablee.store.group_commit import Append
from tablee.store.schema import tables

ROW_COLUMNS = tuple(column.name for column in tables.columns)
_in_order = attrgetter(*ROW_COLUMNS)
EntryValues = tuple[str, int, int, bytes]


def check_appends(appends: Sequence[Append], lasts: Mapping[str, int]) -> list[Clash | None]:
    """For each, in order: None if it goes right after the last entry of its log, else the clash.

    An entry that was built on one that clashed does not fit either, and so is refused with it.
    """
    last = dict(lasts)
    answers: list[Clash | None] = []
    for append in appends:
        write = append.write
        before = last.get(write.table, 0)
        if write.first == before + 1:
            last[write.table] = before + len(write.bodies)
            answers.append(None)
        else:
            code = "clash" if write.first <= before else "gap"
            answers.append(Clash(code, table=write.table, number=write.first, last=before))
    return answers


def accepted_of(appends: Sequence[Append], answers: Sequence[Clash | None]) -> list[Append]:
    """Those that are to be written."""
    return [append for append, answer in zip(appends, answers, strict=True) if answer is None]


def entry_values(appends: Sequence[Append]) -> list[EntryValues]:
    """All their entries, ready for the database."""
    return [
        (append.write.table, number, append.write.at, body)
        for append in appends
        for number, body in enumerate(append.write.bodies, append.write.first)
    ]


def outbox_values(appends: Sequence[Append]) -> list[tuple[str, int, str, str, str, int]]:
    """What the outbox is to hold after them, one row a write: nearly always nothing."""
    return [
        (write.table, write.first + len(write.bodies) - 1, "move", "", "", write.at)
        for write in (append.write for append in appends)
        if write.calls
    ]


def latest_rows(appends: Sequence[Append]) -> list[tuple[object, ...]]:
    """The newest row of each table, in one order everywhere, so that two writers cannot lock each other."""
    latest = {append.row.id: append.row for append in appends if append.row is not None}
    return [_in_order(latest[id]) for id in sorted(latest)]


def latest_chairs(appends: Sequence[Append]) -> dict[str, tuple[str, ...]]:
    """Who sits at each table whose chairs changed."""
    return {append.write.table: append.chairs for append in appends if append.chairs is not None}
