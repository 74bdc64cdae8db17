"""District Noir and Panik: more positions where one move is right, or one is plainly wrong."""

from __future__ import annotations

import pytest

import tablee
from tests.games.district_noir.positions import lay
from tests.games.panik.positions import first_turn

PANIK = tablee.game("panik")

levels = pytest.mark.parametrize("level", ["casual", "club", "expert", "master"])
seeds = pytest.mark.parametrize("seed", range(6))


@levels
@seeds
def test_district_noir_the_third_city_card_is_not_fed_to_who_must_take(level, seed):
    """Seat 1 must take next. The police station would cost the game, the +4 only four points."""
    table = lay(
        beginner=1,
        taken=[True, False],
        hands=[["police", "+4"], []],
        fronts=[["8", "8", "8", "7", "7", "7", "+2", "+2"], ["docks", "hall", "-3", "-1"]],
        line=["5", "6", "-2", "-2", "-1"],
    )
    assert tablee.bot(level, table.game).choose(table.view_of(0), seed=seed) == "+4"


@levels
@seeds
def test_district_noir_the_last_take_is_made_before_the_line_is_spoilt(level, seed):
    """Seat 1's last two cards are bad: whoever waits takes them, and loses."""
    table = lay(
        taken=[False, True],
        hands=[["-3"], ["-2", "-2"]],
        fronts=[["5"], ["7", "7", "6", "+2"]],
        line=["6", "6", "8", "8", "+4"],
    )
    assert tablee.bot(level, table.game).choose(table.view_of(0), seed=seed) == "take"


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_panik_an_open_trap_is_avoided_at_larger_tables_too(level, seats, seed):
    """With more than a hundred moves: after less thought than either has in half a second at a table."""
    data = first_turn(seats)
    data["mansions"]["b3"]["open"] = True
    table = PANIK.from_dict(data)
    assert "standard@b3" in table.legal_moves(0)
    bot = tablee.bot(level, PANIK)
    bot.iterations = 5_000
    assert not bot.choose(table.view_of(0), seed=seed).endswith("@b3")


@pytest.mark.parametrize("level", ["expert", "master"])
@seeds
def test_panik_a_hunter_sent_back_does_not_flee_into_an_open_trap(level, seed):
    """Its owner chooses among seven mansions; only b3 earns nothing and pays the opponent."""
    data = first_turn()
    data["mansions"]["b3"]["open"] = True
    data["mansions"]["a4"]["hunters"] = ["a:standard"]
    data["hands"][0].remove("standard")
    table = PANIK.from_dict(data)
    table.play(1, "over@a4")
    table.play(1, "back a:standard")
    assert "to b3" in table.legal_moves(0)
    assert tablee.bot(level, PANIK).choose(table.view_of(0), seed=seed) != "to b3"
