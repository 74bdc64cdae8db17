"""What games have in common here."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import tablee
from tablee.engine.state import unpack


def frame(table: tablee.Table, viewer: int, events: list[Any]) -> dict[str, Any]:
    """What one viewer gets with one message."""
    return {
        "view": msgspec.to_builtins(table.view(viewer)),
        "happening": msgspec.to_builtins(events),
        "moves": table.legal_moves(viewer) if viewer in table.to_act else [],
    }


def deal(table: tablee.Table, viewer: int) -> dict[str, Any]:
    """The first message of a game."""
    start = unpack(table.game.hidden(table.cell, viewer))
    return frame(table, viewer, table.game.edges.tell_start(start, viewer))


def some_move(rng: random.Random, moves: list[str]) -> str:
    """Any kind of move is as likely as any other."""
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault(move.partition("@")[0].partition(">")[0].partition(" ")[0], []).append(move)
    return rng.choice(rng.choice(list(kinds.values())))
