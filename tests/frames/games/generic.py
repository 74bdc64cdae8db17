"""For the board of any game: the schema, and positions with all their legal moves, of every game of ours."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

import tablee
from tablee.engine.registry import package_of
from tablee.i18n.view_schema import schema_of

MOVES_PLAYED = (0, 4, 9, 17, 30)
OURS = [name for name in tablee.game_names() if package_of(name).startswith("tablee.games.")]


def collect() -> dict[str, Any]:
    """By game; positions are seen by whoever is to act."""
    schemas = [{"game": name, **json.loads(msgspec.json.encode(schema_of(name)))} for name in OURS]
    return {"schemas": schemas, "positions": [one for name in OURS for one in _positions(name)]}


def _positions(name: str) -> list[dict[str, Any]]:
    game = tablee.game(name)
    chance = random.Random(7)
    table = game.deal(seed=7, **game.calm_options)
    found = []
    for number in range(max(MOVES_PLAYED) + 1):
        seat = table.to_act[0]
        if number in MOVES_PLAYED:
            found.append(_position(table, seat))
        table.play_code(seat, chance.choice(table.legal_codes(seat)))
        if table.is_over:
            break
    return found


def _position(table: tablee.Table, seat: int) -> dict[str, Any]:
    game, moves = table.game, table.legal_moves(seat)
    return {
        "game": game.name,
        "view": json.loads(table.view(seat).to_json()),
        "moves": moves,
        "spelt": {move: msgspec.to_builtins(game.spell(game.code(move))) for move in moves},
    }
