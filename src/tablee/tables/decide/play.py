"""Moves: tried on a copy of the position, after the game's own clock has caught up with the time of day."""

from __future__ import annotations

from tablee.engine.dice import NO_DICE
from tablee.engine.errors import Refused
from tablee.engine.rules import REFUSED
from tablee.engine.state import CLOCK, StateArray, copy_of, unpack
from tablee.engine.table import seats_in
from tablee.tables.commands import Play
from tablee.tables.decide.context import DecisionContext
from tablee.tables.entries import AnyEntry, By, Ended, Moved
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState, TriedMove


class Trial:
    """What would happen: copies of the position on which moves are tried, and the entries they would be."""

    def __init__(self, live: LiveState) -> None:
        assert live.table is not None
        self.game = live.table.game
        self._dice = live.table.dice
        self.cell: StateArray = live.cell  # each move is made on a new copy
        self.acting = live.to_act
        self.clock_at = live.clock_at
        self.entries: list[AnyEntry] = []
        self.tried: list[TriedMove] = []
        self._played = len(live.moves)

    def play(self, seat: int, code: int, by: By, command: str = "") -> None:
        """One move, and the end of the game if it is that. Raises Refused."""
        game = self.game
        self._played += 1
        dice = self._dice(self._played) if game.chance_in_play else NO_DICE
        before, after = self.cell, copy_of(self.cell)
        acting = game.compiled_rules.step(after, seat, code, dice)
        if acting == REFUSED:
            raise game.refused(before, seat, code)
        self.cell, self.acting = after, seats_in(acting)
        self.tried.append(TriedMove(before, seat, code, after, acting))
        self.entries.append(Moved(seat, game.notation(code), by, command))
        if not acting:
            self.entries.append(Ended("played", game.outcome(self.cell)))

    def let_time_pass(self, now: int) -> None:
        """Bring the game's own clock to this moment, stopping wherever it brings something about."""
        while CLOCK in self.acting and self.clock_at < now:
            alarm = self.game.time_until(unpack(self.cell), CLOCK)
            assert alarm is not None
            self.tick(min(alarm, now - self.clock_at))

    def tick(self, milliseconds: int) -> None:
        """The clock's move."""
        self.play(CLOCK, self.game.tick(milliseconds), "clock")
        self.clock_at += milliseconds


def no_game(live: LiveState) -> Refused:
    """Not yet, or not any more."""
    return refused("no-game" if live.status == "open" else "game-over")


def check_playing(live: LiveState) -> None:
    """Moves are made in a game that goes on."""
    if live.status != "playing":
        raise refused("paused") if live.status == "paused" else no_game(live)


def check_seat(live: LiveState, seat: int, expects: int | None) -> None:
    """A person plays there, and had seen the question at hand."""
    chair = live.chairs[seat]
    if chair.held_by:
        raise refused("seat-resigned" if chair.has_resigned else "seat-held")
    if expects is not None and expects < chair.posed:
        raise refused("out-of-date", expects=expects, number=live.number)


def decide_play(
    live: LiveState, who: Person, command: Play, context: DecisionContext, command_id: str
) -> list[AnyEntry]:
    """A person's move."""
    seat = live.must_sit(who)
    check_playing(live)
    check_seat(live, seat, command.expects)
    chair, now = live.chairs[seat], max(context.now, live.at)
    if chair.deadline is not None and now >= chair.deadline:
        raise refused("time-is-up")
    return _judge(live, seat, command.move, now, "person", command_id)


def decide_bot(
    live: LiveState, seat: int, move: str, expects: int, context: DecisionContext, by: By
) -> list[AnyEntry]:
    """A bot's move, if the seat is still its to play and the question the same."""
    if not 0 <= seat < len(live.chairs):
        raise refused("no-such-seat", seat=seat, seats=len(live.chairs))
    check_playing(live)
    chair = live.chairs[seat]
    if not chair.player or expects < chair.posed:
        raise refused("out-of-date", expects=expects, number=live.number)
    return _judge(live, seat, move, max(context.now, live.at), by, "")


def _judge(live: LiveState, seat: int, move: str, now: int, by: By, command: str) -> list[AnyEntry]:
    trial = Trial(live)
    code = trial.game.code(move)
    if CLOCK in trial.acting:
        trial.let_time_pass(now)
    trial.play(seat, code, by, command)
    live.tried = trial.tried
    return trial.entries
