"""A game's rules: the functions it gives, and the same compiled with Numba for Python to call.

Each compiled function is one call into machine code. Python hands over arrays of one record, since Numba
takes those in a fraction of the time of a bare record; inside, the rules see the record itself.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from tablee.engine.dice import DICE_WORDS, Dice, pick_seat, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import CLOCK, MAX_SEATS, SPECTATOR, Moves, StateArray

REFUSED = -1  # what `step` returns when the move is not legal


class CommonRefusal(IntEnum):
    """Why any game refuses a move. A game's own enum begins with these: IntEnums cannot be extended."""

    FINE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    NOT_NOW = 3


def code_names(members: type[IntEnum]) -> tuple[str, ...]:
    """An enum's members as the stable codes that others see, by number: NOT_IN_HAND is `not-in-hand`."""
    names = {member.value: member.name.lower().replace("_", "-") for member in members}
    return tuple(names.get(number, "") for number in range(max(names) + 1))


def refusal_names(members: type[IntEnum]) -> tuple[str, ...]:
    """The codes of a game's refusals by number; the first stands for a legal move and is empty."""
    fine, *reasons = code_names(members)
    if [fine, *reasons[: len(CommonRefusal) - 1]] != list(code_names(CommonRefusal)):
        common = ", ".join(f"{member.name} = {member.value}" for member in CommonRefusal)
        raise TypeError(f"{members.__module__}.{members.__name__} must begin with {common}")
    return ("", *reasons)


@dataclass(frozen=True)
class Rules:
    """The compiled functions that are a game. All total: no exceptions inside."""

    deal: Callable[..., Any]  # (position, seats, options, dice): set up a blank position
    to_act: Callable[..., int]  # (position) -> bit mask of seats that may act now; 0 = over
    legal_moves: Callable[..., int]  # (position, seat, moves) -> how many codes were filled in
    refusal: Callable[..., int]  # (position, seat, move) -> 0 if legal, else an index into the reasons
    play: Callable[..., Any]  # (position, seat, move, dice): one legal move
    hide: Callable[..., Any]  # (position, seat): blank what the seat may not know
    imagine: Callable[..., Any]  # (position, seat, dice): fill every blank with a world that fits
    # (position, scores) -> bit mask of those who share the win, or a draw, + 256 × index of the ending
    outcome: Callable[..., int]


@dataclass(frozen=True)
class CompiledRules:
    """One game's rules, callable from Python on arrays of one record.

    Compiled code checks no bounds, so each call does before it begins: ValueError for an array that is too
    short or a seat that there is not. What is no such array at all is refused by Numba (TypingError).
    """

    deal: Callable[[StateArray, int, Any, Dice], None]
    to_act: Callable[[StateArray], int]
    legal_moves: Callable[[StateArray, int, Moves], int]
    refusal: Callable[[StateArray, int, int], int]
    step: Callable[[StateArray, int, int, Dice], int]
    step_through: Callable[[StateArray, Any, Any, Any], int]
    hide: Callable[[StateArray, int], None]
    imagine: Callable[[StateArray, int, Dice], None]
    outcome: Callable[[StateArray, Any], int]
    playout: Callable[[StateArray, Moves, Dice], int]


@functools.cache  # a game with another edition has the same rules
def compile_rules(
    rules: Rules, most_moves: int, allowed_seats: tuple[int, ...], options_count: int
) -> CompiledRules:
    """Make one game's rules callable from Python. Nothing is compiled before its first use."""
    return CompiledRules(
        **_dealing(rules, allowed_seats, options_count),
        **_asking(rules, most_moves),
        **_playing(rules, most_moves),
        **_knowing(rules),
    )


@compiled
def must_hold(array: Any, least: int) -> None:
    """Complain about an array that is too short."""
    if len(array) < least:
        raise ValueError("an array is too short")


@compiled
def must_be_seat(seat: int, first: int, last: int) -> None:
    """Complain about a seat that there is not."""
    if not first <= seat <= last:
        raise ValueError("there is no such seat")


def _dealing(rules: Rules, allowed_seats: tuple[int, ...], options_count: int) -> dict[str, Any]:
    rules_deal = rules.deal
    seats_mask = sum(1 << seats for seats in allowed_seats)

    @compiled
    def deal(cell: StateArray, seats: int, options: Any, dice: Dice) -> None:
        if not 1 <= seats <= MAX_SEATS or (seats_mask >> seats) & 1 == 0:
            raise ValueError("the game is not played by so many")
        must_hold(cell, 1)
        must_hold(options, options_count)
        must_hold(dice, DICE_WORDS)
        rules_deal(cell[0], seats, options, dice)

    return {"deal": deal}


