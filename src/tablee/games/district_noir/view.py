"""What one viewer may know of a position of District Noir, for a screen."""

from __future__ import annotations

import functools
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
from tablee.games.kernel import UNKNOWN, Cell, Unpacked


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


# Where `count_up` writes what; the leads by support come first.
_SETS = SUPPORTS
_TOTALS = SUPPORTS + 2
_UNSEEN = slice(SUPPORTS + 4, SUPPORTS + 4 + NUMBER_OF_FACES)
_CAN_TAKE = SUPPORTS + 4 + NUMBER_OF_FACES


@compiled
def count_up(cell: Cell, found: Any) -> None:
    """Everything that follows from the cards in sight, in one call into the rules."""
    position = cell[0]
    for face in range(SUPPORTS):
        found[face] = lead(position, face)
    for seat in range(2):
        found[_SETS + seat] = complete_sets(position, seat)
        found[_TOTALS + seat] = total(position, seat)
    unseen = unseen_copies(position)
    for face in range(NUMBER_OF_FACES):
        found[SUPPORTS + 4 + face] = unseen[face]
    found[_CAN_TAKE] = can_take(position, position.actor)


def see(position: Unpacked, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    counted = _counted(position)
    fronts, hands = position.raw("fronts"), position.raw("hands")
    sides = (_side(position, 0, fronts, hands, counted), _side(position, 1, fronts, hands, counted))
    line = position.raw("line")[: position.line_length]
    asked = _asked(bool(counted[_CAN_TAKE]), sides[position.actor])
    return DistrictNoirView(
        game="district-noir",
        seat=seat,
        seats=2,
        to_act=to_act,
        asks=(asked if 0 in to_act else "", asked if 1 in to_act else ""),
        outcome=outcome,
        round_no=position.round_no,
        beginner=position.beginner,
        line=tuple([FACES[code] for code in line]),
        takeable=min(TAKE_SIZE, len(line)),
        sides=sides,
        pile_size=position.pile_size,
        away_size=position.away_size,
        unseen=_named(counted[_UNSEEN]),
        pile=_known(position.raw("pile")[: position.pile_size][::-1]),
        away=_known(position.raw("away")[: position.away_size]),
        city_threat=() if outcome is not None else _THREATS[sides[0].cities, sides[1].cities],
    )


_THREATS = {
    (first, second): tuple(
        seat for seat, cities in enumerate((first, second)) if cities == NUMBER_OF_CITIES - 1
    )
    for first in range(NUMBER_OF_CITIES + 1)
    for second in range(NUMBER_OF_CITIES + 1)
}


def _counted(position: Unpacked) -> list[int]:
    found = np.zeros(_CAN_TAKE + 1, dtype=np.int64)
    count_up(position.cell, found)
    counted: list[int] = found.tolist()
    return counted


def totals(position: Unpacked) -> tuple[int, int]:
    """Both sides' points as the fronts lie now."""
    first, second = _counted(position)[_TOTALS : _TOTALS + 2]
    return first, second


def cities(position: Unpacked, seat: int) -> int:
    """How many of the City cards lie in front of a seat."""
    return sum([copies > 0 for copies in position.fronts[seat][FIRST_CITY:]])


def hand_of(position: Unpacked, seat: int) -> tuple[str, ...]:
    """The cards in a hand that is known."""
    hand = _spread(position.raw("hands")[NUMBER_OF_FACES * seat : NUMBER_OF_FACES * (seat + 1)])
    assert hand is not None
    return hand


def _asked(may_take: bool, side: Side) -> str:
    if not may_take:
        return "play"
    return "play-or-take" if side.hand_size else "take"


def _side(position: Unpacked, seat: int, fronts: bytes, hands: bytes, counted: list[int]) -> Side:
    row = slice(NUMBER_OF_FACES * seat, NUMBER_OF_FACES * (seat + 1))
    front, cities = _front(fronts[row])
    return Side(
        front=front,
        hand=_spread(hands[row]),
        hand_size=position.raw("hand_sizes")[seat],
        has_taken=bool(position.raw("taken")[seat]),
        majorities=_majorities(seat, tuple(counted[:SUPPORTS])),
        sets=counted[_SETS + seat],
        cities=cities,
        total=counted[_TOTALS + seat],
    )


# Remembered, for most of a view is as it was a move ago, and the same to all viewers. Never to be written to.


@functools.lru_cache(maxsize=1 << 13)
def _front(front: bytes) -> tuple[dict[str, int], int]:
    """What lies in front of a side, and how many of it are City cards."""
    return _named(list(front)), sum(copies > 0 for copies in front[FIRST_CITY:])


@functools.lru_cache(maxsize=1 << 13)
def _spread(hand: bytes) -> tuple[str, ...] | None:
    """Copies by face as a sorted row of cards; None if the viewer may not know."""
    if hand[0] == _UNKNOWN_BYTE:
        return None
    return tuple(FACES[face] for face, copies in enumerate(hand) for _ in range(copies))


@functools.lru_cache(maxsize=1 << 13)
def _majorities(seat: int, leads: tuple[int, ...]) -> tuple[str, ...]:
    sign = 1 if seat == 0 else -1
    return tuple(FACES[face] for face in range(SUPPORTS) if sign * leads[face] > 0)


def _named(counts: list[int]) -> dict[str, int]:
    return {FACES[face]: copies for face, copies in enumerate(counts) if copies}


_UNKNOWN_BYTE = UNKNOWN & 0xFF  # how it looks in a field's bytes


def _known(codes: bytes) -> tuple[str, ...] | None:
    return None if _UNKNOWN_BYTE in codes else tuple([FACES[code] for code in codes])
