"""The ledger: what both players have taken, support by support, deals and City cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablee.engine.messages import Event
from tablee.games.district_noir.events import CardsTaken
from tablee.games.district_noir.state import FACES, SUPPORTS
from tablee.games.district_noir.view import DistrictNoirView
from tablee.i18n import Translator
from tablee.pictures import Canvas, Sketch

HEIGHT = 600  # of the whole picture
LEFT, LEDGER = 20, 330  # where the ledger begins, and how wide it is
_MIDDLE = HEIGHT / 2
_COLUMNS = (1.0, 1.0, 1.0, 1.0, 1.75, 1.0)  # widths: four Supports, deals, City
_GAP = 5
_CITIES = ("docks", "police", "hall")
_DEALS = ("+4", "+3", "+2", "-1", "-2", "-3")


class LedgerSketch(Sketch):
    """Draws the ledger; the viewer is below, for a spectator the first seat."""

    def __init__(
        self, canvas: Canvas, view: DistrictNoirView, words: Translator, last: Sequence[Event]
    ) -> None:
        super().__init__(canvas, "noir")
        self.view, self.words = view, words
        self.below = view.seat or 0
        self.above = 1 - self.below
        self.taken = Counter(
            (event.seat, card) for event in last if isinstance(event, CardsTaken) for card in event.cards
        )

    def ledger(self) -> None:
        """One column for each Support, one for deals, one for the City."""
        unit = (LEDGER - _GAP * (len(_COLUMNS) - 1)) / sum(_COLUMNS)
        x = float(LEFT)
        for at, share in enumerate(_COLUMNS):
            wide = unit * share
            self.canvas.rect(x, 82, wide, HEIGHT - 164, 8, fill=self.colour("paper"), fill_opacity=0.045)
            if at < SUPPORTS:
                self._support(FACES[at], x, wide)
            elif at == SUPPORTS:
                self._deals(x, wide)
            else:
                self._city(x, wide)
            x += wide + _GAP

    def _support(self, face: str, x: float, wide: float) -> None:
        canvas, colour, middle = self.canvas, self.colour, x + wide / 2
        leader = next((seat for seat in (0, 1) if face in self.view.sides[seat].majorities), None)
        if leader is not None:  # who leads is a pointer, not only a colour
            tip = _MIDDLE - 23 if leader == self.above else _MIDDLE + 23
            base = _MIDDLE - 10 if leader == self.above else _MIDDLE + 10
            canvas.path(
                f"M{middle - 9:.1f} {base}L{middle:.1f} {tip}L{middle + 9:.1f} {base}Z", fill=colour("paper")
            )
        canvas.circle(
            *(middle, _MIDDLE, 16),
            fill=colour("ink" if leader is None else "paper"),
            stroke=colour("mark" if leader is None else "paper"),
            stroke_width=1.5,
        )
        ink = colour("text-2" if leader is None else "ink")
        canvas.use(f"numeral-{face}", middle - 7, _MIDDLE - 10, 14, 20, color=ink)
        for seat in (0, 1):
            self._slips(face, seat, x, wide, leads=leader == seat)

    def _slips(self, face: str, seat: int, x: float, wide: float, *, leads: bool) -> None:
        canvas, colour = self.canvas, self.colour
        count, new = self.view.sides[seat].front.get(face, 0), self.taken[seat, face]
        way = -1 if seat == self.above else 1
        ends = ("slip-lead-from", "slip-lead-to") if leads else ("slip-from", "slip-to")
        paint = canvas.linear([(0, colour(ends[0])), (1, colour(ends[1]))])
        for nth in range(count):
            y = _MIDDLE + way * (28 + 18 * nth) - (16 if way < 0 else 0)
            is_new = nth >= count - new
            canvas.rect(
                *(x + 4, y, wide - 8, 16, 2),
                fill=paint,
                stroke=self.seat_colour(seat) if is_new else None,
                stroke_width=2 if is_new else None,
            )
            canvas.text(x + 9, y + 12.5, face, 12, fill=colour("ink"), weight=700)
        y = _MIDDLE + way * (28 + 18 * count) + (16 if way > 0 else -6)
        ink = colour("light" if leads else "text-3")
        canvas.text(x + wide / 2, y, str(count), 16, fill=ink, weight=800 if leads else 600, anchor="middle")

    def _deals(self, x: float, wide: float) -> None:
        canvas, colour = self.canvas, self.colour
        self._badge(x, wide, "label-bonus")
        for seat in (0, 1):
            front = self.view.sides[seat].front
            cards = [face for face in _DEALS for _ in range(front.get(face, 0))]
            way = -1 if seat == self.above else 1
            for nth, face in enumerate(cards):
                y = _MIDDLE + way * (28 + 21 * (nth // 2)) - (18 if way < 0 else 0)
                left = x + wide / 2 + (1 if nth % 2 else -36)
                is_minus = face.startswith("-")
                canvas.rect(
                    *(left, y, 35, 18, 3),
                    fill=colour("red-deep" if is_minus else "paper"),
                    stroke=self.seat_colour(seat) if self.taken[seat, face] else None,
                    stroke_width=2 if self.taken[seat, face] else None,
                )
                ink = colour("light" if is_minus else "ink")
                canvas.text(
                    left + 17.5, y + 13.5, signed(int(face)), 13, fill=ink, weight=700, anchor="middle"
                )
            y = _MIDDLE + way * (28 + 21 * ((len(cards) + 1) // 2)) + (16 if way > 0 else -6)
            worth = signed(sum(map(int, cards)))
            canvas.text(x + wide / 2, y, worth, 16, fill=colour("text-3"), weight=600, anchor="middle")

    def _city(self, x: float, wide: float) -> None:
        canvas, colour = self.canvas, self.colour
        self._badge(x, wide, "label-city")
        for seat in (0, 1):
            way = -1 if seat == self.above else 1
            for nth, city in enumerate(_CITIES):
                middle, y = x + wide / 2, _MIDDLE + way * (45 + 38 * nth)
                is_held = bool(self.view.sides[seat].front.get(city))
                if is_held:
                    is_new = self.taken[seat, city] > 0
                    rim = self.seat_colour(seat) if is_new else colour("red-text")
                    canvas.circle(
                        middle,
                        y,
                        16,
                        fill=colour("red-deep"),
                        stroke=rim,
                        stroke_width=2.5 if is_new else 1.5,
                    )
                else:
                    canvas.circle(middle, y, 16, fill="none", stroke=colour("faint"), stroke_dasharray="4 3")
                ink = colour("light" if is_held else "faint")
                canvas.use(f"sign-{city}", middle - 18, y - 18, 36, 36, color=ink)

    def _badge(self, x: float, wide: float, key: str) -> None:
        canvas, colour = self.canvas, self.colour
        canvas.rect(
            *(x + 3, _MIDDLE - 15, wide - 6, 30, 15),
            fill=colour("ink"),
            stroke=colour("mark"),
            stroke_width=1.5,
        )
        canvas.text(
            *(x + wide / 2, _MIDDLE + 5, self.words.say(key), 13),
            fill=colour("text-2"),
            weight=650,
            anchor="middle",
            room=wide - 12,
        )


def signed(value: int, *, plus: bool = True) -> str:
    """A number as it is printed on the cards."""
    return f"+{value}" if value > 0 and plus else str(value).replace("-", "−")
