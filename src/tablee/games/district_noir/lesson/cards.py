"""Tables of District Noir for the lesson, with all 45 cards on them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

_DECK = Counter(
    {"5": 5, "6": 6, "7": 7, "8": 8, "+2": 4, "+3": 2, "+4": 1, "-1": 3, "-2": 4, "-3": 2}
    | dict.fromkeys(("docks", "police", "hall"), 1)
)
_PUT_AWAY = 3


def lay(
    *,
    round_no: int,
    beginner: int = 0,
    taken: tuple[bool, bool] = (False, False),
    mine: str = "",
    theirs: str = "",
    my_front: str = "",
    their_front: str = "",
    line: str = "",
    next_cards: str = "",
) -> dict[str, Any]:
    """A position. What is not named lies in the pile, behind `next_cards`, and three cards are put away."""
    rows = [row.split() for row in (mine, theirs, my_front, their_front, line, next_cards)]
    left = _DECK - Counter(card for row in rows for card in row)
    rest = sorted(left.elements())
    random.Random(4).shuffle(rest)
    return {
        "game": "district-noir",
        "seats": 2,
        "round": round_no,
        "beginner": beginner,
        "taken": list(taken),
        "hands": rows[:2],
        "fronts": rows[2:4],
        "line": rows[4],
        "pile": rows[5] + rest[:-_PUT_AWAY],
    }
