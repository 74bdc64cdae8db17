"""What is told to whom."""

from __future__ import annotations

import random

import pytest

from tablee.games.noxford.events import kinds as events
from tablee.i18n import Translator
from tests.games.noxford.positions import CORNER, GAME, ROW, flat, go, lay, shown, up
from tests.support import play_random, viewers


def told(table, move, viewer=None):
    (seat,) = table.to_act
    return table.play_and_tell(seat, move)[viewer]


def keys(happenings):
    return [event.key for event in happenings]


def test_the_set_up_is_told_with_the_viewers_own_hand():
    table = GAME.deal(seats=2, seed=1)
    mine = GAME.tell_start(table.view_of(0).cell[0], 0)
    assert keys(mine) == ["city-began"] * 2 + ["neutral-opened"] * 3 + ["hand-dealt", "game-began"]
    assert mine[-2] == events.HandDealt(0, tuple(card.card for card in shown(table, 0).sides[0].hand))
    nobodys = GAME.tell_start(table.view_of(None).cell[0], None)
    assert keys(nobodys) == ["city-began"] * 2 + ["neutral-opened"] * 3 + ["game-began"]


def test_placing_a_syndicate_card_and_drawing_another():
    data = lay(*CORNER, hands=[["T"]]).to_dict()
    data["syndicates"][0]["pile"] = ["Hg", "H", "H", "Hg", "T", "T", "L", "L"]
    for viewer, drawn in ((0, "henchman-gear"), (1, None), (None, None)):
        happenings = told(GAME.from_dict(data), "T@58,58u", viewer)
        assert happenings == [
            events.CardPlaced(0, "tough", 58, 58, False),
            events.DistrictTaken(0, "AB"),
            events.DistrictTaken(0, "BC"),
            events.CardDrawn(0, drawn),
        ]


def test_drawing_the_same_face_as_was_played():
    data = lay(*CORNER, hands=[["T"]]).to_dict()
    data["syndicates"][0]["pile"] = ["T", "H", "H", "Hg", "Hg", "T", "L", "L"]
    assert told(GAME.from_dict(data), "T@58,58u", 0)[-1] == events.CardDrawn(0, "tough")


def test_placing_a_neutral_and_turning_up_another():
    data = lay(*CORNER, opened=["DE", "barracks"]).to_dict()
    data["neutral_pile"].remove("CD")
    data["neutral_pile"].insert(0, "CD")
    happenings = told(GAME.from_dict(data), "DE@58,58l")
    assert happenings[0] == events.NeutralPlaced(0, "district", "DE", 2, 58, 58, True)
    assert happenings[-1] == events.NeutralOpened("district", "CD", 2)


def test_turning_up_the_same_face_as_was_played():
    data = lay(*CORNER, opened=["barracks"]).to_dict()
    data["neutral_pile"].remove("barracks")
    data["neutral_pile"].insert(0, "barracks")
    happenings = told(GAME.from_dict(data), "barracks@58,58l")
    assert happenings[-1] == events.NeutralOpened("barracks", "", 0)


def test_covering():
    table = lay(up(0, 0, "1H"), up(58, 0, "AB"), hands=[["T", "L", "H"]])
    happenings = told(table, "T>0,0")
    assert happenings[:2] == [
        events.CardCovered(0, "tough", 1, "henchman", 0, 0),
        events.DistrictTaken(0, "AB"),
    ]


def test_a_gear_from_beginning_to_end():
    table = lay(*CORNER, up(116, 58, "1T"), hands=[["Hg"]])
    assert keys(told(table, "Hg@58,58u"))[-1] == "gear-turns"
    assert told(table, "lift 116,58")[0] == events.CardLifted(0, 1, "tough", 116, 58)
    happenings = told(table, "onto 58,58", 0)
    assert happenings[0] == events.CardLaidOnto(0, 1, "tough", 0, "henchman-gear", 58, 58)
    assert keys(happenings)[-1] == "card-drawn"


def test_a_neutral_lifted_and_laid():
    table = go(lay(*CORNER, hands=[["Hg"]]), "Hg@58,58u")
    assert told(table, "lift 0,0")[0] == events.NeutralLifted(0, "district", "AB", 2, 0, 0)
    assert told(table, "to 116,58l")[0] == events.NeutralLaid(0, "district", "AB", 2, 116, 58, True)


