"""What each thing that bots know brings: `python -m bench.knowledge district-noir panik --games 400`.

The same search, with one part of its knowledge and without it, in a seat-balanced series. Both run from the
compile cache in the same process, as at a table.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache

import tablee
from tablee.bots.bot import SearchBot
from tablee.bots.knowledge import PLAIN, Knowledge, make_estimate, pick_any
from tablee.bots.players import name_of
from tablee.games.district_noir.bot.knowledge import KNOWLEDGE as DISTRICT_NOIR
from tablee.games.jelly_monster.bot.knowledge import KNOWLEDGE as JELLY_MONSTER
from tablee.games.noxford.bot.knowledge import KNOWLEDGE as NOXFORD
from tablee.games.noxford.bot.knowledge import standing as noxford_points
from tablee.games.panik.bot.knowledge import KNOWLEDGE as PANIK
from tablee.lab.series import SeriesTally, SeriesTask, keep, play_task

without = dataclasses.replace


@dataclasses.dataclass(frozen=True)
class Part:
    """One comparison: the search with something and without it, at so many iterations."""

    what: str
    iterations: int
    having: Knowledge
    lacking: Knowledge
    seats: int = 2


@cache
def parts(game: str) -> tuple[Part, ...]:
    """What can be taken away from each game's knowledge."""
    bare = without(DISTRICT_NOIR, solve=None, pick=pick_any)
    uninformed = without(PANIK, pick=pick_any, imagine=None)
    by_points = without(NOXFORD, horizon=3, estimate=make_estimate(noxford_points), reward=PLAIN.reward)
    return {
        "district-noir": (
            Part("the City counted whole – plain", 400, bare, PLAIN),
            Part("last actions worked out – not", 1000, DISTRICT_NOIR, without(DISTRICT_NOIR, solve=None)),
            Part(
                "poor takes left in playouts – any",
                1000,
                DISTRICT_NOIR,
                without(DISTRICT_NOIR, pick=pick_any),
            ),
            Part("both – neither", 1000, DISTRICT_NOIR, bare),
        ),
        "panik": (
            Part("informed playouts – plain", 400, without(PANIK, imagine=None), uninformed),
            Part(
                "beliefs from where owners stand – all worlds alike", 600, PANIK, without(PANIK, imagine=None)
            ),
        ),
        "noxford": (
            Part("most hopeful moves first – any", 100, NOXFORD, without(NOXFORD, hope=None, widening=0.0)),
            Part("widening 2 – 4", 100, NOXFORD, without(NOXFORD, widening=4.0)),
            Part("judged by chances – by points after 3 moves", 100, NOXFORD, by_points),
            Part("exploration 0.15 – 0.3", 500, NOXFORD, without(NOXFORD, exploration=0.3)),
        ),
        "jelly-monster": (
            Part("playouts of 15 moves – of 60", 300, JELLY_MONSTER, without(JELLY_MONSTER, horizon=60), 3),
        ),
    }[game]


def play(number: int, task: SeriesTask) -> float:
    """In a process of the pool: one deal from all seats."""
    part = parts(task.game)[number]
    game = tablee.game(task.game)
    for name, knowledge in ((task.first, part.having), (task.second, part.lacking)):
        keep(
            task.game,
            name_of(name),
            lambda name=name, known=knowledge: SearchBot(name, game, known, iterations=part.iterations),
        )
    return play_task(task).share


def measure(game: str, number: int, games: int, seed: int, workers: int) -> SeriesTally:
    """A whole series."""
    part = parts(game)[number]
    tally = SeriesTally(part.seats)
    options = tuple(tablee.game(game).calm_options.items())
    with ProcessPoolExecutor(workers) as pool:
        waiting = [
            pool.submit(
                play,
                number,
                SeriesTask(
                    game, f"with {number}", f"without {number}", part.seats, deal, seed, None, options
                ),
            )
            for deal in range(games // part.seats)
        ]
        tally.deals.extend(future.result() for future in waiting)
    return tally


def main() -> None:
    """A row a comparison, as the log has them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--games", type=int, default=400, dest="number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    for game in chosen.games:
        for number, part in enumerate(parts(game)):
            tally = measure(game, number, chosen.number, chosen.seed, chosen.workers)
            low, high = tally.interval
            print(
                f"| {game} | search:{part.iterations}, {part.what} | {tally.games} "
                f"| {tally.share:.1%} [{low:.1%}, {high:.1%}] |",
                flush=True,
            )


if __name__ == "__main__":
    main()
