"""What one viewer may know of a position of District Noir, for a screen."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import ASIDE, BY_SEAT, NOWHERE, Outcome, Seat, View
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.district_noir.hidden import unseen_copies
from tablee.games.district_noir.rules import can_take
from tablee.games.district_noir.scoring import complete_sets, lead, total
from tablee.games.district_noir.state import (
    FACES,
    FIRST_CITY,
    NUMBER_OF_CITIES,
    NUMBER_OF_FACES,
    SUPPORTS,
    TAKE_SIZE,
    Card,
    State,
    UnpackedState,
)


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
    beginner: Seat
    line: tuple[Card, ...]
    takeable: int  # how many cards at the end of the line a take would bring now
    sides: Annotated[tuple[Side, Side], BY_SEAT]
    pile_size: int
    away_size: int
    unseen: Annotated[
        dict[Card, int], ASIDE
    ]  # copies of each face this viewer has not seen: the card counter
    pile: tuple[Card, ...] | None  # next card first; known after the end only
    away: tuple[Card, ...] | None
    # What each card is worth, where an edition has other values than the cards show; None: as they show.
    worth: Annotated[dict[Card, int] | None, NOWHERE] = None
    set_bonus: Annotated[int, NOWHERE] = 5
    city_threat: tuple[Seat, ...]  # seats with two City cards, the third in front of nobody: one more wins


@dataclass(frozen=True, slots=True)
class Front:
    """What follows for one side from the cards in front of both, and the sides that were made of it."""

    front: dict[str, int]
    majorities: tuple[str, ...]
    sets: int
    cities: int
    total: int
    sides: dict[tuple[bytes, int, bool], Side] = field(default_factory=dict)


@compiled
def count_fronts(cell: StateArray, found: Any) -> None:
    """What follows from the cards in front of the players: leads by support, then sets and points by seat."""
    position: State = cell[0]
    for face in range(SUPPORTS):
        found[face] = lead(position, face)
    for seat in range(2):
        found[SUPPORTS + seat] = complete_sets(position, seat)
        found[SUPPORTS + 2 + seat] = total(position, seat)


@compiled
def count_unseen(cell: StateArray, found: Any) -> bool:
    """The card counter; returns whether the player to act may take."""
    position: State = cell[0]
    unseen = unseen_copies(position)
    for face in range(NUMBER_OF_FACES):
        found[face] = unseen[face]
    return can_take(position, position.actor)


def see(position: UnpackedState, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    unseen = np.empty(NUMBER_OF_FACES, dtype=np.int64)
    may_take = count_unseen(position.cell, unseen)
    hands, sizes, taken = position.raw("hands"), position.raw("hand_sizes"), position.raw("taken")
    fronts = _fronts(position)
    sides = (
        _side(fronts[0], hands[:NUMBER_OF_FACES], sizes[0], taken[0] != 0),
        _side(fronts[1], hands[NUMBER_OF_FACES:], sizes[1], taken[1] != 0),
    )
    line = position.raw("line")[: position.line_length]
    asked = _asked(may_take, sizes[position.actor])
    return DistrictNoirView(
        game="district-noir",
        seat=seat,
        seats=2,
        to_act=to_act,
        asks=(asked if 0 in to_act else "", asked if 1 in to_act else ""),
        outcome=outcome,
        round_no=position.round_no,
        beginner=position.beginner,
        line=_cards(line),
        takeable=min(TAKE_SIZE, len(line)),
        sides=sides,
        pile_size=position.pile_size,
        away_size=position.away_size,
        unseen=_counted(unseen.tobytes()),
        pile=_known(position.raw("pile")[: position.pile_size][::-1]),
        away=_known(position.raw("away")[: position.away_size]),
        worth=_worth(position),
        set_bonus=position.set_bonus,
        city_threat=() if outcome is not None else _THREATS[sides[0].cities, sides[1].cities],
    )


SHOWN_WORTH = np.array([int(face) if face[-1].isdigit() else 0 for face in FACES], dtype=np.int8)
_SHOWN_WORTH_BYTES = SHOWN_WORTH.tobytes()


def _worth(position: UnpackedState) -> dict[str, int] | None:
    if position.raw("worth") == _SHOWN_WORTH_BYTES:
        return None
    return dict(zip(FACES, position.worth, strict=True))


# Who has the third one need not fear for it.
_THREATS = {
    (first, second): tuple(
        seat
        for seat, (cities, theirs) in enumerate(((first, second), (second, first)))
        if cities == NUMBER_OF_CITIES - 1 and theirs == 0
    )
    for first in range(NUMBER_OF_CITIES + 1)
    for second in range(NUMBER_OF_CITIES + 1)
}


def totals(position: UnpackedState) -> tuple[int, int]:
    """Both sides' points as the fronts lie now."""
    first, second = _fronts(position)
    return first.total, second.total


