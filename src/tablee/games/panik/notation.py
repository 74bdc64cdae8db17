"""Moves of Panik as short text, such as `pair@b3`, `detect c1`, `back a:standard` or `to b2`."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.errors import BadNotation
from tablee.engine.messages import Move, Place, Seat
from tablee.games.panik.state import HUNTER_CODES, HUNTERS, KINDS, MANSION_CODES, NUMBER_OF_MOVES, ROW, Kind

_FORMS = (
    "open 2, pair 3, standard@b3, over@b3, pair@b3, call@b3, detect b3, detector@b3, "
    "back a:standard, keep, to b3, call b3:a:standard, alone"
)


class OpenMansion(Move, frozen=True):
    """Set-up: turn up one's own mansion at this place of the row."""

    place: int


class PlacePair(Move, frozen=True):
    """Set-up: put the first pair on one's own hidden mansion at this place of the row."""

    place: int


class PlaceHunter(Move, frozen=True):
    """Put a hunter of the hand in front of a mansion."""

    hunter: Kind
    mansion: Place


class NameMansion(Move, frozen=True):
    """Turn up an opponent's mansion; the detector follows."""

    mansion: Place


class SendBack(Move, frozen=True):
    """Send back a hunter that was already there."""

    team: Seat
    hunter: Kind


class KeepAll(Move, frozen=True):
    """Send nobody back."""


class Relocate(Move, frozen=True):
    """Put one's own hunter that was sent back in front of another mansion."""

    mansion: Place


class CallHunter(Move, frozen=True):
    """Call a hunter from another mansion to this one."""

    team: Seat
    hunter: Kind
    mansion: Place


class StayAlone(Move, frozen=True):
    """Call nobody."""


def _moves() -> Iterator[tuple[str, Move]]:
    """Every move with its text, in the order of the codes."""
    places = range(1, ROW + 1)
    yield from ((f"open {place}", OpenMansion(place)) for place in places)
    yield from ((f"pair {place}", PlacePair(place)) for place in places)
    for kind in HUNTERS:
        yield from ((f"{kind}@{mansion}", PlaceHunter(kind, mansion)) for mansion in MANSION_CODES)
    yield from ((f"detect {mansion}", NameMansion(mansion)) for mansion in MANSION_CODES)
    yield from ((f"back {hunter}", SendBack(*_team_and_kind(code))) for hunter, code in HUNTER_CODES.items())
    yield "keep", KeepAll()
    yield from ((f"to {mansion}", Relocate(mansion)) for mansion in MANSION_CODES)
    for mansion in MANSION_CODES:
        for hunter, code in HUNTER_CODES.items():
            yield f"call {mansion}:{hunter}", CallHunter(*_team_and_kind(code), mansion)
    yield "alone", StayAlone()


def _team_and_kind(hunter: int) -> tuple[int, str]:
    return hunter // KINDS, HUNTERS[hunter % KINDS]


_TEXTS, _SPELT = zip(*_moves(), strict=True)
_CODES: dict[str, int] = {text: code for code, text in enumerate(_TEXTS)}


def write_move(code: int) -> str:
    """A move code as text."""
    return str(_TEXTS[code]) if 0 <= code < NUMBER_OF_MOVES else f"#{code}"


def read_move(text: str) -> int:
    """Text as a move code."""
    code = _CODES.get(" ".join(text.lower().split()))
    if code is None:
        raise BadNotation(text=text, allowed=_FORMS)
    return code


def spell(code: int) -> Move:
    """A move code as typed data."""
    move: Move = _SPELT[code]
    return move
