"""Finds the text picture of a game; a game without one is shown as a plain table."""

from __future__ import annotations

from rich.console import RenderableType

from tablee.engine.messages import View
from tablee.engine.registry import part_of
from tablee.i18n import Translator
from tablee.terminal.plain_table import draw_plain


def draw(view: View, words: Translator) -> RenderableType:
    """The table as this viewer sees it."""
    found = part_of(view.game, "terminal")
    if found is None:
        return draw_plain(view, words)
    picture: RenderableType = found.draw(view, words)
    return picture
