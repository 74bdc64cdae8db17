"""Worlds that a Panik bot imagines: they fit, and owners are believed to know their rows."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee.engine.dice import dice_from_seed
from tablee.engine.jit.compiling import compiled
from tablee.games.panik.bot.beliefs import imagine_likely
from tablee.games.panik.state import FACES
from tests.games.panik.positions import begin
from tests.support import some_position

GAME = tablee.game("panik")
B2, B3 = 5, 6  # mansions, by number

_imagine = imagine_likely


@compiled
def imagine_in(cell, seat, dice):
    _imagine(cell[0], seat, dice)


def worlds(table, seat, count):
    """Positions that the seat imagines."""
    dice = dice_from_seed(1)
    for _ in range(count):
        cell = table.view_of(seat).cell
        imagine_in(cell, seat, dice)
        yield cell[0]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("moves", [0, 1, 5, 20])
def test_every_world_fits_what_the_seat_knows(seats, moves):
    table = some_position("panik", seats, GAME.calm_options, 3, moves)
    for seat in range(seats):
        seen = table.view_of(seat)
        for world in worlds(table, seat, 30):
            assert world.faces[: 4 * seats].min() >= 0
            used = Counter(world.faces[: 4 * seats].tolist())
            assert all(used[face] <= world.copies[face] for face in used)
            hidden = world.copy().reshape(1)
            GAME.compiled_rules.hide(hidden, seat)
            assert hidden.tobytes() == seen.cell.tobytes()


def shares(table, mansion):
    found = Counter(FACES[world.faces[mansion]] for world in worlds(table, 0, 4000))
    return {face: found[face] / 4000 for face in FACES}


def test_a_lone_pair_stands_at_a_good_mansion_or_baits_a_trap():
    pair, nobody = shares(begin(), B2), shares(begin(), B3)
    assert pair["4"] + pair["5"] > 2 * (nobody["4"] + nobody["5"])
    assert pair["trapped"] > pair["1"] + pair["2"]


def test_nobody_adds_to_the_bait_of_an_own_trap():
    table = begin(beginner=1)
    table.play(1, "standard@b2")
    table.play(1, "keep") if "keep" in table.legal_moves(1) else None
    assert shares(table, B2)["trapped"] < 0.05


def test_nothing_is_impossible():
    assert min(shares(begin(), B2).values()) > 0
    assert min(shares(begin(), B3).values()) > 0
