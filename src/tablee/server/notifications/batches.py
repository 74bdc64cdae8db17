"""Batches: which messages for one person by one channel go out together, and under which name."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from tablee.store.rows import DeliveryRow

DIGEST_FROM = 3  # so many that are due at once go as one message


def next_for_each(due: Sequence[DeliveryRow]) -> list[list[DeliveryRow]]:
    """The next message for each person and channel, with its name: a batch of rows for each.

    What was tried before goes first, together and under the name that it had. Of those that are new, many
    become one.
    """
    ordered = sorted(due, key=lambda row: (row.person_id, row.channel, row.due_at, row.key))
    return [_next(list(rows)) for _, rows in groupby(ordered, key=lambda row: (row.person_id, row.channel))]


def _next(rows: Sequence[DeliveryRow]) -> list[DeliveryRow]:
    named = [row.batch for row in rows if row.batch]
    if named:
        return [row for row in rows if row.batch == named[0]]
    together = rows if len(rows) >= DIGEST_FROM else rows[:1]
    name = _name(together)
    return [replace(row, batch=name) for row in together]


def _name(rows: Sequence[DeliveryRow]) -> str:
    """A name for a message that only these rows have, and the same one however often it is worked out."""
    keys = sorted("\n".join(row.key) for row in rows)
    return hashlib.sha256("\n\n".join(keys).encode()).hexdigest()[:32]
