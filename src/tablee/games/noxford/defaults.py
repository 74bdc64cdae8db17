"""What is played for a seat whose time is up: harmless, sensible, and always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tablee.engine.dice import dice_from_seed
from tablee.engine.state import StateArray, unpack
from tablee.games.noxford.city.control import Standing
from tablee.games.noxford.state import STAYING, Phase

if TYPE_CHECKING:
    from tablee.engine.game import Game


def choose(game: Game, cell: StateArray, seat: int) -> int:
    """A gear stays; else the first of the moves after which the seat is farthest ahead, or least behind."""
    if cell[0].phase == Phase.LIFT:
        return STAYING
    moves = np.empty(game.most_moves, dtype=np.int64)
    count = game.compiled_rules.legal_moves(cell, seat, moves)
    codes: list[int] = moves[:count].tolist()
    return max(codes, key=lambda move: _lead(game, cell, seat, move))


def _lead(game: Game, cell: StateArray, seat: int, move: int) -> int:
    """How far the seat would be ahead of the best other one, if the game ended with this move."""
    points = Standing(unpack(_after_move(game, cell, seat, move))).points
    return points.pop(seat) - max(points)


def _after_move(game: Game, cell: StateArray, seat: int, move: int) -> StateArray:
    """The position after a legal move, from a hidden position. Only the city in it may be relied on.

    The cards that refill a hand or the open row are imagined; they have no part in the city.
    """
    copy = game.hidden(cell, seat)
    dice = dice_from_seed(0)
    game.compiled_rules.imagine(copy, seat, dice)
    game.compiled_rules.step(copy, seat, move, dice)
    return copy
