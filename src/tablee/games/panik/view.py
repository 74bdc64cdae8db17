"""What one viewer may know of a position of Panik, for a screen."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import ASIDE, BY_SEAT, NOWHERE, OfSeat, Outcome, Place, Seat, View
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.panik.hunters import mansion_count, team_of
from tablee.games.panik.scoring import appraise
from tablee.games.panik.set_up import unseen_faces
from tablee.games.panik.state import (
    CARDS,
    FACES,
    HUNTERS,
    KINDS,
    MANSIONS,
    MOST_HUNTERS,
    MOST_SEATS,
    ROW,
    STEPS,
    TURNS,
    Face,
    Kind,
    State,
    TurnStep,
    UnpackedState,
    mansion_name,
)

# Asked in every view: Python takes long to look up an enum's members.
_PLACE, _RELOCATE, _OVER = TurnStep.PLACE, TurnStep.RELOCATE, TurnStep.OVER
_AFTER_PLACING = (TurnStep.SEND_BACK, TurnStep.RELOCATE, TurnStep.CALL)


class Hunter(msgspec.Struct, frozen=True, kw_only=True):
    """One hunter on the table."""

    team: Seat
    kind: Kind
    earns: int | None  # for its owner if the game ended now; None: the viewer does not know the mansion


class Mansion(msgspec.Struct, frozen=True, kw_only=True):
    """One mansion and the hunters in front of it."""

    name: Place
    owner: Seat
    face: Face | None  # None: the viewer may not know
    is_open: bool  # face up, for all to see
    hunters: tuple[Hunter, ...]
    is_full: bool
    points: tuple[OfSeat, ...] | None  # by seat, if the game ended now


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    hand: dict[Kind, int]  # hunters still to place
    turns_left: int
    has_chosen: bool  # in this step of the set-up
    choice: Place | None  # the mansion chosen, where the viewer may know it
    points: int  # from the mansions the viewer knows, if the game ended now
    unknown: int  # hunters of this team in front of mansions the viewer does not know


class JustPlaced(msgspec.Struct, frozen=True, kw_only=True):
    """The hunter placed in this turn."""

    kind: Kind
    mansion: Place


class Returning(msgspec.Struct, frozen=True, kw_only=True):
    """The hunter being sent back, until its owner says where to."""

    team: Seat
    kind: Kind
    mansion: Place  # where it comes from


class PanikView(View, frozen=True, kw_only=True, tag_field="kind", tag="panik"):
    """The table of Panik."""

    step: Annotated[str, NOWHERE]
    beginner: Seat
    active: Seat  # whose turn it is, whoever decides inside it
    round_no: int  # 0 in the set-up, then 1 to 8
    mansions: tuple[Mansion, ...]
    sides: Annotated[tuple[Side, ...], BY_SEAT]
    placed: JustPlaced | None
    returning: Returning | None
    unseen: Annotated[
        dict[Face, int], ASIDE
    ]  # copies of each face this viewer has not seen: the card counter
    left_out_size: int
    left_out: tuple[Face, ...] | None  # known after the end only


# What `take_stock` fills in: a row a mansion, with what each hunter earns and then what each seat gets; a row
# of points and of hunters on unknown ground by seat; a row of unseen faces.
_SEATS_ROW = MANSIONS
_UNSEEN_ROW = MANSIONS + 1
_STOCK = (MANSIONS + 2, MOST_HUNTERS + MOST_SEATS)
_BYTES_A_ROW = 8 * (MOST_HUNTERS + MOST_SEATS)


@compiled
def take_stock(cell: StateArray, found: Any) -> None:
    """Everything that follows from the cards in sight, in one call into the rules."""
    position: State = cell[0]
    appraise(position, found[:, :MOST_HUNTERS], found[:, MOST_HUNTERS:])
    points, unknown = found[_SEATS_ROW, :MOST_SEATS], found[_SEATS_ROW, MOST_SEATS:]
    for mansion in range(mansion_count(position)):
        if int(position.faces[mansion]) != UNKNOWN:
            for seat in range(int(position.seats)):
                points[seat] += found[mansion, MOST_HUNTERS + seat]
        else:
            for standing in range(int(position.crowd[mansion])):
                unknown[team_of(int(position.hunters[mansion, standing]))] += 1
    copies = unseen_faces(position)
    for face in range(len(copies)):
        found[_UNSEEN_ROW, face] = copies[face]


def see(position: UnpackedState, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    seats = position.seats
    step = STEPS[position.step]
    stock = stock_of(position)
    counted, copies = stock[_SEATS_ROW:].tolist()
    sides = tuple([_side(position, other, counted) for other in range(seats)])
    unseen = {face: count for face, count in zip(FACES, copies, strict=False) if count}
    return PanikView(
        game="panik",
        seat=seat,
        seats=seats,
        to_act=to_act,
        asks=tuple([step if other in to_act else "" for other in range(seats)]),
        outcome=outcome,
        step=step,
        beginner=position.beginner,
        active=position.active,
        round_no=_round_no(position, sides),
        mansions=mansions(position, stock.tobytes()),
        sides=sides,
        placed=_placed(position),
        returning=_returning(position),
        unseen=unseen,
        left_out_size=CARDS - ROW * seats,
        left_out=None if outcome is None else tuple(face for face in unseen for _ in range(unseen[face])),
    )


def stock_of(position: UnpackedState) -> NDArray[np.int64]:
    """The table that `take_stock` fills in."""
    found = np.zeros(_STOCK, dtype=np.int64)
    take_stock(position.cell, found)
    return found


def points(position: UnpackedState) -> list[int]:
    """What everybody has from the mansions that the viewer knows, if the game ended now."""
    counted: list[int] = stock_of(position)[_SEATS_ROW].tolist()
    return counted[: position.seats]


def mansions(position: UnpackedState, stock: bytes) -> tuple[Mansion, ...]:
    """All mansions, with what they would bring now."""
    seats, hunters = position.seats, position.raw("hunters")
    faces, face_up, crowd = position.faces, position.face_up, position.crowd
    return tuple(
        [
            _mansion(
                mansion,
                faces[mansion],
                face_up[mansion],
                hunters[MOST_HUNTERS * mansion : MOST_HUNTERS * mansion + crowd[mansion]],
                stock[_BYTES_A_ROW * mansion : _BYTES_A_ROW * (mansion + 1)],
                seats,
            )
            for mansion in range(ROW * seats)
        ]
    )


@functools.lru_cache(maxsize=1 << 14)
def _mansion(mansion: int, face: int, face_up: int, hunters: bytes, stock: bytes, seats: int) -> Mansion:
    """Remembered: a mansion looks the same to most viewers, and for many moves."""
    worth = np.frombuffer(stock, dtype=np.int64).tolist()
    return Mansion(
        name=mansion_name(mansion),
        owner=mansion // ROW,
        face=None if face == UNKNOWN else FACES[face],
        is_open=bool(face_up),
        hunters=tuple(
            Hunter(
                team=hunter // KINDS,
                kind=HUNTERS[hunter % KINDS],
                earns=None if face == UNKNOWN else worth[standing],
            )
            for standing, hunter in enumerate(hunters)
        ),
        is_full=len(hunters) == MOST_HUNTERS,
        points=None if face == UNKNOWN else tuple(worth[MOST_HUNTERS : MOST_HUNTERS + seats]),
    )


def _side(position: UnpackedState, seat: int, counted: list[int]) -> Side:
    hand = position.hands[seat]
    choice = position.chosen[seat]
    return Side(
        hand={kind: copies for kind, copies in zip(HUNTERS, hand, strict=True) if copies},
        turns_left=min(TURNS, sum(hand)),
        has_chosen=choice != 0,
        choice=mansion_name(ROW * seat + choice - 1) if choice > 0 else None,
        points=counted[seat],
        unknown=counted[MOST_SEATS + seat],
    )


def _round_no(position: UnpackedState, sides: tuple[Side, ...]) -> int:
    if position.step < _PLACE:
        return 0
    turns_placed = sum([TURNS - side.turns_left for side in sides])
    is_placed = is_after_placing(position) or position.step == _OVER
    return (turns_placed - int(is_placed)) // len(sides) + 1


def _placed(position: UnpackedState) -> JustPlaced | None:
    if not is_after_placing(position):
        return None
    return JustPlaced(kind=HUNTERS[position.placed], mansion=mansion_name(position.spot))


def _returning(position: UnpackedState) -> Returning | None:
    if position.step != _RELOCATE:
        return None
    team, kind = divmod(position.returning, KINDS)
    return Returning(team=team, kind=HUNTERS[kind], mansion=mansion_name(position.spot))


def is_after_placing(position: State) -> bool:
    """Whether this turn's hunter stands on the table and something about it is still asked."""
    return position.step in _AFTER_PLACING
