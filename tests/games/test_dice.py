"""Chance: fair, repeatable, and checkable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest

from tablee.engine.dice import commitment, dice_for, dice_from_seed, next_bits, pick_seat, roll, shuffle
from tests.chance import p_value


def test_the_dice_of_entry_n_are_the_hmac_of_the_secret_and_n():
    secret = bytes(range(32))
    expected = hmac.new(secret, (5).to_bytes(8, "big"), hashlib.sha256).digest()
    assert dice_for(secret, 5).tobytes() == expected
    assert dice_for(secret, 6).tobytes() != expected


def test_the_commitment_is_the_hash_of_the_secret():
    assert commitment(b"x" * 32) == hashlib.sha256(b"x" * 32).hexdigest()


def test_the_generator_is_xoshiro256_plus_plus():
    """The first numbers of the reference algorithm from the state 1, 2, 3, 4."""
    dice = np.array([1, 2, 3, 4], dtype=np.uint64)
    first = [int(next_bits(dice)) for _ in range(4)]
    assert first == [41943041, 58720359, 3588806011781223, 3591011842654386]


@pytest.mark.parametrize("faces", [2, 6, 7, 45])
def test_every_face_is_as_likely(faces):
    dice = dice_from_seed(faces)
    counts = Counter(roll(dice, faces) for _ in range(3000 * faces))
    assert set(counts) == set(range(faces))
    assert p_value(list(counts.values())) > 0.001


def test_a_roll_stays_in_range_at_the_widest():
    dice = dice_from_seed(1)
    assert all(0 <= roll(dice, 2**32 - 1) < 2**32 - 1 for _ in range(1000))


def test_every_order_of_a_shuffle_is_as_likely():
    dice = dice_from_seed(9)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = np.arange(4)
        shuffle(cards, 4, dice)
        found[tuple(cards)] += 1
    assert len(found) == 24
    assert p_value(list(found.values())) > 0.001


def test_a_shuffle_leaves_the_rest_of_the_row_alone():
    cards = np.arange(10)
    shuffle(cards, 3, dice_from_seed(2))
    assert cards[3:].tolist() == list(range(3, 10))


def test_a_seat_of_the_mask_is_picked_each_as_likely():
    dice = dice_from_seed(3)
    counts = Counter(pick_seat(0b10110, dice) for _ in range(3000))
    assert set(counts) == {1, 2, 4}
    assert p_value(list(counts.values())) > 0.001
    assert pick_seat(0b1000, dice) == 3
