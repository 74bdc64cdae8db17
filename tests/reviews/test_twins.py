"""Twin records: two games that one seat cannot tell apart, whose review says the same of its decisions."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.reviews.model import Decision, Review
from tablee.reviews.played import ReplayedGame

# The last number: moves made before the twins begin. Jelly Monster hides little until pods are drawn.
GAMES = [("district-noir", 2, 0), ("panik", 3, 0), ("noxford", 2, 0), ("jelly-monster", 3, 60)]
SEAT = 0
LEAST = 3  # decisions of the seat before the truth shows
DEPTH = 40


def looks_alike(one: tablee.Table, other: tablee.Table) -> bool:
    return one.view_of(SEAT) == other.view_of(SEAT)


def step(first: tablee.Table, second: tablee.Table, chance: random.Random) -> bool:
    """The same move at both tables, after which the seat still cannot tell; False: there is none."""
    common = [
        (seat, move)
        for seat in first.to_act
        for move in first.legal_moves(seat)
        if move in second.legal_moves(seat)
    ]
    chance.shuffle(common)
    for seat, move in common:
        tried = first.copy(), second.copy()
        for table in tried:
            table.play(seat, move)
        if looks_alike(*tried):
            first.play(seat, move)
            second.play(seat, move)
            return True
    return False


def finish(table: tablee.Table, chance: random.Random) -> None:
    while not table.is_over:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal_moves(seat)))


def twins(name: str, seats: int, begin: int, seed: int) -> tuple[tablee.Table, ...] | None:
    """Two games and, as the third, one of them as it was when they parted; None: they parted too early."""
    chance = random.Random(seed)
    dealt = tablee.game(name).deal(seats, seed=seed, **tablee.game(name).calm_options)
    for _ in range(begin):
        if dealt.is_over:
            return None
        seat = chance.choice(dealt.to_act)
        dealt.play(seat, chance.choice(dealt.legal_moves(seat)))
    if dealt.is_over:
        return None
    imagined = dealt.view_of(SEAT).imagine(seed + 1)
    pair = [tablee.game(name).at(table.cell, seed=seed) for table in (dealt, imagined)]  # the same dice
    if pair[0] == pair[1] or not looks_alike(*pair):
        return None
    while step(pair[0], pair[1], chance):
        pass
    parted = pair[0].copy()
    if pair[0] == pair[1] or sum(seat == SEAT for seat, _ in parted.log) < LEAST:
        return None
    for table in pair:
        finish(table, chance)
    return (*pair, parted)


@pytest.mark.parametrize(("name", "seats", "begin"), GAMES, ids=[case[0] for case in GAMES])
def test_the_hidden_truth_changes_nothing_of_what_a_decision_is_said_to_be(name, seats, begin, monkeypatch):
    found = next(pair for seed in range(400) if (pair := twins(name, seats, begin, seed)) is not None)
    first, second, parted = found
    reviews = [tablee.review(table, depth=DEPTH, seed=2) for table in (first, second)]
    own = [decisions_before(parted, review) for review in reviews]
    assert len(own[0]) >= LEAST
    assert own[0] == own[1]
    known = [[moment.known[SEAT] for moment in review.moments[: parted.length]] for review in reviews]
    assert known[0] == known[1]
    assert [moment.truth for moment in reviews[0].moments] != [moment.truth for moment in reviews[1].moments]

    monkeypatch.setattr(ReplayedGame, "seen", peeked)
    own = [decisions_before(parted, tablee.review(table, depth=DEPTH, seed=2)) for table in (first, second)]
    assert own[0] != own[1], "a review that peeks is found out"


def decisions_before(parted: tablee.Table, review: Review) -> list[Decision]:
    return [one for one in review.decisions if one.seat == SEAT and one.number <= parted.length]


def peeked(game: ReplayedGame, moment: int, seat: int | None) -> tablee.Observation:
    return tablee.Observation(game.game, game.cells[moment], seat)
