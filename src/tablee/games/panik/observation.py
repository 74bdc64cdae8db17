"""What a seat of Panik knows, as numbers: the own row of mansions first, then those of the seats after it."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.spaces.encoder import Encoder, Floats, seen_from
from tablee.engine.state import UNKNOWN
from tablee.games.panik.hunters import kind_of, mansion_count, owner_of, team_of
from tablee.games.panik.set_up import unseen_faces
from tablee.games.panik.state import (
    KINDS,
    MANSIONS,
    MOST_SEATS,
    MOVE_ALONE,
    MOVE_BACK,
    MOVE_CALL,
    MOVE_KEEP,
    MOVE_PLACE,
    MOVE_TO,
    NUMBER_OF_FACES,
    NUMBER_OF_HUNTERS,
    ROW,
    STEPS,
    State,
    TurnStep,
)

_STEPS = len(STEPS)
_SEATS = 0
_STEP = _SEATS + MOST_SEATS
_ACTIVE = _STEP + _STEPS
_BEGINNER = _ACTIVE + MOST_SEATS
_FACES = _BEGINNER + MOST_SEATS
_FACE_UP = _FACES + MANSIONS * NUMBER_OF_FACES
_HUNTERS = _FACE_UP + MANSIONS
_HANDS = _HUNTERS + MANSIONS * NUMBER_OF_HUNTERS
_CHOSEN = _HANDS + MOST_SEATS * KINDS
_CHOICE = _CHOSEN + MOST_SEATS
_PLACED = _CHOICE + ROW
_SPOT = _PLACED + KINDS
_RETURNING = _SPOT + MANSIONS
_UNSEEN = _RETURNING + NUMBER_OF_HUNTERS

_FIELDS = (
    ("seats", (MOST_SEATS,)),  # how many play, one of 1 to 4
    ("step", (_STEPS,)),  # what is being decided, one of `STEPS`
    ("active", (MOST_SEATS,)),  # whose turn it is
    ("beginner", (MOST_SEATS,)),
    ("faces", (MANSIONS, NUMBER_OF_FACES)),  # of each mansion; all zero where it is not known
    ("face_up", (MANSIONS,)),
    ("hunters", (MANSIONS, NUMBER_OF_HUNTERS)),  # how many stand there, by team and kind
    ("hands", (MOST_SEATS, KINDS)),  # hunters still to place
    ("chosen", (MOST_SEATS,)),  # in the set-up: who has chosen
    ("choice", (ROW,)),  # and the own choice
    ("placed", (KINDS,)),  # the hunter just placed …
    ("spot", (MANSIONS,)),  # … and where
    ("returning", (NUMBER_OF_HUNTERS,)),  # the hunter being sent back
    ("unseen", (NUMBER_OF_FACES,)),  # copies of each face not seen
)


@compiled
def mansion_seen_from(mansion: int, seat: int, seats: int) -> int:
    """A mansion's number, counted from the own row."""
    return ROW * seen_from(owner_of(mansion), seat, seats) + mansion % ROW


@compiled
def hunter_seen_from(hunter: int, seat: int, seats: int) -> int:
    """A hunter's number, counted from the own team."""
    return KINDS * seen_from(team_of(hunter), seat, seats) + kind_of(hunter)


@compiled
def observe(position: State, seat: int, row: Floats) -> None:
    """Fill a row of zeros."""
    seats = int(position.seats)
    row[_SEATS + seats - 1] = 1
    row[_STEP + int(position.step)] = 1
    row[_ACTIVE + seen_from(int(position.active), seat, seats)] = 1
    row[_BEGINNER + seen_from(int(position.beginner), seat, seats)] = 1
    for mansion in range(mansion_count(position)):
        observe_mansion(position, seat, mansion, row)
    for other in range(seats):
        place = seen_from(other, seat, seats)
        for kind in range(KINDS):
            row[_HANDS + KINDS * place + kind] = position.hands[other, kind]
        row[_CHOSEN + place] = 1 if position.chosen[other] != 0 else 0
    if position.chosen[seat] > 0:
        row[_CHOICE + int(position.chosen[seat]) - 1] = 1
    if position.step in (TurnStep.SEND_BACK, TurnStep.RELOCATE, TurnStep.CALL, TurnStep.PLACE_DETECTOR):
        row[_PLACED + int(position.placed)] = 1
        row[_SPOT + mansion_seen_from(int(position.spot), seat, seats)] = 1
    if position.step == TurnStep.RELOCATE:
        row[_RETURNING + hunter_seen_from(int(position.returning), seat, seats)] = 1
    unseen = unseen_faces(position)
    for face in range(NUMBER_OF_FACES):
        row[_UNSEEN + face] = unseen[face]


@compiled
def observe_mansion(position: State, seat: int, mansion: int, row: Floats) -> None:
    """One mansion and those in front of it."""
    seats = int(position.seats)
    place = mansion_seen_from(mansion, seat, seats)
    face = int(position.faces[mansion])
    if face != UNKNOWN:
        row[_FACES + NUMBER_OF_FACES * place + face] = 1
    row[_FACE_UP + place] = position.face_up[mansion]
    for number in range(int(position.crowd[mansion])):
        hunter = hunter_seen_from(int(position.hunters[mansion, number]), seat, seats)
        row[_HUNTERS + NUMBER_OF_HUNTERS * place + hunter] += 1


def relative_move(move: int, seat: int, seats: int) -> int:
    """A move with mansions and teams counted from the own row; of seats that do not play, as it is."""

    def turned(number: int, each: int) -> int:
        owner, rest = divmod(number, each)
        return ((owner - seat) % seats if owner < seats else owner) * each + rest

    if MOVE_PLACE <= move < MOVE_BACK:  # a kind, or the naming of a mansion, and the mansion
        kind, mansion = divmod(move - MOVE_PLACE, MANSIONS)
        return MOVE_PLACE + MANSIONS * kind + turned(mansion, ROW)
    if MOVE_BACK <= move < MOVE_KEEP:
        return MOVE_BACK + turned(move - MOVE_BACK, KINDS)
    if MOVE_TO <= move < MOVE_CALL:
        return MOVE_TO + turned(move - MOVE_TO, ROW)
    if MOVE_CALL <= move < MOVE_ALONE:
        mansion, hunter = divmod(move - MOVE_CALL, NUMBER_OF_HUNTERS)
        return MOVE_CALL + NUMBER_OF_HUNTERS * turned(mansion, ROW) + turned(hunter, KINDS)
    return move


ENCODER = Encoder(fields=_FIELDS, observe=observe)
