"""District Noir: what the first player sees, by the name of what happens."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import tablee
from tests.frames.frame import deal, frame

NAMES = ("deal", "play", "their-play", "take", "their-take", "new-round", "threat", "city", "scored")


def collect() -> dict[str, Any]:
    """The first frame of every name, from games at random."""
    found: dict[str, Any] = {}
    for seed in range(1000):
        table = tablee.game("district-noir").deal(seats=2, seed=seed)
        rng = random.Random(seed)
        found.setdefault("deal", deal(table, 0))
        while not table.is_over:
            seat = table.to_act[0]
            told = table.play_and_tell(seat, rng.choice(table.legal_moves(seat)))[0]
            found.setdefault(_name(msgspec.to_builtins(told)), frame(table, 0, told))
        if all(name in found for name in NAMES):
            return {name: found[name] for name in NAMES}
    raise LookupError("never came to that")


def _name(events: list[dict[str, Any]]) -> str:
    first, last = events[0], events[-1]
    whose = "" if first.get("seat") == 0 else "their-"
    kinds = [event["event"] for event in events]
    if kinds == ["card-played"]:
        return f"{whose}play"
    if kinds == ["cards-taken"]:
        return f"{whose}take"
    if kinds[0] == "card-played" and "round-began" in kinds and whose:
        return "new-round"
    ends = {"city-threatened": "threat", "city-won": "city", "game-scored": "scored"}
    return ends.get(last["event"], "")
