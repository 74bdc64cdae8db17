"""What one viewer may know of a position of Panik, for a screen."""

from __future__ import annotations

import msgspec
import numpy as np

from tablee.games.happenings import Outcome, View
from tablee.games.kernel import UNKNOWN, Cell, Position
from tablee.games.panik.material import (
    CALL_HELP,
    CARDS,
    FACES,
    FINISHED,
    HUNTERS,
    KINDS,
    MANSIONS,
    MOST_HUNTERS,
    MOST_SEATS,
    PLACE,
    RELOCATE,
    ROW,
    SEND_BACK,
    STEPS,
    TURNS,
    Face,
    Kind,
    mansion_name,
)
from tablee.games.panik.scoring import appraise
from tablee.games.panik.setting_up import unseen_faces


class Hunter(msgspec.Struct, frozen=True, kw_only=True):
    """One hunter on the table."""

    team: int
    kind: Kind
    earns: int | None  # for its owner if the game ended now; None: the viewer does not know the mansion


class Mansion(msgspec.Struct, frozen=True, kw_only=True):
    """One mansion and the hunters in front of it."""

    name: str
    owner: int
    face: Face | None  # None: the viewer may not know
    is_open: bool  # face up, for all to see
    hunters: tuple[Hunter, ...]
    is_full: bool
    points: tuple[int, ...] | None  # by seat, if the game ended now


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    hand: dict[Kind, int]  # hunters still to place
    turns_left: int
    has_chosen: bool  # in this step of the set-up
    choice: str | None  # the mansion chosen, where the viewer may know it
    points: int  # from the mansions the viewer knows, if the game ended now
    unknown: int  # hunters of this team in front of mansions the viewer does not know


class JustPlaced(msgspec.Struct, frozen=True, kw_only=True):
    """The hunter placed in this turn."""

    kind: Kind
    mansion: str


class Returning(msgspec.Struct, frozen=True, kw_only=True):
    """The hunter being sent back, until its owner says where to."""

    team: int
    kind: Kind
    mansion: str  # where it comes from


class PanikView(View, frozen=True, kw_only=True, tag_field="kind", tag="panik"):
    """The table of Panik."""

    step: str
    beginner: int
    active: int  # whose turn it is, whoever decides inside it
    round_no: int  # 0 in the set-up, then 1 to 8
    mansions: tuple[Mansion, ...]
    sides: tuple[Side, ...]
    placed: JustPlaced | None
    returning: Returning | None
    unseen: dict[Face, int]  # copies of each face this viewer has not seen: the card counter
    left_out_size: int
    left_out: tuple[Face, ...] | None  # known after the end only


def see(cell: Cell, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    position = cell[0]
    seats = int(position.seats)
    step = int(position.step)
    mansions = _mansions(position)
    sides = tuple(_side(position, other, mansions) for other in range(seats))
    unseen = {FACES[face]: copies for face, copies in enumerate(unseen_faces(position).tolist()) if copies}
    return PanikView(
        game="panik",
        seat=seat,
        seats=seats,
        to_act=to_act,
        asks=tuple(STEPS[step] if other in to_act else "" for other in range(seats)),
        outcome=outcome,
        step=STEPS[step],
        beginner=int(position.beginner),
        active=int(position.active),
        round_no=_round_no(position, sides),
        mansions=mansions,
        sides=sides,
        placed=_placed(position),
        returning=_returning(position),
        unseen=unseen,
        left_out_size=CARDS - ROW * seats,
        left_out=None if outcome is None else tuple(face for face in unseen for _ in range(unseen[face])),
    )


def _mansions(position: Position) -> tuple[Mansion, ...]:
    earnings = np.zeros((MANSIONS, MOST_HUNTERS), dtype=np.int64)
    points = np.zeros((MANSIONS, MOST_SEATS), dtype=np.int64)
    appraise(position, earnings, points)
    seats = int(position.seats)
    return tuple(
        _mansion(position, mansion, earnings[mansion].tolist(), points[mansion, :seats].tolist())
        for mansion in range(ROW * seats)
    )


def _mansion(position: Position, mansion: int, earnings: list[int], points: list[int]) -> Mansion:
    face = int(position.faces[mansion])
    crowd = int(position.crowd[mansion])
    return Mansion(
        name=mansion_name(mansion),
        owner=mansion // ROW,
        face=None if face == UNKNOWN else FACES[face],
        is_open=bool(position.face_up[mansion]),
        hunters=tuple(
            Hunter(
                team=hunter // KINDS,
                kind=HUNTERS[hunter % KINDS],
                earns=None if face == UNKNOWN else earnings[standing],
            )
            for standing, hunter in enumerate(position.hunters[mansion, :crowd].tolist())
        ),
        is_full=crowd == MOST_HUNTERS,
        points=None if face == UNKNOWN else tuple(points),
    )


def _side(position: Position, seat: int, mansions: tuple[Mansion, ...]) -> Side:
    hand = position.hands[seat].tolist()
    choice = int(position.chosen[seat])
    return Side(
        hand={HUNTERS[kind]: copies for kind, copies in enumerate(hand) if copies},
        turns_left=min(TURNS, sum(hand)),
        has_chosen=choice != 0,
        choice=mansion_name(ROW * seat + choice - 1) if choice > 0 else None,
        points=sum(mansion.points[seat] for mansion in mansions if mansion.points is not None),
        unknown=sum(
            hunter.team == seat for mansion in mansions if mansion.face is None for hunter in mansion.hunters
        ),
    )


def _round_no(position: Position, sides: tuple[Side, ...]) -> int:
    if position.step < PLACE:
        return 0
    turns_placed = sum(TURNS - side.turns_left for side in sides)
    is_placed = is_after_placing(position) or int(position.step) == FINISHED
    return (turns_placed - int(is_placed)) // len(sides) + 1


def _placed(position: Position) -> JustPlaced | None:
    if not is_after_placing(position):
        return None
    return JustPlaced(kind=HUNTERS[position.placed], mansion=mansion_name(int(position.spot)))


def _returning(position: Position) -> Returning | None:
    if position.step != RELOCATE:
        return None
    team, kind = divmod(int(position.returning), KINDS)
    return Returning(team=team, kind=HUNTERS[kind], mansion=mansion_name(int(position.spot)))


def is_after_placing(position: Position) -> bool:
    """Whether this turn's hunter stands on the table and something about it is still asked."""
    return int(position.step) in (SEND_BACK, RELOCATE, CALL_HELP)
