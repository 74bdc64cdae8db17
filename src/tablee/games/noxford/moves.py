"""Move codes: one number for a kind of move, a face and a place; the same in every position."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.state import (
    COVER,
    FACE_MASK,
    FACE_SHIFT,
    FIRST_NEUTRAL_FACE,
    HENCHMAN,
    KIND_SHIFT,
    LAY_CARD,
    MASTER,
    PASS,
    PLACE,
    SPOT_MASK,
    STAY,
)


@compiled
def move_code(kind: int, face: int, spot: int) -> int:
    """A move as one number."""
    return (kind << KIND_SHIFT) | (face << FACE_SHIFT) | spot


@compiled
def kind_of(move: int) -> int:
    """PLACE, COVER, … ; anything else is no move."""
    return move >> KIND_SHIFT


@compiled
def face_in(move: int) -> int:
    """The face of the card that is placed or covers."""
    return (move >> FACE_SHIFT) & FACE_MASK


@compiled
def spot_in(move: int) -> int:
    """The rectangle, or the corner, a move names."""
    return move & SPOT_MASK


@compiled
def is_face(face: int) -> bool:
    """Whether a number can be the face of some card, in some edition."""
    return 2 * HENCHMAN <= face <= 2 * MASTER + 1 or FIRST_NEUTRAL_FACE <= face < FIRST_NEUTRAL_FACE + (
        1 << 16
    )


@compiled
def is_move(move: int) -> bool:
    """Whether a number is the code of any move at all. Each move has one code."""
    kind, face, spot = kind_of(move), face_in(move), spot_in(move)
    if kind < PLACE or kind > PASS or move_code(kind, face, spot) != move:
        return False
    if kind in (PLACE, COVER):
        return is_face(face) and (kind == PLACE or spot & 1 == 0)
    if kind in (STAY, PASS):
        return face == 0 and spot == 0
    return face == 0 and (kind == LAY_CARD or spot & 1 == 0)
