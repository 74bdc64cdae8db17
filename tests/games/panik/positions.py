"""Made-up positions of Panik, and ways to play through them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tablee
from tablee.engine.table import Observation, Table
from tablee.games.panik.view import PanikView
from tests.support import shown_as

GAME = tablee.game("panik")
TEAM = ["standard"] * 3 + ["over"] * 2 + ["pair"] * 2 + ["detector", "call"]
HAND = ["standard"] * 3 + ["over"] * 2 + ["pair", "detector", "call"]
FACES = {
    **{"a1": "1", "a2": "2", "a3": "3", "a4": "4"},
    **{"b1": "5", "b2": "shared", "b3": "trapped", "b4": "2"},
    **{"c1": "3", "c2": "4", "c3": "5", "c4": "shared"},
    **{"d1": "1", "d2": "2", "d3": "3", "d4": "trapped"},
}


def mansion_names(seats: int) -> list[str]:
    return [f"{letter}{place}" for letter in "abcd"[:seats] for place in (1, 2, 3, 4)]


def set_up(seats: int = 2, **changes: Any) -> dict[str, Any]:
    """The data of a table where nobody has chosen yet."""
    data: dict[str, Any] = {
        "game": "panik",
        "seats": seats,
        "step": "open",
        "beginner": 0,
        "mansions": {name: {"face": FACES[name]} for name in mansion_names(seats)},
        "hands": [list(TEAM) for _ in range(seats)],
    }
    return {**data, **changes}


def first_turn(seats: int = 2, **changes: Any) -> dict[str, Any]:
    """The data of a table after the set-up: a1, b1, … are open, the pairs stand at a2, b2, …"""
    data = set_up(seats, step="place", hands=[list(HAND) for _ in range(seats)])
    for letter in "abcd"[:seats]:
        data["mansions"][f"{letter}1"]["open"] = True
        data["mansions"][f"{letter}2"]["hunters"] = [f"{letter}:pair"]
    return {**data, **changes}


def begin(seats: int = 2, **changes: Any) -> tablee.Table:
    """A table after the set-up. Seat 0 begins."""
    return GAME.from_dict(first_turn(seats, **changes))


def go(table: tablee.Table, *moves: str) -> tablee.Table:
    """Play these moves, each by the one seat that is to act."""
    for move in moves:
        (seat,) = table.to_act
        table.play(seat, move)
    return table


def at(table: tablee.Table, mansion: str) -> list[str]:
    """The hunters in front of a mansion."""
    standing: list[str] = table.to_dict()["mansions"][mansion]["hunters"]
    return standing


def is_open(table: tablee.Table, mansion: str) -> bool:
    return bool(table.to_dict()["mansions"][mansion]["open"])


def points_of(table: tablee.Table, mansion: str) -> tuple[int, ...] | None:
    """What a mansion pays each seat, to somebody who may see everything open."""
    (found,) = (there for there in shown(table, None).mansions if there.name == mansion)
    return found.points


def all_placed(seats: int, standing: dict[str, str], **faces: str) -> dict[str, Any]:
    """The data of a finished game: these hunters there, all the others where nobody is named."""
    left = Counter(f"{letter}:{kind}" for letter in "abcd"[:seats] for kind in TEAM)
    placed = {name: there.split() for name, there in standing.items()}
    left.subtract(hunter for there in placed.values() for hunter in there)
    assert min(left.values()) >= 0
    rest = list(left.elements())
    mansions = {}
    for name in mansion_names(seats):
        there = placed[name] if name in placed else [rest.pop() for _ in range(min(4, len(rest)))]
        mansions[name] = {"face": {**FACES, **faces}[name], "open": name[1] == "1", "hunters": there}
    assert not rest
    return set_up(seats, step="over", mansions=mansions, hands=[[] for _ in range(seats)])


def at_the_end(seats: int, standing: dict[str, str], **faces: str) -> tablee.Table:
    return GAME.from_dict(all_placed(seats, standing, **faces))


def shown(what: Table | Observation, viewer: int | None = None) -> PanikView:
    return shown_as(PanikView, what, viewer)
