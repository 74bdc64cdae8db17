"""Three plots that fit any width: intervals in rows, curves over a game, and a histogram.

Drawings stretch with the page, writing does not: labels are HTML beside SVG that has no text in it.
Series differ in colour and in the shape of their marks or lines.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.intervals import IntervalEstimate
from tablee.markup import Markup, element, join
from tablee.studies.report.numbers import Format

_ROW_PX = 18  # for each series of a row
_MARK_PX = 4
_LOOKS = 6  # colours of series in the style sheet
_MOST_TICKS = 5  # about


@dataclass(frozen=True)
class PlotRow:
    """A row of a plot of intervals: one estimate for each series, or none."""

    label: str
    estimates: tuple[IntervalEstimate | None, ...]


@dataclass(frozen=True)
class Scale:
    """From where to where a plot goes, and how its numbers are written."""

    low: float
    high: float
    form: Format
    unit: float = 0.01  # of what is written as 1: per cent, where nothing else is said
    digits: int = 1

    def part(self, value: float) -> float:
        """Where a value lies, in per cent of the width."""
        return 100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """Round values to be written beside the plot."""
        rough = (self.high - self.low) / _MOST_TICKS
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        digits = 0 if step >= self.unit * 0.999 else 1
        return [(step * place, self.form(step * place, digits)) for place in range(first, last + 1)]

    def told(self, value: float) -> str:
        """A value in words."""
        return self.form(value, self.digits)


def scale_around(estimates: Sequence[IntervalEstimate], baseline: float | None, form: Format) -> Scale:
    """A scale on which all of these and the baseline can be seen, symmetric around the baseline."""
    if baseline is None:
        high = max((one.high for one in estimates), default=1.0)
        return Scale(0.0, high or 1.0, form)
    reach = max((max(abs(one.high - baseline), abs(one.low - baseline)) for one in estimates), default=0.01)
    reach = max(reach * 1.05, 0.005)
    return Scale(baseline - reach, baseline + reach, form)


def _series(place: int) -> str:
    """The class of a series; a seventh looks like the first."""
    return f"series-{place % _LOOKS}"


def legend(labels: Sequence[str]) -> Markup:
    """Which series is which."""
    if len(labels) < 2:
        return Markup("")
    items = [element("li", _sample(place), element("span", label)) for place, label in enumerate(labels)]
    return element("ul", *items, class_="legend")


def _sample(place: int) -> Markup:
    return element(
        "svg",
        _line("0", "100%", "50%", place),
        _mark("50%", "50%", place),
        **{"class": f"sample {_series(place)}", "aria-hidden": "true"},
    )


def intervals(rows: Sequence[PlotRow], scale: Scale, baseline: float | None, title: str) -> Markup:
    """Rows with a mark and a line for each series: the value, and its interval."""
    drawn = [_interval_row(row, scale, baseline) for row in rows]
    ticks = [_tick(scale.part(value), told) for value, told in scale.ticks]
    axis = element("div", *ticks, class_="axis", aria_hidden="true")
    return element("div", *drawn, axis, class_="intervals", role="group", aria_label=title)


def _interval_row(row: PlotRow, scale: Scale, baseline: float | None) -> Markup:
    shapes: list[Markup] = []
    values: list[Markup] = []
    if baseline is not None:
        at = f"{scale.part(baseline):.2f}%"
        shapes.append(element("line", x1=at, x2=at, y1="0", y2="100%", class_="baseline"))
    for place, found in enumerate(row.estimates):
        if found is None:
            values.append(element("span", "–", class_=f"value {_series(place)}"))
            continue
        y = str(_ROW_PX * place + _ROW_PX // 2)
        begin, end = f"{scale.part(found.low):.2f}%", f"{scale.part(found.high):.2f}%"
        group = join(_line(begin, end, y, place), _mark(f"{scale.part(found.value):.2f}%", y, place))
        shapes.append(element("g", group, class_=_series(place)))
        interval = element("small", f" {scale.told(found.low)} – {scale.told(found.high)}")
        values.append(
            element("span", element("b", scale.told(found.value)), interval, class_=f"value {_series(place)}")
        )
    height = _ROW_PX * max(len(row.estimates), 1)
    drawing = element("svg", *shapes, height=height, aria_hidden="true")
    return element(
        "div",
        element("div", row.label, class_="label"),
        element("div", drawing, class_="drawing"),
        element("div", *values, class_="values"),
        class_="row",
    )


def _tick(part: float, told: str) -> Markup:
    """Centred on its place, but never beyond either end."""
    shift = "0" if part < 5 else "-100%" if part > 95 else "-50%"
    return element("span", told, style=f"left:{part:.2f}%;transform:translateX({shift})")


def _line(begin: str, end: str, y: str, place: int) -> Markup:
    return element("line", x1=begin, x2=end, y1=y, y2=y, class_="whisker")


def _mark(x: str, y: str, place: int) -> Markup:
    """Round, square, and both again hollow."""
    hollow = " hollow" if place >= 2 else ""
    if place % 2 == 0:
        return element("circle", cx=x, cy=y, r=_MARK_PX, class_=f"mark{hollow}")
    return element(
        "rect",
        x=x,
        y=y,
        width=2 * _MARK_PX,
        height=2 * _MARK_PX,
        transform=f"translate(-{_MARK_PX} -{_MARK_PX})",
        class_=f"mark{hollow}",
    )


def curves(
    series: Sequence[Sequence[IntervalEstimate]],
    scale: Scale,
    marks: Sequence[str],
    title: str,
    baseline: float | None,
) -> Markup:
    """A line for each series from the start of the game to its end, in the band of its intervals."""
    shapes: list[Markup] = []
    if baseline is not None:
        y = f"{100 - scale.part(baseline):.2f}"
        shapes.append(element("line", x1="0", x2="100", y1=y, y2=y, class_="baseline"))
    for place, line in enumerate(series):
        xs = [100 * (number + 1) / len(line) for number in range(len(line))]
        upper = [f"{x:.2f},{100 - scale.part(one.high):.2f}" for x, one in zip(xs, line, strict=True)]
        lower = [f"{x:.2f},{100 - scale.part(one.low):.2f}" for x, one in zip(xs, line, strict=True)]
        middle = [f"{x:.2f},{100 - scale.part(one.value):.2f}" for x, one in zip(xs, line, strict=True)]
        band = element("polygon", points=" ".join([*upper, *reversed(lower)]), class_="band")
        shapes.append(element("g", band, element("polyline", points=" ".join(middle)), class_=_series(place)))
    return _framed(shapes, scale, marks, title)


def histogram(
    series: Sequence[Sequence[tuple[float, float, float]]], scale: Scale, marks: Sequence[str], title: str
) -> Markup:
    """Steps for each series: (from, to, height), the first two in per cent of the width."""
    shapes = []
    for place, bars in enumerate(series):
        corners = [f"{bars[0][0]:.2f},100"]
        for begin, end, height in bars:
            y = f"{100 - scale.part(height):.2f}"
            corners += [f"{begin:.2f},{y}", f"{end:.2f},{y}"]
        corners.append(f"{bars[-1][1]:.2f},100")
        points = " ".join(corners)
        shapes.append(
            element(
                "g",
                element("polygon", points=points, class_="band"),
                element("polyline", points=points),
                class_=_series(place),
            )
        )
    return _framed(shapes, scale, marks, title)


def _framed(shapes: Sequence[Markup], scale: Scale, marks: Sequence[str], title: str) -> Markup:
    grid = [
        element("line", x1="0", x2="100", y1=f"{y:.2f}", y2=f"{y:.2f}", class_="grid")
        for y in (100 - scale.part(value) for value, _ in scale.ticks)
    ]
    drawing = element(
        "svg", *grid, *shapes, viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true"
    )
    up = [element("span", told, style=f"bottom:{scale.part(value):.2f}%") for value, told in scale.ticks]
    return element(
        "div",
        element("div", *up, class_="up"),
        element("div", drawing, class_="area"),
        element("div", *(element("span", mark) for mark in marks), class_="along"),
        class_="framed",
        role="img",
        aria_label=title,
    )
