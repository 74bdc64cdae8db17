"""The plain text table: any game without a drawing of its own, laid out by the schema of its views.

What every seat has becomes a column, one row a seat; the rest is listed below.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.engine.messages import View
from tablee.i18n import Translator
from tablee.i18n.values import columns, field_name, is_shown, say
from tablee.i18n.view_schema import Shape, schema_of

_MAX_COLUMNS = 6  # of what every seat has; more is listed below


def draw_plain(view: View, words: Translator) -> RenderableType:
    """The table as this viewer sees it, in words."""
    data = view.to_dict()
    fields = {name: shape for name, shape in schema_of(view.game).view.fields.items() if is_shown(shape)}
    by_seat = dict(list(columns(data, fields))[:_MAX_COLUMNS])
    rest = {name: shape for name, shape in fields.items() if not shape.is_by_seat}
    listed = [_line(name, say(data[name], shape, name, words), words) for name, shape in rest.items()]
    return Group(_seats(view, by_seat, words), *listed)


def _seats(view: View, by_seat: dict[str, tuple[Shape, list[Any]]], words: Translator) -> Table:
    table = Table(expand=True)
    table.add_column("")
    for name in by_seat:
        table.add_column(field_name(name, words))
    for seat in range(view.seats):
        acts = seat in view.to_act
        cells = [Text(say(values[seat], shape, name, words)) for name, (shape, values) in by_seat.items()]
        table.add_row(
            Text(f"{'▶ ' if acts else '  '}{words.player(seat)}"), *cells, style="bold" if acts else ""
        )
    return table


def _line(name: str, told: str, words: Translator) -> Text:
    return Text.assemble((f"{field_name(name, words)}: ", "dim"), told)
