"""Cities of Noxford for the lesson, and what a move does to them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.engine.table import Table
from tablee.games.noxford.view import NoxfordView
from tablee.lessons.lesson import Meant, is_meant

_DECK = Counter({"H": 2, "Hg": 2, "T": 3, "L": 2})


def up(x: int, y: int, *cards: str) -> dict[str, Any]:
    """An upright plot, 58 wide and 88 tall, with its cards from the bottom up."""
    return {"x": x, "y": y, "lying": False, "cards": list(cards)}


def flat(x: int, y: int, *cards: str) -> dict[str, Any]:
    """A lying plot, 88 wide and 58 tall."""
    return {"x": x, "y": y, "lying": True, "cards": list(cards)}


def lay(*city: dict[str, Any], mine: str, theirs: str, opened: str) -> dict[str, Any]:
    """A position of two players. Cards that are not named are in the piles."""
    used = Counter(card for plot in city for card in plot["cards"])
    return {
        "game": "noxford",
        "seats": 2,
        "turn": 0,
        "city": list(city),
        "open": opened.split(),
        "syndicates": [
            {"master": not used[f"{seat}M"], "hand": hand.split()} for seat, hand in enumerate((mine, theirs))
        ],
    }


def after(table: Table, move: str) -> NoxfordView:
    """The city as it is after a move of the learner's."""
    tried = table.copy()
    tried.play(0, move)
    seen = tried.view(0)
    assert isinstance(seen, NoxfordView)
    return seen


def both(first: Meant, second: Meant) -> Meant:
    """Moves that are meant by both."""
    return lambda table, move: is_meant(first, table, move) and is_meant(second, table, move)


def takes(x: int, y: int) -> Meant:
    """Moves after which the learner controls the district with this corner."""
    return lambda table, move: any(
        district.owner == 0 and (district.x, district.y) == (x, y)
        for district in after(table, move).districts
    )


def locks(x: int, y: int) -> Meant:
    """Moves after which the card with this corner is locked."""
    return lambda table, move: any(
        plot.locked for plot in after(table, move).city if (plot.x, plot.y) == (x, y)
    )


def turns_down(face: str, owner: int) -> Meant:
    """Moves after which this card of a seat touches a barracks, and none of the learner's does."""

    def fits(table: Table, move: str) -> bool:
        seen = after(table, move)
        down = [seen.city[plot].cards[-1] for plot in seen.turned_down]
        named = [(card.face, card.owner) for card in down]
        return (face, owner) in named and all(card.owner != 0 for card in down)

    return fits


def wins(table: Table, move: str) -> bool:
    """Moves that end the game with the learner as its only winner."""
    outcome = after(table, move).outcome
    return outcome is not None and outcome.winners == (0,)


def takes_new(symbols: str) -> Meant:
    """Moves after which the learner controls a district with these symbols."""
    return lambda table, move: any(
        district.owner == 0 and district.symbols == symbols for district in after(table, move).districts
    )
