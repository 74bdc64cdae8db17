"""What one viewer may know of a position of District Noir, for a screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from tablee.games.compiling import compiled
from tablee.games.district_noir.material import (
    FACES,
    FIRST_CITY,
    NUMBER_OF_CITIES,
    NUMBER_OF_FACES,
    SUPPORTS,
    TAKE_SIZE,
    Card,
)
from tablee.games.district_noir.rules import can_take, complete_sets, lead, total, unseen_copies
from tablee.games.happenings import Outcome, View
from tablee.games.kernel import UNKNOWN, Cell, unpack


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table. `hand` is None where the viewer may not see it."""

    front: dict[Card, int]  # copies of each face taken so far
    hand: tuple[Card, ...] | None
    hand_size: int
    has_taken: bool  # in this round
    majorities: tuple[Card, ...]  # supports this side leads in
    sets: int
    cities: int
    total: int  # points as the fronts lie now


class DistrictNoirView(View, frozen=True, kw_only=True, tag_field="kind", tag="district-noir"):
    """The table of District Noir."""

    round_no: int
    beginner: int
    line: tuple[Card, ...]
    takeable: int  # how many cards at the end of the line a take would bring now
    sides: tuple[Side, Side]
    pile_size: int
    away_size: int
    unseen: dict[Card, int]  # copies of each face this viewer has not seen: the card counter
    pile: tuple[Card, ...] | None  # next card first; known after the end only
    away: tuple[Card, ...] | None
    city_threat: tuple[int, ...]  # seats with two City cards: one more wins


# Where `count_up` writes what.
_LEADS = slice(0, SUPPORTS)
_SETS = slice(SUPPORTS, SUPPORTS + 2)
_TOTALS = slice(SUPPORTS + 2, SUPPORTS + 4)
_UNSEEN = slice(SUPPORTS + 4, SUPPORTS + 4 + NUMBER_OF_FACES)
_CAN_TAKE = SUPPORTS + 4 + NUMBER_OF_FACES


@compiled
def count_up(cell: Cell, found: Any) -> None:
    """Everything that follows from the cards in sight, in one call into the rules."""
    position = cell[0]
    for face in range(SUPPORTS):
        found[face] = lead(position, face)
    for seat in range(2):
        found[SUPPORTS + seat] = complete_sets(position, seat)
        found[SUPPORTS + 2 + seat] = total(position, seat)
    for face in range(NUMBER_OF_FACES):
        found[SUPPORTS + 4 + face] = unseen_copies(position, face)
    found[_CAN_TAKE] = can_take(position, position.actor)


def see(cell: Cell, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    found = np.zeros(_CAN_TAKE + 1, dtype=np.int64)
    count_up(cell, found)
    counted = found.tolist()
    position = unpack(cell)
    sides = (_side(position, 0, counted), _side(position, 1, counted))
    line = position.line[: position.line_length]
    asked = _asked(bool(counted[_CAN_TAKE]), sides[position.actor])
    return DistrictNoirView(
        game="district-noir",
        seat=seat,
        seats=2,
        to_act=to_act,
        asks=tuple(asked if other in to_act else "" for other in (0, 1)),
        outcome=outcome,
        round_no=position.round_no,
        beginner=position.beginner,
        line=tuple(FACES[code] for code in line),
        takeable=min(TAKE_SIZE, len(line)),
        sides=sides,
        pile_size=position.pile_size,
        away_size=position.away_size,
        unseen={FACES[face]: copies for face, copies in enumerate(counted[_UNSEEN]) if copies},
        pile=_known(position.pile[: position.pile_size][::-1]),
        away=_known(position.away[: position.away_size]),
        city_threat=tuple(
            other for other in (0, 1) if sides[other].cities == NUMBER_OF_CITIES - 1 and not outcome
        ),
    )


def _asked(may_take: bool, side: Side) -> str:
    if not may_take:
        return "play"
    return "play-or-take" if side.hand_size else "take"


def _side(position: SimpleNamespace, seat: int, counted: list[int]) -> Side:
    front = position.fronts[seat]
    hand = position.hands[seat]
    sign = 1 if seat == 0 else -1
    return Side(
        front={FACES[face]: copies for face, copies in enumerate(front) if copies},
        hand=None if hand[0] == UNKNOWN else spread(hand),
        hand_size=position.hand_sizes[seat],
        has_taken=bool(position.taken[seat]),
        majorities=tuple(FACES[face] for face, ahead in enumerate(counted[_LEADS]) if sign * ahead > 0),
        sets=counted[_SETS][seat],
        cities=sum(1 for copies in front[FIRST_CITY:] if copies),
        total=counted[_TOTALS][seat],
    )


def spread(counts: list[int]) -> tuple[str, ...]:
    """Counts by face as a sorted row of cards."""
    return tuple(FACES[face] for face, copies in enumerate(counts) for _ in range(copies))


def _known(codes: list[int]) -> tuple[str, ...] | None:
    return None if UNKNOWN in codes else tuple(FACES[code] for code in codes)
