"""Seeded random numbers (xoshiro256++) with commit and reveal: a game's chance, which everybody can check.

Dice are four 64-bit words; a seed or a secret sets them, nothing else does. A longer array is a *tape*: rolls
whose results are given, to try every way in which they can fall (`tablee.engine.chance.tapes`).

The dice of entry n of a game are HMAC-SHA256(secret, nonces ‖ n): nobody who lacks the secret can predict
them, nobody who has it can choose them without every nonce, everybody who gets it afterwards can check them.
Without nonces, in simulations and in games from before there were any, it is HMAC-SHA256(secret, n). The
state is 256 bits; the largest deal here holds fewer than 190, so the cards a player sees never pin down the
cards that player does not see.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.engine.errors import BadValue
from tablee.engine.jit.compiling import compiled

Dice: TypeAlias = NDArray[np.uint64]

SECRET_BYTES = 32
DICE_WORDS = 4  # of dice; whatever is longer is a tape
NO_DICE: Dice = np.ones(DICE_WORDS, dtype=np.uint64)  # for games whose play never touches them

# A tape: four words of 0, how many rolls were read, how many are given, then a result and its faces for each.
TAPE_READ = DICE_WORDS
TAPE_GIVEN = DICE_WORDS + 1
TAPE_ROLLS = DICE_WORDS + 2

_17 = np.uint64(17)
_19 = np.uint64(19)
_23 = np.uint64(23)
_32 = np.uint64(32)
_41 = np.uint64(41)
_45 = np.uint64(45)
_LOW = np.uint64(0xFFFFFFFF)
_SPAN = np.uint64(1 << 32)


def dice_for(secret: bytes, entry: int, mixed_in: bytes = b"") -> Dice:
    """The dice of one log entry: entry 0 is the deal, entry n the n-th move."""
    return np.frombuffer(_rolled(secret, entry, mixed_in), dtype="<u8").copy()


def dice_for_entries(secret: bytes, first: int, count: int, mixed_in: bytes = b"") -> NDArray[np.uint64]:
    """The dice of several log entries, a row each."""
    rolled = b"".join(_rolled(secret, entry, mixed_in) for entry in range(first, first + count))
    return np.frombuffer(bytearray(rolled), dtype="<u8").reshape(count, 4)


def _rolled(secret: bytes, entry: int, mixed_in: bytes) -> bytes:
    return hmac.digest(secret, mixed_in + entry.to_bytes(8, "big"), "sha256")


def dice_from_seed(seed: int) -> Dice:
    """Fast dice for simulations: any whole number, the same dice every time."""
    return np.frombuffer(secret_from_seed(seed), dtype="<u8").copy()


def secret_from_seed(seed: int) -> bytes:
    """A secret for a game that wants to be repeatable rather than secret."""
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool):
        raise BadValue(name="seed", expected="a whole number")
    return hashlib.sha256(f"tablee seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown before anybody sits down to a game, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(secret).hexdigest()


@compiled
def next_bits(dice: Dice) -> Any:
    """The next 64 random bits."""
    mixed = dice[0] + dice[3]
    result = ((mixed << _23) | (mixed >> _41)) + dice[0]
    carried = dice[1] << _17
    dice[2] ^= dice[0]
    dice[3] ^= dice[1]
    dice[1] ^= dice[2]
    dice[0] ^= dice[3]
    dice[2] ^= carried
    dice[3] = (dice[3] << _45) | (dice[3] >> _19)
    return result


@compiled
def read_tape(tape: Dice, faces: int) -> int:
    """The next result that is given, or 0 beyond the last; notes that it had so many faces."""
    number = np.int64(tape[TAPE_READ])
    place = TAPE_ROLLS + 2 * number
    tape[TAPE_READ] = np.uint64(number + 1)
    if place + 1 >= len(tape):
        return 0  # more rolls than it has room for: whoever reads the tape sees that it was read too often
    tape[place + 1] = np.uint64(faces)
    if number >= np.int64(tape[TAPE_GIVEN]):
        tape[place] = np.uint64(0)
    return np.int64(tape[place])  # type: ignore[return-value]


@compiled
def roll(dice: Dice, faces: int) -> int:
    """A whole number from 0 to faces − 1, each exactly as likely (faces below 2**32)."""
    span = np.uint64(faces)
    product = (next_bits(dice) >> _32) * span
    if (product & _LOW) < span:
        if len(dice) > DICE_WORDS:  # dice of zeros bring nothing but 0, so a tape always comes here
            return read_tape(dice, faces)
        too_small = (_SPAN - span) % span
        while (product & _LOW) < too_small:
            product = (next_bits(dice) >> _32) * span
    return np.int64(product >> _32)  # type: ignore[return-value]


@compiled
def shuffle(cards: Any, count: int, dice: Dice) -> None:
    """Put the first `count` cards into a random order, each order as likely."""
    for last in range(count - 1, 0, -1):
        other = roll(dice, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@compiled
def pick_seat(mask: int, dice: Dice) -> int:
    """One of the seats in a bit mask, each as likely. The mask must not be empty."""
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    skip = 0 if count == 1 else roll(dice, count)
    seat = 0
    while True:
        if (mask >> seat) & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1
