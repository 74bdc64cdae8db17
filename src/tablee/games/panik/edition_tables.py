"""The edition of Panik: its tables checked, and laid into a blank position."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.games.panik.state import (
    FACES,
    MOST_HUNTERS,
    PLAIN_CARDS,
    SHARED_CARDS,
    TRAPPED_CARDS,
    Mansions,
    State,
)

_MOST_PAY = 100


def check(edition: Mansions, complain: Complain) -> None:
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


def lay(edition: Mansions, position: State) -> None:
    """Copies by face, and what the special mansions pay."""
    for code, face in enumerate(FACES):
        position.copies[code] = edition.mansions[face]
    position.shared_pay[:] = edition.shared_pay
    position.trap_pay = edition.trap_pay
