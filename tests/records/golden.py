"""Writes the golden records: one random game of every game and seat count, and one against the clock.

Records of earlier rules are in `golden/earlier`; they are never written again.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import tablee
from tests.support import play_random

FOLDER = Path(__file__).parent / "golden"


def end_of(table: tablee.Table) -> str:
    """A hash of the last position in players' words, without what an earlier version had no name for."""
    data = {key: value for key, value in table.to_dict().items() if key != "options"}
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def record(name: str, seats: int, file: str, **options: Any) -> None:
    table = tablee.game(name).deal(seats=seats, seed=seats, **options)
    play_random(table, random.Random(seats), 100_000)
    text = tablee.write_record(table)
    text += f"; ends at {end_of(table)}\n"
    (FOLDER / f"{file}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for name in tablee.game_names():
        game = tablee.game(name)
        for seats in game.seats:
            record(name, seats, f"{name}-{seats}", **game.calm_options)
        if game.calm_options:
            record(name, game.seats[0], f"{name}-against-the-clock")
