"""The city of Noxford in box characters, to scale."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from tablee.games.noxford.city.skyline import PlotView
from tablee.games.noxford.view import NoxfordView

_COLUMNS = 75
_FINEST = 8  # millimetres a column; a line of text is twice as tall as a column is wide
_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
# Box characters by the directions in which their lines leave.
_BOX = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


@dataclass(frozen=True)
class Picture:
    """The drawn city, its scale, and whether plots are numbered because corners did not fit in."""

    text: Text
    across: int
    up: int
    numbered: bool


@dataclass(frozen=True)
class _Box:
    """A card on the grid of characters; neighbours share their border."""

    left: int
    right: int
    top: int
    bottom: int
    label: str
    corner: tuple[int, int]

    @property
    def width(self) -> int:
        return self.right - self.left - 1

    @property
    def height(self) -> int:
        return self.bottom - self.top - 1

    def lines(self) -> list[str] | None:
        """Label and corner as they fit inside, on two lines or on three; None if they do not."""
        x, y = self.corner
        for lines in ([self.label, f"{x},{y}"], [self.label, f"{x},", str(y)]):
            if len(lines) <= self.height and max(map(len, lines)) <= self.width:
                return lines
        return None

    def numbered_lines(self, number: int) -> list[str]:
        """Label and number; what does not fit is cut, the number first of all kept."""
        lines = [str(number), self.label] if self.height > 1 else [str(number)]
        return [line[: self.width] for line in lines]


def draw_city(view: NoxfordView) -> Picture:
    """All plots with their top cards, upwards as on the table."""
    across = _scale(view)
    boxes = _boxes(view, across)
    labels = [box.lines() for box in boxes]
    numbered = any(lines is None for lines in labels)
    width = max(box.right for box in boxes) + 1
    height = max(box.bottom for box in boxes) + 1
    borders = [[0] * width for _ in range(height)]
    letters = [[" "] * width for _ in range(height)]
    for number, box in enumerate(boxes):
        _add_border(borders, box)
        _add_label(letters, box, box.numbered_lines(number) if numbered else labels[number] or [])
    rows = (
        "".join(_BOX[border] if border else letter for border, letter in zip(*row, strict=True)).rstrip()
        for row in zip(borders, letters, strict=True)
    )
    return Picture(Text("\n".join(rows), no_wrap=True), across, 2 * across, numbered)


def _reach(plot: PlotView) -> tuple[int, int]:
    return (plot.x + 88, plot.y + 58) if plot.lying else (plot.x + 58, plot.y + 88)


def _scale(view: NoxfordView) -> int:
    """Millimetres a column, so that the whole city fits."""
    extent = max(_reach(plot)[0] for plot in view.city) - min(plot.x for plot in view.city)
    return max(_FINEST, -(-extent // _COLUMNS))


def _boxes(view: NoxfordView, across: int) -> list[_Box]:
    left = min(plot.x for plot in view.city)
    top = max(_reach(plot)[1] for plot in view.city)
    return [
        _Box(
            left=round((plot.x - left) / across),
            right=round((_reach(plot)[0] - left) / across),
            top=round((top - _reach(plot)[1]) / (2 * across)),
            bottom=round((top - plot.y) / (2 * across)),
            label=_label(view, number, plot),
            corner=(plot.x, plot.y),
        )
        for number, plot in enumerate(view.city)
    ]


def _label(view: NoxfordView, number: int, plot: PlotView) -> str:
    """Seat and rank or symbols, with marks for a gear, a lock, a card turned down and a stack."""
    card = plot.cards[-1]
    name = card.symbols or ("▓▓" if card.owner is None else f"{card.owner + 1}{card.face[0]}")
    marks = (
        (card.gear, "*"),
        (plot.locked, "#"),
        (number in view.turned_down, "!"),
        (len(plot.cards) > 1, "^"),
    )
    return name + "".join(mark for shown, mark in marks if shown)


def _add_border(borders: list[list[int]], box: _Box) -> None:
    for row in (box.top, box.bottom):
        for column in range(box.left, box.right):
            borders[row][column] |= _RIGHT
            borders[row][column + 1] |= _LEFT
    for column in (box.left, box.right):
        for row in range(box.top, box.bottom):
            borders[row][column] |= _DOWN
            borders[row + 1][column] |= _UP


def _add_label(letters: list[list[str]], box: _Box, lines: list[str]) -> None:
    first = box.top + 1 + (box.height - len(lines)) // 2
    for row, line in enumerate(lines, start=first):
        start = box.left + 1 + (box.width - len(line)) // 2
        letters[row][start : start + len(line)] = line
