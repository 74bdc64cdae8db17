"""Cities of Attack of the Jelly Monster for the lesson: three players."""

from __future__ import annotations

from typing import Any

_TILES = {"a": "1A", "b": "2A", "c": "3A", "d": "4A", "e": "7A"}
_SEATS = 3
_DICE_EACH = 7


def lay(
    *,
    round_no: int = 2,
    jelly: tuple[int, int, int] = (10, 10, 10),
    rolls: tuple[str, str, str],
    centre: tuple[str, str, str] = ("", "", ""),
    targets: str = "",
    pods: tuple[str, str, str] = ("", "", ""),
    beat: int | None = 6,
    special: str = "",
    **dice: str,
) -> dict[str, Any]:
    """A position. `a="65 4 -"` lays a 6 and a 5 of the learner's and a 4 of the next player's at district A;
    `targets="b2"` moves the target of B to its second zone; `special="a6B"` lays another tile there.
    Without a beat it is a round against the clock.
    """
    placed = {name: [_values(part) for part in row.split()] for name, row in dice.items()}
    tiles = {**_TILES, **{laid[0]: laid[1:] for laid in special.split()}}
    position = {
        "game": "jelly-monster",
        "seats": _SEATS,
        "options": {"form": "live" if beat is None else "beats", "beginners": not special},
        "round": round_no,
        "phase": "round",
        "drone": "a",
        "districts": [
            {
                "tile": tile,
                "target": next((int(moved[1]) for moved in targets.split() if moved[0] == name), 1),
                "dice": placed.get(name, [[], [], []]),
                "barrier": None,
            }
            for name, tile in tiles.items()
        ],
        "centre": [_values(row) for row in centre],
        "jelly": list(jelly),
        "pods": [row.split() for row in pods],
        "rolls": [_values(row) for row in rolls],
        "beat": beat,
    }
    for seat in range(_SEATS):
        count = len(_values(rolls[seat]) + _values(centre[seat])) + sum(
            len(row[seat]) for row in placed.values()
        )
        assert count == _DICE_EACH, f"seat {seat} has {count} dice"
    return position


def _values(row: str) -> list[int]:
    return [int(value) for value in row.strip("-")]
