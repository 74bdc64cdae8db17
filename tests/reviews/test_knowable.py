"""What a seat could have known of hidden things, beside the truth."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.engine.errors import BadSeats, TableeError


def finished(name: str, seed: int) -> tablee.Table:
    chance = random.Random(seed)
    table = tablee.game(name).deal(seed=seed)
    while not table.is_over:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal_moves(seat)))
    return table


def hands(found, owner):
    return next(thing for thing in found.things if thing.field == "hand" and thing.owner == owner)


@pytest.fixture(scope="module")
def game() -> tablee.Table:
    return finished("district-noir", 3)


def test_the_hand_of_the_other_is_told_beside_what_could_be_known(game):
    found = tablee.knowable(game, 0, seat=0)
    hand = hands(found, 1)
    held = game.game.deal(seed=3).to_dict()["hands"][1]
    assert hand.size == len(held)
    assert {one.value: one.truth for one in hand.values if one.truth} == {
        card: held.count(card) for card in held
    }
    assert sum(one.expected for one in hand.values) == pytest.approx(hand.size, abs=0.05)
    assert all(thing.owner != 0 for thing in found.things), "one's own hand is no secret"


def test_a_card_of_ones_own_tells_nothing_of_the_others_hand(game):
    """Other worlds are imagined at each moment: what differs by that alone is not told as news."""
    own = [number for number, (seat, move) in enumerate(game.log, 1) if seat == 0 and move != "take"]
    told, changed = 0, 0
    for number in own[:8]:
        found = tablee.knowable(game, number, seat=0, seed=number)
        hand = next((thing for thing in found.things if thing.field == "hand" and thing.owner == 1), None)
        for one in hand.values if hand is not None else ():
            told += one.is_told
            changed += one.before is not None and round(100 * one.before) != round(100 * one.chance)
    assert told == 0
    assert changed > 0, "the draws differ, so this test can fail"


def test_what_a_move_shows_is_told():
    """A card that an opponent lays down is no longer among those they may hold."""
    game = finished("panik", 4)
    told = [
        one
        for number in range(1, len(game.log))
        for thing in tablee.knowable(game, number, seat=0, worlds=100).things
        for one in thing.values
        if one.is_told
    ]
    assert told
    assert all(one.before is not None and one.before != one.chance for one in told)


def test_there_is_no_such_moment_or_seat(game):
    with pytest.raises(TableeError) as refused:
        tablee.knowable(game, len(game.log) + 1, seat=0)
    assert refused.value.code == "no-such-move-here"
    with pytest.raises(BadSeats):
        tablee.knowable(game, 0, seat=2)
