"""A quick study of an edition: games by random and by greedy players, and what they come to (Monte Carlo).

Runs as a process of its own (`python -m tablee.bots.quick_study`, a request as JSON on stdin, the study on
stdout): whoever serves people meanwhile waits for neither its compiling nor its Python, and can end it.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.engine.batch.results import Results
from tablee.engine.game import Game
from tablee.engine.registry import game
from tablee.intervals import mean_over_deals, share_over_deals

_RANDOM_GAMES = 2_000
_MOST_GREEDY_GAMES = 400
_GREEDY_SECONDS = 4.0
_MOST_CPU_SECONDS = 60  # an edition whose games do not end ends here
_GREEDY_AT_ONCE = 20


class StudyRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What to study."""

    game: str
    seats: int
    tables: dict[str, Any] | None = None  # None: the edition that comes with the game


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the interval that holds the true one in 95 of 100 studies."""

    mean: float
    least: float
    most: float


class PlayersStudied(msgspec.Struct, frozen=True, kw_only=True):
    """What games among equal players came to."""

    players: str  # "random" or "greedy"
    games: int
    seats: tuple[Estimate, ...]  # each seat's share of the wins
    beginner: Estimate | None  # the beginner's share; None where nobody begins
    length: Estimate  # in moves
    winning_score: Estimate | None  # None where no game was scored
    margin: Estimate | None  # between the best score and the second
    endings: dict[str, float]  # how often each came


class QuickStudy(msgspec.Struct, frozen=True, kw_only=True):
    """An edition beside the one that comes with the game."""

    typed: tuple[PlayersStudied, ...]
    printed: tuple[PlayersStudied, ...]


def study(request: StudyRequest) -> QuickStudy:
    """Play, and sum up. Raises UnknownGame, BadEdition or BadSeats."""
    printed = game(request.game)
    typed = printed if request.tables is None else printed.with_edition(request.tables)
    return QuickStudy(typed=_studied(typed, request.seats), printed=_studied(printed, request.seats))


def _studied(playing: Game, seats: int) -> tuple[PlayersStudied, ...]:
    by_chance = playing.simulate(_RANDOM_GAMES, seats=seats, threads=1, **playing.calm_options)
    return (
        _summed_up(playing, "random", by_chance),
        _summed_up(playing, "greedy", _greedy_games(playing, seats)),
    )


def _greedy_games(playing: Game, seats: int) -> Results:
    """As many as there is time for."""
    parts: list[Results] = []
    until = time.process_time() + _GREEDY_SECONDS
    for seed in range(0, _MOST_GREEDY_GAMES, _GREEDY_AT_ONCE):
        parts.append(
            playing.simulate(
                _GREEDY_AT_ONCE, players="greedy", seats=seats, seed=seed, threads=1, **playing.calm_options
            )
        )
        if time.process_time() > until:
            break
    return np.concatenate(parts)


def _summed_up(playing: Game, players: str, results: Results) -> PlayersStudied:
    shares, begun = results["shares"], results[results["beginner"] >= 0]
    seats = shares.shape[1]
    names = np.array(playing.endings)[results["ending"]]
    scored = results[~np.isin(names, list(playing.scoreless_endings))]
    ranked = np.sort(scored["scores"], axis=1)[:, ::-1].astype(np.float64)
    return PlayersStudied(
        players=players,
        games=len(results),
        seats=tuple(_share(shares[:, seat]) for seat in range(seats)),
        beginner=_share(begun["shares"][np.arange(len(begun)), begun["beginner"]]) if len(begun) else None,
        length=_mean(results["length"]),
        winning_score=_mean(ranked[:, 0]) if len(ranked) else None,
        margin=_mean(ranked[:, 0] - ranked[:, 1]) if len(ranked) else None,
        endings={str(name): count / len(results) for name, count in zip(*_counts(names), strict=True)},
    )


def _counts(names: NDArray[Any]) -> tuple[list[str], list[int]]:
    found, counts = np.unique(names, return_counts=True)
    return found.tolist(), counts.tolist()


def _share(values: NDArray[Any]) -> Estimate:
    found = share_over_deals(values.astype(np.float64), 1)
    return Estimate(found.value, found.low, found.high)


def _mean(values: NDArray[Any]) -> Estimate:
    found = mean_over_deals(values.astype(np.float64))
    return Estimate(found.value, found.low, found.high)


def main() -> None:
    """One request in, one study out. Whoever plays meanwhile goes first."""
    if os.name == "posix":
        import resource  # noqa: PLC0415 - not everywhere

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_CPU, (_MOST_CPU_SECONDS, _MOST_CPU_SECONDS))
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=StudyRequest)
    sys.stdout.buffer.write(msgspec.json.encode(study(request)))


if __name__ == "__main__":
    main()
