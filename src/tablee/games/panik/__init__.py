"""Panik, by A. Rivollet."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.engine.game import Edges, Game
from tablee.engine.rules import code_names, refusal_names
from tablee.engine.state import StateArray
from tablee.games.panik import events, notation, view
from tablee.games.panik.defaults import default_move
from tablee.games.panik.json_format import writing
from tablee.games.panik.refusals import Refusal
from tablee.games.panik.rules import RULES
from tablee.games.panik.state import (
    FACES,
    MOST_HUNTERS,
    MOST_MOVES,
    PLAIN_CARDS,
    RECORD,
    SHARED_CARDS,
    TRAPPED_CARDS,
    Ending,
    Mansions,
    State,
    Step,
    UnpackedState,
)

_MOST_PAY = 100


class Panik(Game):
    """Two to four players, eight turns each, four mansions in front of everybody."""

    name = "panik"
    seats = writing.SEATS
    rules_version = "1"
    record = RECORD
    rules = RULES
    edges = Edges(
        write_move=notation.write_move,
        read_move=notation.read_move,
        spell=notation.spell,
        see=view.see,
        tell_start=events.tell_start,
        tell=events.tell,
        to_plain=writing.to_plain,
        from_plain=writing.from_plain,
    )
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    most_moves = MOST_MOVES
    edition_type = Mansions

    def check_edition(self, edition: Mansions, complain: Complain) -> None:
        """All seven faces: 13 plain mansions, 3 shared, 3 trapped."""
        for face, copies in edition.mansions.items():
            if face not in FACES:
                complain(f"mansions.{face}", f"no such face; faces are {', '.join(FACES)}")
            if copies < 0:
                complain(f"mansions.{face}", "cannot be negative")
        for face in FACES:
            if face not in edition.mansions:
                complain(f"mansions.{face}", "missing")
        *plain_faces, shared, trapped = (edition.mansions[face] for face in FACES)
        if sum(plain_faces) != PLAIN_CARDS:
            complain("mansions", f"{sum(plain_faces)} plain mansions; there are {PLAIN_CARDS}")
        if shared != SHARED_CARDS:
            complain("mansions.shared", f"there are {SHARED_CARDS}")
        if trapped != TRAPPED_CARDS:
            complain("mansions.trapped", f"there are {TRAPPED_CARDS}")
        if len(edition.shared_pay) != MOST_HUNTERS:
            complain("shared_pay", f"needs {MOST_HUNTERS} numbers, for 1 to {MOST_HUNTERS} hunters")
        if not all(0 <= pay <= _MOST_PAY for pay in edition.shared_pay):
            complain("shared_pay", f"each must be 0 to {_MOST_PAY}")
        if not 0 <= edition.trap_pay <= _MOST_PAY:
            complain("trap_pay", f"must be 0 to {_MOST_PAY}")

    def lay_edition(self, position: State) -> None:
        """Copies by face, and what the special mansions pay."""
        for code, face in enumerate(FACES):
            position.copies[code] = self.edition.mansions[face]
        position.shared_pay[:] = self.edition.shared_pay
        position.trap_pay = self.edition.trap_pay

    def move_is_secret(self, before: State, seat: int, move: int, viewer: int | None) -> bool:
        """A choice of the set-up is its chooser's secret, unless it is the last and all are shown."""
        if before.step > Step.PAIR or viewer == seat:
            return False
        return not all(before.chosen[other] for other in range(before.seats) if other != seat)

    def question(self, position: UnpackedState, seat: int) -> object:
        """The step of the set-up or of the turn."""
        return position.step

    def is_short(self, position: UnpackedState, seat: int) -> bool:
        """Send one back? Where to? Call one? The turn waits for it, and there is a default."""
        return bool(Step.SEND_BACK <= position.step <= Step.CALL)

    def default_move(self, cell: StateArray, seat: int) -> int:
        """What is played for a seat whose time is up."""
        return int(default_move(cell[0], seat))


GAME = Panik()
