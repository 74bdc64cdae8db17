"""Finds the text picture of a game; a game without one is shown as its plain view."""

from __future__ import annotations

import importlib
import importlib.util

from rich.console import RenderableType
from rich.pretty import Pretty

from tablee.engine.messages import View
from tablee.i18n import Words


def draw(view: View, words: Words) -> RenderableType:
    """The table as this viewer sees it."""
    module = f"tablee.terminal.{view.game.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return Pretty(view.to_dict(), expand_all=True)
    picture: RenderableType = importlib.import_module(module).draw(view, words)
    return picture
