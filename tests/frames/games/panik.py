"""Panik: what the first player sees, by what is asked and by what was seen."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import tablee
from tests.frames.frame import deal, frame, some_move
from tests.games.panik.positions import shown

SEEN = ("mansion-opened", "hunter-sent-back", "hunter-relocated", "hunter-called")
STEPS = ("open", "pair", "place", "send-back", "place-detector", "relocate", "call")
NAMES = (*STEPS, "deal", "over", *(f"saw-{name}" for name in SEEN))


def collect() -> dict[str, Any]:
    """The first frame of every name, from games at random."""
    found: dict[str, Any] = {}
    for seed in range(1000):
        table = tablee.game("panik").deal(seats=2, seed=seed)
        rng = random.Random(seed)
        found.setdefault("deal", deal(table, 0))
        told: list[Any] = []
        while not table.is_over:
            seat = rng.choice(table.to_act)
            if 0 in table.to_act:
                found.setdefault(shown(table, 0).step, frame(table, 0, told))
            told = table.play_and_tell(seat, some_move(rng, table.legal_moves(seat)))[0]
            for event in msgspec.to_builtins(told):
                found.setdefault(f"saw-{event['event']}", frame(table, 0, told))
        found.setdefault("over", frame(table, 0, told))
        if all(name in found for name in NAMES):
            return {name: found[name] for name in NAMES}
    raise LookupError("never came to that")
