"""Jelly Monster: frames by the name of what happens, and what the engine makes of positions at random.

`laid` are single actions with the table before and after; `why` says of every district why it cannot be used
now; `shares` are the ways to share out what one has.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import tablee

NAMES = ("beat", "bell", "over", "placing")
KEPT = ("name", "target", "dice", "cancelled", "sums", "controllers", "barrier")
PLAYER = (
    "dice_left",
    "roll",
    "in_centre",
    "has_barrier",
    "has_chosen",
    "is_ready",
    "settles_at",
    "jelly",
    "pod_count",
    "pods",
)
ENOUGH = 24
GAME = tablee.game("jelly-monster")


def collect() -> dict[str, Any]:
    """All of it."""
    frames: dict[str, Any] = {}
    laid: list[dict[str, Any]] = []
    reasons: dict[str, list[dict[str, Any]]] = {}
    shares: list[dict[str, Any]] = []
    for seed in range(60):
        rng = random.Random(seed)
        for table, seat, move in _steps(GAME.deal(seats=3, seed=seed, form=("beats", "live")[seed % 2]), rng):
            _weigh(table, rng, reasons)
            _share(table, shares)
            before = msgspec.to_builtins(table.view(0))
            told = msgspec.to_builtins(table.play_and_tell(seat, move)[0])
            after = msgspec.to_builtins(table.view(0))
            if (name := _name(before, told)) is not None:
                frames.setdefault(name, {"before": before, "view": after, "happening": told})
            if len(told) == 1 and "district" in told[0] and rng.random() < 0.1 and len(laid) < ENOUGH:
                case = {"before": _small(before), "move": move, "seat": seat, "happening": told}
                laid.append({**case, "after": _small(after)})
    why = [case for _, cases in sorted(reasons.items()) for case in cases]
    return {**{name: frames[name] for name in NAMES}, "laid": laid, "why": why, "shares": shares}


def _steps(table: tablee.Table, rng: random.Random) -> Iterator[tuple[tablee.Table, int, str]]:
    """A game at random, the clock by any time that it may let pass."""
    while not table.is_over:
        seat = rng.choice(table.to_act)
        moves = table.legal_moves(seat)
        if seat != tablee.CLOCK:
            yield table, seat, rng.choice(moves)
            continue
        most = int(moves[0].split()[1])
        yield table, seat, f"tick {rng.randint(1, min(most, 1500))}"


def _name(before: dict[str, Any], told: list[dict[str, Any]]) -> str | None:
    kinds = [event["event"] for event in told]
    if kinds == ["die-expelled"] and before["now"] is not None:
        return "placing"
    if "game-scored" in kinds:
        return "over"
    if before["now"] is None and "round-ended" in kinds and "round-began" in kinds:
        return "bell"
    if before["now"] is None and "round-ended" not in kinds and kinds.count("die-placed") > 1:
        return "beat"
    return None


def _small(view: dict[str, Any]) -> dict[str, Any]:
    """As much of a view as the rules of a round are about."""
    return {
        "phase": view["phase"],
        "now": view["now"],
        "round_no": view["round_no"],
        "districts": [{key: district[key] for key in KEPT} for district in view["districts"]],
        "players": [{key: player[key] for key in PLAYER} for player in view["players"]],
    }


def _weigh(table: tablee.Table, rng: random.Random, reasons: dict[str, list[dict[str, Any]]]) -> None:
    """Positions for every reason there is; of each a few."""
    if rng.random() > 0.3:
        return
    seat = rng.randrange(table.seats)
    view = msgspec.to_builtins(table.view(seat))
    me = view["players"][seat]
    die = (me["roll"] or [1])[0]
    sign = "block {}" if me["dice_left"] == 0 else f"{die}@{{}}"
    why = {
        district["name"]: table.refusal(seat, sign.format(district["name"])) for district in view["districts"]
    }
    name = f"{view['phase']} {' '.join(sorted({reason or '' for reason in why.values()}))}"
    if len(cases := reasons.setdefault(name, [])) < 3:
        cases.append({**_small(view), "seat": seat, "why": why})


def _share(table: tablee.Table, shares: list[dict[str, Any]]) -> None:
    for seat in table.to_act:
        if seat == tablee.CLOCK or len(shares) >= ENOUGH:
            continue
        moves = table.legal_moves(seat)
        if any(move.startswith("give") for move in moves):
            view = msgspec.to_builtins(table.view(seat))
            owed = view["scoring"]["owed"]
            shares.append(
                {"seat": seat, "jelly": view["players"][seat]["jelly"], "owed": owed, "moves": moves}
            )
