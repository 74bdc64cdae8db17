"""The edition of District Noir: its tables checked, and laid into a blank position."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.games.district_noir.state import CARDS, FACES, Cards, State


def check(edition: Cards, complain: Complain) -> None:
    """All thirteen faces, 45 cards."""
    for face in edition.cards:
        if face not in FACES:
            complain(f"cards.{face}", f"no such face; faces are {', '.join(FACES)}")
    for face in FACES:
        if face not in edition.cards:
            complain(f"cards.{face}", "missing")
        if not 0 <= edition.cards[face].copies <= CARDS or not -100 <= edition.cards[face].worth <= 100:
            complain(f"cards.{face}", "copies must be 0 to 45, worth −100 to 100")
    count = sum(card.copies for card in edition.cards.values())
    if count != CARDS:
        complain("cards", f"{count} cards; the deal needs exactly {CARDS}")
    if not 0 <= edition.set_bonus <= 100:
        complain("set_bonus", "must be 0 to 100")


def lay(edition: Cards, position: State) -> None:
    """Copies and worth by face."""
    for code, face in enumerate(FACES):
        position.copies[code] = edition.cards[face].copies
        position.worth[code] = edition.cards[face].worth
    position.set_bonus = edition.set_bonus