def _asking(rules: Rules, most_moves: int) -> dict[str, Any]:
    rules_to_act, rules_legal_moves = rules.to_act, rules.legal_moves
    rules_refusal, rules_outcome = rules.refusal, rules.outcome

    @compiled
    def to_act(cell: StateArray) -> int:
        must_hold(cell, 1)
        return rules_to_act(cell[0])

    @compiled
    def legal_moves(cell: StateArray, seat: int, moves: Moves) -> int:
        must_hold(cell, 1)
        must_hold(moves, most_moves)
        if seat != CLOCK or (rules_to_act(cell[0]) >> CLOCK) & 1 == 0:
            must_be_seat(seat, 0, cell[0].seats - 1)
        return rules_legal_moves(cell[0], seat, moves)

    @compiled
    def refusal(cell: StateArray, seat: int, move: int) -> int:
        must_hold(cell, 1)
        must_be_seat(seat, 0, CLOCK)
        return rules_refusal(cell[0], seat, move) + 0  # a number: enum members reach Python slowly

    @compiled
    def outcome(cell: StateArray, scores: Any) -> int:
        must_hold(cell, 1)
        must_hold(scores, cell[0].seats)
        return rules_outcome(cell[0], scores)

    return {"to_act": to_act, "legal_moves": legal_moves, "refusal": refusal, "outcome": outcome}


def _playing(rules: Rules, most_moves: int) -> dict[str, Any]:
    rules_to_act, rules_legal_moves = rules.to_act, rules.legal_moves
    rules_refusal, rules_play = rules.refusal, rules.play

    @compiled
    def step(cell: StateArray, seat: int, move: int, dice: Dice) -> int:
        """Play if legal. Returns who acts next, or REFUSED; `refusal` says why."""
        must_hold(cell, 1)
        must_hold(dice, DICE_WORDS)
        must_be_seat(seat, 0, CLOCK)
        if rules_refusal(cell[0], seat, move) != 0:
            return REFUSED
        rules_play(cell[0], seat, move, dice)
        return rules_to_act(cell[0])

    @compiled
    def step_through(cell: StateArray, seats: Any, moves: Moves, dice: Any) -> int:
        """Play moves in turn, up to the first that is not legal. Returns how many were played.

        `dice` has a row for each move, or a single one where play never touches them.
        """
        must_hold(cell, 1)
        must_hold(seats, len(moves))
        must_hold(dice, min(len(moves), 1))
        must_hold(dice.T, DICE_WORDS)
        position = cell[0]
        for number in range(len(moves)):
            seat, move = seats[number], moves[number]
            must_be_seat(seat, 0, CLOCK)
            if rules_refusal(position, seat, move) != 0:
                return number
            rules_play(position, seat, move, dice[min(number, len(dice) - 1)])
        return len(moves)

    @compiled
    def playout(cell: StateArray, moves: Moves, dice: Dice) -> int:
        """Play uniformly random legal moves to the end. Returns how many."""
        must_hold(cell, 1)
        must_hold(moves, most_moves)
        must_hold(dice, DICE_WORDS)
        position = cell[0]
        count = 0
        acting = rules_to_act(position)
        while acting != 0:
            seat = pick_seat(acting, dice)
            choices = rules_legal_moves(position, seat, moves)
            rules_play(position, seat, moves[roll(dice, choices)], dice)
            count += 1
            acting = rules_to_act(position)
        return count

    return {"step": step, "step_through": step_through, "playout": playout}


def _knowing(rules: Rules) -> dict[str, Any]:
    rules_hide, rules_imagine = rules.hide, rules.imagine

    @compiled
    def hide(cell: StateArray, seat: int) -> None:
        must_hold(cell, 1)
        must_be_seat(seat, SPECTATOR, cell[0].seats - 1)
        rules_hide(cell[0], seat)

    @compiled
    def imagine(cell: StateArray, seat: int, dice: Dice) -> None:
        must_hold(cell, 1)
        must_hold(dice, DICE_WORDS)
        must_be_seat(seat, SPECTATOR, cell[0].seats - 1)
        rules_imagine(cell[0], seat, dice)

    return {"hide": hide, "imagine": imagine}
