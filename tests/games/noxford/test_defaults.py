"""What is played when time is up."""

from __future__ import annotations

import random

import pytest

from tests.games.noxford.positions import CORNER, GAME, ROW, flat, go, lay, shown, up
from tests.support import play_random


def default(table):
    (seat,) = table.to_act
    return GAME.notation(GAME.default_move(table.view_of(seat).cell, seat))


def test_a_gear_is_left_alone():
    assert default(go(lay(*CORNER, hands=[["Hg"]]), "Hg@58,58u")) == "stay"


def test_a_turn_takes_what_brings_the_seat_farthest_ahead():
    # Only below both districts does a card touch AB (4 points) and BC (2) for seat 0 against the Henchman.
    table = lay(*CORNER, up(58, 58, "1H"), hands=[["T"]])
    go(table, default(table))
    points = [side.points for side in shown(table, None).sides]
    assert points[0] - points[1] == 6


def test_a_lifted_card_goes_where_it_serves_best():
    table = go(lay(*CORNER, up(58, 58, "1H"), flat(0, -58, "0Hg"), gear={"played": [0, -58]}), "lift 58,58")
    move = default(table)
    assert move in table.legal_moves(0)
    go(table, move)
    assert shown(table, None).sides[1].points == 0


def test_who_can_only_pass_passes():
    assert default(lay(*ROW)) == "pass"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_is_legal_never_peeks_and_is_always_the_same(seats):
    table = GAME.deal(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not table.is_over:
        (seat,) = table.to_act
        move = default(table)
        assert move in table.legal_moves(seat)
        assert move == default(table)
        assert GAME.notation(GAME.default_move(table.cell, seat)) == move
        play_random(table, rng, 6)
