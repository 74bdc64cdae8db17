"""A step against the clock: what happens when, given what the learner does and when.

Nothing is kept between two moves: the table is played anew from the first one, so the same moves at the same
moments bring the same race, and whoever hesitates sees the others act meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from tablee.engine.messages import Witnessed
from tablee.engine.state import CLOCK, unpack
from tablee.engine.table import Table


class Timed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the learner, in milliseconds since the clock began to run."""

    at: int
    move: str


@dataclass(frozen=True)
class ScriptedMove:
    """What another player does at a moment, if it is possible then."""

    at: int
    seat: int
    move: Callable[[Table], str] | str


@dataclass(frozen=True, kw_only=True)
class Race:
    """The others' part. The clock begins to run with the learner's first move."""

    others: tuple[ScriptedMove, ...]
    closing: tuple[ScriptedMove, ...]  # once the learner is through: `at` counts from then
    is_through: Callable[[Table], bool]
    advice: Callable[[Table], str]  # a good move for the learner; empty when there is nothing to do


@dataclass(frozen=True)
class RaceMoment:
    """Something that happens in a race."""

    at: int
    seat: int
    seen: Witnessed
    free_at: int  # when the learner may act again
    advice: str


def run(race: Race, table: Table, seat: int, moves: Sequence[Timed]) -> tuple[list[RaceMoment], bool]:
    """All that happens until the clock stands if the learner does this and nothing more, and whether that is
    enough. A move of the learner that is refused raises Refused.
    """
    runner = _Runner(race, table, seat)
    happened = [runner.play(0, seat, moves[0].move)]
    for timed in moves[1:]:
        happened += runner.go_on(timed.at)
        happened.append(runner.play(runner.now, seat, timed.move))
    happened += runner.go_on(None)
    return happened, runner.is_through


class _Runner:
    def __init__(self, race: Race, table: Table, seat: int) -> None:
        self.race, self.table, self.seat = race, table, seat
        self.now = 0
        self.coming = sorted(race.others, key=lambda deed: deed.at)
        self.is_through = False

    def go_on(self, until: int | None) -> Iterator[RaceMoment]:
        """Time passes; None: until the clock stands."""
        while CLOCK in self.table.to_act:
            alarm = self.now + (self.table.game.time_until(unpack(self.table.cell), CLOCK) or 1)
            moment = min([alarm, *(deed.at for deed in self.coming[:1]), *([] if until is None else [until])])
            if moment > self.now:
                told = self.play(moment, CLOCK, self.tick(moment - self.now))
                if told.seen.events:
                    yield told
            if self.coming and self.coming[0].at <= self.now:
                yield from self.act(self.coming.pop(0))
            elif until is not None and self.now >= until:
                return

    def tick(self, milliseconds: int) -> str:
        return self.table.game.notation(self.table.game.tick(milliseconds))

    def act(self, deed: ScriptedMove) -> Iterator[RaceMoment]:
        """One of the others does something, or cannot any more."""
        if deed.seat not in self.table.to_act:
            return
        move = deed.move if isinstance(deed.move, str) else deed.move(self.table)
        if move and self.table.refusal(deed.seat, move) is None:
            yield self.play(self.now, deed.seat, move)

    def play(self, at: int, seat: int, move: str) -> RaceMoment:
        seen = self.table.play_and_show(seat, move, [self.seat])[self.seat]
        self.now = at
        if not self.is_through and self.race.is_through(self.table):
            self.is_through = True
            later = [ScriptedMove(at + deed.at, deed.seat, deed.move) for deed in self.race.closing]
            self.coming = sorted([*self.coming, *later], key=lambda deed: deed.at)
        wait = self.table.game.time_until(unpack(self.table.cell), self.seat)
        return RaceMoment(at, seat, seen, at + (wait or 0), self.race.advice(self.table))
