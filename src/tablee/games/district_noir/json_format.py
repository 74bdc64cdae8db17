"""Positions of District Noir as plain JSON data, and back with every count checked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from tablee.engine import json_format
from tablee.engine.json_format import HIDDEN, Plain, wrong
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.district_noir.rules import has_three_cities
from tablee.games.district_noir.state import ACTIONS_A_ROUND, FACES, HAND, ROUNDS, GameEnd, State

_CODE = {face: code for code, face in enumerate(FACES)}


class PlainPosition(Plain, kw_only=True):
    """The format. Cards are named as in the notation; "?" is a card this data does not know."""

    round: int
    beginner: int
    taken: tuple[bool, bool]
    hands: tuple[list[str], list[str]]
    fronts: tuple[list[str], list[str]]
    line: list[str]
    pile: list[str]  # the next card to be drawn first
    away: list[str] | None = None  # left out: whatever is nowhere else


def to_plain(position: State) -> dict[str, Any]:
    """The position in players' words."""
    return {
        "game": "district-noir",
        "seats": 2,
        "round": int(position.round_no),
        "beginner": int(position.beginner),
        "taken": [bool(taken) for taken in position.taken],
        "hands": [_hand(position, seat) for seat in range(2)],
        "fronts": [_spread(position.fronts[seat]) for seat in range(2)],
        "line": _names(position.line[: position.line_length]),
        "pile": _names(position.pile[: position.pile_size][::-1]),
        "away": _names(position.away[: position.away_size]),
    }


def _hand(position: State, seat: int) -> list[str]:
    if position.hands[seat, 0] == UNKNOWN:
        return [HIDDEN] * int(position.hand_sizes[seat])
    return _spread(position.hands[seat])


def _spread(counts: Any) -> list[str]:
    return [FACES[face] for face, copies in enumerate(counts) for _ in range(copies)]


def _names(codes: Any) -> list[str]:
    return [HIDDEN if code == UNKNOWN else FACES[code] for code in codes]


def from_plain(data: Any, blank: StateArray) -> StateArray:
    """Lay the data on a blank position; complain where it cannot be."""
    given = json_format.read(data, PlainPosition, "district-noir", (2,))
    position: State = blank[0]
    position.seats = 2
    _lay_cards(position, given)
    _set_round(position, given)
    return blank


def _lay_cards(position: State, given: PlainPosition) -> None:
    left = Counter({face: int(copies) for face, copies in zip(FACES, position.copies, strict=True)})
    for seat in range(2):
        position.fronts[seat] = _counts(left, given.fronts[seat], f"fronts[{seat}]", may_hide=False)
        position.hand_sizes[seat] = len(given.hands[seat])
        position.hands[seat] = _counts(left, given.hands[seat], f"hands[{seat}]", may_hide=True)
    _fill(left, position.line, given.line, "line", may_hide=False)
    position.line_length = len(given.line)
    _fill(left, position.pile, given.pile[::-1], "pile", may_hide=True)
    position.pile_size = len(given.pile)
    hidden = sum(row.count(HIDDEN) for row in (*given.hands, given.pile))
    away = given.away
    if away is None:
        away = (
            [HIDDEN] * (left.total() - hidden) if hidden else sorted(left.elements(), key=_CODE.__getitem__)
        )
    _fill(left, position.away, away, "away", may_hide=True)
    position.away_size = len(away)
    hidden += away.count(HIDDEN)
    if left.total() != hidden:
        wrong("away", f"{left.total()} cards are nowhere, {hidden} are marked {HIDDEN!r}")


def _take_out(left: Counter[str], face: str, where: str) -> int:
    if face not in _CODE:
        wrong(where, f"no card is called {face!r}; cards are {', '.join(FACES)}")
    if left[face] == 0:
        wrong(where, f"one {face!r} too many")
    left[face] -= 1
    return _CODE[face]


def _counts(left: Counter[str], cards: list[str], where: str, *, may_hide: bool) -> Any:
    if cards and may_hide and set(cards) == {HIDDEN}:
        return np.full(len(FACES), UNKNOWN)
    counts = np.zeros(len(FACES), dtype=np.int8)
    for place, face in enumerate(cards):
        counts[_take_out(left, face, f"{where}[{place}]")] += 1
    return counts


def _fill(left: Counter[str], row: Any, cards: list[str], where: str, *, may_hide: bool) -> None:
    if len(cards) > len(row):
        wrong(where, f"{len(cards)} cards, there are only {len(row)}")
    for place, face in enumerate(cards):
        hidden = may_hide and face == HIDDEN
        row[place] = UNKNOWN if hidden else _take_out(left, face, f"{where}[{place}]")


def _set_round(position: State, given: PlainPosition) -> None:
    """Round, turn and end all follow from who began, who took and what is left in the hands."""
    json_format.check_seat(given.beginner, 2, "beginner")
    if len(given.pile) != (ROUNDS - given.round) * 2 * HAND:
        wrong(
            "pile",
            f"round {given.round} of {ROUNDS} leaves {(ROUNDS - given.round) * 2 * HAND} cards in the pile",
        )
    done = [HAND - len(given.hands[seat]) + given.taken[seat] for seat in range(2)]
    first, second = done[given.beginner], done[1 - given.beginner]
    if min(done) < 0 or first - second not in (0, 1):
        wrong("hands", f"the seats have acted {done[0]} and {done[1]} times; they act in turn")
    position.round_no = given.round
    position.beginner = given.beginner
    position.taken[:] = given.taken
    position.actions = first + second
    position.actor = given.beginner if first == second else 1 - given.beginner
    position.ended = GameEnd.RUNNING
    for seat in range(2):
        if has_three_cities(position, seat):
            position.ended, position.city_seat = GameEnd.BY_CITY, seat
    if position.actions == ACTIONS_A_ROUND and position.ended == GameEnd.RUNNING:
        if given.pile:
            wrong("hands", "a finished round is followed by a deal; there are still cards in the pile")
        position.ended = GameEnd.SCORED
