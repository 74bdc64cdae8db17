"""Positions of Panik as plain JSON data, and back with every card checked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tablee.engine import json_format
from tablee.engine.json_format import HIDDEN, Plain, wrong
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.panik.json_format.steps import set_step
from tablee.games.panik.state import (
    CARDS,
    FACES,
    HUNTER_CODES,
    HUNTERS,
    KINDS,
    MOST_HUNTERS,
    ROW,
    SEATS,
    STEPS,
    TEAM,
    State,
    TurnStep,
    hunter_name,
    mansion_name,
)
from tablee.games.panik.view import is_after_placing

_FACE_CODES = {face: code for code, face in enumerate(FACES)}


class PlainMansion(msgspec.Struct, forbid_unknown_fields=True):
    """One mansion. Hunters are named as in the notation."""

    face: str  # "?": this data does not know it
    open: bool = False
    hunters: list[str] = []


class PlainPlaced(msgspec.Struct, forbid_unknown_fields=True):
    """The hunter placed in this turn."""

    hunter: str
    mansion: str


class PlainPosition(Plain, kw_only=True):
    """The format. Mansions and hunters are named as in the notation; "?" is what this data does not know."""

    step: str
    beginner: int
    mansions: dict[str, PlainMansion]
    hands: list[list[str]]
    active: int | None = None  # left out: follows from who began and how many hunters are placed
    choices: list[int | str | None] | None = None  # of the set-up
    placed: PlainPlaced | None = None
    sent_back: str | None = None
    left_out: list[str] | None = None  # left out: whatever is nowhere else


def to_plain(position: State) -> dict[str, Any]:
    """The position in players' words."""
    seats, step = int(position.seats), int(position.step)
    placed = None
    if is_after_placing(position):
        placed = {"hunter": HUNTERS[position.placed], "mansion": mansion_name(int(position.spot))}
    return {
        "game": "panik",
        "seats": seats,
        "step": STEPS[step],
        "beginner": int(position.beginner),
        "active": int(position.active),
        "mansions": {mansion_name(mansion): _mansion(position, mansion) for mansion in range(ROW * seats)},
        "hands": [_spread(position.hands[seat], HUNTERS) for seat in range(seats)],
        "choices": [_choice(position, seat) for seat in range(seats)] if step <= TurnStep.PAIR else None,
        "placed": placed,
        "sent_back": hunter_name(int(position.returning)) if step == TurnStep.RELOCATE else None,
        "left_out": _left_out(position),
    }


def _mansion(position: State, mansion: int) -> dict[str, Any]:
    face = int(position.faces[mansion])
    standing = position.hunters[mansion, : position.crowd[mansion]].tolist()
    return {
        "face": HIDDEN if face == UNKNOWN else FACES[face],
        "open": bool(position.face_up[mansion]),
        "hunters": [hunter_name(hunter) for hunter in standing],
    }


def _choice(position: State, seat: int) -> int | str | None:
    choice = int(position.chosen[seat])
    return HIDDEN if choice == UNKNOWN else choice or None


def _left_out(position: State) -> list[str]:
    faces = position.faces[: ROW * position.seats].tolist()
    if UNKNOWN in faces:
        return [HIDDEN] * (CARDS - len(faces))
    return _spread([int(copies) - faces.count(face) for face, copies in enumerate(position.copies)], FACES)


def _spread(counts: Any, names: tuple[str, ...]) -> list[str]:
    return [names[code] for code, count in enumerate(counts) for _ in range(count)]


def from_plain(data: Any, blank: StateArray) -> StateArray:
    """Lay the data on a blank position; complain where it cannot be."""
    given = json_format.read(data, PlainPosition, "panik", SEATS)
    json_format.check_seat(given.beginner, given.seats, "beginner")
    position: State = blank[0]
    position.seats = given.seats
    position.beginner = given.beginner
    _lay_mansions(position, given)
    _lay_hunters(position, given)
    set_step(blank, given)
    return blank


def _lay_mansions(position: State, given: PlainPosition) -> None:
    left = Counter({face: int(copies) for face, copies in zip(FACES, position.copies, strict=True)})
    names = [mansion_name(mansion) for mansion in range(ROW * given.seats)]
    for name in given.mansions:
        if name not in names:
            wrong(f"mansions.{name}", f"no such mansion; they are {names[0]} to {names[-1]}")
    for mansion, name in enumerate(names):
        if name not in given.mansions:
            wrong(f"mansions.{name}", "missing")
        shown = given.mansions[name]
        position.face_up[mansion] = shown.open
        if shown.face != HIDDEN:
            position.faces[mansion] = _take_out(left, shown.face, f"mansions.{name}.face")
        elif shown.open:
            wrong(f"mansions.{name}.face", "an open mansion shows its face")
        else:
            position.faces[mansion] = UNKNOWN
    _check_left_out(given, left, UNKNOWN in position.faces)


def _take_out(left: Counter[str], face: str, where: str) -> int:
    if face not in _FACE_CODES:
        wrong(where, f"no mansion is called {face!r}; faces are {', '.join(FACES)}")
    if left[face] == 0:
        wrong(where, f"one {face!r} too many")
    left[face] -= 1
    return _FACE_CODES[face]


def _check_left_out(given: PlainPosition, left: Counter[str], some_hidden: bool) -> None:
    """The cards left out are never more than what is nowhere else."""
    if given.left_out is None:
        return
    size = CARDS - ROW * given.seats
    if len(given.left_out) != size:
        wrong("left_out", f"{len(given.left_out)} cards; with {given.seats} players {size} are left out")
    if set(given.left_out) == {HIDDEN}:
        return
    if some_hidden:
        wrong("left_out", f"nobody knows these cards while a mansion is {HIDDEN!r}")
    for place, face in enumerate(given.left_out):
        _take_out(left, face, f"left_out[{place}]")


def _lay_hunters(position: State, given: PlainPosition) -> None:
    """Every team's nine hunters are in hand, on the table or just being sent back."""
    left = Counter({seat * KINDS + kind: TEAM[kind] for seat in range(given.seats) for kind in range(KINDS)})
    for mansion in range(ROW * given.seats):
        name = mansion_name(mansion)
        where = f"mansions.{name}.hunters"
        standing = given.mansions[name].hunters
        if len(standing) > MOST_HUNTERS:
            wrong(where, f"{len(standing)} hunters; at most {MOST_HUNTERS} stand in front of a mansion")
        codes = [_take_hunter(left, hunter, f"{where}[{place}]") for place, hunter in enumerate(standing)]
        position.crowd[mansion] = len(codes)
        position.hunters[mansion, : len(codes)] = sorted(codes)
    if len(given.hands) != given.seats:
        wrong("hands", f"{len(given.hands)} hands for {given.seats} seats")
    for seat, hand in enumerate(given.hands):
        for place, kind in enumerate(hand):
            code = _take_hunter(left, f"{'abcd'[seat]}:{kind}", f"hands[{seat}][{place}]")
            position.hands[seat, code % KINDS] += 1
    if given.sent_back is not None:
        position.returning = _take_hunter(left, given.sent_back, "sent_back")
    missing = [hunter_name(code) for code in left.elements()]
    if missing:
        wrong("hands", f"these hunters are nowhere: {', '.join(missing)}")


def _take_hunter(left: Counter[int], hunter: str, where: str) -> int:
    code = HUNTER_CODES.get(hunter)
    if code is None or code not in left:
        wrong(where, f"no hunter is called {hunter!r}; hunters are {', '.join(HUNTERS)}")
    if left[code] == 0:
        wrong(where, f"one {hunter!r} too many")
    left[code] -= 1
    return code
