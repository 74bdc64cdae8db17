"""All cards of an edition, taken out one by one as a position's data names them."""

from __future__ import annotations

from collections import Counter

from tablee.engine.json_format import HIDDEN, wrong
from tablee.engine.state import UNKNOWN
from tablee.games.noxford.city.cards import copies_of_face, master_face, syndicate_card
from tablee.games.noxford.notation import read_face, write_face
from tablee.games.noxford.state import FACES, FIRST_NEUTRAL_CARD, FIRST_NEUTRAL_FACE, MASTER, State

_NEUTRAL = None  # whose cards: a seat's, or nobody's


class Stock:
    """Cards that no place has claimed yet, by owner and name."""

    def __init__(self, position: State) -> None:
        self.seats = int(position.seats)
        self.master = write_face(int(master_face(position)) + 2)
        self.left: dict[int | None, Counter[str]] = {
            seat: Counter(
                {write_face(face + 2): int(copies_of_face(position, face)) for face in range(FACES)}
            )
            for seat in range(self.seats)
        }
        faces = [int(face) for face in position.neutral_faces if face]
        self.cards = {write_face(face): FIRST_NEUTRAL_CARD + kind for kind, face in enumerate(faces)}
        self.left[_NEUTRAL] = Counter(
            {
                write_face(face): int(copies)
                for face, copies in zip(faces, position.neutral_copies, strict=False)
            }
        )

    def take(self, name: str, where: str) -> int:
        """A card as the city names it: "0H", or a neutral. Returns the card."""
        if name[:1] in tuple("01234567"):
            seat = int(name[0])
            if seat >= self.seats:
                wrong(where, f"there is no seat {seat} at this table")
            return int(syndicate_card(seat, self._take_out(seat, name[1:], where) - 2))
        return self._neutral_card(self._take_out(_NEUTRAL, name, where))

    def take_face(self, seat: int, name: str, where: str) -> int:
        """A card of a seat's hand or pile. Returns its face, or UNKNOWN."""
        if name == HIDDEN:
            return UNKNOWN
        face = self._take_out(seat, name, where)
        if face // 2 == MASTER:
            wrong(where, "a Master lies in front of its player or in the city")
        return face - 2

    def take_neutral(self, name: str, where: str) -> int:
        """A neutral beside the city. Returns the card, or UNKNOWN."""
        return UNKNOWN if name == HIDDEN else self._neutral_card(self._take_out(_NEUTRAL, name, where))

    def rest(self, owner: int | None, hidden: int) -> list[str]:
        """What is nowhere else, for a pile that was left out; hidden if other cards are."""
        left = self.left[owner]
        if hidden:
            return [HIDDEN] * (left.total() - hidden)
        return list(left.elements())

    def check_nothing_left(self, owner: int | None, hidden: int, where: str) -> None:
        """Complain unless exactly the hidden cards are nowhere."""
        left = self.left[owner].total()
        if left != hidden:
            wrong(where, f"{left} cards are nowhere, {hidden} are marked {HIDDEN!r}")

    def _take_out(self, owner: int | None, name: str, where: str) -> int:
        face = read_face(name)
        if face is None or (face < FIRST_NEUTRAL_FACE) != (owner is not _NEUTRAL):
            known = ", ".join(sorted(card for card, copies in self.left[owner].items() if copies))
            wrong(where, f"no card {name!r} belongs here; left are {known or 'none'}")
        if self.left[owner][write_face(face)] == 0:
            wrong(where, f"one {name!r} too many")
        self.left[owner][write_face(face)] -= 1
        return face

    def _neutral_card(self, face: int) -> int:
        return self.cards[write_face(face)]
