"""Positions with one right move are solved."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import tablee
from tablee.engine.state import unpack
from tablee.games.noxford.city.control import Standing
from tests.games.district_noir.positions import lay
from tests.games.panik.positions import first_turn

PANIK = tablee.game("panik")
NOXFORD = tablee.game("noxford")

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


@levels
@pytest.mark.parametrize("seed", range(4))
def test_panik_an_obvious_trap_is_avoided_when_it_is_open(level, seed):
    """b3 is an opponent's trap, face up: a hunter there earns nothing and pays its owner."""
    data = first_turn()
    data["mansions"]["b3"]["open"] = True
    table = PANIK.from_dict(data)
    assert "standard@b3" in table.legal_moves(0)
    assert not tablee.bot(level, PANIK).choose(table.view_of(0), seed=seed).endswith("@b3")


def last_cards() -> Iterator[tuple[tablee.Table, int, set[str]]]:
    """Noxford: positions where a seat plays its tenth card and only one or two of many moves win."""
    for seed in range(400):
        table = NOXFORD.deal(seats=2, seed=seed)
        chance = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            moves = table.legal_moves(seat)
            if cards_left(table, seat) == 1 and len(moves) >= 12:
                ends = {move: after for move in moves if (after := played(table, seat, move)).is_over}
                wins = {move for move, after in ends.items() if after.outcome.winners == (seat,)}
                if 1 <= len(wins) <= 2:
                    yield table.copy(), seat, wins
            table.play(seat, chance.choice(moves))


def cards_left(table: tablee.Table, seat: int) -> int:
    syndicate = table.to_dict()["syndicates"][seat]
    return int(syndicate["master"]) + len(syndicate["hand"]) + len(syndicate.get("pile", []))


def played(table: tablee.Table, seat: int, move: str) -> tablee.Table:
    after = table.copy()
    after.play(seat, move)
    return after


def districts_of(table: tablee.Table, seat: int) -> int:
    return Standing(unpack(table.cell)).owned[seat]


@pytest.mark.parametrize("level", ["expert", "master"])
def test_noxford_the_last_card_that_wins_is_found(level):
    bot = tablee.bot(level, NOXFORD)
    for table, seat, wins in itertools.islice(last_cards(), 3):
        assert bot.choose(table.view_of(seat), seed=1) in wins


@pytest.mark.parametrize("level", ["expert", "master"])
def test_noxford_the_last_card_that_takes_two_districts_and_wins_is_found(level):
    bot = tablee.bot(level, NOXFORD)
    taking_two = (
        (table, seat, wins)
        for table, seat, wins in last_cards()
        if all(
            districts_of(played(table, seat, move), seat) >= districts_of(table, seat) + 2 for move in wins
        )
    )
    for table, seat, wins in itertools.islice(taking_two, 2):
        assert bot.choose(table.view_of(seat), seed=1) in wins
