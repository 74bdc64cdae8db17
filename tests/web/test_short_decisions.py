"""A question inside another's turn: both clocks, what is played instead, and who is told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys
from tests.web.tables import do, seat_at_table
from tests.web.visitor import Visitor

QUICK = {"clock": "live", "bank": 60, "increment": 0}  # ten seconds for an answer
CALM = {"clock": "live", "bank": 900, "increment": 15}  # a minute

TWO_LINES = 53  # pixels
CUT_OFF = "names => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
# List items that a screen reader would announce with nothing in them.
SILENT = """items => items
  .filter((item) => !item.closest('[aria-hidden="true"]') && item.checkVisibility())
  .filter((item) => !item.innerText.trim() && !item.querySelector('[aria-label], img[alt]'))
  .map((item) => item.outerHTML.slice(0, 120))"""


def asked_of(one: Visitor) -> str:
    """What this player is asked now, as a code."""
    return str(one.view["asks"][one.view["seat"]])


def ask_to_send_back(ana: Visitor, ben: Visitor, clock: dict[str, Any], *, by_hand: bool = False) -> Visitor:
    """The first turn is played to where somebody may send a hunter back; answers who."""
    table = seat_at_table("panik", ana, ben, clock=clock)
    for move in ("open 1", "pair 2"):
        for one in (ana, ben):
            do(one, table, "play", move=move)
    first = ana.wait(lambda: next((one for one in (ana, ben) if asked_of(one) == "place"), None), "a turn")
    move = f"standard@{'ab'[1 - first.view['seat']]}2"
    if by_hand:
        first.play(move)
    else:
        do(first, table, "play", move=move)
    first.wait(lambda: asked_of(first) == "send-back", "the question")
    return first


def test_the_question_shows_both_times_and_what_is_played_instead(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr")
    asked = ask_to_send_back(ana, ben, CALM)
    other = ben if asked is ana else ana
    keeps = asked.words.at("panik").say("move-keep-all")
    expect(asked.text("ui-answer-default", move=keeps)).to_be_attached()
    for one in (asked, other):
        timers = one.page.get_by_role("timer")
        expect(timers.filter(has_text="?")).to_have_count(1)
        expect(timers.filter(has_not_text="?")).to_have_count(2)
    assert "default" not in other.table, "what somebody else would play is nobody's business"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_question_takes_no_room_from_the_board_or_the_points(visitor, language):
    phone = {"language": language, "hands": Finger, "screen": PHONE}
    ana, ben = visitor("Anastasia", **phone), visitor("Benoît", **phone)
    asked = ask_to_send_back(ana, ben, CALM)
    expect(asked.page.locator(".turn .answer.short")).to_be_visible()
    for one in (ana, ben):
        turn = one.page.locator(".turn").bounding_box()
        assert turn["height"] <= TWO_LINES, "the board stays where it was"
        for points in one.page.locator("header .points b").all():
            box = points.bounding_box()
            assert box["x"] + box["width"] <= PHONE["width"]
        assert one.page.locator("header .name").evaluate_all(CUT_OFF) == [], "names keep their room"


def test_everybody_is_told_when_the_answer_did_not_come(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr")
    asked = ask_to_send_back(ana, ben, QUICK)
    name = "Ana" if asked is ana else "Ben"
    for one in (ana, ben):
        key = "ui-log-answer-timed-out.you" if one is asked else "ui-log-answer-timed-out"
        expect(one.text(key, player=name).first).to_be_visible()
        assert [seat["held_by"] for seat in one.table["state"]["seats"]] == [None, None]


def test_enter_pressed_once_more_sends_nobody_away(visitor):
    ana, ben = visitor("Ana", hands=Keys), visitor("Ben", hands=Keys)
    asked = ask_to_send_back(ana, ben, {"clock": "none"}, by_hand=True)
    expect(asked.page.locator("[data-nobody]")).to_be_focused()
    for one in (ana, ben):
        assert one.page.locator("[data-board] li").evaluate_all(SILENT) == []
    before = asked.number
    asked.page.keyboard.press("Enter")
    asked.wait(lambda: asked.number > before, "the answer")
    assert next(told["entry"]["move"] for told in asked.ears.told if told["number"] == before + 1) == "keep"
