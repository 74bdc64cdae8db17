"""News of moves as bytes, joined from pieces that the game has written (`tablee.engine.json_writer`).

The same as `write_message(News(...))`, byte for byte, without a struct or an encoder for each pair of eyes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    """News of the moves that have just been applied, such as the clock's and then a player's."""

    def __init__(self, live: LiveTable, table: str, moves: Sequence[AppliedEntry], same: ForAllEyes) -> None:
        self._live, self._moves = live, moves
        self._told = [_MoveTold(moved) for moved in moves]
        self._head = b'{"type":"news","table":"%b","number":%d,"told":[' % (table.encode(), live.number)
        clocks = b',"clocks":' + write_message(same.clocks) if same.clocks else b""
        zero = b"" if same.clock_zero is None else b',"clock_zero":%d' % same.clock_zero
        self._tail = clocks + zero + b"}"

    def write(self, eyes: Iterable[int | None]) -> dict[int | None, bytes]:
        """For those of these eyes for which it need not go the typed way."""
        live = self._live
        if live.status != "playing":
            return {}
        closed = [one for one in eyes if one is not None or not live.hands_shown_to(one)]
        written = [self._moves[-1].written_for(closed)]
        for moved in self._moves[-2::-1]:
            written.insert(0, moved.written_for(written[0], with_view=False))
        return {one: self._joined(one, [texts[one] for texts in written]) for one in written[0]}

    def _joined(self, eyes: int | None, written: Sequence[WrittenMove]) -> bytes:
        pieces = [self._head]
        for told, text in zip(self._told, written, strict=True):
            told.add_to(pieces, eyes, text)
        last = written[-1]
        pieces += (b'],"view":', last.view)
        if last.moves:
            pieces += (b',"moves":', last.moves)
        if eyes is not None and self._live.chairs[eyes].is_short:
            default = time.default_for(self._live, eyes)
            pieces.append(b"" if default is None else b',"default":' + write_message(default))
        pieces.append(self._tail)
        return b"".join(pieces)


class _MoveTold:
    """A move as the log has it, before what it meant is added for each pair of eyes."""

    __slots__ = ("_after_move", "_before_move", "_command", "_move", "_seat", "moved")

    def __init__(self, moved: AppliedEntry) -> None:
        logged, entry = moved.logged, moved.logged.entry
        assert type(entry) is Moved
        self.moved = moved
        self._seat, self._command = entry.seat, entry.command
        self._before_move = b'{"number":%d,"at":%d,"entry":{"entry":"moved","seat":%d,"move":' % (
            logged.number,
            logged.at,
            entry.seat,
        )
        self._move = write_message(entry.move)
        self._after_move = b"" if entry.by == "person" else b',"by":' + write_message(entry.by)

    def add_to(self, pieces: list[bytes], eyes: int | None, written: WrittenMove) -> None:
        """The entry for these eyes, after the others."""
        is_secret = eyes != self._seat and self.moved.is_secret(eyes)
        comma = b"," if len(pieces) > 1 else b""
        pieces += (comma, self._before_move, b"null" if is_secret else self._move, self._after_move)
        if self._command and eyes == self._seat:
            pieces += (b',"command":', write_message(self._command))
        if written.gains:
            pieces += (b',"gains":', written.gains)
        pieces += (b'},"events":', written.events, b"}")
