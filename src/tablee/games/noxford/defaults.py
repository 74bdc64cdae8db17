"""What is played for a seat whose time is up: harmless, sensible, and always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tablee.engine.state import StateArray, unpack
from tablee.games.noxford.city.control import Standing
from tablee.games.noxford.preview import after_move
from tablee.games.noxford.state import LIFT, STAYING

if TYPE_CHECKING:
    from tablee.engine.game import Game


def choose(game: Game, cell: StateArray, seat: int) -> int:
    """A gear stays; else the first of the moves after which the seat is farthest ahead, or least behind."""
    if cell[0].phase == LIFT:
        return STAYING
    moves = np.empty(game.most_moves, dtype=np.int64)
    count = game.compiled_rules.legal_moves(cell, seat, moves)
    codes: list[int] = moves[:count].tolist()
    return max(codes, key=lambda move: _lead(game, cell, seat, move))


def _lead(game: Game, cell: StateArray, seat: int, move: int) -> int:
    """How far the seat would be ahead of the best other one, if the game ended with this move."""
    points = Standing(unpack(after_move(game, cell, seat, move))).points
    return points.pop(seat) - max(points)
