"""Who sees what, and worlds that fit what a seat knows."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chance import p_value
from tests.games.noxford.positions import CORNER, DECK, GAME, flat, go, lay, up
from tests.support import examples, play_random

EVERY_NEUTRAL = ["CD", "DE", "AE", "ABCD", "ABCD", "Bg", "Cg", "Dg", "barracks", "barracks", "barracks"]


def test_your_own_hand_is_yours_alone_and_all_piles_are_hidden():
    table = GAME.deal(seats=3, seed=4)
    truth = table.to_dict()
    for seat in range(3):
        seen = table.view_of(seat).to_dict()
        assert seen["syndicates"][seat]["hand"] == truth["syndicates"][seat]["hand"]
        for other in range(3):
            assert set(seen["syndicates"][other]["pile"]) == {"?"}
            if other != seat:
                assert seen["syndicates"][other]["hand"] == ["?"] * 3
        assert set(seen["neutral_pile"]) == {"?"}
        assert seen["city"] == truth["city"]
        assert seen["open"] == truth["open"]


def test_a_spectator_sees_no_hand():
    assert all(side["hand"] == ["?"] * 3 for side in GAME.deal(seed=4).view_of(None).to_dict()["syndicates"])


def test_stacks_are_public_with_what_lies_beneath():
    table = lay(up(0, 0, "1H", "0T"), up(58, 0, "AB"))
    assert table.view_of(1).to_dict()["city"][0]["cards"] == ["1H", "0T"]


def test_after_the_end_nothing_is_hidden():
    table = play_random(GAME.deal(seats=4, seed=2), random.Random(2), 1000)
    assert table.view_of(1).to_dict() == table.to_dict()


def test_nothing_tells_a_henchman_with_a_gear_from_one_without_while_it_is_face_down():
    with_gear = lay(*CORNER, hands=[["T", "T", "T"], ["Hg", "Hg", "L"]])
    without = lay(*CORNER, hands=[["T", "T", "T"], ["H", "H", "L"]])
    for viewer in (0, None):
        assert with_gear.view_of(viewer) == without.view_of(viewer)
        assert with_gear.view(viewer) == without.view(viewer)
    assert with_gear.view_of(1) != without.view_of(1)


def test_nobody_can_tell_how_a_pile_is_ordered():
    first = lay(*CORNER)
    data = first.to_dict()
    for syndicate in data["syndicates"]:
        syndicate["pile"].reverse()
    data["neutral_pile"].reverse()
    second = GAME.from_dict(data)
    assert first != second
    for viewer in (0, 1, None):
        assert first.view_of(viewer) == second.view_of(viewer)


@settings(max_examples=examples(40, 500), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 70))
def test_an_imagined_world_fits_and_keeps_every_syndicates_cards_in_it(seed, moves):
    table = play_random(GAME.deal(seats=2 + seed % 3, seed=seed), random.Random(seed), moves)
    for viewer in (None, *range(table.seats)):
        seen = table.view_of(viewer)
        world = seen.imagine(seed)
        assert world.view_of(viewer) == seen
        GAME.from_dict(world.to_dict())  # counts every card


def few_unknown():
    """Seat 1 has two cards in hand and two in the pile, seat 0 one in its pile; two neutrals are left."""
    names = [*(f"0{name}" for name in ("L", "T", "T", "H", "H", "Hg")), "1M", "1L", "1T", "1T", "1H", "1Hg"]
    city = [*CORNER, *(up(-58 * place, -88, name) for place, name in enumerate(names))]
    city += [up(-58 * place, -176, name) for place, name in enumerate(EVERY_NEUTRAL)]
    data = lay(*city, hands=[["L", "T"], ["H", "L"]]).to_dict()
    assert [len(syndicate["pile"]) for syndicate in data["syndicates"]] == [1, 2]
    assert len(data["neutral_pile"]) == 2
    return GAME.from_dict(data)


def world_of(table):
    data = table.to_dict()
    hidden = data["syndicates"][1]
    return (tuple(sorted(hidden["hand"])), tuple(hidden["pile"]), tuple(data["neutral_pile"]))


def test_imagine_draws_every_world_that_fits_equally_often():
    seen = few_unknown().view_of(0)
    worlds = {
        (tuple(sorted(cards[:2])), tuple(cards[2:]), neutrals)
        for cards in permutations(["H", "Hg", "T", "L"])
        for neutrals in permutations(["Ag", "Eg"])
    }
    assert len(worlds) == 24
    drawn = Counter(world_of(seen.imagine(seed)) for seed in range(2400))
    assert set(drawn) == worlds
    assert p_value([drawn[world] for world in sorted(worlds)]) > 0.001


def test_imagine_respects_equal_cards():
    """Two Toughs and one Lieutenant unseen, one in hand: the Lieutenant in one world of three."""
    names = [*(f"1{name}" for name in ("L", "T", "H", "H", "Hg", "Hg")), "1M"]
    table = lay(*CORNER, *(up(-58 * place, -88, name) for place, name in enumerate(names)), hands=[[], ["T"]])
    seen = table.view_of(0)
    drawn = Counter(seen.imagine(seed).to_dict()["syndicates"][1]["hand"][0] for seed in range(900))
    assert p_value([drawn["T"], drawn["L"]], [600, 300]) > 0.001


def test_who_has_just_passed_has_no_card_that_could_cover():
    # No spot anywhere; seat 0 passed, so it holds nothing above the Tough at the end of the row.
    city = (up(0, 0, "0M"), up(0, 88, "AB"), up(0, 176, "1T"))
    table = lay(*city, hands=[["H", "T", "Hg"]], turn=0)
    table.play(0, "pass")
    seen = table.view_of(1)
    hands = [seen.imagine(seed).to_dict()["syndicates"][0]["hand"] for seed in range(100)]
    assert all("L" not in hand for hand in hands)
    assert {name for hand in hands for name in hand} == {"H", "Hg", "T"}


def test_the_pile_of_who_has_just_passed_is_in_any_order():
    city = (up(0, 0, "0M"), up(0, 88, "AB"), up(0, 176, "1T"))
    seen = go(lay(*city, hands=[["H", "T", "Hg"]]), "pass").view_of(1)
    # Both Lieutenants are among the six cards of the pile: on top of it in one world of three.
    tops = [seen.imagine(seed).to_dict()["syndicates"][0]["pile"][0] for seed in range(900)]
    strong = tops.count("L")
    assert p_value([strong, 900 - strong], [300, 600]) > 0.001


def test_who_has_not_passed_may_have_any_card():
    city = (up(0, 0, "0M"), up(0, 88, "AB"), up(0, 176, "1T"))
    seen = lay(*city, hands=[["H", "T", "Hg"]], turn=0).view_of(1)
    hands = [seen.imagine(seed).to_dict()["syndicates"][0]["hand"] for seed in range(100)]
    assert any("L" in hand for hand in hands)


def test_the_lifted_card_is_not_dealt_again():
    lifted = {"card": "1L", "x": 58, "y": 58, "lying": False}
    table = lay(*CORNER, flat(0, -58, "0Hg"), gear={"played": [0, -58], "lifted": lifted})
    for seed in range(30):
        syndicate = table.view_of(0).imagine(seed).to_dict()["syndicates"][1]
        assert Counter(syndicate["hand"] + syndicate["pile"]) == DECK - Counter(["L"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_handle_gives_a_seat_its_legal_moves_from_the_hidden_position(seats):
    table = GAME.deal(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not table.is_over:
        (seat,) = table.to_act
        assert table.view_of(seat).legal_moves() == table.legal_moves(seat)
        play_random(table, rng, 1)
