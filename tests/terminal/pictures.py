"""A table drawn as text, as wide as the narrowest terminal we promise."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

import tablee
from tablee.i18n import Translator
from tablee.terminal.boards import draw

WIDTH = 80


def picture(
    table: tablee.Table, viewer: int | None = None, language: str = "en", players: Sequence[str] = ()
) -> str:
    console = Console(width=WIDTH, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(table.view(viewer), Translator(language, table.game.name, players)))
    return capture.get()
