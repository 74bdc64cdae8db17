"""Cards and tiles: how often the winner holds each, and what one more of it adds to the chance to win.

What it adds is a linear regression of the win on everything held, within each game: only differences between
those who sat at one table count. Who began and which seat it was are held constant; standard errors are
robust and clustered by deal. Where all hold equally many in sum, each is compared with the average thing.
"""

from __future__ import annotations

import numpy as np

from tablee.engine.game import Game
from tablee.intervals import IntervalEstimate, around, ratio_over_deals
from tablee.studies.figures import Thing
from tablee.studies.games_played import Array, GamesPlayed
from tablee.studies.subject import names_of_things


def measure_things(game: Game, played: GamesPlayed) -> tuple[Thing, ...]:
    """Each thing that was ever held."""
    names = names_of_things(game)
    effects = added_wins(played)
    held = played.held.astype(np.float64)
    by_deal = held.reshape(-1, played.seats, *held.shape[1:]).sum(axis=(1, 2))
    with_winner = (
        (held * played.shares[:, :, None]).reshape(-1, played.seats, *held.shape[1:]).sum(axis=(1, 2))
    )
    return tuple(
        Thing(
            name=name,
            a_game=round(float(by_deal[:, place].sum()) / played.games, 4),
            with_winner=ratio_over_deals(with_winner[:, place], by_deal[:, place]),
            adds=effects[place],
        )
        for place, name in enumerate(names)
        if by_deal[:, place].any()
    )


def added_wins(played: GamesPlayed) -> list[IntervalEstimate | None]:
    """What one more of each thing adds; None where nobody ever held more of it than others did."""
    things = played.held.shape[2]
    held = np.concatenate([played.held.astype(np.float64), _circumstances(played)], axis=2)
    held -= held.mean(axis=1, keepdims=True)
    wins = played.shares - played.shares.mean(axis=1, keepdims=True)
    varies = (held != 0).any(axis=(0, 1))
    columns = held[:, :, varies].reshape(-1, int(varies.sum()))
    if not columns.size:
        return [None] * things
    inverse = np.linalg.pinv(columns.T @ columns, hermitian=True, rcond=1e-10)
    slopes = inverse @ (columns.T @ wins.reshape(-1))
    left = wins.reshape(-1) - columns @ slopes
    # One row a deal: all its seats in all its games.
    pulls = (columns * left[:, None]).reshape(-1, played.seats * played.seats, columns.shape[1]).sum(axis=1)
    errors = np.sqrt(np.diag(inverse @ (pulls.T @ pulls) @ inverse).clip(min=0))
    found = iter([around(float(slope), float(error)) for slope, error in zip(slopes, errors, strict=True)])
    return [next(found) if is_known else None for is_known in varies[:things].tolist()]


def _circumstances(played: GamesPlayed) -> Array:
    """Which seat it is, and whether it began: not held in hand, but part of the luck."""
    seats = np.broadcast_to(np.eye(played.seats)[:, 1:], (played.games, played.seats, played.seats - 1))
    began = played.beginners[:, None] == np.arange(played.seats)
    return np.concatenate([seats, began[:, :, None]], axis=2).astype(np.float64)
