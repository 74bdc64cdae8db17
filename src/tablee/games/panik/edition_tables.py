"""The edition of Panik: its tables checked, and laid into a blank position."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.games.panik.state import (
    FACES,
    PLAIN_CARDS,
    SHARED_CARDS,
    TRAPPED_CARDS,
    Mansions,
    State,
)


def check(edition: Mansions, complain: Complain) -> None:
    """13 plain mansions, 3 shared, 3 trapped."""
    *plain_faces, shared, trapped = (edition.mansions[face] for face in FACES)
    if sum(plain_faces) != PLAIN_CARDS:
        complain("mansions", "plain-total", found=sum(plain_faces), needed=PLAIN_CARDS)
    if shared != SHARED_CARDS:
        complain("mansions.shared", "must-be", needed=SHARED_CARDS)
    if trapped != TRAPPED_CARDS:
        complain("mansions.trapped", "must-be", needed=TRAPPED_CARDS)


def lay(edition: Mansions, position: State) -> None:
    """Copies by face, and what the special mansions pay."""
    for code, face in enumerate(FACES):
        position.copies[code] = edition.mansions[face]
    position.shared_pay[:] = edition.shared_pay
    position.trap_pay = edition.trap_pay
