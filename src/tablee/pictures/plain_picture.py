"""The plain picture: any game without one of its own, laid out by the schema of its views.

A row a seat, with its things drawn as cards; below, what belongs to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.messages import Event, View
from tablee.i18n import Translator
from tablee.i18n.values import columns, field_name, is_shown, say
from tablee.i18n.view_schema import Shape, schema_of
from tablee.pictures.canvas import DISPLAY, Canvas
from tablee.pictures.sheets import shared_sheet
from tablee.pictures.text_width import width_of

_WIDTH = 720
_MARGIN = 24
_ROW = 76  # height
_NAMES = 150  # width
_LINE = 34
_HEAD = 92
_MAX_COLUMNS = 5  # of what every seat has
_MAX_CARDS = 6


def draw_plain(view: View, words: Translator, last: Sequence[Event]) -> Canvas:
    """The table as this viewer sees it."""
    data = view.to_dict()
    fields = {name: shape for name, shape in schema_of(view.game).view.fields.items() if is_shown(shape)}
    by_seat = dict(list(columns(data, fields))[:_MAX_COLUMNS])
    rest = {
        name: shape
        for name, shape in fields.items()
        if not shape.is_by_seat and data[name] not in (None, [], {})
    }
    told = " ".join(map(words.tell, last))
    below = _HEAD + _ROW * view.seats + 18
    canvas = Canvas(_WIDTH, below + _LINE * len(rest) + (_LINE if told else 0) + 16, shared_sheet())
    colours = canvas.colours
    canvas.rect(0, 0, canvas.width, canvas.height, 14, fill=colours["ground"])
    canvas.text(
        _MARGIN, 44, words.say("title"), 26, fill=colours["ink"], weight=600, family=DISPLAY, room=420
    )
    _seats(canvas, view, by_seat, words)
    for at, (name, shape) in enumerate(rest.items()):
        y = below + _LINE * at
        canvas.text(_MARGIN, y + 22, field_name(name, words), 15, fill=colours["ink-3"], room=_NAMES - 8)
        _value(canvas, data[name], shape, name, words, _MARGIN + _NAMES, y, _WIDTH - 2 * _MARGIN - _NAMES)
    if told:
        y = below + _LINE * len(rest) + 22
        canvas.text(
            _MARGIN, y, told, 15, fill=colours["ink-2"], room=_WIDTH - 2 * _MARGIN, font_style="italic"
        )
    return canvas


def _seats(
    canvas: Canvas, view: View, by_seat: dict[str, tuple[Shape, list[Any]]], words: Translator
) -> None:
    colours = canvas.colours
    wide = (_WIDTH - 2 * _MARGIN - _NAMES) / max(1, len(by_seat))
    for at, name in enumerate(by_seat):
        x = _MARGIN + _NAMES + wide * at
        canvas.text(x, _HEAD - 12, field_name(name, words), 14, fill=colours["ink-3"], room=wide - 8)
    for seat in range(view.seats):
        y = _HEAD + _ROW * seat
        is_asked = seat in view.to_act
        canvas.rect(
            _MARGIN - 10,
            y + 4,
            _WIDTH - 2 * _MARGIN + 20,
            _ROW - 8,
            10,
            fill=colours["raised-2" if is_asked else "raised"],
            stroke=colours[f"seat-{seat % 7}"] if is_asked else colours["line"],
            stroke_width=2 if is_asked else 1,
        )
        canvas.use(f"seat-{seat % 7}", _MARGIN, y + _ROW / 2 - 11, 22, 22)
        won = view.outcome is not None and seat in view.outcome.winners
        canvas.text(
            *(_MARGIN + 30, y + _ROW / 2 + 6, words.player(seat), 17),
            fill=colours["ink"],
            weight=600,
            room=_NAMES - 38,
            mark=" ★" if won else "",
        )
        for at, (field, (shape, values)) in enumerate(by_seat.items()):
            x = _MARGIN + _NAMES + wide * at
            _value(canvas, values[seat], shape, field, words, x, y + _ROW / 2 - 17, wide - 8)


def _value(
    canvas: Canvas,
    value: Any,
    shape: Shape,
    field: str,
    words: Translator,
    x: float,
    y: float,
    room: float,
) -> None:
    """Things as cards, all else in words."""
    things, kind = ([value], shape) if shape.form == "thing" else (value, shape.items)
    if kind is None or kind.form != "thing" or not isinstance(things, list) or len(things) > _MAX_CARDS:
        told = say(value, shape, field, words)
        canvas.text(x, y + 23, told, 16, fill=canvas.colours["ink"], weight=500, room=room)
        return
    for thing in things:
        said = say(thing, kind, field, words)
        wide = min(room, 34 if thing is None else max(34, width_of(said, 14) + 22))
        _card(canvas, None if thing is None else said, x, y, wide)
        x += wide + 6
        room -= wide + 6


def _card(canvas: Canvas, name: str | None, x: float, y: float, wide: float) -> None:
    """A thing with its name; face down where it is not known."""
    colours = canvas.colours
    if name is None:
        canvas.rect(
            x, y, wide, 34, 6, fill=colours["raised"], stroke=colours["ink-3"], stroke_dasharray="4 3"
        )
        canvas.text(x + wide / 2, y + 23, "?", 16, fill=colours["ink-3"], weight=700, anchor="middle")
        return
    canvas.rect(x, y, wide, 34, 6, fill=colours["ink"], stroke=colours["edge"])
    canvas.text(
        x + wide / 2,
        y + 22,
        name,
        14,
        fill=colours["edge"],
        weight=700,
        anchor="middle",
        room=max(4, wide - 8),
    )
