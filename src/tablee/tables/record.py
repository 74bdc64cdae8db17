"""The record of the game at hand."""

from __future__ import annotations

import msgspec

from tablee import records
from tablee.records import DrawnFrom, Record, moment
from tablee.tables.live import LiveTable
from tablee.tables.refusals import refused


def record_of(live: LiveTable, *, with_secret: bool = False) -> Record:
    """Who played, what stands, and when, in milliseconds since the start. Undone moves are left out.

    The secret is in it once the game is over, or where it is asked for; secret moves always are, so show it
    to nobody before.
    """
    if live.table is None or live.started_at is None:
        raise refused("no-game")
    times = [max(0, made.at - live.started_at) for made in live.moves]
    is_open = with_secret or live.status == "over"
    record = records.record_of(live.table, players=live.players, times=times, with_secret=is_open)
    if live.beginning is not None:
        origin = live.beginning.origin
        record = msgspec.structs.replace(record, drawn_from=DrawnFrom(origin.moves, origin.seat))
    if live.commitment is None or live.game_promised_at is None:  # from before there were promises
        return record
    return msgspec.structs.replace(
        record,
        commitment=live.commitment,  # as it was shown, whichever secret was used
        promised_at=moment(live.game_promised_at),
        started_at=moment(live.started_at),
    )
