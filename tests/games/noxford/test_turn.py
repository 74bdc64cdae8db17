"""A turn of Noxford without gears: place or cover, refill, pass, and the end."""

from __future__ import annotations

import random

import pytest

import tablee
from tests.games.noxford.positions import (
    CORNER,
    GAME,
    ROW,
    around,
    cards_at,
    flat,
    go,
    lay,
    legal,
    position,
    shown,
    up,
    why_not,
)
from tests.support import play_random


def test_place_a_card_of_your_hand():
    table = go(lay(*CORNER, hands=[["T", "H", "L"]]), "T@58,58u")
    assert cards_at(table, 58, 58) == ["0T"]
    assert table.to_act == (1,)


def test_place_your_master():
    table = go(lay(*CORNER), "M@58,58l")
    assert cards_at(table, 58, 58) == ["0M"]
    assert not table.to_dict()["syndicates"][0]["master"]


def test_place_one_of_the_open_neutrals():
    table = go(lay(*CORNER, opened=["DE", "barracks"]), "barracks@0,-58l")
    assert cards_at(table, 0, -58) == ["barracks"]


def test_equal_cards_are_one_move():
    table = lay(*CORNER, hands=[["T", "T", "T"]], opened=["ABCD", "ABCD", "CD"])
    moves = legal(table)
    assert len(moves) == len(set(moves)) == 4 * 3
    assert {move.partition("@")[0] for move in moves} == {"T", "M", "ABCD", "CD"}


def test_cover_a_card_of_strictly_lower_rank_anybodys():
    city = (up(0, 0, "1H"), up(58, 0, "0T"))
    table = lay(*city, hands=[["T", "L", "H"]])
    covers = {move for move in legal(table) if ">" in move}
    assert covers == {"T>0,0", "L>0,0", "L>58,0", "M>0,0", "M>58,0"}
    assert cards_at(go(table, "L>58,0"), 58, 0) == ["0T", "0L"]


def test_covering_keeps_the_place_and_the_orientation():
    table = go(lay(up(0, 0, "AB"), flat(58, 0, "1H"), hands=[["T", "L", "H"]]), "T>58,0")
    assert table.to_dict()["city"][1] == flat(58, 0, "1H", "0T")


def test_neutrals_neither_cover_nor_are_covered():
    table = lay(up(0, 0, "1H"), up(58, 0, "AB"), opened=["DE"])
    assert why_not(table, "DE>0,0") == "neutrals-do-not-cover"
    assert why_not(table, "M>58,0") == "not-a-syndicate-card"


def test_a_master_is_never_covered():
    assert why_not(lay(up(0, 0, "1M"), up(58, 0, "AB")), "M>0,0") == "rank-too-low"


def test_an_equal_rank_does_not_cover():
    assert why_not(lay(up(0, 0, "1T"), up(58, 0, "AB"), hands=[["T"]]), "T>0,0") == "rank-too-low"


def test_a_locked_card_cannot_be_covered():
    table = lay(*around("1H", "AB", "BC", "CD", "DE"))
    assert why_not(table, "M>0,0") == "locked"
    assert "M>0,0" not in legal(table)


def test_a_part_of_each_edge_is_enough_to_lock():
    city = (up(0, 0, "1H"), up(-58, 80, "AB"), up(58, 80, "BC"), flat(0, -58, "CD"), up(0, 88, "DE"))
    assert why_not(lay(*city), "M>0,0") == "locked"
    open_on_one_side = [plot for plot in city if plot["x"] != 58]
    assert why_not(lay(*open_on_one_side), "M>0,0") is None


def test_a_common_corner_does_not_lock():
    # The card on the right meets only the upper right corner.
    city = (up(0, 0, "1H"), up(-58, 0, "AB"), up(58, 88, "BC"), up(0, -88, "CD"), up(0, 88, "DE"))
    assert why_not(lay(*city), "M>0,0") is None


def test_locked_belongs_to_the_position_so_a_locked_stack_keeps_its_top():
    city = around("1H", "AB", "BC", "CD", "DE")
    stack = [up(0, 0, "1H", "0T"), *city[1:]]
    table = lay(*stack)
    assert why_not(table, "L>0,0") == "locked"
    assert [plot.locked for plot in shown(table, None).city if (plot.x, plot.y) == (0, 0)] == [True]


def test_an_open_neutral_played_is_replaced_from_the_pile():
    pile = ["Ag", "CD", "DE", "AE", "ABCD", "ABCD", "Bg", "Cg", "Dg", "Eg", "barracks"]
    data = position(*CORNER, opened=["barracks", "barracks"], neutral_pile=pile)
    table = go(GAME.from_dict(data), "barracks@58,58u")
    assert sorted(table.to_dict()["open"]) == ["Ag", "barracks"]
    assert table.to_dict()["neutral_pile"] == pile[1:]


