"""Prints a game as its viewers saw it, for `preview.html`: `{viewer: [{view, happening, moves}, …]}`.

    python web/scripts/record.py noxford --seats 2 --seed 7 > /somewhere/noxford.json

Every kind of move is as likely as any other; within a kind, so is every move.
"""

from __future__ import annotations

import argparse
import json
import random
from typing import Any

import msgspec

import tablee


def frame(table: tablee.Table, viewer: int | None, events: list[Any]) -> dict[str, Any]:
    """What one viewer gets with one message."""
    asked = viewer is not None and viewer in table.to_act
    return {
        "view": msgspec.to_builtins(table.view(viewer)),
        "happening": msgspec.to_builtins(events),
        "moves": table.legal_moves(viewer) if asked and viewer is not None else [],
    }


def record(game: str, seats: int, seed: int) -> dict[str, list[dict[str, Any]]]:
    """One game at random."""
    table = tablee.game(game).deal(seats=seats, seed=seed)
    rng = random.Random(seed)
    viewers: list[int | None] = [None, *range(seats)]
    frames = {str(viewer): [frame(table, viewer, [])] for viewer in viewers}
    while not table.is_over:
        seat = rng.choice(table.to_act)
        moves = table.legal_moves(seat)
        kinds: dict[str, list[str]] = {}
        for move in moves:
            kinds.setdefault(move.partition("@")[0].partition(">")[0].partition(" ")[0], []).append(move)
        happening = table.play_and_tell(seat, rng.choice(rng.choice(list(kinds.values()))))
        for viewer in viewers:
            frames[str(viewer)].append(frame(table, viewer, happening[viewer]))
    return frames


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    print(json.dumps(record(given.game, given.seats, given.seed)))
