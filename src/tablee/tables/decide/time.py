"""Timeouts: what the passing of time itself brings, by the game's own clock and by deadlines."""

from __future__ import annotations

from tablee.engine.game import Game
from tablee.engine.messages import Move
from tablee.engine.state import CLOCK, StateArray, unpack
from tablee.tables.clocks import does_game_clock_run
from tablee.tables.decide import resign_and_hold
from tablee.tables.decide.play import Trial
from tablee.tables.entries import AnswerTimedOut, AnyEntry, SeatHeld, ServerAway, TimeRanOut
from tablee.tables.state import LiveState


def wake_at(live: LiveState) -> int | None:
    """The earliest deadline of a seat, or the next moment of the game's own clock."""
    if live.table is None or live.status != "playing":
        return None
    moments = [chair.deadline for chair in live.chairs if chair.deadline is not None]
    if CLOCK in live.to_act:
        wait = _until_something(live, live.table.game, live.cell)
        if wait is not None:
            moments.append(live.clock_at + wait)
    return min(moments, default=None)


def _until_something(live: LiveState, game: Game, cell: StateArray) -> int | None:
    """Until the clock brings something about, or lets a bot act: people see for themselves when they may."""
    seats = [CLOCK, *(seat for seat, chair in enumerate(live.chairs) if chair.player)]
    position = unpack(cell)
    waits = (game.time_until(position, seat) for seat in seats)
    return min((wait for wait in waits if wait is not None), default=None)


def decide_away(live: LiveState, milliseconds: int) -> list[AnyEntry]:
    """No server was there for so long: the clocks that run get it back. Nothing where none does."""
    is_running = does_game_clock_run(live) or any(chair.is_timed for chair in live.chairs)
    return [ServerAway(milliseconds)] if is_running and milliseconds > 0 else []


def decide_time(live: LiveState, now: int) -> list[AnyEntry]:
    """The clock's moves that are due; else what follows for one seat whose time is up."""
    if live.status != "playing":
        return []
    if CLOCK in live.to_act:
        return _due_ticks(live, now)
    due = [
        (chair.deadline, seat)
        for seat, chair in enumerate(live.chairs)
        if chair.deadline is not None and chair.deadline <= now
    ]
    return _out_of_time(live, min(due)[1]) if due else []


def _due_ticks(live: LiveState, now: int) -> list[AnyEntry]:
    trial = Trial(live)
    while CLOCK in trial.acting:
        wait = _until_something(live, trial.game, trial.cell)
        if wait is None or trial.clock_at + wait > now:
            break
        trial.tick(wait)
    live.tried = trial.tried
    return trial.entries


def default_for(live: LiveState, seat: int | None) -> Move | None:
    """What will be played for this seat when its short time is up. For that seat's eyes alone."""
    if seat is None or live.table is None or not live.chairs[seat].is_short or seat not in live.to_act:
        return None
    return live.table.game.spell(_default_code(live, live.table.game, seat))


def _default_code(live: LiveState, game: Game, seat: int) -> int:
    return game.default_move(game.hidden(live.cell, seat), seat)  # knows no more than its player


def _out_of_time(live: LiveState, seat: int) -> list[AnyEntry]:
    if live.chairs[seat].is_short:
        trial = Trial(live)
        trial.play(seat, _default_code(live, trial.game, seat), "default")
        return [AnswerTimedOut(seat), *trial.entries]
    if live.settings.when_out == "bot":
        return [TimeRanOut(seat), SeatHeld(seat, live.settings.holder)]
    return [TimeRanOut(seat), *resign_and_hold.give_up(live, seat, "out-of-time")]
