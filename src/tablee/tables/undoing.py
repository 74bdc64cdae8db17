"""Taking moves back: how far, and whether anybody has learnt anything from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.errors import Refused

if TYPE_CHECKING:
    from tablee.tables.live import LiveTable


def moves_left(live: LiveTable, seat: int) -> int:
    """How many moves stand when this person's last move and all after it are taken back."""
    assert live.table is not None
    if live.table.game.chance_in_play:
        raise Refused("no-undo-here")  # or one could roll until one likes it
    for index in range(len(live.moves) - 1, -1, -1):
        if live.moves[index].seat == seat and live.moves[index].by == "person":
            return index
    raise Refused("nothing-to-undo")


def is_free(live: LiveTable, seat: int, left: int) -> bool:
    """Whether these moves may go without asking anybody."""
    return False
