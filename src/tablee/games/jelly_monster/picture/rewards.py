"""The zones of a district and what they pay, with the signs of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.games.jelly_monster.view import DistrictView, IconView
from tablee.pictures import Canvas, Sketch

HEAD, ZONE = 40, 58  # heights inside a district: letter and roofs, rewards
# Where each district lies, by how many there are: rows of (letter, first sixth, how many sixths).
RINGS: Mapping[int, Sequence[Sequence[tuple[str, int, int]]]] = {
    5: ((("a", 0, 2), ("b", 2, 2), ("c", 4, 2)), (("", 0, 6),), (("e", 0, 3), ("d", 3, 3))),
    6: ((("a", 0, 2), ("b", 2, 2), ("c", 4, 2)), (("", 0, 6),), (("f", 0, 2), ("e", 2, 2), ("d", 4, 2))),
    7: (
        (("a", 0, 2), ("b", 2, 2), ("c", 4, 2)),
        (("g", 0, 2), ("", 2, 2), ("d", 4, 2)),
        (("f", 0, 2), ("e", 4, 2)),
    ),
}


class RewardSketch(Sketch):
    """Draws rewards; where their arrows point follows from the ring."""

    def __init__(self, canvas: Canvas, districts: int) -> None:
        super().__init__(canvas, "jelly")
        self.ring = RINGS[districts]

    def zones(self, district: DistrictView, wide: float) -> None:
        """The three zones side by side, the target on one of them."""
        canvas, third = self.canvas, wide / 3
        stops = [(0, self.colour("zone-1")), (0.6, self.colour("zone-2")), (1, self.colour("zone-3"))]
        canvas.rect(0, HEAD, wide, ZONE - 4, 6, fill=canvas.linear(stops))
        for at, icons in enumerate(district.zones):
            is_paid = at + 1 == district.target
            x = third * at
            if is_paid:
                canvas.rect(x, HEAD, third, ZONE - 4, 6, fill=self.colour("yellow"), fill_opacity=0.16)
            with canvas.group(opacity=None if is_paid else 0.62):
                self._reward(icons, district.name, x + third / 2, HEAD + (ZONE - 4) / 2)
            if is_paid:
                self._target(x + 1.5, HEAD + 1.5, third - 3, ZONE - 7)

    def _target(self, x: float, y: float, wide: float, high: float) -> None:
        corner, right, bottom = 14, x + wide, y + high
        self.canvas.path(
            f"M{x:.1f} {y + corner:.1f}V{y:.1f}h{corner}M{right - corner:.1f} {y:.1f}H{right:.1f}v{corner}"
            f"M{right:.1f} {bottom - corner:.1f}V{bottom:.1f}h{-corner}"
            f"M{x + corner:.1f} {bottom:.1f}H{x:.1f}v{-corner}",
            fill="none",
            stroke=self.colour("yellow"),
            stroke_width=3,
        )

    def _reward(self, icons: Sequence[IconView], name: str, x: float, y: float) -> None:
        scale = 1.25 if len(icons) == 1 else 0.9
        for at, icon in enumerate(icons):
            middle = x + (0 if len(icons) == 1 else (at - 0.5) * 30)
            wide, high = 48 * scale, 40 * scale
            places = {"amount": icon.amount, "second": icon.second, "few": icon.few, "more": icon.few + 1}
            shape = self._shape(icon, name)
            self.canvas.use(shape, middle - wide / 2, y - high / 2, wide, high, places=places)

    def _shape(self, icon: IconView, name: str) -> str:
        if icon.kind.startswith("copy-"):
            return f"reward-{icon.kind}-{'-'.join(self._ways(name))}"
        if icon.kind in ("pod", "discard"):
            return f"reward-{icon.kind}"
        if icon.kind in ("jelly", "per-pod", "take", "give"):
            return f"reward-{icon.kind}-{_paid(icon.amount)}"
        return f"reward-{icon.kind}-{_paid(icon.amount)}-{_paid(icon.second)}"

    def _ways(self, name: str) -> tuple[str, str]:
        """Where the next and the previous district lie, seen from this one."""
        places = {
            letter: (down, first) for down, row in enumerate(self.ring) for letter, first, _ in row if letter
        }
        here, letters = places[name], sorted(places)
        at = letters.index(name)

        def way(other: str) -> str:
            there = places[other]
            if there[0] != here[0]:
                return "down" if there[0] > here[0] else "up"
            return "right" if there[1] > here[1] else "left"

        return way(letters[(at + 1) % len(letters)]), way(letters[at - 1])


def _paid(amount: int) -> str:
    return "pod" if amount < 0 else "none" if amount == 0 else "some"
