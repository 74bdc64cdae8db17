"""What one viewer may know of a position of District Noir, for a screen."""

from __future__ import annotations

import msgspec

from tablee.games.district_noir import rules
from tablee.games.district_noir.material import (
    FACES,
    FIRST_CITY,
    NUMBER_OF_CITIES,
    SUPPORTS,
    TAKE_SIZE,
    Card,
)
from tablee.games.happenings import Outcome, View
from tablee.games.kernel import UNKNOWN, Position


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


def see(position: Position, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    sides = (_side(position, 0), _side(position, 1))
    return DistrictNoirView(
        game="district-noir",
        seat=seat,
        seats=2,
        to_act=to_act,
        asks=tuple(_asked(position) if other in to_act else "" for other in (0, 1)),
        outcome=outcome,
        round_no=int(position.round_no),
        beginner=int(position.beginner),
        line=_faces(position.line[: position.line_length]),
        takeable=min(TAKE_SIZE, int(position.line_length)),
        sides=sides,
        pile_size=int(position.pile_size),
        away_size=int(position.away_size),
        unseen=_unseen(position),
        pile=_known(position.pile[: position.pile_size][::-1]),
        away=_known(position.away[: position.away_size]),
        city_threat=tuple(
            other for other in (0, 1) if sides[other].cities == NUMBER_OF_CITIES - 1 and not outcome
        ),
    )


def _asked(position: Position) -> str:
    if not rules.can_take(position, position.actor):
        return "play"
    return "play-or-take" if position.hand_sizes[position.actor] else "take"


def _side(position: Position, seat: int) -> Side:
    front = position.fronts[seat].tolist()
    counts = position.hands[seat].tolist()
    sign = 1 if seat == 0 else -1
    return Side(
        front={FACES[face]: copies for face, copies in enumerate(front) if copies},
        hand=None if counts[0] == UNKNOWN else spread(counts),
        hand_size=int(position.hand_sizes[seat]),
        has_taken=bool(position.taken[seat]),
        majorities=tuple(
            FACES[face] for face in range(SUPPORTS) if sign * int(rules.lead(position, face)) > 0
        ),
        sets=int(rules.complete_sets(position, seat)),
        cities=sum(1 for copies in front[FIRST_CITY:] if copies),
        total=int(rules.total(position, seat)),
    )


def spread(counts: list[int]) -> tuple[str, ...]:
    """Counts by face as a sorted row of cards."""
    return tuple(FACES[face] for face, copies in enumerate(counts) for _ in range(copies))


def _faces(codes: list[int]) -> tuple[str, ...]:
    return tuple(FACES[int(code)] for code in codes)


def _known(codes: list[int]) -> tuple[str, ...] | None:
    return None if any(code == UNKNOWN for code in codes) else _faces(codes)


def _unseen(position: Position) -> dict[str, int]:
    counts = ((face, int(rules.unseen_copies(position, face))) for face in range(len(FACES)))
    return {FACES[face]: copies for face, copies in counts if copies}
