"""Moves of Noxford as short text, such as `H@58,58u`, `L>58,58`, `lift 0,0` and `to 0,-58l`."""

from __future__ import annotations

import functools
import re

from tablee.engine.errors import BadNotation
from tablee.engine.messages import Move
from tablee.games.noxford.city.geometry import spot_code, spot_x, spot_y
from tablee.games.noxford.moves import face_in, is_move, kind_of, move_code, spot_in
from tablee.games.noxford.state import (
    BITS_A_SYMBOL,
    COVER,
    FIRST_NEUTRAL_FACE,
    LAY_CARD,
    LAY_ONTO,
    LIFT_CARD,
    ORIGIN,
    PASS,
    PLACE,
    RANK_LETTERS,
    STAY,
    SYMBOLS,
    Card,
)

BARRACKS_NAME = "barracks"
KINDS = ("henchman", "tough", "lieutenant", "master", "district", "barracks")
_EXAMPLES = "H@58,58u, AB@0,-58l, L>58,58, lift 0,0, stay, to 0,-58l, onto 58,58, pass"

_WORDS = {LIFT_CARD: "lift", LAY_CARD: "to", LAY_ONTO: "onto"}
_CODES = {word: kind for kind, word in _WORDS.items()}
_PLAIN_WORDS = {"stay": STAY, "pass": PASS}
_NUMBER = r"(-?(?:0|[1-9]\d{0,4}))"
_PLACED = re.compile(rf"([A-Za-z]+)@{_NUMBER},{_NUMBER}([ul])")
_COVERED = re.compile(rf"([A-Za-z]+)>{_NUMBER},{_NUMBER}")
_MOVED = re.compile(rf"(lift|to|onto) {_NUMBER},{_NUMBER}([ul]?)")


class PlaceCard(Move, frozen=True):
    """Place a card beside the city. `symbols` is empty but for a district; `size` counts them."""

    card: Card
    symbols: str
    size: int
    x: int
    y: int
    lying: bool


class CoverCard(Move, frozen=True):
    """Cover the card with this lower left corner."""

    card: Card
    x: int
    y: int


class LiftCard(Move, frozen=True):
    """Lift the card with this lower left corner."""

    x: int
    y: int


class Stay(Move, frozen=True):
    """Let the gear be."""


class LayCard(Move, frozen=True):
    """Lay the lifted card beside the city."""

    x: int
    y: int
    lying: bool


class LayOnto(Move, frozen=True):
    """Lay the lifted card onto the card with this lower left corner."""

    x: int
    y: int


class Pass(Move, frozen=True):
    """Nothing can be done."""


@functools.lru_cache(maxsize=1 << 10)
def write_face(face: int) -> str:
    """A face as text: `H`, `Hg`, `AB`, `barracks`; a gear is a final g."""
    gear = "g" if face & 1 else ""
    if face < FIRST_NEUTRAL_FACE:
        return RANK_LETTERS[face // 2 - 1] + gear
    return (symbols_of(face) or BARRACKS_NAME) + gear


@functools.lru_cache(maxsize=1 << 10)
def symbols_of(face: int) -> str:
    """The symbols on a neutral face, in the order of the alphabet."""
    if face < FIRST_NEUTRAL_FACE:
        return ""
    packed = (face - FIRST_NEUTRAL_FACE) >> 1
    copies = (packed >> BITS_A_SYMBOL * place & 7 for place in range(len(SYMBOLS)))
    return "".join(symbol * count for symbol, count in zip(SYMBOLS, copies, strict=True))


@functools.lru_cache(maxsize=1 << 10)
def kind_name(face: int) -> str:
    """The kind of card, as the catalogue names it: `henchman`, `district-gear`, …"""
    if face < FIRST_NEUTRAL_FACE:
        name = KINDS[face // 2 - 1]
    else:
        name = "district" if symbols_of(face) else BARRACKS_NAME
    return name + ("-gear" if face & 1 else "")


def read_face(text: str) -> int | None:
    """Text as a face, or None if it is none. Symbols may come in any order."""
    gear = text.endswith("g")
    name = text[:-1] if gear else text
    if len(name) == 1 and name in RANK_LETTERS:
        return 2 * (RANK_LETTERS.index(name) + 1) + gear
    if name == BARRACKS_NAME:
        return FIRST_NEUTRAL_FACE + gear
    if name and all(symbol in SYMBOLS and name.count(symbol) < 1 << BITS_A_SYMBOL for symbol in name):
        return neutral_face_code(name, gear)
    return None


def neutral_face_code(symbols: str, gear: bool) -> int:
    """The face of a district with these symbols; without any, of a barracks."""
    packed = sum(1 << BITS_A_SYMBOL * SYMBOLS.index(symbol) for symbol in symbols)
    return FIRST_NEUTRAL_FACE + 2 * packed + gear


def write_move(code: int) -> str:
    """A move code as text."""
    if not is_move(code):
        return f"#{code}"
    kind = kind_of(code)
    if kind in (STAY, PASS):
        return "stay" if kind == STAY else "pass"
    corner, side = _write_spot(spot_in(code))
    if kind == PLACE:
        return f"{write_face(face_in(code))}@{corner}{side}"
    if kind == COVER:
        return f"{write_face(face_in(code))}>{corner}"
    return f"{_WORDS[kind]} {corner}{side if kind == LAY_CARD else ''}"


@functools.lru_cache(maxsize=1 << 12)
def _write_spot(spot: int) -> tuple[str, str]:
    """The corner and the way a card lies. Remembered: every card of a hand may go to the same spots."""
    return f"{spot_x(spot)},{spot_y(spot)}", "l" if spot & 1 else "u"


def read_move(text: str) -> int:
    """Text as a move code."""
    given = text.strip()
    code = None
    if given in _PLAIN_WORDS:
        code = int(move_code(_PLAIN_WORDS[given], 0, 0))
    elif match := _PLACED.fullmatch(given):
        code = _with_face(PLACE, match[1], match[2], match[3], match[4])
    elif match := _COVERED.fullmatch(given):
        code = _with_face(COVER, match[1], match[2], match[3], "")
    elif match := _MOVED.fullmatch(given):
        kind = _CODES[match[1]]
        if bool(match[4]) == (kind == LAY_CARD):
            code = _code(kind, 0, match[2], match[3], match[4])
    if code is None:
        raise BadNotation(text=text, allowed=_EXAMPLES)
    return code


def _with_face(kind: int, name: str, x: str, y: str, side: str) -> int | None:
    face = read_face(name)
    return None if face is None else _code(kind, face, x, y, side)


def _code(kind: int, face: int, x: str, y: str, side: str) -> int | None:
    if not all(-ORIGIN <= int(number) < ORIGIN and number != "-0" for number in (x, y)):
        return None
    return int(move_code(kind, face, int(spot_code(int(x), int(y), int(side == "l")))))


def spell(code: int) -> Move:
    """A move code as typed data."""
    kind, spot, face = int(kind_of(code)), int(spot_in(code)), int(face_in(code))
    x, y, lying = int(spot_x(spot)), int(spot_y(spot)), bool(spot & 1)
    if kind == PLACE:
        symbols = symbols_of(face)
        return PlaceCard(kind_name(face), symbols, len(symbols), x, y, lying)
    if kind == COVER:
        return CoverCard(kind_name(face), x, y)
    if kind in (STAY, PASS):
        return Stay() if kind == STAY else Pass()
    if kind == LAY_CARD:
        return LayCard(x, y, lying)
    return LiftCard(x, y) if kind == LIFT_CARD else LayOnto(x, y)
