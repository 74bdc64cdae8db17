"""News of one move as bytes, joined from pieces that the game has written (`tablee.engine.json_writer`).

The same as `write_message(News(...))`, byte for byte, without a struct or an encoder for each pair of eyes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tablee.engine.json_writer import WrittenMove
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


class MoveNews:
    """News of the move that has just been applied."""

    def __init__(self, live: LiveTable, table: str, moved: AppliedEntry, same: ForAllEyes) -> None:
        entry = moved.logged.entry
        assert isinstance(entry, Moved)
        self._live, self._moved, self._entry = live, moved, entry
        self._move = write_message(entry.move)
        self._by = b"" if entry.by == "person" else b',"by":' + write_message(entry.by)
        self._head = (
            b'{"type":"news","table":"%b","number":%d,"told":[{"number":%d,"at":%d,'
            b'"entry":{"entry":"moved","seat":%d,"move":'
            % (table.encode(), live.number, moved.logged.number, moved.logged.at, entry.seat)
        )
        clocks = b',"clocks":' + write_message(same.clocks) if same.clocks else b""
        zero = b"" if same.clock_zero is None else b',"clock_zero":%d' % same.clock_zero
        self._tail = clocks + zero + b"}"

    def write(self, eyes: Iterable[int | None]) -> dict[int | None, bytes]:
        """For those of these eyes for which it need not go the typed way."""
        live = self._live
        if live.status != "playing":
            return {}
        closed = [one for one in eyes if one is not None or not live.hands_shown_to(one)]
        return {one: self._joined(one, text) for one, text in self._moved.written_for(closed).items()}

    def _joined(self, eyes: int | None, written: WrittenMove) -> bytes:
        entry = self._entry
        is_own = entry.command and eyes == entry.seat
        default = time.default_for(self._live, eyes)
        return b"".join(
            (
                self._head,
                b"null" if self._moved.is_secret(eyes) else self._move,
                self._by,
                b',"command":' + write_message(entry.command) if is_own else b"",
                b',"gains":' + written.gains if written.gains else b"",
                b'},"events":',
                written.events,
                b'}],"view":',
                written.view,
                b',"moves":' + written.moves if written.moves else b"",
                b"" if default is None else b',"default":' + write_message(default),
                self._tail,
            )
        )
