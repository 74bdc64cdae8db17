"""What a screen gets: the view of a position."""

from __future__ import annotations

import random

import pytest

from tests.games.noxford.positions import CORNER, GAME, ROW, around, flat, go, lay, shown, up
from tests.support import play_random


def plot_at(view, x, y):
    return next(plot for plot in view.city if (plot.x, plot.y) == (x, y))


def test_cards_with_rectangles_owners_ranks_gears_and_symbols():
    view = shown(lay(*CORNER, up(58, 58, "1H", "0T"), opened=["Eg"]), 0)
    district = plot_at(view, 0, 0).cards[0]
    assert (district.card, district.face, district.owner, district.rank) == ("district", "AB", None, 0)
    assert district.symbols == "AB"
    stack = plot_at(view, 58, 58)
    assert [(card.face, card.owner, card.rank, card.card) for card in stack.cards] == [
        ("H", 1, 1, "henchman"),
        ("T", 0, 2, "tough"),
    ]
    assert plot_at(view, 58, 0).lying
    assert [(card.face, card.gear, card.card) for card in view.open] == [("Eg", True, "district-gear")]


def test_locked_cards_look_locked():
    view = shown(lay(*around("1H", "AB", "BC", "CD", "DE")), None)
    assert [(plot.x, plot.y) for plot in view.city if plot.locked] == [(0, 0)]


def test_contacts_are_pieces_of_edge():
    view = shown(lay(*CORNER, up(58, 58, "1H")), None)
    assert {(contact.start, contact.end) for contact in view.contacts} == {
        ((58, 0), (58, 58)),
        ((58, 58), (58, 88)),
        ((58, 58), (116, 58)),
    }
    for contact in view.contacts:
        assert contact.one < contact.other < len(view.city)


def test_who_controls_each_district_now_and_by_how_many():
    view = shown(lay(*CORNER, up(58, 58, "1M"), flat(0, -58, "0H")), None)
    one, other = view.districts
    assert (one.symbols, one.strengths, one.owner, one.lead, one.worth) == ("AB", (1, 2), 1, 1, (4, 4))
    assert (other.symbols, other.strengths, other.owner, other.lead, other.worth) == (
        "BC",
        (1, 2),
        1,
        1,
        (2, 4),
    )
    assert [side.points for side in view.sides] == [0, 8]
    assert [side.districts for side in view.sides] == [0, 2]


def test_how_many_cards_each_syndicate_still_has_to_play():
    view = shown(lay(*CORNER, up(58, 58, "1M"), flat(0, -58, "0H")), None)
    assert [side.left for side in view.sides] == [9, 9]
    assert [side.has_master for side in view.sides] == [True, False]
    assert [side.hand_size + side.pile_size for side in view.sides] == [8, 9]


def test_sizes_of_hands_and_piles_are_public():
    sides = shown(lay(*CORNER, hands=[["H"], ["T", "L"]]), None).sides
    assert [(side.hand_size, side.pile_size) for side in sides] == [(1, 8), (2, 7)]


def test_only_ones_own_hand_is_in_the_view():
    table = lay(*CORNER, hands=[["H", "Hg", "L"]])
    assert [card.face for card in shown(table, 0).sides[0].hand] == ["H", "Hg", "L"]
    assert shown(table, 0).sides[1].hand is None
    assert shown(table, None).sides[0].hand is None


def test_the_card_counter():
    table = lay(*CORNER, up(58, 58, "1T"), hands=[["H", "Hg", "L"], ["H", "H", "T"]], opened=["CD"])
    assert shown(table, 0).sides[0].unseen == {"H": 1, "Hg": 1, "T": 3, "L": 1}
    assert shown(table, 0).sides[1].unseen == {"H": 2, "Hg": 2, "T": 2, "L": 2}
    assert shown(table, 0).unseen_neutrals["ABCD"] == 2
    assert "CD" not in shown(table, 0).unseen_neutrals


def test_what_is_asked():
    table = lay(*CORNER, hands=[["Hg"]])
    assert shown(table, 0).asks == ("play", "")
    go(table, "Hg@58,58u")
    view = shown(table, None)
    assert (view.asks, view.phase) == (("lift", ""), "lift")
    assert (view.city[view.played].x, view.city[view.played].y) == (58, 58)
    go(table, "lift 0,0")
    view = shown(table, 1)
    assert (view.asks, view.phase) == (("lay", ""), "lay")
    assert (view.lifted.card.face, view.lifted.x, view.lifted.y, view.lifted.lying) == ("AB", 0, 0, False)


def test_only_the_actor_learns_that_a_pass_is_all_that_is_left():
    table = lay(*ROW)
    assert shown(table, 0).asks == ("pass", "")
    assert shown(table, 1).asks == ("play", "")
    assert shown(table, None).asks == ("play", "")


def test_cards_turned_down_by_a_barracks():
    view = shown(lay(up(0, 0, "barracks"), up(58, 0, "0H"), up(116, 0, "1H")), None)
    assert view.turned_down == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_becomes_json_at_every_moment_of_a_game(seats):
    table = GAME.deal(seats=seats, seed=seats)
    rng = random.Random(seats)
    while True:
        for viewer in (None, *range(seats)):
            data = shown(table, viewer).to_dict()
            assert data["kind"] == "noxford"
            assert len(data["sides"]) == seats
            assert shown(table, viewer).to_json()
        if table.is_over:
            break
        play_random(table, rng, 7)
    assert shown(table, None).outcome == table.outcome
    assert table.outcome.scores == tuple(side.points for side in shown(table, None).sides)
