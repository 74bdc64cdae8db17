"""Noxford: positions, moves and what the engine makes of them.

`frames` are views with their events and moves, by the name of what is seen. `laid` are moves with the city
before, and the city after with what the engine makes of it; `lifts` say of every card of a city why a gear
cannot move it, `bridges` why a lifted card cannot go onto it.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

import tablee
from tests.frames.frame import deal, frame, some_move
from tests.games.noxford.positions import shown

WITH_BRIDGES = (45, 542)  # seeds of games in which a lifted card holds two parts of the city together
EVENTS = ("card-covered", "card-drawn", "card-laid", "card-lifted", "last-card", "neutral-placed")


def small(view: Any) -> dict[str, Any]:
    """A city in few bytes: a plot is x, y, lying and its cards, such as `0Hg` or `AB`."""
    whole = msgspec.to_builtins(view)
    return {
        "seats": whole["seats"],
        "phase": whole["phase"],
        "played": whole["played"],
        "air": whole["lifted"] and [*spot(whole["lifted"]), named(whole["lifted"]["card"])],
        "city": [[*spot(plot), *map(named, plot["cards"])] for plot in whole["city"]],
    }


def judged(view: Any) -> dict[str, Any]:
    """What the engine makes of a city."""
    whole = msgspec.to_builtins(view)
    return {
        "contacts": [
            [each["one"], each["other"], *each["start"], *each["end"]] for each in whole["contacts"]
        ],
        "locked": [number for number, plot in enumerate(whole["city"]) if plot["locked"]],
        "down": whole["turned_down"],
        "districts": [[each["plot"], each["owner"], each["strengths"]] for each in whole["districts"]],
        "points": [side["points"] for side in whole["sides"]],
    }


def spot(given: dict[str, Any]) -> list[Any]:
    """Where a card lies."""
    return [given["x"], given["y"], int(given["lying"])]


def named(card: dict[str, Any]) -> str:
    """A card as the city's data name it."""
    return f"{'' if card['owner'] is None else card['owner']}{card['face']}"


def lifts(table: tablee.Table, seat: int) -> dict[str, Any]:
    """Every card of the city, and the engine's reason where it cannot be lifted."""
    view = msgspec.to_builtins(table.view(seat))
    why = {
        f"{plot['x']},{plot['y']}": table.refusal(seat, f"lift {plot['x']},{plot['y']}")
        for plot in view["city"]
    }
    return {
        **small(table.view(seat)),
        **judged(table.view(seat)),
        "moves": table.legal_moves(seat),
        "why": why,
    }


def split_city() -> dict[str, Any]:
    """A gear in a city that some card holds together alone: the first that chance makes."""
    for seed in range(1000):
        table = tablee.game("noxford").deal(seats=2, seed=seed)
        rng = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            if (
                shown(table, seat).phase == "lift"
                and "splits-the-city" in (case := lifts(table, seat))["why"].values()
            ):
                return case
            table.play(seat, some_move(rng, table.legal_moves(seat)))
    raise LookupError("never came to that")


def bridges() -> list[dict[str, Any]]:
    """Bridges in the air: every card of the city, and the engine's reason where they cannot go onto it."""
    found = [bridge for seed in WITH_BRIDGES for bridge in bridges_of(seed)]
    if len(found) < len(WITH_BRIDGES):
        raise LookupError("these games go another way now: look for others among `range(1000)`")
    return found


def bridges_of(seed: int) -> list[dict[str, Any]]:
    """Those of one game at random."""
    found: list[dict[str, Any]] = []
    table = tablee.game("noxford").deal(seats=3, seed=seed)
    rng = random.Random(seed)
    while not table.is_over:
        seat = table.to_act[0]
        view = shown(table, seat)
        if view.phase == "lay":
            spots = [f"{plot.x},{plot.y}" for plot in view.city]
            why = {spot: table.refusal(seat, f"onto {spot}") for spot in spots}
            if "splits-the-city" in why.values():
                found.append({**small(view), **judged(view), "why": why})
        table.play(seat, some_move(rng, table.legal_moves(seat)))
    return found


def collect() -> dict[str, Any]:
    """All of it."""
    frames: dict[str, Any] = {}
    laid: list[dict[str, Any]] = []
    lifted: list[dict[str, Any]] = []
    for seed, seats in ((11, 2), (12, 3), (13, 4), (14, 2), (15, 2), (16, 2)):
        table = tablee.game("noxford").deal(seats=seats, seed=seed)
        rng = random.Random(seed)
        frames.setdefault("deal", deal(table, 0))
        while not table.is_over:
            seat = table.to_act[0]
            before = shown(table, seat)
            moves = table.legal_moves(seat)
            if before.phase == "lift" and len(lifted) < 5:
                lifted.append(lifts(table, seat))
            move = some_move(rng, moves)
            happening = table.play_and_tell(seat, move)
            after = table.view(None)
            if rng.random() < 0.12 and move not in ("stay", "pass"):
                laid.append({**small(before), "move": move, "after": small(after) | judged(after)})
            for event in msgspec.to_builtins(happening[0]):
                if event["event"] in EVENTS:
                    frames.setdefault(f"saw-{event['event']}", frame(table, 0, happening[0]))
            if 0 in table.to_act:
                frames.setdefault(f"asks-{shown(table, 0).phase}", frame(table, 0, happening[0]))
        frames.setdefault("over", frame(table, 0, happening[0]))
    return {"frames": frames, "laid": laid, "lifts": [*lifted, split_city()], "bridges": bridges()}
