"""Noxford: where cards go, and who controls what."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any

import msgspec

import tablee
from tests.games.noxford.positions import CORNER, around, flat, lay, places, scores, shown, up, why_not

FACE = "T"
ROW = (up(0, 0, "AB"), up(58, 0, "BC"), up(116, 0, "CD"))
TIPPED = around("ABCD", "0M", "0H", "1T", "1H")
NOBODYS = (
    up(0, 0, "BC"),
    *(up(58, 0, "0H"), up(0, 88, "0T")),
    *(flat(-88, 0, "1H"), flat(-88, 58, "1T")),
    up(0, -88, "2H"),
)
STACK = (up(0, 0, "barracks"), flat(58, 0, "0H", "1L"), up(58, 58, "AB"))


def examples() -> dict[str, Any]:
    return {
        "first-turn": _spots(lay(*CORNER), legal={"58,58u", "58,58l", "0,-58l"}, is_all=True),
        "corner": _touching(),
        "row": _spots(lay(*ROW), legal={"0,88l", "86,88l"}),
        "row-refused": _spots(lay(*ROW), refused={"88,88l": "one-edge-aligned"}),
        "only-corners": _spots(lay(*ROW), refused={"58,88u": "touches-one-card"}),
        "stack": _stack(),
        "master": _master(),
        "nobody": _nobody(),
    }


def _spots(
    table: tablee.Table,
    legal: Set[str] = frozenset(),
    refused: dict[str, str] | None = None,
    is_all: bool = False,
) -> dict[str, Any]:
    offered = places(table, FACE)
    assert offered == legal if is_all else offered >= legal
    for spot, reason in (refused or {}).items():
        assert why_not(table, f"{FACE}@{spot}") == reason
    return _drawn(table, legal=sorted(legal), refused=sorted(refused or {}))


def _touching() -> dict[str, Any]:
    """The card in the corner lies: it touches the first over 30 mm and the second over 58."""
    table = lay(*CORNER, up(58, 58, "0H"))
    lengths = sorted(
        max(abs(each.end[0] - each.start[0]), abs(each.end[1] - each.start[1]))
        for each in shown(table).contacts
        if 2 in (each.one, each.other)
    )
    assert lengths == [30, 58]
    return _drawn(table)


def _stack() -> dict[str, Any]:
    assert scores(*STACK) == (0, 0)
    table = lay(*STACK, passes=2)
    assert shown(table).turned_down == (1,)
    return _drawn(table)


def _master() -> dict[str, Any]:
    assert scores(*TIPPED) == (6, 0)
    table = lay(*TIPPED)
    assert [each.owner for each in shown(table).districts] == [0]
    return _drawn(table)


def _nobody() -> dict[str, Any]:
    table = lay(*NOBODYS, seats=3)
    (district,) = shown(table).districts
    assert district.owner is None
    assert list(district.strengths)[:3] == [2, 2, 1]
    return _drawn(table)


def _drawn(table: tablee.Table, legal: Sequence[str] = (), refused: Sequence[str] = ()) -> dict[str, Any]:
    """The city, and spots beside it."""
    seen = msgspec.to_builtins(table.view(None))
    kept = ("city", "contacts", "districts", "turned_down", "outcome")
    return {
        "view": {key: seen[key] for key in kept},
        "favourites": [side["favourite"] for side in seen["sides"]],
        "legal": [_spot(each) for each in legal],
        "refused": [_spot(each) for each in refused],
    }


def _spot(text: str) -> dict[str, Any]:
    x, y = text[:-1].split(",")
    return {"x": int(x), "y": int(y), "lying": text[-1] == "l"}