def test_a_hand_card_played_is_replaced_from_your_pile():
    data = position(*CORNER)
    pile = ["Hg", "L", "L", "T", "T", "H", "H", "Hg"]
    data["syndicates"][0] = {"master": True, "hand": ["T"], "pile": pile}
    table = go(GAME.from_dict(data), "T@58,58u")
    assert table.to_dict()["syndicates"][0]["hand"] == ["Hg"]
    assert table.to_dict()["syndicates"][0]["pile"] == pile[1:]


def test_the_master_is_not_replaced():
    table = lay(*CORNER)
    before = table.to_dict()["syndicates"][0]
    after = go(table, "M@58,58u").to_dict()["syndicates"][0]
    assert (after["hand"], after["pile"]) == (before["hand"], before["pile"])


EVERYTHING = ["H", "H", "Hg", "Hg", "T", "T", "T", "L", "L"]


def with_played(*names: str) -> list[dict[str, object]]:
    """The corner of the set-up, and a row of single cards below it."""
    return [*CORNER, *(up(-58 * place, -88, name) for place, name in enumerate(names))]


def played_but(seat: int, *kept: str) -> list[str]:
    """All cards of a seat's deck but some, as the city names them."""
    rest = list(EVERYTHING)
    for name in kept:
        rest.remove(name)
    return [f"{seat}{name}" for name in rest]


def test_an_empty_pile_gives_nothing():
    table = lay(*with_played(*played_but(0, "T", "L")), hands=[["T", "L"]])
    go(table, "T@58,58u")
    assert table.to_dict()["syndicates"][0] == {"master": True, "hand": ["L"], "pile": []}


def test_an_empty_neutral_pile_gives_nothing():
    neutrals = ["CD", "DE", "AE", "ABCD", "ABCD", "Ag", "Bg", "Cg", "Dg", "Eg", "barracks"]
    table = lay(*with_played(*neutrals), opened=["barracks", "barracks"])
    assert go(table, "barracks@58,58u").to_dict()["open"] == ["barracks"]


def test_the_game_ends_the_moment_a_player_has_played_the_tenth_card():
    table = lay(*with_played("0M", *played_but(0, "T")), hands=[["T"]])
    assert not table.is_over
    go(table, "T@58,58u")
    assert table.is_over
    assert table.outcome is not None


def test_the_master_can_be_the_tenth_card():
    table = lay(*with_played(*played_but(0)), hands=[[]])
    go(table, "M@58,58u")
    assert table.is_over


def test_no_equalising_turns():
    table = lay(*with_played("0M", *played_but(0, "T")), hands=[["T"]], seats=4)
    go(table, "T@58,58u")
    assert table.to_act == ()
    with pytest.raises(tablee.Refused, match="game-over"):
        table.play(1, "pass")


def test_a_player_without_any_legal_action_passes():
    table = lay(*ROW)
    assert legal(table) == ["pass"]
    assert go(table, "pass").to_act == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_round_of_passes_ends_the_game(seats):
    table = lay(*ROW, seats=seats)
    for seat in range(seats):
        assert table.to_act == (seat,)
        table.play(seat, "pass")
    assert table.is_over
    assert table.outcome.winners == tuple(range(seats))


def test_an_action_between_passes_begins_the_round_anew():
    # Nobody can place. Seat 1 alone can cover: its Master over the Lieutenant at the end of the row.
    city = (up(0, 0, "0M"), up(0, 88, "AB"), up(0, 176, "0L"))
    table = lay(*city, hands=[["H", "T", "L"], ["H"]])
    assert legal(table) == ["pass"]
    go(table, "pass")
    assert legal(table) == ["M>0,176"]
    go(table, "M>0,176")
    assert table.to_dict()["passes"] == 0
    go(table, "pass", "pass")
    assert table.is_over


def test_who_can_still_act_may_not_pass():
    assert why_not(lay(*CORNER), "pass") == "can-still-act"
    assert why_not(lay(up(0, 0, "1H"), up(0, 88, "AB")), "pass") == "can-still-act"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_lasts_9n_plus_1_to_9n_plus_14_turns(seats):
    rng = random.Random(seats)
    for seed in range(25):
        table = play_random(GAME.deal(seats=seats, seed=seed), rng, 1000)
        turns = sum("@" in move or ">" in move for _, move in table.moves)
        assert 9 * seats + 1 <= turns <= 9 * seats + 14
