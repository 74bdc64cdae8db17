"""District Noir: a take, and a whole score."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.district_noir.positions import lay

FIRST = "5 5 5 6 6 7 7 7 7 8 8 +2 +2 +3 -1 -2 -2 -3 docks hall"
SECOND = "5 6 6 6 7 7 8 8 8 8 8 +2 +4 -1 -1 -2 -3 police"


def examples() -> dict[str, Any]:
    return {"take": _take(), "score": _score()}


def _take() -> dict[str, Any]:
    line = "8 +2 6 7 -1 5 docks".split()
    table = lay(line=line)
    before = msgspec.to_builtins(table.view(None))
    table.play(0, "take")
    after = table.to_dict()
    assert after["fronts"][0] == sorted(line[2:], key=after["fronts"][0].index)
    assert after["line"] == ["8", "+2"]
    return {"view": before}


def _score() -> dict[str, Any]:
    rest = ["6", "+3", "-2", "7"]
    table = lay(taken=[True, True], hands=[[], []], fronts=[FIRST.split(), SECOND.split()], line=rest)
    assert table.outcome is not None
    assert table.outcome.scores == (21, 18)
    assert table.outcome.winners == (0,)
    return {"view": msgspec.to_builtins(table.view(None))}
