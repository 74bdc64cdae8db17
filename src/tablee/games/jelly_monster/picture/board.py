"""Attack of the Jelly Monster as a picture: the players on top, the ring of districts around the monster."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.messages import Event
from tablee.games.jelly_monster.events.kinds import (
    DieExpelled,
    DiePlaced,
    DistrictBlocked,
    EffectLost,
    TargetPulled,
    TargetPushed,
)
from tablee.games.jelly_monster.picture.rewards import HEAD, ZONE, RewardSketch
from tablee.games.jelly_monster.view import DistrictView, JellyMonsterView, PlayerView
from tablee.i18n import Translator
from tablee.pictures import Canvas, sheet_of
from tablee.pictures.canvas import DISPLAY

_WIDTH, _MARGIN, _GAP = 960, 16, 10
_TILE = (_WIDTH - 2 * _MARGIN - 2 * _GAP) / 3  # width of a third of the city
_HEAP = 25  # height of a player's dice
_PLATE = 92
_TRAY = 70
_DICE_EACH = 7
_PLACED = (DiePlaced, EffectLost, TargetPushed, TargetPulled, DieExpelled)


def draw(view: JellyMonsterView, words: Translator, last: Sequence[Event]) -> Canvas:
    """The whole city, and below it the dice and pods of the viewer."""
    return _Picture(view, words, last).canvas


class _Picture(RewardSketch):
    def __init__(self, view: JellyMonsterView, words: Translator, last: Sequence[Event]) -> None:
        self.view, self.words = view, words
        told = last if view.phase == "round" else ()
        self.placed = {
            (event.district, event.seat, event.die) for event in told if isinstance(event, _PLACED)
        }
        self.blocked = {event.district for event in told if isinstance(event, DistrictBlocked)}
        self.high = HEAD + ZONE + _HEAP * view.seats + 14
        self.middle = self.high if len(view.districts) == 7 else max(120, 30 + _HEAP * view.seats)
        heights = (self.high, self.middle, self.high)
        top = 64 + _PLATE + _GAP
        self.rolls = [(seat, player.roll) for seat, player in enumerate(view.players) if player.roll]
        below = _GAP + _TRAY if self.rolls else 0
        height = top + sum(heights) + 2 * _GAP + below + _MARGIN
        super().__init__(Canvas(_WIDTH, height, sheet_of(view.game)), len(view.districts))
        self._streets()
        self._header()
        for seat, player in enumerate(view.players):
            self._plate(seat, player)
        for row, high in zip(self.ring, heights, strict=True):
            for name, first, sixths in row:
                x, wide = _MARGIN + first * (_TILE + _GAP) / 2, sixths * (_TILE + _GAP) / 2 - _GAP
                if name:
                    self._district(name, x, top, wide)
                elif sixths:  # in the largest ring nothing lies below
                    self._centre(x, top, wide, high if sixths == 6 else 2 * high + _GAP)
            top += high + _GAP
        self._tray(top)

    # --- around the city ----------------------------------------------------------------------------------

    def _streets(self) -> None:
        canvas = self.canvas
        paint = canvas.linear([(0, self.colour("street")), (1, self.colour("night"))], is_down=True)
        with canvas.group(clip_path=canvas.clip(_WIDTH, canvas.height, 14)):
            canvas.rect(0, 0, _WIDTH, canvas.height, fill=paint)
            haze = canvas.radial(0.5, 0.46, 0.6, [(0, self.colour("haze")), (1, self.colour("night"))])
            canvas.rect(0, 0, _WIDTH, canvas.height, fill=haze, opacity=0.45)
            canvas.rect(0, 0, _WIDTH, 8, fill=self.colour("yellow"))
            stripes = "".join(f"M{x} 8 {x + 8} 0h11l-8 8Z" for x in range(-8, _WIDTH, 22))
            canvas.path(stripes, fill=self.colour("tar"))

    def _header(self) -> None:
        view, words, canvas = self.view, self.words, self.canvas
        told = words.say("board-round", round=view.round_no)
        if view.outcome is not None:
            told = words.result(view.outcome)
        elif view.beat is not None and view.phase == "round":
            told += " · " + words.say("board-beat", beat=view.beat)
        elif words.has(f"phase-{view.phase}"):
            told += " · " + words.say(f"phase-{view.phase}")
        ink = self.colour("text")
        canvas.text(_MARGIN + 2, 44, told, 20, fill=ink, weight=600, family=DISPLAY, room=_WIDTH - 40)

    def _plate(self, seat: int, player: PlayerView) -> None:
        canvas, count = self.canvas, self.view.seats
        wide = (_WIDTH - 2 * _MARGIN - _GAP * (count - 1)) / count
        x, y = _MARGIN + seat * (wide + _GAP), 60
        is_mine, outcome = seat == self.view.seat, self.view.outcome
        won = outcome is not None and seat in outcome.winners
        is_asked = seat in self.view.to_act
        canvas.rect(
            *(x, y, wide, _PLATE, 9),
            fill=self.colour("mine" if is_mine else "night"),
            fill_opacity=0.85,
            stroke=self.colour("yellow") if won else self.seat_colour(seat),
            stroke_width=2.5 if won or is_asked else 1,
            stroke_opacity=1 if won or is_asked else 0.35,
        )
        canvas.rect(x, y + _PLATE - 5, wide, 5, 2, fill=self.seat_colour(seat))
        canvas.use(f"seat-{seat}", x + 9, y + 9, 18, 18)
        canvas.text(
            *(x + 33, y + 24, self.words.player(seat), 17),
            fill=self.colour("text"),
            weight=650,
            room=wide - 42,
            mark=" ★" if won else " ✓" if player.has_chosen else "",
        )
        jelly = player.jelly + ((player.pods_worth or 0) if outcome is not None else 0)
        self._blob(jelly, x + 30, y + 56, 1.15)
        with canvas.group(transform=canvas.at(x + 66, y + 55, 0.95)):
            canvas.use("capsule", 0, 0, 1, 1)
        ink = self.colour("text")
        canvas.text(x + 79, y + 62, str(player.pod_count), 18, fill=ink, weight=700)
        self._kept(player, x + 104, y + 38, wide - 112)

    def _kept(self, player: PlayerView, x: float, y: float, room: float) -> None:
        """Pods that can be seen, or how many dice are left."""
        canvas = self.canvas
        if player.pods:
            step = min(24, room / len(player.pods))
            for at, pod in enumerate(player.pods):
                canvas.rect(
                    *(x + step * at, y + 6, 20, 24, 9),
                    fill=self.colour("glass"),
                    stroke=self.colour("text"),
                    stroke_width=1.3,
                )
                text = "⚄" if pod == "die" else pod
                canvas.text(
                    x + step * at + 10,
                    y + 23,
                    text,
                    14,
                    fill=self.colour("acid"),
                    weight=700,
                    anchor="middle",
                )
        elif self.view.phase == "round":
            size = min(13, (room - 18) / _DICE_EACH)
            for at in range(_DICE_EACH):
                is_left = at < player.dice_left
                canvas.rect(
                    *(x + (size + 3) * at, y + 12, size, size, size / 4),
                    fill=self.colour("text-2") if is_left else "none",
                    stroke=None if is_left else self.colour("text-3"),
                    stroke_opacity=None if is_left else 0.5,
                )

    def _tray(self, top: float) -> None:
        """The viewer's roll; all of them where nothing is hidden."""
        canvas, words, count = self.canvas, self.words, max(1, len(self.rolls))
        wide = (_WIDTH - 2 * _MARGIN - _GAP * (count - 1)) / count
        named = 132 if count < 3 else 34
        for at, (seat, roll) in enumerate(self.rolls):
            x = _MARGIN + at * (wide + _GAP)
            canvas.rect(x, top, wide, _TRAY, 10, fill=self.colour("tray"), stroke=self.seat_colour(seat))
            canvas.use(f"seat-{seat}", x + 10, top + 26, 18, 18)
            if count < 3:
                ink = self.colour("text")
                canvas.text(x + 36, top + 41, words.player(seat), 16, fill=ink, weight=650, room=90)
            size = min(44, (wide - named - 6) / _DICE_EACH - 4)
            for nth, value in enumerate(roll):
                die_x = x + named + nth * (size + 4)
                canvas.use(f"die-{seat}-{value}", die_x, top + (_TRAY - size) / 2, size, size)

    # --- the city -----------------------------------------------------------------------------------------

    def _district(self, name: str, x: float, y: float, wide: float) -> None:
        canvas = self.canvas
        district = next(one for one in self.view.districts if one.name == name)
        is_lit = self.view.scoring is not None and name in self.view.scoring.chain
        is_blocked = district.barrier is not None
        is_new = name in self.blocked
        canvas.rect(
            *(x, y, wide, self.high, 10),
            fill=self.colour("lit" if is_lit else "blocked" if is_blocked else "district"),
            stroke=self.colour("yellow" if is_lit or is_new else "slime"),
            stroke_width=3 if is_lit or is_new else 1.5,
            stroke_opacity=1 if is_lit or is_new else 0.28,
        )
        with canvas.group(transform=canvas.at(x + 4, y + 4)):
            inner = wide - 8
            self._head(district, inner)
            self.zones(district, inner)
            for seat in range(self.view.seats):
                self._heap(
                    *(district.dice[seat], seat, 0, HEAD + ZONE + 2 + _HEAP * seat, inner),
                    cancelled=district.cancelled[seat],
                    total=district.sums[seat],
                    is_first=seat in district.controllers,
                    district=name,
                )

    def _head(self, district: DistrictView, wide: float) -> None:
        canvas = self.canvas
        canvas.use(f"quarter-{district.tile}", wide - 118, 0, 118, HEAD - 2, opacity=0.9)
        canvas.rect(3, 5, 28, 28, 5, fill=self.colour("yellow"))
        letter = self.words.name("district", district.name)
        canvas.text(17, 27, letter, 22, fill=self.colour("tar"), weight=850, anchor="middle")
        if self.view.drone == district.name:
            canvas.use("drone", 38, 3, 44, 32)
        if district.barrier is not None:
            self._barrier(district.barrier, 88, 6, wide - 94)

    def _barrier(self, seat: int, x: float, y: float, wide: float) -> None:
        """Hazard stripes across the roofs, with their owner's sign."""
        canvas = self.canvas
        with canvas.group(transform=canvas.at(x, y)):
            with canvas.group(clip_path=canvas.clip(wide, 26, 5)):
                canvas.rect(0, 0, wide, 26, fill=self.colour("yellow"))
                stripes = "".join(f"M{at} 26 {at + 26} 0h17l-26 26Z" for at in range(-26, int(wide), 34))
                canvas.path(stripes, fill=self.colour("tar"))
            canvas.rect(wide / 2 - 15, 1, 30, 24, 4, fill=self.colour("zone-1"))
            canvas.use(f"seat-{seat}", wide / 2 - 10, 3, 20, 20)

    def _heap(
        self,
        dice: Sequence[int],
        seat: int,
        x: float,
        y: float,
        wide: float,
        *,
        cancelled: Sequence[int] = (),
        total: int,
        is_first: bool,
        district: str = "",
    ) -> None:
        """One player's dice, and what they add up to."""
        canvas = self.canvas
        if is_first:
            canvas.rect(x, y, wide, _HEAP - 1, 4, fill=self.colour("acid"), fill_opacity=0.2)
        hollow = "" if dice else "-hollow"
        canvas.use(f"seat-{seat}{hollow}", x + 4, y + 5, 14, 14, opacity=None if dice else 0.55)
        if not dice:
            return
        size = min(21.0, (wide - 74) / len(dice) - 2)
        left = set(cancelled)
        for at, value in enumerate(dice):
            die_x, die_y = x + 24 + (size + 2) * at, y + (_HEAP - 1 - size) / 2
            canvas.use(
                f"die-{seat}-{value}", die_x, die_y, size, size, opacity=0.42 if value in left else None
            )
            if value in left:  # struck out, not only pale
                canvas.path(
                    f"M{die_x:.1f} {die_y + size:.1f}l{size:.1f} {-size:.1f}",
                    stroke=self.colour("red"),
                    stroke_width=3,
                )
            if (district, seat, value) in self.placed and value not in dice[at + 1 :]:
                canvas.rect(
                    *(die_x - 1, die_y - 1, size + 2, size + 2, 5),
                    fill="none",
                    stroke=self.colour("paper"),
                    stroke_width=2.5,
                )
        ink = self.colour("text")
        canvas.text(x + wide - 22, y + 18, str(total), 17, fill=ink, weight=750, anchor="end")
        if is_first:
            crown = "M0 1 4 5.5 7 0 10 5.5 14 1 12.3 10H1.7Z"
            canvas.path(crown, fill=self.colour("yellow"), transform=canvas.at(x + wide - 18, y + 7))

    def _centre(self, x: float, y: float, wide: float, high: float) -> None:
        """The monster, and the dice that were expelled to it."""
        canvas, view = self.canvas, self.view
        stops = [(0, self.colour("pit")), (0.7, self.colour("pit-edge")), (1, self.colour("pit-low"))]
        canvas.rect(
            *(x, y, wide, high, min(70, high / 2 - 10)),
            fill=canvas.radial(0.45, 0.35, 0.75, stops),
            stroke=self.colour("slime"),
            stroke_opacity=0.5,
        )
        counts = [len(player.in_centre) for player in view.players]
        monster = "monster-angry" if view.bell_at or view.last_beat else "monster-calm"
        is_wide = wide > 2 * _TILE
        room = min(high - 8, 150 if is_wide else wide / 1.35)
        if not any(counts):
            canvas.use(monster, x + (wide - room * 1.25) / 2, y + (high - room) / 2, room * 1.25, room)
            return
        if is_wide:
            canvas.use(monster, x + wide * 0.12, y + (high - room) / 2, room * 1.25, room)
            left, below, heaps = x + wide * 0.46, y + (high - _HEAP * len(counts)) / 2, wide * 0.44
        else:
            size = min(wide / 1.35, high - _HEAP * len(counts) - 26)
            canvas.use(monster, x + (wide - size * 1.25) / 2, y + 6, size * 1.25, size)
            left, below, heaps = x + wide * 0.14, y + high - _HEAP * len(counts) - 14, wide * 0.72
        canvas.rect(
            left - 4,
            below - 3,
            heaps + 8,
            _HEAP * len(counts) + 6,
            7,
            fill=self.colour("night"),
            fill_opacity=0.78,
        )
        for seat, player in enumerate(view.players):
            self._heap(
                *(player.in_centre, seat, left, below + _HEAP * seat, heaps),
                total=counts[seat],
                is_first=counts[seat] == max(counts),
            )

    def _blob(self, amount: int, x: float, y: float, scale: float) -> None:
        canvas = self.canvas
        with canvas.group(transform=canvas.at(x, y, scale)):
            canvas.use("blob-some" if amount > 0 else "blob-none", 0, 0, 1, 1, places={"amount": amount})
