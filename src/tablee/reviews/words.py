"""Turning points as sentences, in either language and with names."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Game
from tablee.i18n import Translator
from tablee.reviews.model import Review, SeatReview, TurningPoint

_NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


class ReviewWords:
    """Says what a review says."""

    def __init__(self, game: Game, language: str, players: Sequence[str]) -> None:
        self._game = game
        words = Translator(language, game.name, part="review")
        nameless = [words.say("person", number=seat + 1) for seat in range(game.seats[-1])]
        self.words = Translator(language, game.name, players or nameless, part="review")

    def turning_points(self, review: Review) -> tuple[str, ...]:
        """A sentence for each."""
        return tuple(self.turning_point(point) for point in review.turning_points)

    def turning_point(self, point: TurningPoint) -> str:
        """What happened, and what it changed."""
        code = self._code(point)
        told = self.words.say(
            f"review-turn-{code}",
            player=self.words.player(point.seat),
            by="" if point.by is None else self.words.player(point.by),
            move=self.move(point.move),
            best=self.move(point.best),
            before=self.percent(point.before),
            after=self.percent(point.after),
            points=self.points(abs(point.points)),
            way="better" if point.points > 0 else "worse",
        )
        if point.code != "loss" or point.reply is None or point.reply_by is None:
            return told
        reply = self.words.say(
            "review-turn-reply", player=self.words.player(point.reply_by), move=self.move(point.reply)
        )
        return f"{told} {reply}"

    def _code(self, point: TurningPoint) -> str:
        if point.code != "luck":
            return point.code
        return "dealt" if point.number == 0 else "luck" if point.move is not None else "luck-of-time"

    def move(self, move: str | None) -> str:
        """A move in words."""
        return "" if move is None else self.words.tell(self._game.spell(self._game.code(move)))

    def percent(self, share: float) -> str:
        """A chance."""
        return f"{100 * share:.0f}{_NO_BREAK_SPACE if self.words.language == 'fr' else ''}%"

    def points(self, points: float, digits: int = 0) -> str:
        """An amount of points, or another number."""
        text = f"{points:.{digits}f}"
        return text.replace(".", ",") if self.words.language == "fr" else text

    def sum_of(self, one: SeatReview) -> str:
        """How a seat's result came about, in a sentence."""
        return self.words.say(
            "review-sum",
            player=self.words.player(one.seat),
            start=self.percent(one.start),
            result=self.percent(one.result),
            skill=self.signed(100 * one.skill),
            luck=self.signed(100 * one.luck),
            fog=self.signed(100 * one.fog),
        )

    def precision_of(self, one: SeatReview) -> str:
        """How precisely a seat has played; empty if it had nothing to decide."""
        if one.error_rate is None or one.accuracy is None:
            return ""
        told = self.words.say(
            "review-precision",
            player=self.words.player(one.seat),
            rate=self.points(one.error_rate, 1),
            count=round(one.error_rate, 1),
            accuracy=self.points(one.accuracy),
        )
        if one.level is None:
            return told
        return self.words.say("review-precision-level", told=told, level=self.level(one.level))

    def level(self, level: str | None) -> str:
        """A bot level by its name."""
        return "–" if level is None else self.words.say(f"review-level-{level}")

    def signed(self, points: float) -> str:
        """Points with their sign."""
        text = f"{points:+.0f}"
        return "0" if text in ("+0", "-0") else text.replace("-", "\N{MINUS SIGN}")
