"""District Noir, by Nao Shimamura and Nobutake Dogen."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.chance.worlds import Blank
from tablee.engine.edges import Edges
from tablee.engine.edition import Complain, EditionProblem
from tablee.engine.game import Game
from tablee.engine.rules import code_names, refusal_names
from tablee.engine.state import StateArray
from tablee.games.district_noir import edition_tables, events, json_format, notation, view
from tablee.games.district_noir.json_writer import JSON_WRITER
from tablee.games.district_noir.observation import ENCODER
from tablee.games.district_noir.refusals import Refusal
from tablee.games.district_noir.rules import RULES
from tablee.games.district_noir.state import FACES, RECORD, Cards, Ending, State
from tablee.games.district_noir.worlds import blanks


class DistrictNoir(Game):
    """Two players, four rounds, one line of cards."""

    name = "district-noir"
    seats = (2,)
    rules_version = "1"
    record = RECORD
    rules = RULES
    edges = Edges.of(notation, view, events, json_format, points=view.totals)
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    scoreless_endings = frozenset({"city"})
    most_moves = len(FACES) + 1
    encoder = ENCODER
    json_writer = JSON_WRITER
    edition_type = Cards

    def check_edition(self, edition: Cards, complain: Complain) -> None:
        """45 cards."""
        edition_tables.check(edition, complain)

    def edition_remarks(self, edition: Cards) -> Iterable[EditionProblem]:
        """City cards win the game or nothing."""
        return edition_tables.remarks(edition)

    def lay_edition(self, position: State) -> None:
        """Copies and worth by face."""
        edition_tables.lay(self.edition, position)

    def all_moves(self) -> range:
        """A face to play, or taking."""
        return range(len(FACES) + 1)

    def blanks(self, cell: StateArray) -> list[Blank]:
        """What a hidden position does not show."""
        return blanks(cell)

    def let_begin(self, position: State, seat: int) -> bool:
        """This seat instead of the one that the toss has named."""
        position.beginner = position.actor = seat
        return True


GAME = DistrictNoir()
