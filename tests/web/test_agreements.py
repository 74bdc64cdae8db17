"""What people at a table ask of each other: to take back, to pause, to stop, to play again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.hands import Keys
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor


@pytest.fixture
def pair(visitor) -> tuple[Visitor, Visitor]:
    ana, ben = visitor("Ana"), visitor("Ben", hands=Keys)
    seat_at_table("district-noir", ana, ben)
    return ana, ben


def who_is_asked(*players: Visitor) -> tuple[Visitor, Visitor]:
    """The one whose turn it is, and the other."""
    one = players[0].wait(lambda: next((each for each in players if each.moves), None), "a turn")
    return one, next(each for each in players if each is not one)


def test_a_move_is_taken_back_when_the_other_agrees_and_stays_when_not(pair):
    mover, other = who_is_asked(*pair)
    hand = mover.view["sides"][mover.view["seat"]]["hand"]
    expect(mover.button("ui-do-undo")).to_be_disabled()
    mover.play(mover.moves[0])
    expect(mover.button("ui-do-undo")).to_be_enabled()
    expect(other.button("ui-do-undo")).to_be_disabled()
    other.play(other.wait(lambda: other.moves, "the answer")[0])
    asked = mover.number
    mover.press("ui-do-undo")
    name = mover.table["state"]["seats"][mover.view["seat"]]["name"]
    expect(other.page.get_by_role("alert")).to_contain_text(other.say("ui-request-undo", player=name))
    expect(mover.page.get_by_role("alert")).to_contain_text(mover.say("ui-request-undo-mine"))
    other.press("ui-disagree")
    expect(other.page.get_by_role("alert")).to_have_count(0)
    refused = mover.say(
        "ui-log-undo-refused", player=other.table["state"]["seats"][other.view["seat"]]["name"]
    )
    expect(mover.page.get_by_role("status").get_by_text(refused)).to_be_visible()
    mover.wait(lambda: mover.number >= asked + 2, "the answer")
    assert len(mover.view["sides"][mover.view["seat"]]["hand"]) < len(hand)

    mover.press("ui-do-undo")
    awaited = other.table["state"]["seats"][other.view["seat"]]["name"]
    expect(mover.text("ui-waiting-for", names=awaited, count=1).last).to_be_visible()
    other.press("ui-agree")
    mover.wait(
        lambda: mover.moves and mover.view["sides"][mover.view["seat"]]["hand"] == hand, "the old hand"
    )
    expect(mover.page.locator("[data-card]")).to_have_count(len(hand))
    mover.play(mover.moves[-1])


def test_a_pause_stops_the_table_until_somebody_goes_on(pair):
    mover, other = who_is_asked(*pair)
    other.choose_in_menu("ui-do-pause")
    mover.press("ui-agree")
    for one in pair:
        expect(one.button("ui-resume")).to_be_visible()
        assert one.status == "paused"
    expect(mover.page.locator('[data-card][aria-disabled="false"]')).to_have_count(0)
    other.press("ui-resume")
    mover.play(mover.wait(lambda: mover.moves, "the turn")[0])


def test_giving_up_ends_the_game_and_another_one_begins_on_the_same_seats(pair):
    ana, ben = pair
    seat = ben.view["seat"]
    ben.choose_in_menu("ui-do-resign")
    ben.press(ben.page.get_by_role("dialog").get_by_role("button", name=ben.say("ui-keep-playing")))
    assert ben.status == "playing"
    ben.choose_in_menu("ui-do-resign")
    ben.press(ben.page.get_by_role("dialog").get_by_role("button", name=ben.say("ui-do-resign")))
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.say("ui-end-won"))
    expect(ben.page.get_by_role("dialog")).to_contain_text(ben.say("ui-end-winner", count=1, names="Ana"))
    ben.press("ui-rematch")
    expect(ben.button("ui-rematch-asked")).to_be_visible()
    ana.press("ui-rematch")
    for one in pair:
        expect(one.page.get_by_role("dialog")).to_have_count(0)
        one.wait(lambda one=one: one.status == "playing", "another game")
    assert ben.view["seat"] == seat
    mover, _ = who_is_asked(ana, ben)
    mover.play(mover.moves[0])


def test_a_bot_holds_the_seat_until_its_person_is_back(pair):
    mover, other = who_is_asked(*pair)
    mover.choose_in_menu("ui-do-hold")
    other.wait(lambda: other.moves, "the bot's move")
    mover.press("ui-take-back")
    expect(mover.text("ui-held-me")).to_have_count(0)
    other.play(other.moves[0])
    mover.play(mover.wait(lambda: mover.moves, "the own turn again")[0])


def test_somebody_whose_seat_a_bot_holds_is_asked_all_the_same(pair):
    mover, other = who_is_asked(*pair)
    other.choose_in_menu("ui-do-hold")
    mover.play(mover.moves[0])
    mover.wait(lambda: mover.moves, "the bot's answer")
    stands = mover.view
    mover.press("ui-do-undo")
    alert = other.page.get_by_role("alert")
    expect(alert.get_by_role("button", name=other.say("ui-agree"))).to_be_visible()
    assert mover.view == stands, "nothing goes before they have agreed"
    mover.press("ui-withdraw")
    expect(alert).to_have_count(0)
    mover.press("ui-do-undo")
    other.press("ui-agree")
    mover.wait(lambda: mover.moves and mover.view != stands, "the position before")
    expect(other.button("ui-take-back")).to_be_visible()
