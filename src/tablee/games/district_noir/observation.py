"""What a seat of District Noir knows, as numbers: own things first, then the opponent's."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.spaces.encoder import Encoder, Floats
from tablee.games.district_noir.hidden import unseen_copies
from tablee.games.district_noir.state import NUMBER_OF_FACES, TAKE_SIZE, State

_FACES = NUMBER_OF_FACES
_HAND = 0
_FRONTS = _HAND + _FACES
_LINE = _FRONTS + 2 * _FACES
_LAST_CARDS = _LINE + _FACES
_UNSEEN = _LAST_CARDS + TAKE_SIZE * _FACES
_TAKEN = _UNSEEN + _FACES
_SIZES = _TAKEN + 2
_TURN = _SIZES + 4

_FIELDS = (
    ("hand", (_FACES,)),  # own copies of each face
    ("fronts", (2, _FACES)),  # what lies in front of both
    ("line", (_FACES,)),  # copies of each face in the line
    ("last_cards", (TAKE_SIZE, _FACES)),  # the cards that a take brings, the last first
    ("unseen", (_FACES,)),  # copies of each face that are nowhere in sight
    ("taken", (2,)),  # who has taken in this round
    ("sizes", (4,)),  # own hand, opponent's hand, line, pile
    ("turn", (4,)),  # round, actions in it, own turn, began this round
)


@compiled
def observe(position: State, seat: int, row: Floats) -> None:
    """Fill a row of zeros."""
    unseen = unseen_copies(position)
    for face in range(_FACES):
        row[_HAND + face] = position.hands[seat, face]
        row[_FRONTS + face] = position.fronts[seat, face]
        row[_FRONTS + _FACES + face] = position.fronts[1 - seat, face]
        row[_UNSEEN + face] = unseen[face]
    for place in range(position.line_length):
        row[_LINE + position.line[place]] += 1
    for back in range(min(TAKE_SIZE, position.line_length)):
        row[_LAST_CARDS + back * _FACES + position.line[position.line_length - 1 - back]] = 1
    row[_TAKEN] = position.taken[seat]
    row[_TAKEN + 1] = position.taken[1 - seat]
    row[_SIZES] = position.hand_sizes[seat]
    row[_SIZES + 1] = position.hand_sizes[1 - seat]
    row[_SIZES + 2] = position.line_length
    row[_SIZES + 3] = position.pile_size
    row[_TURN] = position.round_no
    row[_TURN + 1] = position.actions
    row[_TURN + 2] = 1 if position.actor == seat else 0
    row[_TURN + 3] = 1 if position.beginner == seat else 0


ENCODER = Encoder(fields=_FIELDS, observe=observe)
