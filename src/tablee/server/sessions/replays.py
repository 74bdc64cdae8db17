"""Games shown again, move by move, through the eyes of a seat, of a spectator, or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.messages import Event, Outcome, View
from tablee.engine.state import CLOCK
from tablee.engine.table import Table
from tablee.records import Record
from tablee.records.replay import replay
from tablee.tables.entries import Ended, Logged, Started
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of

Eyes = int | None | Literal["all"]
MOST_FRAMES = 200  # in one answer; whoever wants more asks on


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a move. Frame 0 is the deal. A move that these eyes may not know is None."""

    number: int
    at: int | None  # milliseconds since the start
    seat: int | None
    move: str | None
    events: list[Event]
    views: tuple[View, ...]  # one; or one for each seat, with all hands open


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game, or a part of it."""

    game: str
    games: int  # how many were played at this table
    players: tuple[str, ...]
    called: tuple[int | None, ...]  # which of the bots' names; None: a person
    moves: int  # of the whole game
    is_over: bool
    outcome: Outcome | None
    how: str | None
    link: str = ""  # opens this game for whoever it is passed on to
    imported_at: int | None = None  # of a record that somebody brought along: names are as it tells them
    is_mine: bool = False  # whoever asks played it, or has brought it along
    tables: dict[str, Any] | None = None  # the edition, unless it is the one that comes with the game
    frames: list[Frame]


@dataclass(frozen=True)
class ReplayedMove:
    """One game of a table, as its log tells it."""

    live: LiveTable
    games: int

    @property
    def record(self) -> Record:
        """The game as a record, with its secret: for the server's own eyes until it is over."""
        return record_of(self.live, with_secret=True)


def played(log: Sequence[Logged], number: int) -> ReplayedMove:
    """The game of that number (1, 2 …), as it stands or as it ended."""
    starts = [place for place, logged in enumerate(log) if isinstance(logged.entry, Started)]
    if not 1 <= number <= len(starts):
        raise TableeError("no-such-game-here", game=number, games=len(starts))
    until = starts[number] if number < len(starts) else len(log)
    for place in range(starts[number - 1], until):
        if isinstance(log[place].entry, Ended):
            until = place + 1  # before anybody gets up
            break
    return ReplayedMove(LiveTable.from_log(log[:until]), len(starts))


def position_after(record: Record, moves: int) -> Table:
    """The table when so many moves of the record had been played."""
    if not 0 <= moves <= len(record.moves):
        raise TableeError("no-such-move-here", number=moves, moves=len(record.moves))
    return replay(msgspec.structs.replace(record, moves=record.moves[:moves]))


def frames(record: Record, eyes: Eyes, first: int = 0, most: int = MOST_FRAMES) -> list[Frame]:
    """The deal and the moves of a record from `first` on, as those eyes see them; `MOST_FRAMES` of them."""
    skipped = min(max(first - 1, 0), len(record.moves))
    table = position_after(record, skipped)
    game = table.game
    told: list[Frame] = []
    most = min(most, MOST_FRAMES)
    if first == 0 and most > 0:
        start = None if eyes == "all" else eyes
        # Where it was not dealt there is no set-up to tell of.
        events = [] if table.start is not None else game.tell_start(table.view_of(start).cell[0], start)
        told.append(Frame(number=0, at=0, seat=None, move=None, events=events, views=_views(table, eyes)))
    for number, recorded in enumerate(record.moves[skipped : first + most - 1], skipped + 1):
        before, code = table.cell, game.code(recorded.move)
        table.play_code(recorded.seat, code)
        seat = recorded.seat
        viewer = eyes if eyes != "all" else None if seat == CLOCK else seat
        is_secret = game.move_is_secret(before[0], seat, code, viewer)
        told.append(
            Frame(
                number=number,
                at=recorded.at,
                seat=seat,
                move=None if is_secret else recorded.move,
                events=game.events(before, seat, code, table.cell, viewer),
                views=_views(table, eyes),
            )
        )
    return told


def _views(table: Table, eyes: Eyes) -> tuple[View, ...]:
    return tuple(map(table.view, range(table.seats))) if eyes == "all" else (table.view(eyes),)
