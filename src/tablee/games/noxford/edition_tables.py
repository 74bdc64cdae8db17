"""The edition's tables: what may be typed in, and how it gets into a position."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.games.noxford.notation import neutral_face_code
from tablee.games.noxford.state import BARRACKS, DISTRICTS, SIZES, SYMBOLS, Cards, State

_COPIES_OF_RANK = {"henchman": 4, "tough": 3, "lieutenant": 2, "master": 1}


def check(edition: Cards, complain: Complain) -> None:
    """Printed numbers of cards, known symbols, no more gears than cards."""
    for rank, copies in _COPIES_OF_RANK.items():
        if not 0 <= getattr(edition.gears, rank) <= copies:
            complain(f"gears.{rank}", f"must be 0 to {copies}")
    seen: set[str] = set()
    for symbols in edition.districts:
        if len(symbols) not in SIZES or set(symbols) - set(SYMBOLS):
            complain(f"districts.{symbols}", f"a district has 1, 2 or 4 of the symbols {', '.join(SYMBOLS)}")
        if "".join(sorted(symbols)) in seen:
            complain(f"districts.{symbols}", "the same symbols as another row")
        seen.add("".join(sorted(symbols)))
    for key, row in (
        *((f"districts.{name}", row) for name, row in edition.districts.items()),
        ("barracks", edition.barracks),
    ):
        if not 0 <= row.gears <= row.copies:
            complain(key, "gears must be 0 to the number of copies")
    count = sum(row.copies for row in edition.districts.values())
    if count != DISTRICTS:
        complain("districts", f"{count} districts; there are {DISTRICTS}")
    if edition.barracks.copies != BARRACKS:
        complain("barracks", f"{edition.barracks.copies} barracks; there are {BARRACKS}")


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
