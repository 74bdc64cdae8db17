"""Judges ratings: how well they tell who wins games to come, and how soon a newcomer has theirs."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

import msgspec

from bench.ratings.games import Played
from tablee.ratings.model import BETA, START, Rating, rated

_MOST_STEPS = 3_000
_STILL = 0.01  # points
GAMES_OF_A_NEWCOMER = 15
NEAR = 100  # points
_NEWCOMERS = 200  # of each strength


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one game."""

    game: str
    games: int
    log_loss: float  # on games that came later, with ratings as they stood before them
    best_log_loss: float  # with the fixed ratings that explain the earlier games best
    newcomers: int
    near: float  # of them after 15 games: the share within 100 points of the truth …
    mean_error: float  # … and by how many points they are wrong
    truth: dict[str, float]


def judge(game: str, played: Sequence[Played]) -> Judged:
    """All of it. The first two thirds are learnt from, the rest is told."""
    begin = len(played) * 2 // 3
    learnt, told = played[:begin], played[begin:]
    means = {name: rating.mean for name, rating in online(learnt).items()}
    truth = best_fixed(played)
    errors = newcomers(played, truth)
    return Judged(
        game=game,
        games=len(played),
        log_loss=round(log_loss(means, told), 4),
        best_log_loss=round(log_loss(best_fixed(learnt), told), 4),
        newcomers=len(errors),
        near=round(sum(error <= NEAR for error in errors) / len(errors), 3),
        mean_error=round(sum(errors) / len(errors), 1),
        truth={name: round(mean) for name, mean in truth.items()},
    )


def online(played: Sequence[Played]) -> dict[str, Rating]:
    """Everybody's rating after these games, from nothing. Who sits there twice learns from both seats."""
    known: dict[str, Rating] = {}
    for one in played:
        after = rated([known.get(name, Rating()) for name in one.players], one.ranks)
        for name in set(one.players):
            own = [rating for player, rating in zip(one.players, after, strict=True) if player == name]
            known[name] = Rating(
                sum(rating.mean for rating in own) / len(own),
                sum(rating.deviation for rating in own) / len(own),
            )
    return known


def log_loss(means: Mapping[str, float], played: Sequence[Played]) -> float:
    """The mean surprise at who came in first; of a shared win everybody has a part."""
    lost = 0.0
    for one in played:
        chances = _chances(means, one.players)
        first = _first(one)
        lost -= sum(math.log(chances[seat]) for seat in first) / len(first)
    return lost / len(played)


def best_fixed(played: Sequence[Played]) -> dict[str, float]:
    """The fixed ratings under which these wins are most likely, by gradient ascent."""
    names = sorted({name for one in played for name in one.players})
    means = dict.fromkeys(names, START)
    for _ in range(_MOST_STEPS):
        slope, curve = dict.fromkeys(names, 0.0), dict.fromkeys(names, 1e-12)
        for one in played:
            spread, chances, first = (
                BETA * math.sqrt(len(one.players)),
                _chances(means, one.players),
                _first(one),
            )
            for seat, name in enumerate(one.players):
                slope[name] += ((seat in first) / len(first) - chances[seat]) / spread
                curve[name] += chances[seat] * (1 - chances[seat]) / spread**2
        steps = {name: 0.5 * slope[name] / curve[name] for name in names}
        means = {name: means[name] + steps[name] for name in names}
        if max(map(abs, steps.values())) < _STILL:
            break
    middle = sum(means.values()) / len(means)
    return {name: mean - middle + START for name, mean in means.items()}


def newcomers(played: Sequence[Played], truth: Mapping[str, float]) -> list[float]:
    """By how much newcomers' ratings are wrong after 15 games of a bot, drawn from all that it has played.

    All others are anchors.
    """
    chance, errors = random.Random(15), []
    for name in sorted(truth):
        theirs = [one for one in played if one.players.count(name) == 1]
        for _ in range(_NEWCOMERS):
            known = Rating()
            for one in chance.sample(theirs, GAMES_OF_A_NEWCOMER):
                seat = one.players.index(name)
                before = [Rating(truth[other], 20.0) for other in one.players]
                before[seat] = known
                known = rated(before, one.ranks)[seat]
            errors.append(abs(known.mean - truth[name]))
    return errors


def _first(one: Played) -> list[int]:
    return [seat for seat, rank in enumerate(one.ranks) if rank == 1]


def _chances(means: Mapping[str, float], players: Sequence[str]) -> list[float]:
    spread = BETA * math.sqrt(len(players))
    weights = [math.exp((means[name] - START) / spread) for name in players]
    return [weight / sum(weights) for weight in weights]
