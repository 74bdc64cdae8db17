"""District Noir, by Nao Shimamura and Nobutake Dogen."""

from __future__ import annotations

from typing import Any

from tablee.games.district_noir import events, notation, plain, view
from tablee.games.district_noir.material import CARDS, FACES, RECORD, Cards
from tablee.games.district_noir.rules import RULES
from tablee.games.doors import COMMON_REFUSALS
from tablee.games.edition import Complain
from tablee.games.game import Game
from tablee.games.happenings import Event, Move, View
from tablee.games.kernel import Cell, Position


class DistrictNoir(Game):
    """Two players, four rounds, one line of cards."""

    name = "district-noir"
    seats = (2,)
    rules_version = "1"
    record = RECORD
    rules = RULES
    refusals = (*COMMON_REFUSALS, "already-taken", "line-empty", "not-in-hand", "no-such-card")
    endings = ("points", "tie-break", "draw", "city")
    scoreless_endings = frozenset({"city"})
    most_moves = len(FACES) + 1
    edition_type = Cards

    def check_edition(self, edition: Cards, complain: Complain) -> None:
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

    def lay_edition(self, position: Position) -> None:
        """Copies and worth by face."""
        for code, face in enumerate(FACES):
            position.copies[code] = self.edition.cards[face].copies
            position.worth[code] = self.edition.cards[face].worth
        position.set_bonus = self.edition.set_bonus

    def write_move(self, code: int) -> str:
        """A face, or `take`."""
        return notation.write_move(code)

    def read_move(self, text: str) -> int:
        """A face, or `take`."""
        return notation.read_move(text)

    def spell(self, code: int) -> Move:
        """Play a card, or take."""
        return notation.spell(code)

    def see(self, cell: Cell, seat: int | None) -> View:
        """The view of a hidden position."""
        return view.see(cell, seat, self.acting(cell), self.outcome(cell))

    def tell_start(self, position: Position, viewer: int | None) -> list[Event]:
        """The set-up."""
        return events.tell_start(position, viewer)

    def tell(
        self, before: Position, seat: int, move: int, after: Position, viewer: int | None
    ) -> list[Event]:
        """One action."""
        return events.tell(before, seat, move, after, viewer)

    def to_plain(self, position: Position) -> dict[str, Any]:
        """In players' words."""
        return plain.to_plain(position)

    def from_plain(self, data: Any) -> Cell:
        """From players' words."""
        return plain.from_plain(data, self.blank())


GAME = DistrictNoir()
