"""What games came to, as one structured NumPy array: a row a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.engine.messages import DRAW
from tablee.engine.state import StateArray

if TYPE_CHECKING:
    from tablee.engine.game import Game

Results: TypeAlias = NDArray[Any]


def result_type(game: Game, seats: int, *, final_states: bool = False) -> np.dtype[Any]:
    """The fields of a row.

    `winners` and `shares` of the one point there is to win, by seat; `scores` by seat (0 where a game ended
    without scoring); `ending`, an index into `game.endings`; `length`, how many moves; `beginner`, the seat
    that acted first, or -1 where several could; `state`, the final position, where asked for.
    """
    fields: list[Any] = [
        ("winners", "?", seats),
        ("shares", "f8", seats),
        ("scores", "i8", seats),
        ("ending", "u1"),
        ("length", "i4"),
        ("beginner", "i1"),
    ]
    return np.dtype([*fields, ("state", game.layout)] if final_states else fields)


def shares_of(
    game: Game, seats: int, codes: NDArray[np.int64]
) -> tuple[NDArray[np.bool_], NDArray[np.float64], NDArray[np.int64]]:
    """Winners, shares of the win and endings from what the rules' `outcome` returned, a number a game."""
    endings = codes >> 8
    winners = (codes[:, None] >> np.arange(seats)) & 1 == 1
    if DRAW in game.endings:
        winners[endings == game.endings.index(DRAW)] = False  # nobody wins a draw
    counts = winners.sum(axis=1, keepdims=True)
    return winners, np.where(counts > 0, winners / np.maximum(counts, 1), 1 / seats), endings


def fill_outcomes(results: Results, game: Game, codes: NDArray[np.int64]) -> None:
    """Winners, shares and endings of a whole array of results."""
    seats = results.dtype["winners"].shape[0]
    results["winners"], results["shares"], results["ending"] = shares_of(game, seats, codes)


def first_seat(acting: int) -> int:
    """The seat of a mask with one seat in it, else -1."""
    return acting.bit_length() - 1 if acting and not acting & (acting - 1) else -1


def copy_state(cell: StateArray, results: Results, row: int) -> None:
    """Keep a final position, where the results have room for it."""
    if "state" in (results.dtype.names or ()):
        results["state"][row] = cell[0]
