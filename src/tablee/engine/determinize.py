"""Drawing anew what one seat cannot know: so that who has seen a whole game can play on in it."""

from __future__ import annotations

from tablee.engine.state import Cell
from tablee.engine.table import Table


def drawn_anew(table: Table, seat: int) -> Cell:
    """A world that this seat cannot tell from the table's, drawn with the dice that else deal the cards."""
    cell = table.game.hidden(table.cell, seat)
    table.game.doors.imagine(cell, seat, table.dice(0))
    return cell
