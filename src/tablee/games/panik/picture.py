"""Panik as a picture: every player's four mansions with the hunters in front of them."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.messages import Event
from tablee.games.panik.events import (
    HunterCalled,
    HunterPlaced,
    HunterRelocated,
    HunterSentBack,
    MansionDetected,
    MansionOpened,
)
from tablee.games.panik.state import HUNTERS, MOST_HUNTERS
from tablee.games.panik.view import Hunter, Mansion, PanikView
from tablee.i18n import Translator
from tablee.pictures import Canvas, Sketch, sheet_of
from tablee.pictures.canvas import DISPLAY
from tablee.pictures.text_width import width_of

_MARGIN, _GAP = 16, 14
_HOUSE = (200, 148)
_CELL = (95, 38)  # of a hunter
_MANSION_HEIGHT = _HOUSE[1] + 2 * _CELL[1] + 14
_ROW = (4 * _HOUSE[0] + 3 * 8 + 20, 48 + _MANSION_HEIGHT + 10)
_HEAD = 48
_SMALL = 0.74  # rows of three and four players stand two by two
_LETTERS = "ABCD"


def draw(view: PanikView, words: Translator, last: Sequence[Event]) -> Canvas:
    """All rows, in the order of the seats; the viewer's own comes last."""
    return _Picture(view, words, last).canvas