def cities(position: UnpackedState, seat: int) -> int:
    """How many of the City cards lie in front of a seat."""
    return sum([copies > 0 for copies in position.fronts[seat][FIRST_CITY:]])


def hand_of(position: UnpackedState, seat: int) -> tuple[str, ...]:
    """The cards in a hand that is known."""
    hand = _spread(position.raw("hands")[NUMBER_OF_FACES * seat : NUMBER_OF_FACES * (seat + 1)])
    assert hand is not None
    return hand


def _asked(may_take: bool, hand_size: int) -> str:
    if not may_take:
        return "play"
    return "play-or-take" if hand_size else "take"


# Remembered, for most of a view is as it was a move ago, and the same to all viewers. Never to be written to.
_MOST_REMEMBERED = 1 << 13
_remembered: dict[bytes, tuple[Front, Front]] = {}


def _fronts(position: UnpackedState) -> tuple[Front, Front]:
    """What a view says of each side because of the cards in front of both, by the values of the edition."""
    key: bytes = position.raw("fronts") + position.raw("worth") + position.raw("set_bonus")
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        counted = np.empty(SUPPORTS + 4, dtype=np.int64)
        count_fronts(position.cell, counted)
        numbers = counted.tolist()
        known = _remembered[key] = (_front(position, 0, numbers), _front(position, 1, numbers))
    return known


def _front(position: UnpackedState, seat: int, counted: list[int]) -> Front:
    sign = 1 if seat == 0 else -1
    return Front(
        front=_named(position.fronts[seat]),
        majorities=tuple(FACES[face] for face in range(SUPPORTS) if sign * counted[face] > 0),
        sets=counted[SUPPORTS + seat],
        cities=cities(position, seat),
        total=counted[SUPPORTS + 2 + seat],
    )


def _side(front: Front, hand: bytes, hand_size: int, has_taken: bool) -> Side:
    """A side as one viewer sees it. Nearly always the one of a move ago, or the other viewer's."""
    key = (hand, hand_size, has_taken)
    known = front.sides.get(key)
    if known is None:
        known = front.sides[key] = Side(
            front=front.front,
            hand=_spread(hand),
            hand_size=hand_size,
            has_taken=has_taken,
            majorities=front.majorities,
            sets=front.sets,
            cities=front.cities,
            total=front.total,
        )
    return known


@functools.lru_cache(maxsize=_MOST_REMEMBERED)
def _spread(hand: bytes) -> tuple[str, ...] | None:
    """Copies by face as a sorted row of cards; None if the viewer may not know."""
    if hand[0] == _UNKNOWN_BYTE:
        return None
    return tuple(FACES[face] for face, copies in enumerate(hand) for _ in range(copies))


@functools.lru_cache(maxsize=_MOST_REMEMBERED)
def _counted(counts: bytes) -> dict[str, int]:
    """Eight bytes a face: how many of each, by name."""
    return _named(np.frombuffer(counts, dtype=np.int64).tolist())


@functools.lru_cache(maxsize=_MOST_REMEMBERED)
def _cards(codes: bytes) -> tuple[str, ...]:
    return tuple([FACES[code] for code in codes])


def _named(counts: Iterable[int]) -> dict[str, int]:
    return {FACES[face]: copies for face, copies in enumerate(counts) if copies}


_UNKNOWN_BYTE = UNKNOWN & 0xFF  # how it looks in a field's bytes


def _known(codes: bytes) -> tuple[str, ...] | None:
    return None if _UNKNOWN_BYTE in codes else _cards(codes)
