"""Made-up positions of District Noir."""

from __future__ import annotations

from typing import Any

import tablee
from tablee.engine.table import Observation, Table
from tablee.games.district_noir.view import DistrictNoirView
from tests.support import shown_as

GAME = tablee.game("district-noir")


def position(**changes: Any) -> dict[str, Any]:
    """The last round, nothing done yet: two cards in the line, hands of fives to nines at will."""
    data: dict[str, Any] = {
        "game": "district-noir",
        "seats": 2,
        "round": 4,
        "beginner": 0,
        "taken": [False, False],
        "hands": [["5", "6", "7", "8", "+2"], ["5", "6", "7", "8", "-1"]],
        "fronts": [[], []],
        "line": ["8", "7"],
        "pile": [],
    }
    return {**data, **changes}


def lay(**changes: Any) -> tablee.Table:
    return GAME.from_dict(position(**changes))


def at_the_end(front_0: str, front_1: str) -> tablee.Table:
    """The game over, with these cards in front of the two players."""
    return lay(
        taken=[True, True], hands=[[], []], fronts=[front_0.split(), front_1.split()], line=["-1", "-2"]
    )


def shown(what: Table | Observation, viewer: int | None = None) -> DistrictNoirView:
    return shown_as(DistrictNoirView, what, viewer)
