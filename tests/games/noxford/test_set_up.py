"""The set-up of Noxford."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.noxford.positions import DECK, GAME, legal, places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_the_master_in_front_and_draws_three_of_the_other_nine(seats):
    data = GAME.deal(seats=seats, seed=1).to_dict()
    assert len(data["syndicates"]) == seats
    for syndicate in data["syndicates"]:
        assert syndicate["master"]
        assert len(syndicate["hand"]) == 3
        assert len(syndicate["pile"]) == 6
        assert Counter(syndicate["hand"] + syndicate["pile"]) == DECK


def test_the_first_two_neutrals_form_an_l_and_three_more_are_open():
    data = GAME.deal(seats=2, seed=1).to_dict()
    assert [(plot["x"], plot["y"], plot["lying"]) for plot in data["city"]] == [(0, 0, False), (58, 0, True)]
    assert len(data["open"]) == 3
    assert len(data["neutral_pile"]) == 10


def test_the_neutrals_and_every_syndicates_cards_are_shuffled():
    deals = [GAME.deal(seats=2, seed=seed).to_dict() for seed in range(40)]
    assert len({tuple(data["neutral_pile"]) for data in deals}) == len(deals)
    for place in (0, 1):  # each card of the L
        assert len({data["city"][place]["cards"][0] for data in deals}) > 5
    for seat in (0, 1):
        firsts = {data["syndicates"][seat]["pile"][0] for data in deals}
        assert firsts == set(DECK)


def test_there_are_twelve_districts_with_1_2_or_4_symbols_and_three_barracks():
    data = GAME.deal(seats=2, seed=1).to_dict()
    neutrals = data["open"] + data["neutral_pile"] + [card for plot in data["city"] for card in plot["cards"]]
    assert neutrals.count("barracks") == 3
    districts = [card.removesuffix("g") for card in neutrals if card != "barracks"]
    assert len(districts) == 12
    assert {len(symbols) for symbols in districts} == {1, 2, 4}


def test_house_data_singles_doubles_quads_and_their_gears():
    data = GAME.deal(seats=2, seed=1).to_dict()
    neutrals = data["open"] + data["neutral_pile"] + [card for plot in data["city"] for card in plot["cards"]]
    singles = ["Ag", "Bg", "Cg", "Dg", "Eg"]
    doubles = ["AB", "BC", "CD", "DE", "AE"]
    assert Counter(neutrals) == Counter([*singles, *doubles, "ABCD", "ABCD", *["barracks"] * 3])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_player_begins_and_turns_go_clockwise(seats):
    beginners = set()
    for seed in range(40):
        table = GAME.deal(seats=seats, seed=seed)
        (beginner,) = table.to_act
        beginners.add(beginner)
        table.play(beginner, next(move for move in legal(table) if move.startswith("M@")))
        assert table.to_act == ((beginner + 1) % seats,)
    assert beginners == set(range(seats))


def test_from_the_set_up_there_are_exactly_three_legal_spots():
    table = GAME.deal(seats=2, seed=3)
    assert places(table, "M") == {"58,58u", "58,58l", "0,-58l"}


def test_the_same_seed_gives_the_same_deal_and_another_seed_another():
    assert GAME.deal(seed=5) == GAME.deal(seed=5)
    assert GAME.deal(seed=5) != GAME.deal(seed=6)
