"""A whole log in one call: the same game as move by move, all or nothing."""

from __future__ import annotations

import pytest

import tablee
from tests.support import name_of, some_position, tables_to_lay

every_table = pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)


def again(table):
    return table.game.deal(seats=table.seats, secret=table.secret, **table.options)


def codes(table):
    return [(seat, table.game.code(move)) for seat, move in table.moves]


@every_table
def test_a_log_leads_to_the_same_position_at_once_in_two_parts_or_move_by_move(case):
    for seed in range(3):
        table = some_position(*case, seed=seed, moves=150)
        whole, parts = again(table), again(table)
        whole.play_all(codes(table))
        parts.play_all(codes(table)[:7])
        parts.play_all(codes(table)[7:])
        for other in (whole, parts):
            assert other == table
            assert other.moves == table.moves
            assert other.to_act == table.to_act


def test_no_moves_change_nothing():
    table = tablee.game("jelly-monster").deal(seed=1)
    before = table.copy()
    table.play_all([])
    assert table == before


def test_a_refused_move_is_named_by_its_number_and_nothing_is_played():
    game = tablee.game("district-noir")
    table = game.deal(seed=7)
    first = table.to_act[0]
    card = next(code for code in table.legal_codes(first) if game.notation(code) != "take")
    table.play_code(first, card)
    before = table.copy()
    take = game.code("take")
    with pytest.raises(tablee.Refused) as refused:
        table.play_all([(1 - first, take), (first, take), (1 - first, take)])
    assert refused.value.code == "line-empty"
    assert refused.value.details == {"seat": first, "move": "take", "number": 3}
    assert table == before
    assert table.moves == before.moves
    assert table.to_act == before.to_act


@pytest.mark.parametrize("seat", [-1, 2, 6, 99])
def test_only_seats_of_the_table_reach_the_rules(seat):
    table = tablee.game("district-noir").deal(seed=7)
    with pytest.raises(tablee.BadSeats):
        table.play_all([(seat, 0)])
