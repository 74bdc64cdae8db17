"""Move codes: one whole number says what a player does, for every position and seat alike."""

from __future__ import annotations

import itertools

from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.state import MOST_DISTRICTS, MOST_SEATS, POD_KINDS, VALUES

# What a placed die does. From EXPEL on: 6 × owner + value − 1 of the die to be removed.
NO_EFFECT = 0
TOWARDS_CENTRE = 1
TOWARDS_ENTRANCE = 2
EXPEL = 3
EFFECTS = EXPEL + MOST_SEATS * VALUES

# Codes below PASS place a die: value, district and effect in one.
PASS = VALUES * MOST_DISTRICTS * EFFECTS
TIMER = PASS + 1
WAIT = PASS + 2
READY = PASS + 3
BLOCK = PASS + 4  # + district
COPY = BLOCK + MOST_DISTRICTS  # clockwise; + 1 counter-clockwise
DISCARD_POD = COPY + 2  # + kind
LAST_SMALL = DISCARD_POD + POD_KINDS

# A split gives each seat 0 to 7 jelly, three bits a seat; a tick adds its milliseconds.
SPLIT = 1 << 24
SPLITS = 1 << 3 * MOST_SEATS
TICK = 1 << 32
TICKS = 1 << 31

# Each seat's dice 1 to 6 once; all owners and values may be named, gone or not; and pass.
MOST_MOVES = 512


@compiled
def placing(value: int, district: int, effect: int) -> int:
    """The code of placing a die; the value counts from 0."""
    return (value * MOST_DISTRICTS + district) * EFFECTS + effect


@compiled
def value_of(move: int) -> int:
    """The value of the placed die, from 0."""
    return move // (MOST_DISTRICTS * EFFECTS)


@compiled
def district_of(move: int) -> int:
    """Where the die is placed."""
    return move // EFFECTS % MOST_DISTRICTS


@compiled
def effect_of(move: int) -> int:
    """What the placed die is to do."""
    return move % EFFECTS


@compiled
def fits(effect: int, value: int) -> bool:
    """1 and 2 may expel, 3 and 4 may move the target, 5 and 6 do nothing."""
    if effect == NO_EFFECT:
        return True
    return value in (0, 1) if effect >= EXPEL else value in (2, 3)


@compiled
def is_placing(move: int) -> bool:
    """Whether the code places a die."""
    return 0 <= move < PASS


@compiled
def is_block(move: int) -> bool:
    """Whether the code puts up a barrier."""
    return BLOCK <= move < COPY


@compiled
def is_action(move: int) -> bool:
    """Whether the code belongs to a round: place, pass, block, timer or wait."""
    return 0 <= move < COPY and move != READY


@compiled
def is_copy(move: int) -> bool:
    """Whether the code chooses a neighbour to copy."""
    return COPY <= move < DISCARD_POD


@compiled
def is_discard(move: int) -> bool:
    """Whether the code gives a pod away."""
    return DISCARD_POD <= move < LAST_SMALL


@compiled
def is_split(move: int) -> bool:
    """Whether the code shares jelly out."""
    return SPLIT <= move < SPLIT + SPLITS


@compiled
def is_tick(move: int) -> bool:
    """Whether the code lets time pass."""
    return TICK <= move < TICK + TICKS


@compiled
def share(move: int, seat: int) -> int:
    """What a split gives to a seat."""
    return (move >> (3 * seat)) & 7


def list_all_moves(most_owed: int) -> list[int]:
    """Every move of a player: small codes first, then splits of what is owed, up to so much to each seat."""
    dice = itertools.product(range(VALUES), range(MOST_DISTRICTS), range(EFFECTS))
    placings = [placing(*die) for die in dice if fits(die[2], die[0])]
    shares = itertools.product(range(most_owed + 1), repeat=MOST_SEATS)
    # A giver keeps nothing: somebody gets none.
    splits = [SPLIT + sum(each << 3 * seat for seat, each in enumerate(row)) for row in shares if 0 in row]
    return [*placings, *range(PASS, LAST_SMALL), *splits]
