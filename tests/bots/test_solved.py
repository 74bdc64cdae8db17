"""Positions with one right move are solved."""

from __future__ import annotations

import pytest

import tablee
from tests.games.district_noir.positions import lay

levels = pytest.mark.parametrize("level", ["club", "expert", "master"])


@levels
def test_district_noir_the_third_city_card_is_taken(level):
    table = lay(
        fronts=[["docks", "hall", "-3", "-3", "-2"], ["8", "8", "8", "7", "7", "7"]],
        line=["police", "-2", "-1"],
        hands=[["5", "6", "7", "8", "+2"], ["5", "6", "7", "8", "-1"]],
    )
    assert tablee.bot(level, table.game).choose(table.view_of(0), seed=1) == "take"


@levels
def test_district_noir_the_opponents_third_city_card_is_taken_away(level):
    """Seat 1 has two City cards and takes next; the third lies in the line: only a take saves seat 0."""
    table = lay(
        fronts=[["8", "8", "8", "7", "7", "+4", "+3", "+3"], ["docks", "hall", "-3", "-3"]],
        line=["police", "-2"],
        hands=[["5", "6", "7", "8", "+2"], ["5", "6", "7", "8", "-1"]],
    )
    assert tablee.bot(level, table.game).choose(table.view_of(0), seed=1) == "take"
