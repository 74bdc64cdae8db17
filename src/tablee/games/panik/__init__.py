"""Panik, by A. Rivollet."""

from __future__ import annotations

from tablee.engine.chance.worlds import Blank
from tablee.engine.edges import Edges
from tablee.engine.edition import Complain
from tablee.engine.game import Game
from tablee.engine.rules import code_names, refusal_names
from tablee.engine.state import StateArray
from tablee.games.panik import edition_tables, events, json_format, notation, view
from tablee.games.panik.defaults import default_move
from tablee.games.panik.observation import ENCODER, relative_move
from tablee.games.panik.refusals import Refusal
from tablee.games.panik.rules import RULES
from tablee.games.panik.state import (
    MOST_MOVES,
    NUMBER_OF_MOVES,
    RECORD,
    SEATS,
    Ending,
    Mansions,
    State,
    TurnStep,
    UnpackedState,
)
from tablee.games.panik.worlds import blanks


class Panik(Game):
    """Two to four players, eight turns each, four mansions in front of everybody."""

    name = "panik"
    seats = SEATS
    rules_version = "1"
    record = RECORD
    rules = RULES
    edges = Edges.of(notation, view, events, json_format, points=view.points)
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    most_moves = MOST_MOVES
    encoder = ENCODER
    edition_type = Mansions

    def check_edition(self, edition: Mansions, complain: Complain) -> None:
        """13 plain mansions, 3 shared, 3 trapped."""
        edition_tables.check(edition, complain)

    def lay_edition(self, position: State) -> None:
        """Copies by face, and what the special mansions pay."""
        edition_tables.lay(self.edition, position)

    def all_moves(self) -> range:
        """Move codes are numbered without a gap."""
        return range(NUMBER_OF_MOVES)

    def relative_move(self, code: int, seat: int, seats: int) -> int:
        """With the seats that it names counted from the own."""
        return relative_move(code, seat, seats)

    def blanks(self, cell: StateArray) -> list[Blank]:
        """What a hidden position does not show."""
        return blanks(cell)

    def let_begin(self, position: State, seat: int) -> bool:
        """This seat instead of the one that was drawn."""
        position.beginner = position.active = seat
        return True

    def move_is_secret(self, before: State, seat: int, move: int, viewer: int | None) -> bool:
        """A choice of the set-up is its chooser's secret, unless it is the last and all are shown."""
        if before.step > TurnStep.PAIR or viewer == seat:
            return False
        return not all(before.chosen[other] for other in range(before.seats) if other != seat)

    def question(self, position: UnpackedState, seat: int) -> object:
        """The step of the set-up or of the turn."""
        return position.step

    def is_short(self, position: UnpackedState, seat: int) -> bool:
        """Send one back? Where to? Call one? The turn waits for it, and there is a default."""
        return bool(TurnStep.SEND_BACK <= position.step <= TurnStep.CALL)

    def default_move(self, cell: StateArray, seat: int) -> int:
        """What is played for a seat whose time is up."""
        return int(default_move(cell[0], seat))


GAME = Panik()
