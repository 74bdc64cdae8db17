"""Panik: what mansions pay."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.panik.positions import at_the_end, points_of


def examples() -> dict[str, Any]:
    return {
        "plain": _mansion(2, "b4", "a:standard a:pair b:over", "4", (12, 4)),
        "shared-two": _mansion(2, "b4", "a:pair b:standard", "shared", (6, 3)),
        "shared-one": _mansion(2, "b4", "a:pair", "shared", (8, 0)),
        "shared-four": _mansion(2, "b4", "a:pair b:standard b:over b:call", "shared", (2, 3)),
        "trap": _mansion(3, "b4", "a:pair c:over b:standard", "trapped", (0, 9, 0)),
    }


def _mansion(seats: int, name: str, hunters: str, face: str, pays: tuple[int, ...]) -> dict[str, Any]:
    table = at_the_end(seats, {name: hunters}, **{name: face})
    assert points_of(table, name) == pays
    seen = msgspec.to_builtins(table.view(None))
    return {"mansion": next(one for one in seen["mansions"] if one["name"] == name), "seats": seats}
