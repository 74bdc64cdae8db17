"""Made-up positions of Attack of the Jelly Monster, and how to play them on."""

from __future__ import annotations

from typing import Any

import tablee
from tablee.engine.game import Game
from tablee.engine.table import Observation, Table
from tablee.games.jelly_monster.view import JellyMonsterView
from tests.support import shown_as

GAME = tablee.game("jelly-monster")
TILES = ("1A", "2A", "3A", "4A", "7A", "5A", "6A")
DISTRICTS = "abcdefg"


def position(
    seats: int = 3,
    *,
    tiles: dict[str, str] | None = None,
    dice: dict[str, dict[int, list[int]]] | None = None,
    targets: dict[str, int] | None = None,
    barriers: dict[str, int] | None = None,
    centre: dict[int, list[int]] | None = None,
    rolls: dict[int, list[int]] | None = None,
    pods: dict[int, list[str]] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """A calm round: these dice placed, everybody else's still in hand and showing sixes, 10 jelly each."""
    names = DISTRICTS[: seats + 2]
    sides = lay_tiles(names, tiles or {})
    placed = dice or {}
    expelled = [(centre or {}).get(seat, []) for seat in range(seats)]
    left = [
        7 - len(expelled[seat]) - sum(len(row.get(seat, [])) for row in placed.values())
        for seat in range(seats)
    ]
    data = {
        "game": "jelly-monster",
        "seats": seats,
        "options": {"form": "beats"},
        "round": 2,
        "phase": "round",
        "drone": "a",
        "districts": [
            {
                "tile": sides[name],
                "target": (targets or {}).get(name, 1),
                "dice": [placed.get(name, {}).get(seat, []) for seat in range(seats)],
                "barrier": (barriers or {}).get(name),
            }
            for name in names
        ],
        "centre": expelled,
        "jelly": [10] * seats,
        "pods": [(pods or {}).get(seat, []) for seat in range(seats)],
        "rolls": [(rolls or {}).get(seat, [6] * left[seat]) for seat in range(seats)],
    }
    return {**data, **changes}


def lay_tiles(names: str, chosen: dict[str, str]) -> dict[str, str]:
    """The chosen tiles, and around them A sides: the usual one of the district, or one that is left."""
    taken = {tile[0] for tile in chosen.values()}
    usual = {name: tile for name, tile in zip(names, TILES, strict=False) if tile[0] not in taken}
    spare = [f"{tile}A" for tile in "87654321" if tile not in taken and f"{tile}A" not in usual.values()]
    return {name: chosen.get(name) or usual.get(name) or spare.pop(0) for name in names}


def lay(seats: int = 3, *, seed: int = 1, game: Game = GAME, **changes: Any) -> tablee.Table:
    return game.from_dict(position(seats, **changes), seed=seed)


def live(seats: int = 3, *, seed: int = 1, **changes: Any) -> tablee.Table:
    """The same in the live form, 20 seconds into the round, all rolls settled."""
    options = {"form": "live", **changes.pop("options", {})}
    clock = {"now": 23_000, "starts_at": 3_000, **changes.pop("clock", {})}
    return lay(seats, seed=seed, options=options, clock=clock, **changes)


def score(seats: int = 3, *, seed: int = 1, **changes: Any) -> tablee.Table:
    """The last calm beat of such a round is over: everybody passed or waited, and the scoring has run."""
    return end_beat(lay(seats, seed=seed, **{"beat": 30, **changes}))


def end_beat(table: tablee.Table) -> tablee.Table:
    """Everybody who is asked in this beat passes or waits."""
    for seat in table.to_act:
        table.play_code(seat, table.game.default_move(table.cell, seat))
    return table


def play_all(table: tablee.Table, moves: dict[int, str]) -> tablee.Table:
    """One calm beat: these moves, everybody else passes or waits."""
    for seat in table.to_act:
        table.play(seat, moves.get(seat, "pass" if table.to_dict()["rolls"][seat] else "wait"))
    return table


def jelly(table: tablee.Table) -> list[int]:
    return table.to_dict()["jelly"]


def pod_counts(table: tablee.Table) -> list[int]:
    return [len(pods) for pods in table.to_dict()["pods"]]


def dice_at(table: tablee.Table, district: str) -> list[list[int]]:
    return table.to_dict()["districts"][DISTRICTS.index(district)]["dice"]


def target_of(table: tablee.Table, district: str) -> int:
    return table.to_dict()["districts"][DISTRICTS.index(district)]["target"]


def shown(what: Table | Observation, viewer: int | None = None) -> JellyMonsterView:
    return shown_as(JellyMonsterView, what, viewer)
