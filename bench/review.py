"""Measures the review: `python -m bench.review agreement|speed|precision GAME …`.

agreement GAME --games 20         do two reviews with different seeds find the same blunders?
speed GAME …                      processor time of a review, and until its first lines are there
precision GAME --games 40         error rates of players of different strength, beside their share of wins
precision GAME --games 40 --write the same, and the levels' rates into the game's `bot/precision.json`
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from statistics import fmean

import msgspec

import tablee
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import bot
from tablee.bots.value.weights import rules_of
from tablee.engine.game import Game
from tablee.engine.registry import game_names, package_of
from tablee.engine.table import Observation, Table
from tablee.reviews.decisions import Deciding
from tablee.reviews.judge import Judge, seed_of
from tablee.reviews.model import Decision
from tablee.reviews.played import played
from tablee.reviews.precision import GamePrecision
from tablee.reviews.review import DEPTHS, iterations_of, review

OPPONENT = "club"
NOISE = (0.05, 0.1, 0.2, 0.4, 0.7)  # how often a master plays any move instead
Chooses = Callable[[Observation, int], str]


@dataclass(frozen=True)
class Measured:
    """How one player did against the opponent."""

    name: str
    share: float
    error_rate: float
    decisions: int


def chooser(name: str, game: Game) -> Chooses:
    """A level, or a master who plays any move so often: `master~0.2`."""
    level, _, noise = name.partition("~")
    player, share = bot(level, game), float(noise or 0)

    def choose(seen: Observation, seed: int) -> str:
        chance = random.Random(seed)
        if chance.random() < share:
            return chance.choice(seen.legal_moves())
        return player.choose(seen, seed=seed)

    return choose


def played_by(game: Game, seats: int, choosers: list[Chooses], seed: int) -> Table:
    """A game to its end; in games against the clock the calm form."""
    table = game.deal(seats, seed=seed, **game.calm_options)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, choosers[seat](table.view_of(seat), seed_of("move", seed, table.length)))
    return table


def losses(table: Table, seats: frozenset[int], depth: int, seed: int) -> Iterator[float]:
    """What the decisions of these seats lost."""
    one = played(table)
    judge = Judge(one.game)
    for number, (seat, code, _) in enumerate(one.moves, 1):
        if seat in seats:
            seen = one.seen(number - 1, seat)
            if len(seen.legal_codes()) > 1:
                yield Deciding(judge, seen, code, depth, seed_of(seed, number)).judged().loss


def measure(game: Game, seats: int, name: str, games: int, depth: int) -> Measured:
    """Games of one player in every seat in turn, the others being the opponent."""
    one, other = chooser(name, game), chooser(OPPONENT, game)
    lost: list[float] = []
    shares = []
    for number in range(games):
        own = number % seats
        table = played_by(
            game, seats, [one if seat == own else other for seat in range(seats)], number // seats
        )
        assert table.outcome is not None
        shares.append(table.outcome.share(own, seats))
        lost += losses(table, frozenset({own}), depth, number)
    return Measured(name, fmean(shares), 100 * fmean(lost), len(lost))


def precision(game: Game, seats: int, games: int, depth: int, write: bool) -> None:
    """The curve of error rates, and how well it orders the players."""
    print(f"{game.name}, {seats} seats, {games} games each against {OPPONENT}, depth {depth}", flush=True)
    names = [*LEVELS, *(f"master~{noise}" for noise in NOISE)]
    found = []
    for name in names:
        found.append(measure(game, seats, name, games, depth))
        one = found[-1]
        print(f"| {name} | {one.share:.3f} | {one.error_rate:.2f} | {one.decisions} |", flush=True)
    print(f"rank correlation: {rank_correlation(found):.3f}")
    if write:
        write_rates(game, seats, depth, {one.name: round(one.error_rate, 2) for one in found[: len(LEVELS)]})


def rank_correlation(found: list[Measured]) -> float:
    """Spearman's, between precision and the share of wins."""
    ranks = [ranked([one.share for one in found]), ranked([-one.error_rate for one in found])]
    mean = (len(found) - 1) / 2
    spread = [sum((rank - mean) ** 2 for rank in one) for one in ranks]
    common = sum((first - mean) * (second - mean) for first, second in zip(*ranks, strict=True))
    return float(common / (spread[0] * spread[1]) ** 0.5)


def ranked(values: list[float]) -> list[float]:
    """The rank of each, the mean of their ranks for equal ones."""
    return [
        sum(other < value for other in values) + (sum(other == value for other in values) - 1) / 2
        for value in values
    ]


def write_rates(game: Game, seats: int, depth: int, rates: dict[str, float]) -> None:
    """Into the game's own folder."""
    file = Path(str(files(package_of(game.name)).joinpath("bot", "precision.json")))
    known = msgspec.json.decode(file.read_bytes(), type=GamePrecision).seats if file.exists() else {}
    written = GamePrecision(rules_of(game), depth, dict(sorted({**known, seats: rates}.items())))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")


def agreement(game: Game, seats: int, games: int, depth: str, level: str) -> None:
    """Of what one review calls a blunder, how much the other does too; the same of what is none."""
    both = {True: [0, 0], False: [0, 0]}  # a blunder in one: in the other too, and of how many
    seconds = []
    for number in range(games):
        table = played_by(game, seats, [chooser(level, game)] * seats, 10_000 + number)
        started = time.process_time()
        pair = [review(table, depth=depth, seed=seed).decisions for seed in (1, 2)]
        seconds.append((time.process_time() - started) / 2)
        for one, other in zip(*pair, strict=True):
            for first, second in ((one, other), (other, one)):
                count(both, first, second)
        told = [
            f"{name} {same}/{of}"
            for name, (same, of) in zip(("blunders", "others"), both.values(), strict=True)
        ]
        print(f"{number + 1} games by {level}: {', '.join(told)}; {fmean(seconds):.2f} s each", flush=True)


def count(both: dict[bool, list[int]], first: Decision, second: Decision) -> None:
    """One decision as two reviews judge it."""
    if not first.is_forced:
        is_blunder = first.label == "blunder"
        both[is_blunder][0] += (second.label == "blunder") == is_blunder
        both[is_blunder][1] += 1


def speed(names: list[str], depth: str) -> None:
    """A game by clubs, reviewed; what is compiled is compiled before."""
    print("| game | moves | iterations a decision | first lines, s | review, s |\n|---|---|---|---|---|")
    for name in names:
        game = tablee.game(name)
        table = played_by(game, game.seats[0], [chooser(OPPONENT, game)] * game.seats[0], 77)
        review(table, depth=16)
        started = time.process_time()
        first: list[float] = []
        told = review(
            table,
            depth=depth,
            on_progress=lambda progress, _, first=first, started=started: (  # type: ignore[misc]
                first.append(time.process_time() - started) if 2 * progress.done == progress.of else None
            ),
        )
        took = time.process_time() - started
        print(f"| {name} | {table.length} | {told.depth} | {first[0]:.2f} | {took:.1f} |", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("what", choices=("agreement", "speed", "precision"))
    parser.add_argument("games_named", metavar="GAME", nargs="+", choices=game_names())
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--depth", default="master", choices=DEPTHS)
    parser.add_argument("--level", default=OPPONENT, choices=LEVELS)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.what == "speed":
        speed(given.games_named, given.depth)
        return
    for name in given.games_named:
        game = tablee.game(name)
        seats = given.seats or game.seats[0]
        if given.what == "agreement":
            agreement(game, seats, given.games, given.depth, given.level)
        else:
            precision(game, seats, given.games, iterations_of(game, given.depth), given.write)


if __name__ == "__main__":
    main()
