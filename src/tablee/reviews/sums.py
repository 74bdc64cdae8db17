"""The sums of a review: result − start = skill + luck + fog, exactly, for each seat.

*Skill* is what decisions brought: a seat's own losses, and what others' losses gave it, as whoever decided
could judge them. *Luck* is what chance brought compared with what was to be expected: one's own cards at the
start, and every draw or roll after that. *Fog* is the rest: what the truth was, compared with what could be
known. Giving up is a decision too.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.reviews.formulas import error_rate, game_accuracy, move_accuracy, volatility
from tablee.reviews.judge import Chances
from tablee.reviews.model import Decision, Moment, SeatReview
from tablee.reviews.played import ReplayedGame
from tablee.reviews.precision import level_of


class Ledger:
    """What each move brought each seat, entered move by move."""

    def __init__(self, game_played: ReplayedGame, start: Chances, depth: int) -> None:
        self.played = game_played
        self.start = start
        self.depth = depth  # of the review
        seats = range(game_played.seats)
        self._own = [0.0 for _ in seats]
        self._others = [0.0 for _ in seats]
        self._luck = [0.0 for _ in seats]
        self.lucky: dict[int, tuple[Chances, Chances]] = {}  # by number of the move: expected, came
        self.given_up: Chances | None = None  # the chances when somebody gave up

    def begin(self, first: Moment) -> None:
        """The seats look at their cards: the first thing that chance brought."""
        for seat, known in enumerate(first.known):
            self._luck[seat] += known - self.start[seat]
        self.lucky[0] = (self.start, first.known)

    def decide(self, number: int, brought: Chances) -> None:
        """A decision brought each seat so much, compared with the best one."""
        self._add_skill(self.played.moves[number - 1][0], brought)

    def chance(self, number: int, came: Chances, expected: Chances) -> None:
        """Chance answered a move."""
        for seat, (then, before) in enumerate(zip(came, expected, strict=True)):
            self._luck[seat] += then - before
        self.lucky[number] = (expected, came)

    def end(self, last: Moment) -> None:
        """Whoever gave up lost what was left."""
        if not self.played.gave_up:
            return
        self.given_up = last.truth
        for seat, (result, truth) in enumerate(zip(self.played.result, last.truth, strict=True)):
            changed = self._own if seat in self.played.gave_up else self._others
            changed[seat] += result - truth

    def _add_skill(self, mover: int, brought: Chances) -> None:
        for seat, points in enumerate(brought):
            (self._own if seat == mover else self._others)[seat] += points

    def by_seat(self, moments: Sequence[Moment], decisions: Sequence[Decision]) -> tuple[SeatReview, ...]:
        """What it all came to."""
        return tuple(self._seat(seat, moments, decisions) for seat in range(self.played.seats))

    def _seat(self, seat: int, moments: Sequence[Moment], decisions: Sequence[Decision]) -> SeatReview:
        own, others, luck = self._own[seat], self._others[seat], self._luck[seat]
        start, result = self.start[seat], self.played.result[seat]
        skill = own + others
        judged = [one for one in decisions if one.seat == seat and not one.is_forced]
        weights = volatility([100 * moment.known[seat] for moment in moments])
        rate = error_rate([one.loss for one in judged])
        return SeatReview(
            seat=seat,
            start=start,
            result=result,
            skill=skill,
            luck=luck,
            fog=result - start - skill - luck,
            own_losses=own,
            others_losses=others,
            decisions=len(judged),
            inaccuracies=sum(one.label == "inaccuracy" for one in judged),
            mistakes=sum(one.label == "mistake" for one in judged),
            blunders=sum(one.label == "blunder" for one in judged),
            error_rate=rate,
            accuracy=game_accuracy(
                (move_accuracy(100 * one.loss), weights[one.number - 1]) for one in judged
            ),
            level=level_of(self.played.game, self.played.seats, rate, self.depth),
        )
