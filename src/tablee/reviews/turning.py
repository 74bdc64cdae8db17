"""Turning points and exercises of a review: the few moments at which most changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tablee.reviews.decisions import JudgedDecision
from tablee.reviews.model import Decision, Exercise, TurningPoint
from tablee.reviews.sums import Ledger

_MOST = 3
_LEAST_POINTS = 5.0


def turning_points(ledger: Ledger, decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """The three that changed most, in their order; each move is one at the most."""
    found = [*_of_decisions(decisions), *_of_chance(ledger), *_of_giving_up(ledger)]
    chosen: dict[int, TurningPoint] = {}
    for point in sorted(found, key=lambda point: (-abs(point.points), point.number)):
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


def _of_decisions(decisions: Sequence[Decision]) -> Iterator[TurningPoint]:
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


def _of_chance(ledger: Ledger) -> Iterator[TurningPoint]:
    for number, (expected, came) in ledger.lucky.items():
        points = [100 * (then - before) for then, before in zip(came, expected, strict=True)]
        seat = max(range(len(points)), key=lambda seat: (abs(points[seat]), points[seat]))
        if abs(points[seat]) >= _LEAST_POINTS:
            yield TurningPoint(
                number=number,
                seat=seat,
                code="luck",
                points=points[seat],
                before=expected[seat],
                after=came[seat],
                move=ledger.played.game.notation(ledger.played.moves[number - 1][1]) if number else None,
            )


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
