"""Finds the text picture of a game; a game without one is shown as its plain view."""

from __future__ import annotations

from rich.console import RenderableType
from rich.pretty import Pretty

from tablee.engine.messages import View
from tablee.engine.registry import part_of
from tablee.i18n import Translator


def draw(view: View, words: Translator) -> RenderableType:
    """The table as this viewer sees it."""
    found = part_of(view.game, "terminal")
    if found is None:
        return Pretty(view.to_dict(), expand_all=True)
    picture: RenderableType = found.draw(view, words)
    return picture
