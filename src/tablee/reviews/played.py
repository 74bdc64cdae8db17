"""The game under review: its positions one after the other, and what chance had a part in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.dice import dice_from_seed
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.messages import Outcome
from tablee.engine.state import CLOCK, StateArray, copy_of
from tablee.engine.table import Observation, Table
from tablee.records import Record, record_of
from tablee.records.replay import replay_steps
from tablee.records.text import must_be_record
from tablee.reviews.judge import open_hands, seed_of

_SAMPLES = 6  # of what chance might have brought, to see whether it had a part in a move


class Unfinished(TableeError):
    """A game that goes on: a review would tell what is hidden."""

    code = "still-running"


class NoResult(TableeError):
    """A game that ended without a result: there is nothing to explain."""

    code = "review-without-result"


@dataclass(frozen=True)
class ReplayedGame:
    """A finished game, replayed."""

    game: Game
    seats: int
    cells: tuple[StateArray, ...]  # after so many moves; the truth
    moves: tuple[tuple[int, int, int | None], ...]  # (seat, code, milliseconds since the start)
    result: tuple[float, ...]  # each seat's share of the win
    gave_up: tuple[int, ...]  # seats that resigned or ran out of time, and so ended it
    out_of_time: int | None  # which of them it was whose time ran out

    @property
    def length(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    def seen(self, moment: int, seat: int | None) -> Observation:
        """What a seat (None: a spectator) knew at that moment."""
        return Observation(self.game, self.game.hidden(self.cells[moment], seat), seat)

    def acting(self, moment: int) -> tuple[int, ...]:
        """Who could act then."""
        return self.game.acting(self.cells[moment])

    def took(self, number: int) -> int | None:
        """Milliseconds that a move took since its seat could act, or had made its move before."""
        seat, _, at = self.moves[number - 1]
        begun = number - 1  # the moment
        while begun > 0 and self.moves[begun - 1][0] != seat and seat in self.acting(begun - 1):
            begun -= 1
        before = self.moves[begun - 1][2] if begun > 0 else 0
        return None if at is None or before is None else max(0, at - before)

    def opened(self, moment: int) -> StateArray:
        """The position with all hands open."""
        return open_hands(self.game, self.cells[moment])

    def has_chance(self, number: int) -> bool:
        """Whether chance answered a move: with other dice, or another order of a pile, it ends otherwise."""
        seat, code, _ = self.moves[number - 1]
        before, came = self.opened(number - 1), self.opened(number).tobytes()
        if not self.game.chance_in_play and before.tobytes() == self.cells[number - 1].tobytes():
            return False  # no dice, and nothing that nobody knew
        return any(
            open_hands(self.game, self.another(number, seat, code, sample)).tobytes() != came
            for sample in range(_SAMPLES)
        )

    def another(self, number: int, seat: int, code: int, sample: int) -> StateArray:
        """A position that the same move could have led to."""
        rules, cell = self.game.compiled_rules, self.opened(number - 1)
        dice = dice_from_seed(seed_of("chance", number, sample))
        rules.imagine(cell, 0 if seat == CLOCK else seat, dice)
        rules.step(cell, seat, code, dice)
        return cell


def played(record: Record | Table) -> ReplayedGame:
    """The game of a record, or of a table that is over. Raises BadRecord, Unfinished or NoResult."""
    if isinstance(record, Table):
        record = record_of(record)
    must_be_record(record)
    outcome = record.result
    if outcome is None:
        raise NoResult if record.end is not None else Unfinished
    cells, game = [], None
    for table, _ in replay_steps(record):
        cells.append(copy_of(table.cell))
        game = table.game
    assert game is not None
    is_played_out = not game.acting(cells[-1])
    if is_played_out:
        outcome = game.outcome(cells[-1]) or outcome
    elif record.end not in ("resigned", "out-of-time"):
        raise NoResult
    return ReplayedGame(
        game=game,
        seats=record.seats,
        cells=tuple(cells),
        moves=tuple((move.seat, game.code(move.move), move.at) for move in record.moves),
        result=_shares(outcome, record.seats),
        gave_up=() if is_played_out else _gave_up(record),
        out_of_time=None if is_played_out else _out_of_time(record),
    )


def _shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    return tuple(outcome.share(seat, seats) for seat in range(seats))


def _gave_up(record: Record) -> tuple[int, ...]:
    seats = {lapse.seat for lapse in record.resigned}
    late = _out_of_time(record)
    return tuple(sorted(seats if late is None else {*seats, late}))


def _out_of_time(record: Record) -> int | None:
    is_late = record.end == "out-of-time" and record.out_of_time
    return record.out_of_time[-1].seat if is_late else None
