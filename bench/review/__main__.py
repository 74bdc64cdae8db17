"""Measures the review: `python -m bench.review speed|precision|exact GAME …`.

speed GAME …                processor time of a review, and until its first lines are there
precision GAME --games 200  error rates of players of different strength, beside their share of wins, and
                            whether two reviews with different seeds find the same blunders
  --write                   … and the levels' rates into the game's `bot/precision.json`
exact GAME --games 9        decisions near the end, beside what they are exactly worth (needs OpenSpiel)

The games of `precision` are kept in a folder; what was cut off goes on where it stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import tablee
from bench.review.precision import (
    PLAYERS,
    Series,
    agreement,
    play_series,
    rank_correlation,
    read_series,
    strengths,
    table_of,
    write_rates,
)
from bench.review.speed import speed
from tablee.engine.game import Game
from tablee.engine.registry import game_names
from tablee.reviews.review import DEPTHS, iterations_of

_ROUNDS = 40  # of CFR+


def precision(series: Series, games: int, folder: Path, players: list[str], write: bool) -> None:
    """The curve of error rates, and how well it orders the players."""
    file = folder / series.file_name
    print(f"{series.game.name}, {series.seats} seats, depth {series.depth}", flush=True)
    for held in play_series(series, games, file, players):
        print(
            f"{held} games; rank correlation {rank_correlation(strengths(read_series(file))):.3f}", flush=True
        )
    judged = read_series(file)
    found = strengths(judged)
    print(table_of(found))
    print(f"rank correlation: {rank_correlation(found):.3f}\n{agreement(judged)}")
    if write:
        write_rates(series, found)


def exact(game: Game, games: int, left: int, depth: int) -> None:
    """The last decisions of so many games, as far as they can be solved."""
    from bench.review.exact import compared, told  # noqa: PLC0415 - OpenSpiel is an extra

    found = []
    for deal in range(games):
        found += compared(game, deal, left, depth, _ROUNDS)
        if found:
            print(f"{deal + 1} games: {told(found)}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.review", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=("speed", "precision", "exact"))
    parser.add_argument("games_named", metavar="GAME", nargs="+", choices=game_names())
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", default="master", choices=DEPTHS)
    parser.add_argument("--players", nargs="+", default=list(PLAYERS))
    parser.add_argument("--drawn", type=int, default=4, help="decisions judged of each game")
    parser.add_argument("--left", type=int, default=6, help="moves before the end, for exact")
    parser.add_argument("--folder", type=Path, default=Path("build/review"))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.what == "speed":
        speed(given.games_named, given.depth)
        return
    for name in given.games_named:
        game = tablee.game(name)
        if given.what == "exact":
            exact(game, given.games, given.left, iterations_of(game, given.depth))
            continue
        seats = given.seats or game.seats[0]
        series = Series(game, seats, iterations_of(game, given.depth), given.drawn)
        precision(series, given.games, given.folder, given.players, given.write)


if __name__ == "__main__":
    main()
