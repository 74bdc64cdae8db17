"""The compiled loops of a batch: one game's rules over rows of positions, without Python's lock."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.engine.jit.compiling import compiled
from tablee.engine.jit.places import place_in
from tablee.engine.rules import Rules
from tablee.engine.state import Moves, StateArray

ALL_LEGAL = -1  # what `find_codes` returns when every row has a legal action
NOTHING = -1  # the code of a row whose game is over: nothing is played there


@dataclass(frozen=True)
class BatchKernel:
    """What is done with rows of positions. `acting` is who may act in each, as a bit mask."""

    deal: Callable[..., None]
    find_codes: Callable[..., int]
    play: Callable[..., None]
    mask: Callable[..., None]
    hide: Callable[..., None]


@compiled
def lowest_seat(mask: int) -> int:
    """The first seat of a bit mask that is not empty. Where several may act, they act in this order."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@functools.cache
def batch_kernel(rules: Rules) -> BatchKernel:
    """The loops for one game."""
    rules_deal, rules_to_act, rules_legal_moves = rules.deal, rules.to_act, rules.legal_moves
    rules_refusal, rules_play, rules_hide = rules.refusal, rules.play, rules.hide
    rules_outcome = rules.outcome

    @compiled
    def deal(
        blank: StateArray, states: StateArray, seats: int, options: Any, dice: Any, which: Any, acting: Any
    ) -> None:
        """Deal new games into the rows that `which` says."""
        for row in range(len(states)):
            if which[row]:
                states[row] = blank[0]
                rules_deal(states[row], seats, options, dice[row])
                acting[row] = rules_to_act(states[row])

    @compiled
    def find_codes(
        states: StateArray, acting: Any, actions: Any, fixed: Any, moves: Moves, codes: Any
    ) -> int:
        """The move code of each action. Returns the first row whose action is not legal, or ALL_LEGAL."""
        for row in range(len(states)):
            codes[row] = NOTHING
            if acting[row] == 0:
                continue
            action, seat = actions[row], lowest_seat(acting[row])
            if len(fixed) > 0:
                if not 0 <= action < len(fixed):
                    return row
                if rules_refusal(states[row], seat, fixed[action]) != 0:
                    return row
                codes[row] = fixed[action]
            else:
                if not 0 <= action < rules_legal_moves(states[row], seat, moves):
                    return row
                codes[row] = moves[action]
        return ALL_LEGAL

    @compiled
    def play(
        states: StateArray, acting: Any, codes: Any, dice: Any, scores: Any, outcomes: Any, ended: Any
    ) -> None:
        """One move in each row that has one; how the games ended that end with it."""
        for row in range(len(states)):
            ended[row] = False
            if acting[row] == 0:
                continue
            rules_play(states[row], lowest_seat(acting[row]), codes[row], dice[row])
            acting[row] = rules_to_act(states[row])
            if acting[row] == 0:
                ended[row] = True
                outcomes[row] = rules_outcome(states[row], scores[row])

    @compiled
    def mask(
        states: StateArray, acting: Any, sorted_codes: Any, sorted_ids: Any, moves: Moves, legal: Any
    ) -> None:
        """True at the id of each legal move of whoever is to act."""
        for row in range(len(states)):
            legal[row, :] = False
            if acting[row] == 0:
                continue
            count = rules_legal_moves(states[row], lowest_seat(acting[row]), moves)
            for number in range(count):
                if len(sorted_codes) > 0:
                    legal[row, sorted_ids[place_in(sorted_codes, moves[number])]] = True
                else:
                    legal[row, number] = True

    @compiled
    def hide(states: StateArray, seats: Any, hidden: StateArray) -> None:
        """Each position as its seat may know it."""
        for row in range(len(states)):
            hidden[row] = states[row]
            rules_hide(hidden[row], seats[row])

    return BatchKernel(deal, find_codes, play, mask, hide)
