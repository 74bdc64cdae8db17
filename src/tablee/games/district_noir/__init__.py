"""District Noir, by Nao Shimamura and Nobutake Dogen."""

from __future__ import annotations

from tablee.engine.edges import Edges
from tablee.engine.edition import Complain
from tablee.engine.game import Game
from tablee.engine.rules import code_names, refusal_names
from tablee.games.district_noir import edition_tables, events, json_format, notation, view
from tablee.games.district_noir.refusals import Refusal
from tablee.games.district_noir.rules import RULES
from tablee.games.district_noir.state import FACES, RECORD, Cards, Ending, State


class DistrictNoir(Game):
    """Two players, four rounds, one line of cards."""

    name = "district-noir"
    seats = (2,)
    rules_version = "1"
    record = RECORD
    rules = RULES
    edges = Edges.of(notation, view, events, json_format)
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    scoreless_endings = frozenset({"city"})
    most_moves = len(FACES) + 1
    edition_type = Cards

    def check_edition(self, edition: Cards, complain: Complain) -> None:
        """All thirteen faces, 45 cards."""
        edition_tables.check(edition, complain)

    def lay_edition(self, position: State) -> None:
        """Copies and worth by face."""
        edition_tables.lay(self.edition, position)


GAME = DistrictNoir()
