"""Noxford as a picture: the city on its drawing board, syndicates beside it, cards below."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.messages import Event
from tablee.games.noxford.city.control import District
from tablee.games.noxford.city.skyline import CardView, PlotView
from tablee.games.noxford.state import LONG, SHORT, SYMBOLS
from tablee.games.noxford.view import NoxfordView, Side
from tablee.i18n import Translator
from tablee.pictures import Canvas, Sketch, sheet_of
from tablee.pictures.canvas import DISPLAY, TEXT
from tablee.pictures.text_width import width_of

_CITY = (16, 16, 760, 520)  # the drawing board: left, top, width, height
_CLOSEST = 1.9  # pixels a millimetre
_MARGIN_MM = 26
_GRID_MM = 20
_PLATES = (792, 268)  # where they begin, and how wide they are
_WIDTH = _PLATES[0] + _PLATES[1] + 16
_TRAY = 124  # height
_HEIGHT = _CITY[1] + _CITY[3] + 12 + _TRAY + 12
_SYNDICATE = 10  # cards


def draw(view: NoxfordView, words: Translator, last: Sequence[Event]) -> Canvas:
    """The city with all that touches and controls, and what lies around it."""
    return _Picture(view, words, last).canvas


class _Picture(Sketch):
    def __init__(self, view: NoxfordView, words: Translator, last: Sequence[Event]) -> None:
        self.view, self.words = view, words
        super().__init__(Canvas(_WIDTH, _HEIGHT, sheet_of(view.game)), "nox")
        # Wherever the last move laid or lifted a card, and who did.
        self.marks = {(event.x, event.y): event.seat for event in last if hasattr(event, "x")}  # type: ignore[attr-defined]
        stops = [(0, self.colour("sky-top")), (0.45, self.colour("sky")), (1, self.colour("sky-low"))]
        self.canvas.rect(0, 0, _WIDTH, _HEIGHT, 14, fill=self.canvas.radial(0.5, 0.08, 0.9, stops))
        self._board()
        for seat in range(view.seats):
            self._plate(seat)
        self._tray()

    # --- the city -----------------------------------------------------------------------------------------

    def _board(self) -> None:
        canvas, (left, top, wide, high) = self.canvas, _CITY
        lefts, rights, bottoms, tops = (
            zip(*map(_bounds, self.view.city), strict=True) if self.view.city else ((0,),) * 4
        )
        x, y = min(lefts) - _MARGIN_MM, -max(tops) - _MARGIN_MM
        across = max(rights) + _MARGIN_MM - x
        down = -min(bottoms) + _MARGIN_MM - y
        scale = min(_CLOSEST, wide / across, high / down)
        x, y = x - (wide / scale - across) / 2, y - (high / scale - down) / 2
        with canvas.group(transform=canvas.at(left, top), clip_path=canvas.clip(wide, high, 12)):
            canvas.rect(0, 0, wide, high, fill=self.colour("city"))
            with canvas.group(transform=f"scale({scale:.4f}) translate({-x:.2f} {-y:.2f})"):
                self._grid(x, y, wide / scale, high / scale)
                for number, plot in enumerate(self.view.city):
                    self._plot(number, plot)
                self._seams()
                self._controls()
                self._lifted()

    def _grid(self, x: float, y: float, wide: float, high: float) -> None:
        """A drawing board: lines every two centimetres, heavier ones every ten."""
        for every, opacity in ((_GRID_MM, 0.1), (5 * _GRID_MM, 0.14)):
            up = range(int(x // every) * every, int(x + wide) + 1, every)
            along = range(int(y // every) * every, int(y + high) + 1, every)
            lines = "".join([f"M{at} {y:.0f}v{high + 1:.0f}" for at in up])
            lines += "".join([f"M{x:.0f} {at}h{wide + 1:.0f}" for at in along])
            self.canvas.path(lines, stroke=self.colour("grid"), stroke_width=0.8, opacity=opacity)

    def _plot(self, number: int, plot: PlotView) -> None:
        canvas, is_over = self.canvas, self.view.outcome is not None
        wide, high = (LONG, SHORT) if plot.lying else (SHORT, LONG)
        is_down = number in self.view.turned_down
        with canvas.group(transform=canvas.at(plot.x, -plot.y - high)):
            canvas.rect(1, 2.5, wide, high, 5, fill=self.colour("shadow"), opacity=0.55)
            for level, card in enumerate(plot.cards[:-1]):
                moved = 2.6 * (len(plot.cards) - 1 - level)
                canvas.rect(
                    *(moved + 0.8, moved + 0.8, wide - 1.6, high - 1.6, 4.5),
                    fill=self.colour("nobody") if card.owner is None else self.seat_colour(card.owner),
                    stroke=self.colour("stack-edge"),
                )
            turned = {"transform": f"translate(0 {SHORT}) rotate(-90)"} if plot.lying else {}
            with canvas.group(**turned):
                self._card(plot.cards[-1], 0, 0, SHORT, is_back=is_over and is_down)
            shade = 0.55 if is_down and not is_over else 0.2 if plot.locked else 0
            if shade:
                canvas.rect(0.7, 0.7, wide - 1.4, high - 1.4, 4.5, fill=self.colour("deep"), opacity=shade)
            if not any(district.plot == number for district in self.view.districts):
                self._signs(plot, is_down and not is_over, high)
            if (plot.x, plot.y) in self.marks:
                seat = self.marks[plot.x, plot.y]
                canvas.rect(
                    -1, -1, wide + 2, high + 2, 6, fill="none", stroke=self.colour("paper"), stroke_width=4.4
                )
                self.mark(-1, -1, wide + 2, high + 2, seat, thick=2.8, badge=14)

    def _signs(self, plot: PlotView, is_down: bool, high: float) -> None:
        """A stack and how many, locked, turned down: small signs beside the figure."""
        canvas = self.canvas
        signs = [*(["lock"] if plot.locked else []), *(["down"] if is_down else [])]
        x, y = (12.5, high - 16.0) if plot.lying else (2.5, high - 28.0)
        if plot.lying:
            x = LONG - 28.0
        for sign in signs:
            canvas.use(f"sign-{sign}", x, y, 15, 15)
            x, y = (x - 16, y) if plot.lying else (x, y - 16)
        if len(plot.cards) > 1:
            canvas.rect(x, y + 1, 20, 13, 6.5, fill=self.colour("deep"))
            canvas.use("layers", x + 2, y + 3, 9, 9, color=self.colour("glass"))
            count = str(len(plot.cards))
            canvas.text(x + 12, y + 11, count, 9, fill=self.colour("glass"), weight=700)

    def _seams(self) -> None:
        """Cards that touch are riveted together."""
        contacts = self.view.contacts
        seams = "".join([f"M{c.start[0]} {-c.start[1]}L{c.end[0]} {-c.end[1]}" for c in contacts])
        rivets = "".join(
            [f"M{(c.start[0] + c.end[0]) / 2:g} {-(c.start[1] + c.end[1]) / 2:g}h0" for c in contacts]
        )
        if not contacts:
            return
        canvas = self.canvas
        canvas.path(seams, stroke=self.colour("brass-dark"), stroke_width=1.5, stroke_opacity=0.9)
        round_cap = {"stroke_linecap": "round", "fill": "none"}
        canvas.path(rivets, stroke=self.colour("deep"), stroke_width=5.4, **round_cap)
        canvas.path(rivets, stroke=self.colour("coin"), stroke_width=3.4, **round_cap)

    def _controls(self) -> None:
        for district in self.view.districts:
            self._control(district, self.view.city[district.plot])

    def _control(self, district: District, plot: PlotView) -> None:
        """Who controls a district: a frame, a shape, and everybody's strength."""
        canvas = self.canvas
        wide, high = (LONG, SHORT) if plot.lying else (SHORT, LONG)
        present = sorted(
            [(count, -seat) for seat, count in enumerate(district.strengths) if count], reverse=True
        )
        size = 9 if len(present) > 2 else 11
        widths = [width_of(str(count), size) + 1.5 for count, _ in present]
        signs = ["lock"] if plot.locked else []
        total = 14 * (1 + len(signs)) + sum(widths) + 4 * max(0, len(present) - 1) + 7
        x = plot.x + (wide - 4 - total if plot.lying else (wide - total) / 2)
        y = -plot.y - 21
        with canvas.group(transform=canvas.at(plot.x, -plot.y - high)):
            if district.owner is not None:
                frame = self.seat_colour(district.owner)
                canvas.rect(2.8, 2.8, wide - 5.6, high - 5.6, 3, fill="none", stroke=frame, stroke_width=3.2)
        canvas.rect(
            *(x, y, total, 17, 8.5),
            fill=self.colour("deep"),
            fill_opacity=0.94,
            stroke=self.colour("glass"),
            stroke_opacity=0.55,
        )
        x += 2.5
        for sign in signs:
            canvas.use(f"sign-{sign}", x, y + 1.5, 14, 14)
            x += 14
        canvas.use(f"control-{'nobody' if district.owner is None else district.owner}", x, y + 1.5, 14, 14)
        x += 15
        for at, ((count, seat), each) in enumerate(zip(present, widths, strict=True)):
            if at:
                canvas.text(x, y + 12.5, "·", size, fill=self.colour("nobody"))
                x += 4
            canvas.text(x, y + 12.5, str(count), size, fill=self.seat_colour(-seat), weight=750)
            x += each

    def _lifted(self) -> None:
        """The place that a card in the air has left."""
        lifted = self.view.lifted
        if lifted is None:
            return
        wide, high = (LONG, SHORT) if lifted.lying else (SHORT, LONG)
        self.canvas.rect(
            *(lifted.x, -lifted.y - high, wide, high, 5),
            fill=self.colour("deep"),
            fill_opacity=0.4,
            stroke=self.colour("gold"),
            stroke_width=2,
            stroke_dasharray="6 4",
        )

    # --- cards --------------------------------------------------------------------------------------------

    def _card(self, card: CardView, x: float, y: float, wide: float, *, is_back: bool = False) -> None:
        canvas, high = self.canvas, wide * LONG / SHORT
        end = "-gear" if card.gear else ""
        if is_back:
            canvas.use("back" if card.owner is None else f"back-{card.owner}", x, y, wide, high)
        elif card.owner is not None:
            places = {"0": canvas.part(f"symbol-{SYMBOLS[card.owner]}")}
            canvas.use(f"person-{card.owner}-{card.rank}{end}", x, y, wide, high, places=places)
        elif card.symbols:
            places = {str(at): canvas.part(f"symbol-{symbol}") for at, symbol in enumerate(card.symbols)}
            canvas.use(f"district-{len(card.symbols)}{end}", x, y, wide, high, places=places)
        else:
            canvas.use(f"barracks{end}", x, y, wide, high)

    # --- around the city ----------------------------------------------------------------------------------

    def _plate(self, seat: int) -> None:
        canvas, (x, wide) = self.canvas, _PLATES
        side, words = self.view.sides[seat], self.words
        step = (_CITY[3] + 12) / 4
        y, high = _CITY[1] + step * seat, step - 12
        is_asked, is_over = seat in self.view.to_act, self.view.outcome is not None
        canvas.rect(
            *(x, y, wide, high, 11),
            fill=self.colour("deep"),
            fill_opacity=0.77,
            stroke=self.colour("gold" if is_asked else "glass"),
            stroke_width=2 if is_asked else 1,
            stroke_opacity=1 if is_asked else 0.16,
        )
        canvas.rect(x, y + 6, 5, high - 12, 2, fill=self.seat_colour(seat))
        canvas.use(f"control-{seat}", x + 14, y + 10, 22, 22)
        won = self.view.outcome is not None and seat in self.view.outcome.winners
        canvas.text(
            *(x + 42, y + 28, words.player(seat), 19),
            fill=self.colour("text"),
            weight=600,
            family=DISPLAY,
            room=150,
            mark=" ★" if won else "",
        )
        canvas.rect(x + wide - 54, y + 9, 42, 27, 7, fill=self.colour("coin"))
        self._number(x + wide - 33, y + 29, side.points, "gold-ink")
        self._pips(side, seat, x + 14, y + 44)
        self._number(x + 170, y + 60, side.left, "ending" if side.left == 1 and not is_over else "text")
        canvas.circle(x + wide - 33, y + 55, 13, fill=self.colour("brass"))
        canvas.use(f"favourite-{side.favourite}", x + wide - 43, y + 45, 20, 20)
        self._kept(side, seat, x + 14, y + 72, wide - 28)

    def _number(self, x: float, y: float, value: int, ink: str) -> None:
        self.canvas.text(
            x, y, str(value), 19, fill=self.colour(ink), weight=700, family=DISPLAY, anchor="middle"
        )

    def _pips(self, side: Side, seat: int, x: float, y: float) -> None:
        """One small card for each that is still to be played."""
        for at in range(_SYNDICATE):
            is_left = at < side.left
            self.canvas.rect(
                *(x + 14 * at, y + 3, 11, 16, 2),
                fill=self.seat_colour(seat) if is_left else "none",
                stroke=None if is_left else self.colour("glass"),
                stroke_opacity=None if is_left else 0.35,
            )

    def _kept(self, side: Side, seat: int, x: float, y: float, room: float) -> None:
        """The hand (of others; the viewer's own lies in the tray) and the Master in front."""
        canvas, at = self.canvas, x
        is_mine = seat == self.view.seat and self.view.outcome is None
        for card in () if is_mine else side.hand or ():
            self._card(card, at, y, 27)
            at += 30
        for _ in range(0 if is_mine or side.hand is not None else side.hand_size):
            canvas.use(f"back-{seat}", at, y, 27, 41)
            at += 30
        if side.has_master and not is_mine:
            self._card(_master(seat), at, y, 27)
            at += 30
        counts = self.words.say("board-hand-pile", hand=side.hand_size, pile=side.pile_size)
        left = max(60.0, x + room - at - 6)
        canvas.text(x + room, y + 26, counts, 12.5, fill=self.colour("text-3"), anchor="end", room=left)

    def _tray(self) -> None:
        canvas, words, view = self.canvas, self.words, self.view
        top = _CITY[1] + _CITY[3] + 12
        canvas.rect(16, top, _WIDTH - 32, _TRAY, 12, fill=self.colour("deep"), fill_opacity=0.6)
        mine = None if view.seat is None else view.sides[view.seat]
        if view.open or view.neutral_pile_size:
            x = self._cards(words.say("board-open"), view.open, 32, top)
            pile = words.say("board-neutral-pile", count=view.neutral_pile_size)
            canvas.text(x + 4, top + 78, pile, 13, fill=self.colour("text-3"), room=170)
        if view.outcome is not None:
            told = words.result(view.outcome)
            ink = self.colour("gold-pale")
            canvas.text(
                *(_WIDTH - 40, top + 70, told, 22),
                fill=ink,
                weight=600,
                family=DISPLAY,
                anchor="end",
                room=560,
            )
            return
        x = 470.0
        if mine is not None and mine.hand is not None:
            held = (*mine.hand, *([_master(view.seat)] if mine.has_master and view.seat is not None else []))
            x = self._cards(words.say("board-your-cards"), held, x, top)
        if view.lifted is not None:
            card = words.name("card", view.lifted.card.card)
            self._cards(words.say("label-lifted", card=card), (view.lifted.card,), x + 30, top)

    def _cards(self, title: str, cards: Sequence[CardView], x: float, top: float) -> float:
        """A row of cards under its name; returns where it ends."""
        self.canvas.text(x, top + 20, title, 13, fill=self.colour("text-3"), family=TEXT)
        for card in cards:
            self._card(card, x, top + 29, 57)
            x += 63
        return x


def _bounds(plot: PlotView) -> tuple[int, int, int, int]:
    wide, high = (LONG, SHORT) if plot.lying else (SHORT, LONG)
    return plot.x, plot.x + wide, plot.y, plot.y + high


def _master(seat: int | None) -> CardView:
    return CardView(card="master", face="M", owner=seat, rank=4, symbols="", gear=False)
