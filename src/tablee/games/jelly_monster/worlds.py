"""What a hidden position of Jelly Monster does not show: pods, dice in hands, secret choices."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.engine.chance.worlds import Blank, Weighed, hand, hands_of, number, row
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN, StateArray, copy_of, unpack
from tablee.games.jelly_monster.hidden import unseen_pods
from tablee.games.jelly_monster.moves import COPY, is_copy
from tablee.games.jelly_monster.state import POD_KINDS, VALUES, State, UnpackedState

if TYPE_CHECKING:
    from tablee.engine.game import Game


def blanks(game: Game, cell: StateArray) -> list[Blank]:
    """Pods first, then what depends on them; rolls before the actions chosen with them."""
    position: UnpackedState = unpack(cell)
    seats = range(position.seats)
    found: list[Blank] = []
    for seat in seats:
        for field, sizes in (("pods", position.pod_counts), ("discards", position.discard_counts)):
            if getattr(position, field)[seat][0] == UNKNOWN:
                found.append(hand(field, seat, sizes[seat], _unseen))
    found.append(row("pile", (slice(position.pile_size),), _unseen))
    for seat in seats:
        drawn = [item for item in range(position.news_count) if position.news[item][2 + seat] == UNKNOWN]
        found.extend([functools.partial(_drawn_pods, seat, drawn)] if drawn else [])
        if position.rolls[seat][0] == UNKNOWN:
            found.append(functools.partial(_rolls, seat, position.in_hand[seat]))
    for seat in seats:
        for field in ("committed", "answers"):
            if getattr(position, field)[seat] == UNKNOWN:
                found.append(number(field, seat, functools.partial(_choices, game, field, seat)))
    return found


def _drawn_pods(seat: int, items: list[int], cell: StateArray) -> Iterator[Weighed]:
    """Pods drawn just now are any of those the seat has ever had."""
    had = (cell["pods"][0, seat].astype(int) + cell["discards"][0, seat]).tolist()
    yield from row("news", (items, 2 + seat), lambda _: had, kinds=range(1, POD_KINDS + 1))(cell)


def _rolls(seat: int, dice: int, cell: StateArray) -> Iterator[Weighed]:
    """Fair dice in a hand."""
    for counts, _ in hands_of([dice] * VALUES, dice):
        ways = math.factorial(dice) // math.prod(map(math.factorial, counts))
        filled = copy_of(cell)
        filled["rolls"][0, seat] = counts
        yield filled, Fraction(ways, VALUES**dice)


def _choices(game: Game, field: str, seat: int, cell: StateArray) -> list[int]:
    """What a seat can have chosen: what it could choose if it had not yet."""
    before = copy_of(cell)
    before[field][0, seat] = 0
    before["asked"][0] |= 1 << seat if field == "answers" else 0
    moves = np.empty(game.most_moves, dtype=np.int64)
    legal = moves[: game.compiled_rules.legal_moves(before, seat, moves)].tolist()
    if field == "committed":
        return [move + 1 for move in legal]
    return [move - COPY + 1 if is_copy(move) else move for move in legal]


def _unseen(cell: StateArray) -> list[int]:
    copies: list[int] = all_unseen_pods(cell[0]).tolist()
    return copies


@compiled
def all_unseen_pods(position: State) -> Any:
    """Pods that this position does not show, by kind."""
    copies = np.zeros(POD_KINDS, np.int64)
    for kind in range(POD_KINDS):
        copies[kind] = unseen_pods(position, kind)
    return copies
