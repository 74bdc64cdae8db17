"""District Noir as a picture: the ledger on the left; hands and the line on the right, the viewer below."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.messages import Event
from tablee.games.district_noir.events import CardPlayed
from tablee.games.district_noir.picture.ledger import HEIGHT, LEDGER, LEFT, LedgerSketch, signed
from tablee.games.district_noir.view import DistrictNoirView, Side
from tablee.i18n import Translator
from tablee.pictures import Canvas, sheet_of
from tablee.pictures.canvas import DISPLAY

_WIDTH = 960
_RIGHT, _ROOM = 374, 566  # where the line and the hands begin, and how wide they are
_CARD = 1.4  # height of a card, in widths


def draw(view: DistrictNoirView, words: Translator, last: Sequence[Event]) -> Canvas:
    """The table as this viewer sees it; for a spectator the first seat is below."""
    return _Picture(view, words, last).canvas


class _Picture(LedgerSketch):
    def __init__(self, view: DistrictNoirView, words: Translator, last: Sequence[Event]) -> None:
        super().__init__(Canvas(_WIDTH, HEIGHT, sheet_of(view.game)), view, words, last)
        self.played = [event for event in last if isinstance(event, CardPlayed)]
        self._room()
        self._plate(self.above, 20)
        self.ledger()
        self._plate(self.below, HEIGHT - 72)
        self._fan(self.above, 20)
        self._stock()
        self._line()
        self._near()

    def _room(self) -> None:
        """Lamplight, and the blinds of a window across the street."""
        canvas = self.canvas
        stops = [(0, self.colour("leather")), (0.5, self.colour("room")), (1, self.colour("night"))]
        canvas.rect(0, 0, _WIDTH, HEIGHT, 14, fill=canvas.radial(0.62, 0.3, 0.9, stops))
        light = self.colour("lamplight")
        shine = canvas.linear([(0, light, 0), (0.5, light, 0.07), (1, light, 0)])
        for y in range(60, 440, 52):
            canvas.path(f"M400 {y + 26}L950 {y - 12}V{y + 12}L400 {y + 50}Z", fill=shine)

    # --- who sits there -----------------------------------------------------------------------------------

    def _plate(self, seat: int, y: float) -> None:
        canvas, side, colour = self.canvas, self.view.sides[seat], self.colour
        is_asked, is_over = seat in self.view.to_act, self.view.outcome is not None
        is_threat = seat in self.view.city_threat
        canvas.rect(LEFT, y, LEDGER, 52, 10, fill=colour("paper"), fill_opacity=0.13 if is_asked else 0.06)
        if is_threat:
            canvas.rect(
                LEFT, y, LEDGER, 52, 10, fill=colour("blood"), stroke=colour("red-bright"), stroke_width=1.5
            )
        if is_asked:
            canvas.rect(LEFT, y, 4, 52, 2, fill=colour("paper"))
        lamp = {"fill": colour("light")} if is_asked else {"fill": "none", "stroke": colour("mark")}
        canvas.circle(LEFT + 20, y + 18, 5, **lamp)
        won = is_over and self.view.outcome is not None and seat in self.view.outcome.winners
        canvas.text(
            *(LEFT + 34, y + 24, self.words.player(seat), 18),
            fill=colour("paper-bright"),
            weight=600,
            family=DISPLAY,
            room=LEDGER - 110,
            mark=" ★" if won else "",
        )
        canvas.text(
            LEFT + 34, y + 43, self._facts(side, is_threat), 13, fill=colour("text-2"), room=LEDGER - 110
        )
        canvas.rect(LEFT + LEDGER - 58, y + 7, 50, 38, 7, fill=colour("paper"))
        canvas.text(
            *(LEFT + LEDGER - 33, y + 34, signed(side.total, plus=False), 24),
            fill=colour("ink"),
            weight=650,
            family=DISPLAY,
            anchor="middle",
        )

    def _facts(self, side: Side, is_threat: bool) -> str:
        if is_threat:
            return self.words.say("board-city-threat")
        facts = [f"{self.words.say('label-sets')} {side.sets}"]
        if self.view.outcome is None:
            facts.insert(0, self.words.say("board-took" if side.has_taken else "board-can-take"))
        return " · ".join(facts)

    def _card(self, face: str | None, x: float, y: float, wide: float, *, last_by: int | None = None) -> None:
        canvas, high = self.canvas, wide * _CARD
        if face is None:
            canvas.use("back", x, y, wide, high)
            canvas.rect(
                x,
                y,
                wide,
                high,
                0.08 * wide,
                fill="none",
                stroke=self.colour("paper-bright"),
                stroke_width=1.5,
            )
            return
        canvas.use(f"face-{face}", x, y, wide, high)
        if last_by is not None:
            self.mark(x - 2, y - 2, wide + 4, high + 4, last_by, rx=9, thick=4)

    def _fan(self, seat: int, y: float, wide: float = 52) -> None:
        side = self.view.sides[seat]
        cards = (None,) * side.hand_size if side.hand is None else side.hand
        step = wide * (0.6 if side.hand is None else 1.06)
        x = _RIGHT + _ROOM / 2 - (step * (len(cards) - 1) + wide) / 2
        for at, face in enumerate(cards):
            self._card(face, x + step * at, y, wide)

    def _stock(self) -> None:
        x, words, ink = _WIDTH - 20, self.words, self.colour("text-2")
        if self.view.pile_size:
            self._card(None, x - 40, 20, 40)
        canvas = self.canvas
        y = 92 if self.view.pile_size else 34
        canvas.text(
            x, y, words.say("board-round", round=self.view.round_no), 13, fill=ink, anchor="end", room=150
        )
        canvas.text(
            x,
            y + 17,
            words.say("board-pile", count=self.view.pile_size),
            13,
            fill=ink,
            anchor="end",
            room=150,
        )

    def _line(self) -> None:
        line, kept = self.view.line, len(self.view.line) - self.view.takeable
        marked = self.played[-1].seat if self.played and line[-1:] == (self.played[-1].card,) else None
        small, wide = 56.0, 90.0
        step = min(small + 4, (_ROOM - small) / max(1, kept - 1))
        for at, face in enumerate(line[:kept]):
            self._card(face, _RIGHT + step * at, 124, small)
        y = 222.0
        for at, face in enumerate(line[kept:]):
            is_last = kept + at == len(line) - 1
            self._card(face, _RIGHT + 8 + (wide + 4) * at, y, wide, last_by=marked if is_last else None)
        if self.view.outcome is None:
            self._bracket(y, wide)

    def _bracket(self, y: float, wide: float) -> None:
        canvas, colour = self.canvas, self.colour
        right, top, bottom = _RIGHT + 16 + 5 * (wide + 4), y - 7, y + wide * _CARD + 12
        ink = colour("paper" if self.view.takeable else "slot")
        canvas.path(
            f"M{_RIGHT + 14} {top}H{_RIGHT}V{bottom}H{_RIGHT + 14}"
            f"M{right - 14} {top}H{right}V{bottom}H{right - 14}",
            fill="none",
            stroke=ink,
            stroke_width=3,
        )
        canvas.rect(
            *(right + 8, y, _RIGHT + _ROOM - right - 8, wide * _CARD, 8),
            fill="none",
            stroke=colour("slot"),
            stroke_width=1.5,
            stroke_dasharray="5 4",
        )
        middle = right + 4 + (_RIGHT + _ROOM - right) / 2
        canvas.path(
            f"M{middle - 14} {y + 63}h24m-9-10 10 10-10 10",
            fill="none",
            stroke=colour("mark"),
            stroke_width=3,
        )
        centre = (_RIGHT + right) / 2
        canvas.rect(
            *(centre - 110, bottom - 12, 220, 28, 14),
            fill=colour("ink"),
            stroke=colour("tab-edge"),
            stroke_width=1.5,
        )
        note = self.words.say("board-would-take-short", count=self.view.takeable)
        canvas.text(centre, bottom + 7, note, 13, fill=colour("text-2"), anchor="middle", room=204)

    def _near(self) -> None:
        """The viewer's own hand, larger; after the end, who won."""
        if self.view.outcome is not None:
            told = self.words.result(self.view.outcome)
            self.canvas.text(
                *(_RIGHT + _ROOM / 2, 500, told, 24),
                fill=self.colour("paper-bright"),
                weight=600,
                family=DISPLAY,
                anchor="middle",
                room=_ROOM,
            )
            return
        hand = self.view.sides[self.below].hand
        if hand is None:
            self._fan(self.below, 448, 84)
            return
        wide, count = 100.0, len(hand)
        for at, face in enumerate(hand):
            tilt = at - (count - 1) / 2
            x, y = _RIGHT + _ROOM / 2 + tilt * (wide + 6), 424 + 2.5 * tilt * tilt
            with self.canvas.group(transform=f"translate({x:.1f} {y:.1f}) rotate({1.6 * tilt:.1f})"):
                self._card(face, -wide / 2, 0, wide)
