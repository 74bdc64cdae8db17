"""What a command has to say: sentences and grids for people, everything as JSON for machines."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tablee.cli.options import language
from tablee.i18n import Translator

_MOMENTS = ("at", "until", "changed_at", "created_at", "last_seen")
_WHOLE = ("table", "person")  # ids: somebody copies them from here into the next command


def print_json(found: Any) -> None:
    """Everything, on one line."""
    print(msgspec.json.encode(found).decode())


def say(lang: str, as_json: bool, told: dict[str, Any], *sentences: tuple[str, dict[str, object]]) -> None:
    """Tell a machine these values, or a person these sentences."""
    if as_json:
        print_json(told)
        return
    words = Translator(language(lang))
    for key, values in sentences:
        Console(highlight=False, soft_wrap=True).print(words.say(key, **values), markup=False)


def show(rows: Iterable[dict[str, Any]], columns: tuple[str, ...], lang: str, as_json: bool) -> None:
    """These columns for people; for machines everything."""
    if as_json:
        print_json(list(rows))
        return
    words = Translator(language(lang))
    grid = Grid()
    for column in columns:
        heading = words.say(f"admin-column-{column.replace('_', '-')}")
        grid.add_column(heading, overflow="fold", no_wrap=column in _WHOLE)
    for row in rows:
        # Names and chat are other people's words: never read as markup.
        grid.add_row(*(Text(_cell(column, row[column], words)) for column in columns))
    Console(highlight=False).print(grid)


def _cell(column: str, value: Any, words: Translator) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("admin-yes") if value else ""
    if column in _MOMENTS:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list | dict):
        return ", ".join(value) if isinstance(value, list) else json.dumps(value, ensure_ascii=False)
    return str(value)
