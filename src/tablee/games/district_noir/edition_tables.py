"""The edition of District Noir: its tables checked, and laid into a blank position."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.edition import Complain, EditionProblem
from tablee.games.district_noir.state import CARDS, FACES, FIRST_CITY, Cards, State


def check(edition: Cards, complain: Complain) -> None:
    """The deal needs exactly 45 cards."""
    count = sum(card.copies for card in edition.cards.values())
    if count != CARDS:
        complain("cards", "wrong-total", found=count, needed=CARDS)


def remarks(edition: Cards) -> Iterator[EditionProblem]:
    """City cards score nothing, whatever they are said to be worth."""
    for face in FACES[FIRST_CITY:]:
        if edition.cards[face].worth:
            yield EditionProblem(f"cards.{face}.worth", "has-no-effect")


def lay(edition: Cards, position: State) -> None:
    """Copies and worth by face."""
    for code, face in enumerate(FACES):
        position.copies[code] = edition.cards[face].copies
        position.worth[code] = edition.cards[face].worth
    position.set_bonus = edition.set_bonus
