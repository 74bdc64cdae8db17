"""What a hidden position of District Noir does not show: the other hand, the pile, the cards put away."""

from __future__ import annotations

from tablee.engine.chance.worlds import Blank, hand, row
from tablee.engine.state import UNKNOWN, StateArray, unpack
from tablee.games.district_noir.hidden import unseen_copies
from tablee.games.district_noir.state import UnpackedState


def blanks(cell: StateArray) -> list[Blank]:
    """Hands first, then the rows whose order counts."""
    position: UnpackedState = unpack(cell)
    hands = [
        hand("hands", seat, position.hand_sizes[seat], _unseen)
        for seat in range(2)
        if position.hands[seat][0] == UNKNOWN
    ]
    pile, away = slice(position.pile_size), slice(position.away_size)
    return [*hands, row("pile", (pile,), _unseen), row("away", (away,), _unseen)]


def _unseen(cell: StateArray) -> list[int]:
    copies: list[int] = unseen_copies(cell[0]).tolist()
    return copies
