"""Moves as short text: `5@c`, `2@c x1:5`, `3@c +`, `pass`, `block c`, `copy cw`, `give 1:2`, `tick 350`."""

from __future__ import annotations

import re

from tablee.engine.errors import BadNotation
from tablee.engine.messages import Move, Seat
from tablee.games.jelly_monster import moves
from tablee.games.jelly_monster.state import DISTRICT_NAMES, MOST_SEATS, POD_NAMES, VALUES, District, Pod


class Place(Move, frozen=True):
    """Place a die, without an effect."""

    die: int
    district: District


class PlaceAndExpel(Move, frozen=True):
    """Place a 1 or 2 and remove a die to the city centre."""

    die: int
    district: District
    owner: Seat
    hit: int


class PlaceAndPush(Move, frozen=True):
    """Place a 3 or 4 and move the target one zone towards the centre."""

    die: int
    district: District


class PlaceAndPull(Move, frozen=True):
    """Place a 3 or 4 and move the target one zone towards the entrance."""

    die: int
    district: District


class Pass(Move, frozen=True):
    """Roll everything again."""


class Block(Move, frozen=True):
    """Put the barrier at a district."""

    district: District


class TurnTimer(Move, frozen=True):
    """Turn the timer."""


class Wait(Move, frozen=True):
    """Do nothing in this beat."""


class SayReady(Move, frozen=True):
    """Ready for the next round."""


class CopyClockwise(Move, frozen=True):
    """Copy the next district."""


class CopyCounterClockwise(Move, frozen=True):
    """Copy the previous district."""


class DiscardPod(Move, frozen=True):
    """Give a pod out of the game."""

    pod: Pod


class GiveJelly(Move, frozen=True):
    """Share out what there is."""

    receivers: tuple[Seat, ...]
    amounts: tuple[int, ...]


class LetTimePass(Move, frozen=True):
    """The clock's move."""

    milliseconds: int


_WORDS = {
    moves.PASS: "pass",
    moves.TIMER: "timer",
    moves.WAIT: "wait",
    moves.READY: "ready",
    **{moves.BLOCK + number: f"block {name}" for number, name in enumerate(DISTRICT_NAMES)},
    moves.COPY: "copy cw",
    moves.COPY + 1: "copy ccw",
    **{moves.DISCARD_POD + kind: f"discard {name}" for kind, name in enumerate(POD_NAMES)},
}
_CODES = {text: code for code, text in _WORDS.items()}
_SPELT = {
    moves.PASS: Pass(),
    moves.TIMER: TurnTimer(),
    moves.WAIT: Wait(),
    moves.READY: SayReady(),
    moves.COPY: CopyClockwise(),
    moves.COPY + 1: CopyCounterClockwise(),
}
_PLACING = re.compile(r"([1-6])@([a-g])(?: ([+-])| x([0-4]):([1-6]))?")
_SHARES = re.compile(r"give((?: [0-4]:[1-7])*)")
_TICK = re.compile(r"tick (0|[1-9][0-9]{0,9})")
_EXAMPLES = (
    "5@c, 2@c x1:5, 3@c +, 3@c -, pass, block c, timer, wait, ready, copy cw, discard 5, give 1:1, tick 350"
)


def write_move(code: int) -> str:
    """A move code as text."""
    if moves.is_placing(code):
        return _write_placing(code)
    if moves.is_split(code):
        return "give" + "".join(f" {seat}:{amount}" for seat, amount in _shares(code))
    if moves.is_tick(code):
        return f"tick {code - moves.TICK}"
    return _WORDS.get(code, f"#{code}")


def _write_placing(code: int) -> str:
    effect = moves.effect_of(code)
    die = f"{moves.value_of(code) + 1}@{DISTRICT_NAMES[moves.district_of(code)]}"
    if effect >= moves.EXPEL:
        owner, hit = divmod(effect - moves.EXPEL, VALUES)
        return f"{die} x{owner}:{hit + 1}"
    return die + ("", " +", " -")[effect]


def _shares(code: int) -> list[tuple[int, int]]:
    return [(seat, moves.share(code, seat)) for seat in range(MOST_SEATS) if moves.share(code, seat)]


def read_move(text: str) -> int:
    """Text as a move code."""
    words = " ".join(text.lower().split())
    placing, shares, tick = _PLACING.fullmatch(words), _SHARES.fullmatch(words), _TICK.fullmatch(words)
    if placing:
        return _read_placing(placing)
    if shares:
        return _read_shares(shares[1].split(), text)
    if tick and int(tick[1]) < moves.TICKS:
        return moves.TICK + int(tick[1])
    if words not in _CODES:
        raise BadNotation(text=text, allowed=_EXAMPLES)
    return _CODES[words]


def _read_placing(found: re.Match[str]) -> int:
    die, district, direction, owner, hit = found.groups()
    effect = moves.NO_EFFECT
    if direction:
        effect = moves.TOWARDS_CENTRE if direction == "+" else moves.TOWARDS_ENTRANCE
    elif owner:
        effect = moves.EXPEL + VALUES * int(owner) + int(hit) - 1
    return moves.placing(int(die) - 1, DISTRICT_NAMES.index(district), effect)


def _read_shares(shares: list[str], text: str) -> int:
    given = {int(part[0]): int(part[2]) for part in shares}
    if len(given) < len(shares):
        raise BadNotation(text=text, allowed=_EXAMPLES)
    return moves.SPLIT + sum(amount << 3 * seat for seat, amount in given.items())


def spell(code: int) -> Move:
    """A move code as typed data."""
    if moves.is_placing(code):
        return _spell_placing(code)
    if moves.is_block(code):
        return Block(DISTRICT_NAMES[code - moves.BLOCK])
    if moves.is_discard(code):
        return DiscardPod(POD_NAMES[code - moves.DISCARD_POD])
    if moves.is_split(code):
        shares = _shares(code)
        return GiveJelly(tuple(seat for seat, _ in shares), tuple(amount for _, amount in shares))
    return LetTimePass(code - moves.TICK) if moves.is_tick(code) else _SPELT[code]


def _spell_placing(code: int) -> Move:
    die, district = moves.value_of(code) + 1, DISTRICT_NAMES[moves.district_of(code)]
    effect = moves.effect_of(code)
    if effect >= moves.EXPEL:
        owner, hit = divmod(effect - moves.EXPEL, VALUES)
        return PlaceAndExpel(die, district, owner, hit + 1)
    return (Place, PlaceAndPush, PlaceAndPull)[effect](die, district)
