"""A game's rules: the functions it gives, and the same compiled with Numba for Python to call.

Each compiled function is one call into machine code. Python hands over arrays of one record, since Numba
takes those in a fraction of the time of a bare record; inside, the rules see the record itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from tablee.engine.dice import Dice, pick_seat, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import Moves, StateArray

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
    """One game's rules, callable from Python on arrays of one record."""

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


def compile_rules(rules: Rules) -> CompiledRules:
    """Make one game's rules callable from Python. Nothing is compiled before its first use."""
    rules_deal, rules_to_act, rules_legal_moves = rules.deal, rules.to_act, rules.legal_moves
    rules_refusal, rules_play = rules.refusal, rules.play
    rules_hide, rules_imagine, rules_outcome = rules.hide, rules.imagine, rules.outcome

    @compiled
    def deal(cell: StateArray, seats: int, options: Any, dice: Dice) -> None:
        rules_deal(cell[0], seats, options, dice)

    @compiled
    def to_act(cell: StateArray) -> int:
        return rules_to_act(cell[0])

    @compiled
    def legal_moves(cell: StateArray, seat: int, moves: Moves) -> int:
        return rules_legal_moves(cell[0], seat, moves)

    @compiled
    def refusal(cell: StateArray, seat: int, move: int) -> int:
        return rules_refusal(cell[0], seat, move) + 0  # a number: enum members reach Python slowly

    @compiled
    def step(cell: StateArray, seat: int, move: int, dice: Dice) -> int:
        """Play if legal. Returns who acts next, or REFUSED; `refusal` says why."""
        if rules_refusal(cell[0], seat, move) != 0:
            return REFUSED
        rules_play(cell[0], seat, move, dice)
        return rules_to_act(cell[0])

    @compiled
    def step_through(cell: StateArray, seats: Any, moves: Moves, dice: Any) -> int:
        """Play moves in turn, up to the first that is not legal. Returns how many were played.

        `dice` has a row for each move, or a single one where play never touches them.
        """
        position = cell[0]
        for number in range(len(moves)):
            seat, move = seats[number], moves[number]
            if rules_refusal(position, seat, move) != 0:
                return number
            rules_play(position, seat, move, dice[min(number, len(dice) - 1)])
        return len(moves)

    @compiled
    def hide(cell: StateArray, seat: int) -> None:
        rules_hide(cell[0], seat)

    @compiled
    def imagine(cell: StateArray, seat: int, dice: Dice) -> None:
        rules_imagine(cell[0], seat, dice)

    @compiled
    def outcome(cell: StateArray, scores: Any) -> int:
        return rules_outcome(cell[0], scores)

    @compiled
    def playout(cell: StateArray, moves: Moves, dice: Dice) -> int:
        """Play uniformly random legal moves to the end. Returns how many."""
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

    return CompiledRules(
        deal, to_act, legal_moves, refusal, step, step_through, hide, imagine, outcome, playout
    )
