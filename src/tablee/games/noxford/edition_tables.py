"""The edition's tables: what may be typed in, and how it gets into a position."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.games.noxford.notation import neutral_face_code
from tablee.games.noxford.state import BARRACKS, DISTRICTS, Cards, State


def check(edition: Cards, complain: Complain) -> None:
    """Printed numbers of cards, each district once, no more gears than cards."""
    seen: set[str] = set()
    for symbols in edition.districts:
        if "".join(sorted(symbols)) in seen:
            complain(f"districts.{symbols}", "same-symbols")
        seen.add("".join(sorted(symbols)))
    for key, row in (
        *((f"districts.{name}", row) for name, row in edition.districts.items()),
        ("barracks", edition.barracks),
    ):
        if row.gears > row.copies:
            complain(f"{key}.gears", "more-gears-than-cards", most=row.copies)
    count = sum(row.copies for row in edition.districts.values())
    if count != DISTRICTS:
        complain("districts", "wrong-total", found=count, needed=DISTRICTS)
    if edition.barracks.copies != BARRACKS:
        complain("barracks.copies", "must-be", needed=BARRACKS)


def lay(edition: Cards, position: State) -> None:
    """Write the tables into a blank position. Neutral faces are sorted: their order in the file is free."""
    gears = edition.gears
    position.gears[:] = (gears.henchman, gears.tough, gears.lieutenant, gears.master)
    for place, (face, copies) in enumerate(sorted(_neutral_faces(edition).items())):
        position.neutral_faces[place] = face
        position.neutral_copies[place] = copies


def _neutral_faces(edition: Cards) -> dict[int, int]:
    """How many cards there are of every neutral face."""
    faces: dict[int, int] = {}
    for symbols, row in (*edition.districts.items(), ("", edition.barracks)):
        for gear, copies in ((False, row.copies - row.gears), (True, row.gears)):
            if copies:
                faces[neutral_face_code(symbols, gear)] = copies
    return faces