def test_a_syndicate_card_lifted_and_laid_is_named():
    table = go(lay(*CORNER, up(116, 58, "1T"), hands=[["Hg"]]), "Hg@58,58u", "lift 116,58")
    place = next(move for move in table.legal_moves(0) if move.startswith("to "))
    laid = told(table, place)[0]
    assert isinstance(laid, events.CardLaid)
    assert (laid.seat, laid.owner, laid.card) == (0, 1, "tough")


def test_a_district_that_is_lifted_is_lost_until_it_lies_again():
    table = go(lay(*CORNER, hands=[["Hg"]]), "Hg@58,58u")
    assert told(table, "lift 0,0")[1:] == [events.DistrictLost(0, "AB")]
    assert told(table, "to 116,58l")[1] == events.DistrictTaken(0, "AB")


def test_a_gear_left_alone():
    table = go(lay(*CORNER, hands=[["Hg"]]), "Hg@58,58u")
    assert keys(told(table, "stay", 1)) == ["gear-left", "card-drawn"]


def test_a_district_that_nobody_controls_any_more():
    table = lay(*CORNER, up(58, 58, "0H"), hands=[[], ["T"]], turn=1)
    assert events.DistrictLost(0, "BC") in told(table, "T@0,-58l")


def test_one_card_left():
    played = ["0M", "0L", "0L", "0T", "0T", "0H", "0H", "0Hg"]
    row = [up(-58 * place, -88, name) for place, name in enumerate(played)]
    table = lay(*CORNER, *row, hands=[["T", "Hg"]])
    assert events.LastCard(0) in told(table, "T@58,58u")


def test_passing_and_the_end_of_the_game():
    table = lay(*ROW)
    assert told(table, "pass") == [events.Passed(0)]
    assert told(table, "pass") == [events.Passed(1), events.EverybodyPassed(), events.GameScored((0, 0))]


def test_the_tenth_card():
    played = ["0M", "0L", "0L", "0T", "0T", "0H", "0H", "0Hg", "0Hg"]
    row = [up(-58 * place, -88, name) for place, name in enumerate(played)]
    table = lay(*CORNER, *row, hands=[["T"]])
    happenings = told(table, "T@58,58u")
    assert keys(happenings)[-2:] == ["syndicate-played", "game-scored"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_and_every_move_of_a_game_has_words(seats, language):
    words = Translator(language, "noxford")
    table = GAME.deal(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not table.is_over:
        (seat,) = table.to_act
        move = rng.choice(table.legal_moves(seat))
        sentences = [words.tell(GAME.spell(GAME.code(move)))]
        happenings = table.play_and_tell(seat, move)
        for viewer in viewers(table):
            sentences += [words.tell(event) for event in happenings[viewer]]
        for sentence in sentences:
            assert " " in sentence or sentence in ("pass", "passer")
            assert "{" not in sentence
            assert "card-" not in sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_told_what_another_player_draws(seats):
    table = GAME.deal(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not table.is_over:
        (seat,) = table.to_act
        happenings = table.play_and_tell(seat, rng.choice(table.legal_moves(seat)))
        for viewer in viewers(table):
            drawn = [event for event in happenings[viewer] if isinstance(event, events.CardDrawn)]
            assert all((event.card is not None) == (viewer == seat) for event in drawn)


def test_what_a_player_is_told_to_draw_is_what_the_hand_gained():
    table = play_random(GAME.deal(seats=2, seed=9), random.Random(9), 10)
    rng = random.Random(10)
    while not table.is_over:
        (seat,) = table.to_act
        before = table.to_dict()["syndicates"][seat]
        happenings = table.play_and_tell(seat, rng.choice(table.legal_moves(seat)))[seat]
        for event in happenings:
            if isinstance(event, events.CardDrawn):
                names = {"H": "henchman", "Hg": "henchman-gear", "T": "tough", "L": "lieutenant"}
                assert event.card == names[before["pile"][0]]


def test_lying_and_upright_are_told_apart():
    table = lay(*CORNER, flat(0, -58, "1T"))
    assert told(table, "M@58,58u")[0] == events.CardPlaced(0, "master", 58, 58, False)
