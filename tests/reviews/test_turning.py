"""Turning points: which moves are told of, and in what words."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.reviews.model import Candidate, Decision, TurningPoint
from tablee.reviews.played import ReplayedGame, played
from tablee.reviews.sums import Ledger
from tablee.reviews.turning import turning_points
from tablee.reviews.words import ReviewWords

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
NAMES = ("Ada", "Ben", "Cy")


@pytest.fixture(scope="module")
def game() -> ReplayedGame:
    return played(tablee.read_record((GOLDEN / "panik-3.txt").read_text(encoding="utf-8")))


def decision(game: ReplayedGame, number: int, best: tuple[float, ...], made: tuple[float, ...]) -> Decision:
    """The move of that number, with everybody's chances after the best one and after this."""
    seat, code, _ = game.moves[number - 1]
    move = game.game.notation(code)
    candidates = [
        Candidate(move=name, chance=one[seat], chances=one) for name, one in ((move, made), ("keep", best))
    ]
    loss = best[seat] - made[seat]
    return Decision(
        number=number,
        seat=seat,
        move=move,
        is_forced=False,
        chance=max(best[seat], made[seat]),
        loss=max(0.0, loss),
        played=candidates[0],
        best=tuple(sorted(candidates, key=lambda one: -one.chance)),
        choices=2,
        label="mistake" if loss >= 0.1 else None,
        praise="great-move" if loss <= -0.15 else None,
    )


def points(game: ReplayedGame, *decisions: Decision, depth: int = 2_000) -> tuple[TurningPoint, ...]:
    return turning_points(Ledger(game, (1 / 3,) * 3, depth), decisions)


def test_a_move_that_costs_another_seat_the_game_is_told_though_its_player_lost_nothing(game):
    mover = game.moves[10][0]
    victim, winner = (seat for seat in range(3) if seat != mover)
    before, after = [0.02] * 3, [0.01] * 3
    before[victim], before[winner] = 0.9, 0.08
    after[victim], after[winner] = 0.1, 0.89
    [point] = points(game, decision(game, 11, tuple(before), tuple(after)))
    assert (point.code, point.seat, point.by, point.points) == ("cost", victim, mover, pytest.approx(-80))
    for language, words in (("en", "at least as good"), ("fr", "au moins aussi bon")):
        told = ReviewWords(game.game, language, NAMES).turning_point(point)
        assert told.startswith(NAMES[victim])
        assert NAMES[mover] in told
        assert words in told
        assert "90" in told


def test_what_another_seed_might_say_otherwise_is_no_turning_point(game):
    mover = game.moves[10][0]
    victim, winner = (seat for seat in range(3) if seat != mover)
    before, after = [0.1] * 3, [0.09] * 3
    before[victim], before[winner] = 0.55, 0.35
    after[victim], after[winner] = 0.35, 0.56
    one = decision(game, 11, tuple(before), tuple(after))
    assert [point.code for point in points(game, one)] == ["cost"]
    assert points(game, one, depth=100) == ()
    for depth, said in ((2_000, 1), (100, 0)):
        ledger = Ledger(game, (1 / 3,) * 3, depth)
        ledger.lucky[11] = ((0.3, 0.3, 0.4), (0.5, 0.2, 0.3))
        assert len(turning_points(ledger, ())) == said


def test_a_great_move_is_told_once_unless_there_is_nothing_else(game):
    own = [number for number, (seat, _, _) in enumerate(game.moves, 1) if seat == 0]
    great = [decision(game, number, (0.1, 0.5, 0.4), (0.9, 0.05, 0.05)) for number in own[:3]]
    lost = [decision(game, number, (0.6, 0.2, 0.2), (0.45, 0.28, 0.27)) for number in own[3:6]]
    assert [point.code for point in points(game, *great)] == ["great"] * 3
    assert sorted(point.code for point in points(game, *great, *lost)) == ["great", "loss", "loss"]
    assert sorted(point.code for point in points(game, *great, *lost[:1])) == ["great", "great", "loss"]
