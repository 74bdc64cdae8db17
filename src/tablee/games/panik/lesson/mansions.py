"""Tables of Panik for the lesson: two players, all eighteen hunters in hand or on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

_TEAM = Counter({"standard": 3, "over": 2, "pair": 2, "detector": 1, "call": 1})
_NAMES = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4")


def lay(
    faces: str, *, opened: str = "", step: str = "place", beginner: int = 0, **standing: str
) -> dict[str, Any]:
    """A position. `standing` are the hunters in front of each mansion; whoever is not named is in hand."""
    placed = {name: hunters.split() for name, hunters in standing.items()}
    gone = Counter(hunter for hunters in placed.values() for hunter in hunters)
    hands = [_TEAM - Counter({kind: gone[f"{team}:{kind}"] for kind in _TEAM}) for team in "ab"]
    return {
        "game": "panik",
        "seats": 2,
        "step": step,
        "beginner": beginner,
        "mansions": {
            name: {"face": face, "open": name in opened.split(), "hunters": placed.get(name, [])}
            for name, face in zip(_NAMES, faces.split(), strict=True)
        },
        "hands": [list(hand.elements()) for hand in hands],
    }
