"""Made-up cities of Noxford, and ways to play through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import tablee
from tablee.engine.table import Observation, Table
from tablee.games.noxford.view import NoxfordView
from tests.support import shown_as

GAME = tablee.game("noxford")
DECK = Counter({"H": 2, "Hg": 2, "T": 3, "L": 2})


def up(x: int, y: int, *cards: str) -> dict[str, Any]:
    """An upright plot, 58 wide and 88 tall, with its cards from the bottom up."""
    return {"x": x, "y": y, "lying": False, "cards": list(cards)}


def flat(x: int, y: int, *cards: str) -> dict[str, Any]:
    """A lying plot, 88 wide and 58 tall."""
    return {"x": x, "y": y, "lying": True, "cards": list(cards)}


# The L of the set-up.
CORNER = (up(0, 0, "AB"), flat(58, 0, "BC"))
# A straight row, short edge against short edge: no spot touches two of its cards with two edges aligned.
ROW = (up(0, 0, "AB"), up(0, 88, "BC"), up(0, 176, "CD"))
# Two walls 58 apart, joined below. The card far on the right has lines at 30 and 118.
CANYON = (
    *(up(-58, 0, "AB"), up(-58, 88, "BC")),
    *(up(58, 0, "CD"), up(58, 88, "DE")),
    *(flat(-58, -58, "AE"), flat(30, -58, "ABCD")),
    up(116, 30, "1H"),
)


def around(middle: str, left: str, right: str, above: str, below: str) -> tuple[dict[str, Any], ...]:
    """A card in the middle at (0, 0) that others touch on all four edges: it is locked."""
    return (up(0, 0, middle), up(-58, 0, left), up(58, 0, right), up(0, 88, above), up(0, -88, below))


def position(
    *city: dict[str, Any],
    seats: int = 2,
    hands: Sequence[Sequence[str]] = (),
    opened: Sequence[str] = (),
    deck: Counter[str] = DECK,
    **more: Any,
) -> dict[str, Any]:
    """Data with this city; where nothing else is said, hands are the strongest cards left."""
    lifted = (more.get("gear") or {}).get("lifted") or {}
    used = Counter(card for plot in city for card in plot["cards"])
    used[lifted.get("card", "")] += 1
    syndicates = []
    for seat in range(seats):
        left = deck - Counter({name: used[f"{seat}{name}"] for name in deck})
        hand = (
            list(hands[seat])
            if seat < len(hands)
            else sorted(left.elements(), key=["L", "T", "H", "Hg"].index)[:3]
        )
        syndicates.append({"master": not used[f"{seat}M"], "hand": hand})
    return {
        "game": "noxford",
        "seats": seats,
        "turn": 0,
        "city": list(city),
        "open": list(opened),
        "syndicates": syndicates,
        **more,
    }


def lay(*city: dict[str, Any], **more: Any) -> tablee.Table:
    """A table with this city; see `position`."""
    return GAME.from_dict(position(*city, **more))


def go(table: tablee.Table, *moves: str) -> tablee.Table:
    """Play moves, each by the seat in turn."""
    for move in moves:
        (seat,) = table.to_act
        table.play(seat, move)
    return table


def legal(table: tablee.Table) -> list[str]:
    """The moves of the seat in turn."""
    (seat,) = table.to_act
    return table.legal_moves(seat)


def why_not(table: tablee.Table, move: str) -> str | None:
    """Why the seat in turn may not make a move."""
    (seat,) = table.to_act
    return table.refusal(seat, move)


def places(table: tablee.Table, face: str) -> set[str]:
    """Where the seat in turn may place a face, such as `58,58u`."""
    return {move.partition("@")[2] for move in legal(table) if move.startswith(f"{face}@")}


def cards_at(table: tablee.Table, x: int, y: int) -> list[str] | None:
    """The stack with this lower left corner, from the bottom up."""
    found = [plot["cards"] for plot in table.to_dict()["city"] if (plot["x"], plot["y"]) == (x, y)]
    return found[0] if found else None


def scores(*city: dict[str, Any], seats: int = 2) -> tuple[int, ...] | None:
    """The points of a city when everybody has passed."""
    outcome = lay(*city, seats=seats, passes=seats).outcome
    assert outcome is not None
    return outcome.scores


def shown(what: Table | Observation, viewer: int | None = None) -> NoxfordView:
    return shown_as(NoxfordView, what, viewer)
