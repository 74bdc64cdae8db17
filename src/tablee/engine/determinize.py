"""Determinization: drawing anew what one seat cannot know, so that who has seen a whole game can play on."""

from __future__ import annotations

from tablee.engine.state import StateArray
from tablee.engine.table import Table


def drawn_anew(table: Table, seat: int) -> StateArray:
    """A world that this seat cannot tell from the table's, drawn with the dice that else deal the cards."""
    cell = table.game.hidden(table.cell, seat)
    table.game.compiled_rules.imagine(cell, seat, table.dice(0))
    return cell
