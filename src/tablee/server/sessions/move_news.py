"""News of one move as bytes, joined from pieces that the game has written (`tablee.engine.json_writer`).

The same as `write_message(News(...))`, byte for byte, without a struct or an encoder for each pair of eyes.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.protocol.messages import SeatClock, write_message
from tablee.tables.decide import time
from tablee.tables.entries import Moved
from tablee.tables.live_table import LiveTable
from tablee.tables.public_state import TableState
from tablee.tables.redaction import AppliedEntry


class ForAllEyes(NamedTuple):
    """The part of news that is the same for everybody."""

    state: TableState | None
    clocks: tuple[SeatClock, ...]
    clock_zero: int | None


def write_move_news(
    live: LiveTable, table: str, moved: AppliedEntry, eyes: int | None, same: ForAllEyes
) -> bytes | None:
    """News of the move that has just been applied. None where it has to go the typed way."""
    if live.status != "playing" or live.hands_shown_to(eyes):
        return None
    written = moved.written_for(eyes)
    if written is None:
        return None
    number, at, entry = moved.logged.number, moved.logged.at, moved.logged.entry
    assert isinstance(entry, Moved)
    pieces = [
        b'{"type":"news","table":"%b","number":%d,"told":[{"number":%d,"at":%d,"entry":{"entry":"moved","seat":%d'
        % (table.encode(), live.number, number, at, entry.seat),
        b',"move":null' if moved.is_secret(eyes) else b',"move":' + write_message(entry.move),
    ]
    if entry.by != "person":
        pieces.append(b',"by":"%b"' % entry.by.encode())
    if entry.command and eyes == entry.seat:
        pieces.append(b',"command":' + write_message(entry.command))
    if written.gains:
        pieces.append(b',"gains":' + written.gains)
    pieces.append(b'},"events":%b}],"view":%b' % (written.events, written.view))
    if written.moves:
        pieces.append(b',"moves":' + written.moves)
    default = time.default_for(live, eyes)
    if default is not None:
        pieces.append(b',"default":' + write_message(default))
    if same.clocks:
        pieces.append(b',"clocks":' + write_message(same.clocks))
    if same.clock_zero is not None:
        pieces.append(b',"clock_zero":%d' % same.clock_zero)
    pieces.append(b"}")
    return b"".join(pieces)
