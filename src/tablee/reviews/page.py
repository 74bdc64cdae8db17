"""A review as a page to read: lines of chances, sums, turning points, decisions. One file without scripts."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterable, Sequence

from tablee.engine.game import Game
from tablee.markup import Markup, element, join
from tablee.reviews.model import Decision, Review
from tablee.reviews.words import ReviewWords

_WIDTH, _HEIGHT = 1000, 300  # of the plot's own measure; it fits any page
_GRID = (0, 25, 50, 75, 100)  # per cent
_KINDS = {"player": "words", "move": "move words", "label": "words", "best": "move words"}  # of columns
_DASHES = ("none", "9 4", "14 4 3 4", "5 3", "1 3 8 3")  # so that lines are told apart without colour


def page(review: Review, game: Game, language: str, players: Sequence[str] = (), other_page: str = "") -> str:
    """The whole page as HTML; `other_page` is where the one in the other language lies."""
    return _Page(review, ReviewWords(game, language, players), other_page).html()


@functools.cache
def _style() -> str:
    return importlib.resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")


class _Page:
    """One page while it is written."""

    def __init__(self, review: Review, told: ReviewWords, other_page: str) -> None:
        self._review = review
        self._told = told
        self._say = told.words.say
        self._other_page = other_page

    def html(self) -> str:
        """All of it."""
        words = self._told.words
        title = self._say("title") if words.has("title") else self._review.game
        heading = self._say("review-title", game=title)
        head = element(
            "head",
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            element("title", heading),
            element("style", Markup(_style())),
        )
        sections = [
            self._section("lines", self._lines()),
            self._section("turning", self._turning()),
            self._section("sums", self._sums()),
            self._section("decisions", self._decisions()),
        ]
        body = element(
            "body", self._header(heading), element("main", *sections), element("footer", self._made())
        )
        return f"<!doctype html>\n{element('html', head, body, lang=words.language)}\n"

    def _header(self, heading: str) -> Markup:
        other = "fr" if self._told.words.language == "en" else "en"
        link = element("a", self._say("review-other-language"), href=self._other_page, lang=other)
        return element(
            "header",
            element("h1", heading),
            element("p", self._say("review-moves", count=self._review.moves), class_="note"),
            *([element("p", link)] if self._other_page else []),
        )

    def _made(self) -> str:
        made = self._say("review-depth", depth=str(self._review.depth), seed=str(self._review.seed))
        return f"Tablée · {self._review.game} · {made}"

    def _section(self, key: str, body: Markup) -> Markup:
        return element("section", element("h2", self._say(f"review-{key}")), body, id=key)

    def _player(self, seat: int) -> str:
        return self._told.words.player(seat)

    # --- lines ----------------------------------------------------------------------------------------

    def _lines(self) -> Markup:
        review = self._review
        grid = [_line("grid", 0, 100 - part, _WIDTH, 100 - part) for part in _GRID]
        turns = [
            _line("turn", self._across(point.number), 0, self._across(point.number), 100)
            for point in review.turning_points
        ]
        lines = [self._line_of(seat, is_truth) for seat in range(review.seats) for is_truth in (False, True)]
        view_box = f"0 0 {_WIDTH} {_HEIGHT}"
        plot = element(
            *("svg", *grid, *turns, *lines),
            **{"class_": "plot", "viewBox": view_box, "preserveAspectRatio": "none", "aria_hidden": "true"},
        )
        legend = [self._sample(seat, is_truth) for seat in range(review.seats) for is_truth in (False, True)]
        note = element("p", self._say("review-lines-note"), class_="note")
        return join(note, plot, element("ul", *legend, class_="legend"), self._table_of_lines())

    def _across(self, number: int) -> float:
        return _WIDTH * number / max(1, self._review.moves)

    def _line_of(self, seat: int, is_truth: bool) -> Markup:
        chances = [(one.truth if is_truth else one.known)[seat] for one in self._review.moments]
        points = " ".join(
            f"{self._across(number):.1f},{_HEIGHT * (1 - chance):.1f}"
            for number, chance in enumerate(chances)
        )
        dashes = None if is_truth else _DASHES[seat % len(_DASHES)]
        line = element(
            "polyline", points=points, class_="truth" if is_truth else None, stroke_dasharray=dashes
        )
        return element("g", line, class_=f"seat-{seat}")

    def _sample(self, seat: int, is_truth: bool) -> Markup:
        dashes = None if is_truth else _DASHES[seat % len(_DASHES)]
        kind = "truth" if is_truth else None
        line = element("line", x1=0, x2=34, y1=5, y2=5, class_=kind, stroke_dasharray=dashes)
        key = "review-truth-of" if is_truth else "review-known-of"
        label = self._say(key, player=self._player(seat))
        return element("li", element("svg", line, aria_hidden="true"), label, class_=f"seat-{seat}")

    def _table_of_lines(self) -> Markup:
        percent = self._told.percent
        heads = ["review-known-of", "review-truth-of"]
        seats = range(self._review.seats)
        names = [self._say(key, player=self._player(seat)) for seat in seats for key in heads]
        rows = (
            [
                self._say("review-moment", number=one.number),
                *(percent(value) for seat in seats for value in (one.known[seat], one.truth[seat])),
            ]
            for one in self._review.moments
        )
        summary = element("summary", self._say("review-lines"))
        return element("details", summary, _table(["", *names], rows))

    # --- sums, turning points, decisions --------------------------------------------------------------

    def _sums(self) -> Markup:
        signed, percent = self._told.signed, self._told.percent
        columns = ("player", "start", "skill", "luck", "fog", "result", "error-rate", "accuracy", "labels")
        levels = any(one.level for one in self._review.by_seat)
        heads = [self._say(f"review-{column}") for column in (*columns, *(["level"] if levels else []))]
        rows = (
            [
                *(self._player(one.seat), percent(one.start)),
                *(signed(100 * part) for part in (one.skill, one.luck, one.fog)),
                percent(one.result),
                "–" if one.error_rate is None else self._told.points(one.error_rate, 1),
                "–" if one.accuracy is None else self._told.points(one.accuracy),
                f"{one.inaccuracies}, {one.mistakes}, {one.blunders}",
                *([self._told.level(one.level)] if levels else []),
            ]
            for one in self._review.by_seat
        )
        notes = [
            element("p", self._say(f"review-{key}-note"), class_="note") for key in ("sums", "precision")
        ]
        return join(notes[0], _table(heads, rows), notes[1])

    def _turning(self) -> Markup:
        told = self._told.turning_points(self._review)
        if not told:
            return element("p", self._say("review-no-turning"))
        items = zip(self._review.turning_points, told, strict=True)
        return element("ol", *(element("li", text, value=point.number) for point, text in items))

    def _decisions(self) -> Markup:
        told = [one for one in self._review.decisions if one.label is not None or one.praise is not None]
        note = element("p", self._say("review-decisions-note"), class_="note")
        if not told:
            return join(note, element("p", self._say("review-nothing-to-say")))
        columns = ["number", "player", "move", "chance", "played", "label", "best"]
        columns += ["took"] if any(one.took_ms is not None for one in told) else []
        heads = [self._say(f"review-{column}") for column in columns]
        rows = (self._decision(one)[: len(columns)] for one in told)
        kinds = [_KINDS.get(column, "") for column in columns]
        return join(note, _table(heads, rows, kinds))

    def _decision(self, one: Decision) -> list[object]:
        kind = f"label-{one.label}" if one.label is not None else f"praise-{one.praise}"
        better = self._told.move(one.best[0].move) if one.label is not None else ""
        took = "" if one.took_ms is None else self._told.points(one.took_ms / 1000, 1) + " s"
        chance = one.chance if one.played is None else one.played.chance
        return [
            *(str(one.number), self._player(one.seat), self._told.move(one.move)),
            *(self._told.percent(one.chance), self._told.percent(chance)),
            *(self._say(f"review-{kind}"), better, took),
        ]


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> Markup:
    """A straight line; heights in per cent from above."""
    up = _HEIGHT / 100
    return element("line", class_=kind, x1=f"{x1:.1f}", y1=y1 * up, x2=f"{x2:.1f}", y2=y2 * up)


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]], kinds: Sequence[str] = ()) -> Markup:
    """A table of numbers; a column's kind says that there are words in it."""
    kinds = kinds or [""] * len(heads)

    def cells(row: Sequence[object], tag: str, **said: str) -> list[Markup]:
        columns = zip(row, kinds, strict=True)
        return [element(tag, one, class_=kind or None, **said) for one, kind in columns]

    head = element("thead", element("tr", *cells(heads, "th", scope="col")))
    body = element("tbody", *(element("tr", *cells(row, "td")) for row in rows))
    return element("div", element("table", head, body), class_="wide")
