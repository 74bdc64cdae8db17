"""Noxford, by Henri Kermarrec."""

from __future__ import annotations

from types import MappingProxyType

from tablee.engine.chance.worlds import Blank
from tablee.engine.edges import Edges
from tablee.engine.edition import Complain
from tablee.engine.game import Game
from tablee.engine.rules import code_names, refusal_names
from tablee.engine.state import StateArray
from tablee.games.noxford import defaults, edition_tables, events, json_format, notation, view
from tablee.games.noxford.observation import ENCODER
from tablee.games.noxford.refusals import Refusal
from tablee.games.noxford.rules import RULES
from tablee.games.noxford.state import HAND, MOST_SPOTS, OPEN, OPTIONS, PLOTS, RECORD, Cards, Ending, State
from tablee.games.noxford.worlds import blanks


class Noxford(Game):
    """Two to four syndicates in a city that grows on the table."""

    name = "noxford"
    seats = (2, 3, 4)
    rules_version = "2"
    earlier_rules = MappingProxyType({"1": {"bridge": "stays", "last_gear": "resolves"}})
    record = RECORD
    rules = RULES
    edges = Edges.of(notation, view, events, json_format, points=view.points)
    options = OPTIONS
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    # Every different face in hand, the Master and the open neutrals at every spot; four faces over any card.
    most_moves = (HAND + 1 + OPEN) * MOST_SPOTS + (HAND + 1) * PLOTS
    encoder = ENCODER
    edition_type = Cards

    def check_edition(self, edition: Cards, complain: Complain) -> None:
        """Printed numbers of cards, each district once, no more gears than cards."""
        edition_tables.check(edition, complain)

    def lay_edition(self, position: State) -> None:
        """Gears by rank; neutral faces and their copies."""
        edition_tables.lay(self.edition, position)

    def blanks(self, cell: StateArray) -> list[Blank]:
        """What a hidden position does not show."""
        return blanks(cell)

    def let_begin(self, position: State, seat: int) -> bool:
        """This seat instead of the one that was drawn."""
        position.actor = seat
        return True

    def default_move(self, cell: StateArray, seat: int) -> int:
        """What is played for a seat whose time is up."""
        return defaults.choose(self, cell, seat)


GAME = Noxford()
