"""Export: the record of the game at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee import records
from tablee.engine.state import CLOCK
from tablee.records import DrawnFrom, Held, Record, moment
from tablee.tables.live_table import LiveTable
from tablee.tables.refusals import refused


def record_of(live: LiveTable, *, with_secret: bool = False) -> Record:
    """Who played, what stands, and when, in milliseconds since the start. Undone moves are left out.

    The secret is in it once the game is over, or where it is asked for; secret moves always are, so show it
    to nobody before.
    """
    if live.table is None or live.started_at is None:
        raise refused("no-game")
    times = [max(0, played.at - live.started_at) for played in live.moves]
    is_open = with_secret or live.status == "over"
    record = records.record_of(live.table, players=live.players, times=times, with_secret=is_open)
    record = msgspec.structs.replace(record, **_company(live))
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


def _company(live: LiveTable) -> dict[str, Any]:
    """Who played beside the people, who gave up, and how it ended."""
    given_up = live.how in ("resigned", "out-of-time")
    return {
        "bots": live.bots if any(live.bots) else (),
        "held_by_bot": tuple(_held(live)),
        "out_of_time": tuple(live.out_of_time),
        "defaults": tuple(number for number, played in enumerate(live.moves, 1) if played.by == "default"),
        "resigned": tuple(live.resigned),
        "end": live.how,
        **({"result": live.outcome} if given_up else {}),
    }


def _held(live: LiveTable) -> Iterator[Held]:
    """Every row of a person's moves that a bot made."""
    open_rows: dict[int, Held] = {}
    for number, played in enumerate(live.moves, 1):
        if played.seat == CLOCK or live.bots[played.seat]:
            continue
        row = open_rows.pop(played.seat, None)
        if played.by == "bot":
            first = number if row is None else row.first
            open_rows[played.seat] = Held(played.seat, live.settings.holder, first, number)
        elif row is not None:
            yield row
    yield from open_rows.values()
