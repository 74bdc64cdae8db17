"""Matching: who of those who look for a game plays with whom. Greedy, whoever has waited longest first.

Two fit if their ratings are no further apart than a window that widens while they wait; what is not known of
a rating counts for them. Pure: time is handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from tablee.ratings.model import Rating
from tablee.server.finding.wishes import Kind

WINDOW = 150.0  # points, at the beginning …
WIDER_PER_S = 15.0  # … and more with every second: after a minute it is wider than any two ratings


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for a game."""

    id: str
    person: str
    kinds: tuple[Kind, ...]  # that would do
    seats: Mapping[str, Sequence[int]]  # by game
    ratings: Mapping[str, Rating]  # by game; of others nothing is known
    waited_s: float

    @property
    def window(self) -> float:
        """How far apart ratings may be."""
        return WINDOW + WIDER_PER_S * self.waited_s

    def rating(self, game: str) -> Rating:
        """How strong they are."""
        return self.ratings.get(game, Rating())


class Match(NamedTuple):
    """People who have found each other."""

    seekers: tuple[Seeker, ...]
    kind: Kind


def matches(seekers: Iterable[Seeker], apart: Collection[tuple[str, str]]) -> list[Match]:
    """Returns who plays with whom; everybody once at most. `apart`: pairs that must not meet, either way."""
    waiting = sorted(seekers, key=lambda one: (-one.waited_s, one.id))
    kept_apart = {frozenset(pair) for pair in apart}
    found: list[Match] = []
    while waiting:
        first, *others = waiting
        match = _best_for(first, others, kept_apart)
        if match is None:
            waiting = others
        else:
            found.append(match)
            taken = {one.id for one in match.seekers}
            waiting = [one for one in others if one.id not in taken]
    return found


def gap(one: Seeker, other: Seeker, game: str) -> float:
    """How far apart two are: their ratings, less what is not known of them."""
    mine, theirs = one.rating(game), other.rating(game)
    return max(0.0, abs(mine.mean - theirs.mean) - (mine.deviation + theirs.deviation) / 2)


def _best_for(
    first: Seeker, others: Sequence[Seeker], kept_apart: Collection[frozenset[str]]
) -> Match | None:
    """The largest table that somebody can have now; of such the one with the nearest ratings."""
    best: tuple[tuple[int, float], Match] | None = None
    for kind in first.kinds:
        near = [
            one
            for one in others
            if kind in one.kinds
            and one.person != first.person
            and frozenset((one.person, first.person)) not in kept_apart
            and _fit(first, one, kind.game)
        ]
        near.sort(key=lambda one: (gap(first, one, kind.game), -one.waited_s, one.id))
        for seats in first.seats[kind.game]:
            company = _company(first, near, kind, seats, kept_apart)
            if company is not None:
                spread = sum(gap(one, other, kind.game) for one, other in combinations(company, 2))
                rank = (-seats, spread)
                if best is None or rank < best[0]:
                    best = (rank, Match(tuple(company), kind))
    return None if best is None else best[1]


def _company(
    first: Seeker, near: Sequence[Seeker], kind: Kind, seats: int, kept_apart: Collection[frozenset[str]]
) -> list[Seeker] | None:
    """So many who all fit each other, the nearest first; None if there are too few."""
    company = [first]
    for one in near:
        if len(company) == seats:
            break
        if seats in one.seats[kind.game] and all(
            _fit(one, other, kind.game)
            and frozenset((one.person, other.person)) not in kept_apart
            and one.person != other.person
            for other in company[1:]
        ):
            company.append(one)
    return company if len(company) == seats else None


def _fit(one: Seeker, other: Seeker, game: str) -> bool:
    return gap(one, other, game) <= (one.window + other.window) / 2
