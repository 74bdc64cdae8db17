"""Players of many strengths, and what reviews say that they lose: does the error rate mean something, and do
two reviews with different seeds say the same?

Everybody plays the same opponent from every seat in turn. Of each game a few decisions, drawn at random, are
judged as a review judges them, the first of them with two seeds: some decisions of many games tell more than
all decisions of a few. A series is a file of JSON lines, one a game; one that was cut off goes on where it
stopped.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from statistics import fmean

import msgspec
import numpy as np

from bench.review.playing import PLAYER, chooser, played_by
from tablee.bots.level_names import LEVELS
from tablee.bots.value.weights import rules_of
from tablee.engine.game import Game
from tablee.engine.registry import package_of
from tablee.engine.table import Table
from tablee.intervals import IntervalEstimate, mean_over_deals, share_over_deals, wilson
from tablee.reviews.decisions import Deciding
from tablee.reviews.judge import Judge
from tablee.reviews.model import Label
from tablee.reviews.played import played
from tablee.reviews.precision import GamePrecision
from tablee.reviews.review import decision_seed

NOISE = (0.1, 0.25, 0.5, 0.8)  # how often a master plays any move instead
PLAYERS: tuple[str, ...] = (*LEVELS, *(f"master~{noise}" for noise in NOISE))
_BATCH = 20  # games of each player in turn, so that a series says something of all wherever it stops


class Verdict(msgspec.Struct, frozen=True):
    """What a review says of a decision."""

    loss: float  # in points
    label: Label | None


class JudgedGame(msgspec.Struct, frozen=True):
    """One game of a player against the opponent."""

    player: str
    number: int
    share: float  # of the win
    verdicts: tuple[tuple[Verdict, ...], ...]  # of the decisions that were drawn, by each review


@dataclass(frozen=True)
class Series:
    """Which games, and how they are judged: the same series has the same games."""

    game: Game
    seats: int
    depth: int
    drawn: int  # decisions judged of each game

    @property
    def file_name(self) -> str:
        """What it is kept as."""
        return f"{self.game.name}-{self.seats}-{self.depth}-{self.drawn}.jsonl"


@dataclass(frozen=True)
class Strength:
    """What a series says of one player."""

    player: str
    games: int
    share: IntervalEstimate
    error_rate: IntervalEstimate


def read_series(file: Path) -> list[JudgedGame]:
    """The games so far; a last line that was cut off is left out."""
    if not file.exists():
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=JudgedGame) for line in lines if line.endswith(b"\n")]


def play_series(series: Series, games: int, file: Path, players: Sequence[str] = PLAYERS) -> Iterator[int]:
    """Play until the file holds that many games of each player. Yields how many it holds, now and then."""
    done = read_series(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in done))  # drops a torn line
    known = {(one.player, one.number) for one in done}
    with file.open("ab", buffering=0) as out:
        for first in range(0, games, _BATCH):
            for name in players:
                for number in range(first, min(first + _BATCH, games)):
                    if (name, number) not in known:
                        out.write(msgspec.json.encode(judged_game(series, name, number)) + b"\n")
                        known.add((name, number))
            yield len(known)


def judged_game(series: Series, name: str, number: int) -> JudgedGame:
    """One game: who won, and what some of the player's decisions lost."""
    game, seats = series.game, series.seats
    one, other = chooser(name, game), chooser(PLAYER, game)
    own = number % seats
    choosers = [one if seat == own else other for seat in range(seats)]
    table = played_by(game, seats, choosers, number // seats)
    assert table.outcome is not None
    share = table.outcome.share(own, seats)
    return JudgedGame(name, number, share, tuple(verdicts(table, own, series, number)))


def verdicts(table: Table, own: int, series: Series, seed: int) -> Iterator[tuple[Verdict, ...]]:
    """What reviews say of some decisions of this seat; of the first one two do."""
    one = played(table)
    judge = Judge(one.game)
    own_moves = [number for number, (seat, _, _) in enumerate(one.moves, 1) if seat == own]
    random.Random(seed).shuffle(own_moves)
    drawn = 0
    for number in own_moves:
        seen, code = one.seen(number - 1, own), one.moves[number - 1][1]
        if drawn < series.drawn and len(seen.legal_codes()) > 1:
            drawn += 1
            seeds = [decision_seed(review, number, own) for review in range(2 if drawn == 1 else 1)]
            yield tuple(verdict(Deciding(judge, seen, code, series.depth, seed)) for seed in seeds)


def verdict(deciding: Deciding) -> Verdict:
    """What comes of looking at a decision."""
    judged = deciding.judged()
    return Verdict(round(100 * judged.loss, 3), judged.label)


def strengths(judged: Sequence[JudgedGame]) -> list[Strength]:
    """By player, those who win most first."""
    found = []
    for name in dict.fromkeys(one.player for one in judged):
        own = [one for one in judged if one.player == name]
        shares = share_over_deals(np.array([one.share for one in own]), 1)
        rates = [mean_loss(one) for one in own]
        found.append(Strength(name, len(own), shares, mean_over_deals(np.array(rates))))
    return sorted(found, key=lambda one: -one.share.value)


def mean_loss(judged: JudgedGame) -> float:
    """Of the decisions that were drawn from a game, in points; NaN if there are none."""
    losses = [fmean(one.loss for one in both) for both in judged.verdicts]
    return fmean(losses) if losses else math.nan


def rank_correlation(found: Sequence[Strength]) -> float:
    """Spearman's, between precision and the share of wins: 1 if both order the players alike."""
    ranks = [ranked([one.share.value for one in found]), ranked([-one.error_rate.value for one in found])]
    mean = (len(found) - 1) / 2
    spread = [sum((rank - mean) ** 2 for rank in one) for one in ranks]
    common = sum((first - mean) * (second - mean) for first, second in zip(*ranks, strict=True))
    return float(common / (spread[0] * spread[1]) ** 0.5)


def ranked(values: Sequence[float]) -> list[float]:
    """The rank of each, the mean of their ranks for equal ones."""
    return [
        sum(other < value for other in values) + (sum(other == value for other in values) - 1) / 2
        for value in values
    ]


def table_of(found: Sequence[Strength]) -> str:
    """As rows of Markdown."""
    rows = [
        f"| {one.player} | {one.games} | {100 * one.share.value:.1f} % "
        f"[{100 * one.share.low:.1f}, {100 * one.share.high:.1f}] | {one.error_rate.value:.2f} "
        f"[{one.error_rate.low:.2f}, {one.error_rate.high:.2f}] |"
        for one in found
    ]
    return "\n".join(
        ["| player | games | share of wins | points lost a decision |", "|---|---|---|---|", *rows]
    )


def agreement(judged: Sequence[JudgedGame]) -> str:
    """Of what one review calls a blunder, how much the other does too; the same of what is none.

    Both orders are counted. The intervals are those of as many decisions as two reviews looked at.
    """
    pairs = [[one.label for one in both] for game in judged for both in game.verdicts if len(both) > 1]
    counts = Counter(labels.count("blunder") for labels in pairs)
    parts = []
    for name, agreed in (("blunders", counts[2]), ("others", counts[0])):
        of = 2 * agreed + counts[1]
        low, high = wilson(2 * agreed / of if of else 0.0, of / 2)
        parts.append(f"{name} {2 * agreed} of {of} [{100 * low:.1f}, {100 * high:.1f}] %")
    return f"{len(pairs)} decisions reviewed twice: {', '.join(parts)}"


def write_rates(series: Series, found: Sequence[Strength], file: Path | None = None) -> None:
    """The levels' rates into the game's own folder."""
    if file is None:
        file = Path(str(files(package_of(series.game.name)).joinpath("bot", "precision.json")))
    rules = rules_of(series.game)
    known = msgspec.json.decode(file.read_bytes(), type=GamePrecision) if file.exists() else None
    is_alike = known is not None and (known.rules, known.depth) == (rules, series.depth)
    seats = dict(known.seats) if known is not None and is_alike else {}
    rates = {one.player: round(one.error_rate.value, 2) for one in found}
    seats[series.seats] = {level: rates[level] for level in LEVELS if level in rates}
    written = GamePrecision(rules, series.depth, dict(sorted(seats.items())))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")
