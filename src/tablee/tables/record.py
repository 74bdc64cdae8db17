"""The record of the game at hand."""

from __future__ import annotations

from tablee import records
from tablee.records import Record
from tablee.tables.live import LiveTable
from tablee.tables.refusals import refused


def record_of(live: LiveTable) -> Record:
    """Who played, what stands, and when, in milliseconds since the start. Undone moves are left out.

    The secret is in it only once the game is over; but secret moves are, so show it to nobody before.
    """
    if live.table is None or live.started_at is None:
        raise refused("no-game")
    times = [made.at - live.started_at for made in live.moves]
    is_over = live.status == "over"
    return records.record_of(live.table, players=live.players, times=times, with_secret=is_over)
