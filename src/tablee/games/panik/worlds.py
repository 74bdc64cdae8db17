"""What a hidden position of Panik does not show: closed mansions, and choices while others are choosing."""

from __future__ import annotations

from tablee.engine.chance.worlds import Blank, number, row
from tablee.engine.state import UNKNOWN, StateArray, unpack
from tablee.games.panik.set_up import unseen_faces
from tablee.games.panik.state import ROW, TurnStep, UnpackedState


def blanks(cell: StateArray) -> list[Blank]:
    """The mansions, then every secret choice."""
    position: UnpackedState = unpack(cell)
    choices = [
        number("chosen", seat, lambda _, seat=seat: _choices(position, seat))  # type: ignore[misc]
        for seat in range(position.seats)
        if position.chosen[seat] == UNKNOWN
    ]
    return [row("faces", (slice(ROW * position.seats),), _unseen), *choices]


def _unseen(cell: StateArray) -> list[int]:
    copies: list[int] = unseen_faces(cell[0]).tolist()
    return copies


def _choices(position: UnpackedState, seat: int) -> list[int]:
    """Any place of the row, or for the pair any place still hidden."""
    return [
        1 + place
        for place in range(ROW)
        if position.step == TurnStep.OPEN or position.face_up[ROW * seat + place] == 0
    ]
