"""Turning points and exercises of a review: the few moments at which most changed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from tablee.engine.state import CLOCK
from tablee.reviews.decisions import JudgedDecision
from tablee.reviews.model import Decision, Exercise, TurningPoint
from tablee.reviews.played import ReplayedGame
from tablee.reviews.sums import Ledger

_MOST = 3
_MOST_GREAT = 1
_LEAST_POINTS = 5.0
_SHARE = 3  # a chance rests on a third of a decision's thought, or more
_STANDARD_ERRORS = 4
_LEAST_COST = 15.0  # points that a move takes from another seat


def turning_points(ledger: Ledger, decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """The three that changed most, in their order; each move is one at the most.

    A great move changed nothing, it kept what there was: one of them is told, more only to fill up.
    """
    found = [*_of_decisions(ledger, decisions), *_of_chance(ledger), *_of_giving_up(ledger)]
    found.sort(key=lambda point: (-abs(point.points), point.number))
    others = [point for point in found if point.code == "great"][_MOST_GREAT:]
    chosen: dict[int, TurningPoint] = {}
    for point in [*(one for one in found if one not in others), *others]:
        if len(chosen) < _MOST:
            chosen.setdefault(point.number, point)
    return tuple(chosen[number] for number in sorted(chosen))


def exercises(decisions: Sequence[Decision], judged: Mapping[int, JudgedDecision]) -> tuple[Exercise, ...]:
    """Every position in which somebody missed a better move, to try again."""
    return tuple(
        Exercise(
            moves=one.number - 1,
            seat=one.seat,
            good=judged[one.number].good,
            chance=one.chance,
            choices=judged[one.number].choices,
        )
        for one in decisions
        if one.label is not None
    )


def _of_decisions(ledger: Ledger, decisions: Sequence[Decision]) -> Iterator[TurningPoint]:
    for one in decisions:
        if one.played is None:
            continue
        if one.label is not None:
            yield TurningPoint(
                number=one.number,
                seat=one.seat,
                code="loss",
                points=-100 * one.loss,
                before=one.chance,
                after=one.played.chance,
                move=one.move,
                best=one.best[0].move,
                reply=one.reply,
                reply_by=one.reply_by,
            )
        elif one.praise is not None and len(one.best) > 1:
            second = one.best[1]
            yield TurningPoint(
                number=one.number,
                seat=one.seat,
                code="great",
                points=100 * (one.played.chance - second.chance),
                before=second.chance,
                after=one.played.chance,
                move=one.move,
                best=second.move,
            )
        elif (point := _cost_to_others(ledger, one)) is not None:
            yield point


def _cost_to_others(ledger: Ledger, one: Decision) -> TurningPoint | None:
    """Whom a move hit that lost its player little: among three or more, that decides games too."""
    assert one.played is not None
    before, after = one.best[0].chances, one.played.chances
    others = [seat for seat in range(len(after)) if seat != one.seat]
    seat = min(others, key=lambda seat: after[seat] - before[seat])
    points = 100 * (after[seat] - before[seat])
    if points > -_LEAST_COST or not _is_sure(ledger, before[seat], after[seat]):
        return None
    return TurningPoint(
        number=one.number,
        seat=seat,
        code="cost",
        points=points,
        before=before[seat],
        after=after[seat],
        move=one.move,
        by=one.seat,
        best=one.best[0].move,
    )


def _of_chance(ledger: Ledger) -> Iterator[TurningPoint]:
    for number, (expected, came) in ledger.lucky.items():
        points = [100 * (then - before) for then, before in zip(came, expected, strict=True)]
        seat = max(range(len(points)), key=lambda seat: (abs(points[seat]), points[seat]))
        if abs(points[seat]) >= _LEAST_POINTS and _is_sure(ledger, expected[seat], came[seat]):
            yield TurningPoint(
                number=number,
                seat=seat,
                code="luck",
                points=points[seat],
                before=expected[seat],
                after=came[seat],
                move=_move_before_luck(ledger.played, number),
            )


def _move_before_luck(game: ReplayedGame, number: int) -> str | None:
    """The move that chance answered; None for the deal, and where time passed."""
    if number == 0 or game.moves[number - 1][0] == CLOCK:
        return None
    return game.game.notation(game.moves[number - 1][1])


def _of_giving_up(ledger: Ledger) -> Iterator[TurningPoint]:
    if ledger.given_up is None:
        return
    for seat in ledger.played.gave_up:
        chance = ledger.given_up[seat]
        points = -100 * chance
        if abs(points) >= _LEAST_POINTS:
            yield TurningPoint(
                number=ledger.played.length,
                seat=seat,
                code="out-of-time" if seat == ledger.played.out_of_time else "gave-up",
                points=points,
                before=chance,
                after=0.0,
            )


def _is_sure(ledger: Ledger, before: float, after: float) -> bool:
    """Whether two chances differ by more than another seed would make them."""
    tries = max(1, ledger.depth // _SHARE)
    error = math.sqrt((before * (1 - before) + after * (1 - after)) / tries)
    return abs(after - before) > _STANDARD_ERRORS * error