class _Picture(Sketch):
    def __init__(self, view: PanikView, words: Translator, last: Sequence[Event]) -> None:
        self.view, self.words = view, words
        self.marks = _marks(last)
        across = 1 if view.seats == 2 else 2
        scale = 1.0 if across == 1 else _SMALL
        wide, high = _ROW[0] * scale, _ROW[1] * scale
        down = -(-view.seats // across)
        width = 2 * _MARGIN + across * wide + (across - 1) * _GAP
        height = _HEAD + down * (high + _GAP) - _GAP + _MARGIN
        super().__init__(Canvas(round(width), round(height), sheet_of(view.game)), "panik")
        self._sky()
        first = 0 if view.seat is None else view.seat + 1
        for place in range(view.seats):
            is_alone = across == 2 and place == view.seats - 1 and place % 2 == 0
            x = (width - wide) / 2 if is_alone else _MARGIN + (place % across) * (wide + _GAP)
            y = _HEAD + (place // across) * (high + _GAP)
            with self.canvas.group(transform=self.canvas.at(x, y, scale)):
                self._row((first + place) % view.seats)

    def _sky(self) -> None:
        canvas, words, view = self.canvas, self.words, self.view
        stops = [(0, self.colour("sky-top")), (0.44, self.colour("sky")), (1, self.colour("sky-low"))]
        canvas.rect(0, 0, canvas.width, canvas.height, 14, fill=canvas.radial(0.82, 0, 1, stops))
        canvas.circle(canvas.width * 0.86, 6, 64, fill=self.colour("moon"), opacity=0.14)
        if view.outcome is not None:
            told = words.result(view.outcome)
        elif view.round_no == 0:
            told = words.say("label-set-up", beginner=words.player(view.beginner))
        else:
            told = words.say("label-round", round=view.round_no, active=words.player(view.active))
        room = canvas.width - 2 * _MARGIN
        if view.returning is not None:  # in nobody's hand until its owner has chosen
            team, kind = view.returning.team, view.returning.kind
            hunter, mansion = words.name("hunter", kind), view.returning.mansion
            told = words.say("label-returning", team=words.player(team), hunter=hunter, mansion=mansion)
            canvas.use(f"token-{team}-{kind}", canvas.width - _MARGIN - 32, 8, 32, 32)
            room -= 40
        canvas.text(
            _MARGIN + 4, 32, told, 19, fill=self.colour("moon"), weight=600, family=DISPLAY, room=room
        )

    def _row(self, seat: int) -> None:
        canvas, is_asked = self.canvas, seat in self.view.to_act
        is_mine = seat == self.view.seat
        canvas.rect(
            *(0, 0, *_ROW, 12),
            fill=self.colour("own" if is_mine else "hills"),
            fill_opacity=0.62 if is_mine else 0.55,
            stroke=self.colour("glow" if is_asked else "lavender"),
            stroke_width=2 if is_asked else 1,
            stroke_opacity=1 if is_asked else 0.2,
        )
        self._header(seat)
        for place, mansion in enumerate(self.view.mansions[4 * seat : 4 * seat + 4]):
            with canvas.group(transform=canvas.at(10 + place * (_HOUSE[0] + 8), 48)):
                self._mansion(mansion, place + 1)

    def _header(self, seat: int) -> None:
        canvas, words, side = self.canvas, self.words, self.view.sides[seat]
        is_over = self.view.outcome is not None
        canvas.rect(10, 11, 26, 26, 6, fill=self.seat_colour(seat))
        canvas.text(23, 30, _LETTERS[seat], 18, fill=self.colour("dark"), weight=800, anchor="middle")
        won = self.view.outcome is not None and seat in self.view.outcome.winners
        note = " ★" if won else " ✓" if self.view.round_no == 0 and side.has_chosen else ""
        ink = self.colour("moon")
        name = words.player(seat)
        canvas.text(46, 31, name, 20, fill=ink, weight=600, family=DISPLAY, room=240, mark=note)
        right = _ROW[0] - 10
        if not is_over and side.unknown:
            canvas.text(right, 31, "+ ?", 16, fill=self.colour("text-2"), anchor="end")
            right -= 34
        canvas.rect(right - 48, 9, 48, 30, 7, fill=self.colour("mist"))
        canvas.text(
            *(right - 24, 32, str(side.points), 22),
            fill=self.colour("dusk"),
            weight=700,
            family=DISPLAY,
            anchor="middle",
        )
        if is_over:
            return
        x = right - 64 - 54 * len(HUNTERS)
        for at, kind in enumerate(HUNTERS):
            count = side.hand.get(kind, 0)
            with canvas.group(opacity=1 if count else 0.35):
                canvas.use(f"token-{seat}-{kind}", x + 54 * at, 11, 27, 27)
                ink = self.colour("text-2")
                canvas.text(x + 54 * at + 31, 30, str(count), 16, fill=ink, weight=650)

    def _mansion(self, mansion: Mansion, place: int) -> None:
        canvas = self.canvas
        wide, high = _HOUSE
        is_secret = mansion.face is not None and not mansion.is_open and self.view.outcome is None
        canvas.rect(0, 0, wide, _MANSION_HEIGHT, 9, fill=self.colour("dusk"))
        with canvas.group(clip_path=canvas.clip(wide, high + 9, 9)):
            face = mansion.face or "unknown"
            canvas.use(f"house-{face}-{place}", 0, 0, wide, high, opacity=0.75 if is_secret else None)
            if mansion.face is not None and mansion.face.isdigit():
                canvas.use(f"value-{mansion.face}", 0, 0, 43, 52)
            canvas.rect(0, high, wide, 9, fill=self.colour("dusk"))
        if is_secret:
            canvas.rect(
                *(1.5, 1.5, wide - 3, high - 3, 8),
                fill="none",
                stroke=self.colour("secret"),
                stroke_width=3,
                stroke_dasharray="9 6",
            )
            canvas.use("eye", 6, high - 30, 26, 26)
        self._tag(mansion.name.upper(), wide - 5, high - 26, "dark", "text-2")
        self._note(mansion)
        self._hunters(mansion)
        canvas.rect(
            *(0.75, 0.75, wide - 1.5, _MANSION_HEIGHT - 1.5, 9),
            fill="none",
            stroke=self.colour("lavender"),
            stroke_width=1.5,
            stroke_opacity=0.22,
        )
        if mansion.name in self.marks.houses:
            self.mark(0, 0, wide, _MANSION_HEIGHT, self.marks.houses[mansion.name], rx=9, thick=4, badge=26)

    def _note(self, mansion: Mansion) -> None:
        words = self.words
        trap = mansion.points[mansion.owner] if mansion.face == "trapped" and mansion.points else 0
        if mansion.is_full:
            self._tag(words.say("label-full"), _HOUSE[0] - 5, 6, "mist", "dusk")
        elif mansion.name == self.view.sides[mansion.owner].choice:
            self._tag(words.say("label-chosen"), _HOUSE[0] - 5, 6, "glow", "dusk")
        elif trap:
            self._tag(words.say("label-trap-pays", points=trap), _HOUSE[0] - 5, 6, "trap", "dusk")

    def _tag(self, text: str, right: float, y: float, ground: str, ink: str) -> None:
        wide = width_of(text, 14) + 16
        self.canvas.rect(right - wide, y, wide, 21, 5, fill=self.colour(ground), fill_opacity=0.92)
        x = right - wide / 2
        self.canvas.text(x, y + 15.5, text, 14, fill=self.colour(ink), weight=700, anchor="middle")

    def _hunters(self, mansion: Mansion) -> None:
        canvas, moved = self.canvas, self._moved_at(mansion)
        for at in range(MOST_HUNTERS):
            x, y = 4 + (at % 2) * (_CELL[0] + 2), _HOUSE[1] + 6 + (at // 2) * (_CELL[1] + 2)
            if at < len(mansion.hunters):
                self._hunter(mansion.hunters[at], x, y, moved.get(at))
                continue
            canvas.rect(
                *(x + 0.5, y + 0.5, _CELL[0] - 1, _CELL[1] - 1, 6),
                fill="none",
                stroke=self.colour("lavender"),
                stroke_opacity=0.28,
                stroke_dasharray="4 3",
            )

    def _moved_at(self, mansion: Mansion) -> dict[int, int]:
        """The places of hunters that have just come here, and who moved them."""
        places = {(hunter.team, hunter.kind): at for at, hunter in enumerate(mansion.hunters)}
        return {
            places[team, kind]: seat
            for (name, team, kind), seat in self.marks.hunters.items()
            if name == mansion.name and (team, kind) in places
        }

    def _hunter(self, hunter: Hunter, x: float, y: float, last_by: int | None) -> None:
        canvas = self.canvas
        canvas.rect(x, y, *_CELL, 6, fill=self.colour("mist"), fill_opacity=0.08)
        canvas.use(f"token-{hunter.team}-{hunter.kind}", x + 12, y + 3, 32, 32)
        earns = "?" if hunter.earns is None else str(hunter.earns)
        canvas.text(x + 54, y + 26, earns, 20, fill=self.colour("moon"), weight=700)
        if last_by is not None:
            self.mark(x, y, *_CELL, last_by)


class _Marks:
    """What the last move touched, and whose move it was."""

    def __init__(self) -> None:
        self.houses: dict[str, int] = {}
        self.hunters: dict[tuple[str, int, str], int] = {}


def _marks(last: Sequence[Event]) -> _Marks:
    marks = _Marks()
    for event in last:
        if isinstance(event, HunterPlaced | HunterRelocated):
            marks.hunters[event.mansion, event.seat, event.hunter] = event.seat
        elif isinstance(event, HunterCalled):
            marks.hunters[event.mansion, event.team, event.hunter] = event.seat
        elif isinstance(event, MansionDetected | HunterSentBack):
            marks.houses[event.mansion] = event.seat
        elif isinstance(event, MansionOpened):
            marks.houses[event.mansion] = event.owner
    return marks
