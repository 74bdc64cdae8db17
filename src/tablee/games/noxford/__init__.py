"""Noxford, by Henri Kermarrec."""

from __future__ import annotations

from typing import Any

from tablee.games.edition import Complain
from tablee.games.game import Game
from tablee.games.happenings import Event, Move, View
from tablee.games.kernel import Cell, Position
from tablee.games.noxford import defaults, events, notation, plain, printing, view
from tablee.games.noxford.material import HAND, MOST_SPOTS, OPEN, PLOTS, RECORD, Cards
from tablee.games.noxford.reasons import REASONS
from tablee.games.noxford.rules import RULES


class Noxford(Game):
    """Two to four syndicates in a city that grows on the table."""

    name = "noxford"
    seats = (2, 3, 4)
    rules_version = "1"
    record = RECORD
    rules = RULES
    refusals = REASONS
    endings = ("points", "districts", "shared")
    # Every different face in hand, the Master and the open neutrals at every spot; four faces over any card.
    most_moves = (HAND + 1 + OPEN) * MOST_SPOTS + (HAND + 1) * PLOTS
    edition_type = Cards

    def check_edition(self, edition: Cards, complain: Complain) -> None:
        """Printed numbers of cards, known symbols, no more gears than cards."""
        printing.check(edition, complain)

    def lay_edition(self, position: Position) -> None:
        """Gears by rank; neutral faces and their copies."""
        printing.lay(self.edition, position)

    def write_move(self, code: int) -> str:
        """Such as `H@58,58u`."""
        return notation.write_move(code)

    def read_move(self, text: str) -> int:
        """Such as `H@58,58u`."""
        return notation.read_move(text)

    def spell(self, code: int) -> Move:
        """What is done with which card, and where."""
        return notation.spell(code)

    def see(self, cell: Cell, seat: int | None) -> View:
        """The view of a hidden position."""
        return view.see(cell[0], seat, self.acting(cell), self.outcome(cell))

    def tell_start(self, position: Position, viewer: int | None) -> list[Event]:
        """The set-up."""
        return events.tell_start(position, viewer)

    def tell(
        self, before: Position, seat: int, move: int, after: Position, viewer: int | None
    ) -> list[Event]:
        """One move."""
        return events.tell(before, seat, move, after, viewer)

    def to_plain(self, position: Position) -> dict[str, Any]:
        """In players' words."""
        return plain.to_plain(position)

    def from_plain(self, data: Any) -> Cell:
        """From players' words."""
        return plain.from_plain(data, self.blank())

    def default_move(self, cell: Cell, seat: int) -> int:
        """What is played for a seat whose time is up."""
        return defaults.choose(self, cell, seat)


GAME = Noxford()
