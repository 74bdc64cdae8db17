"""The line breaks in the middle of a game: nothing is lost, nothing is done twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor
from tests.web.wire import Wire, wire_to


@pytest.fixture
def wire(site) -> Iterator[Wire]:
    with wire_to(site.address) as laid:
        yield laid


@pytest.fixture
def pair(visitor, wire) -> tuple[Visitor, Visitor]:
    """Ana, whose line can be cut and whose turn it is; and Ben."""
    ana = visitor("Ana", address=wire.address, may_complain=True)
    ben = visitor("Ben")
    seat_at_table("district-noir", ana, ben)
    ana.wait(lambda: ana.moves or ben.moves, "the first turn")
    if ben.moves:
        ben.play(ben.moves[0])
    ana.wait(lambda: ana.moves, "Ana's turn")
    return ana, ben


def plays(visitor: Visitor) -> list[int]:
    """The numbers of all moves that were told."""
    return [one["number"] for one in visitor.ears.told if one["entry"]["entry"] == "moved"]


def test_a_click_without_a_line_is_played_once_when_the_line_is_back(pair, wire):
    ana, ben = pair
    before, move = ben.number, ana.moves[0]
    wire.cut()
    expect(ana.text("ui-reconnecting")).to_be_visible()
    ana.touch(move)
    assert ben.number == before
    wire.mend()
    ben.wait(lambda: ben.number > before, "the move to arrive")
    expect(ana.text("ui-reconnecting")).to_be_hidden()
    ben.play(ben.moves[0])
    ana.wait(lambda: ana.moves, "the answer")
    assert plays(ana) == plays(ben)
    assert len([number for number in plays(ben) if number > before]) == 2


def test_a_move_whose_answer_was_lost_is_not_played_twice(pair, wire):
    ana, ben = pair
    before = ben.number
    wire.deafen()
    ana.touch(ana.moves[0])
    ben.wait(lambda: ben.number > before, "the move to arrive")
    assert ana.number == before
    wire.cut()
    wire.mend()
    ana.wait(lambda: ana.number == ben.number, "Ana to hear of her own move")
    ben.play(ben.moves[0])
    ana.play(ana.wait(lambda: ana.moves, "Ana's turn")[0])
    ben.wait(lambda: ben.number == ana.number, "Ana's second move to arrive")
    assert plays(ana) == plays(ben)
    assert len([number for number in plays(ben) if number > before]) == 3
    sent = [text for text in ana.ears.sent if '"do":"play"' in text]
    assert sent[0] == sent[1], "it was sent again, word for word"


def test_what_happens_meanwhile_is_told_in_order(pair, wire):
    ana, ben = pair
    ana.play(ana.moves[0])
    wire.cut()
    ben.wait(lambda: ben.moves, "Ben's turn")
    ben.play(ben.moves[0])
    said = ben.open_chat()
    ben.page.get_by_label(ben.say("ui-chat-label")).fill("Are you there?")
    ben.press("ui-send")
    expect(said).to_contain_text("Are you there?")
    wire.mend()
    ana.wait(lambda: ana.number == ben.number, "Ana to catch up")
    assert plays(ana) == plays(ben)
    expect(ana.open_chat()).to_contain_text("Are you there?")
    ana.play(ana.moves[0])


def test_a_reload_comes_back_to_the_same_hand_and_the_same_question(pair, wire):
    ana, _ = pair
    hand, moves = ana.view["sides"][ana.view["seat"]]["hand"], ana.moves
    ana.page.reload()
    cards = ana.page.locator("[data-card]")
    expect(cards).to_have_count(len(hand))
    assert (ana.view["sides"][ana.view["seat"]]["hand"], ana.moves) == (hand, moves)
    ana.play(moves[0])


def test_another_build_comes_back_the_page_is_loaded_anew_and_a_click_is_not_lost(pair, wire, site):
    ana, ben = pair
    before = ben.number
    wire.cut()
    expect(ana.text("ui-reconnecting")).to_be_visible()
    ana.touch(ana.moves[0])
    site.inside(lambda: setattr(site.services, "build", site.services.build + "+"))
    with ana.page.expect_event("framenavigated"):  # the page is loaded anew
        wire.mend()
    ben.wait(lambda: ben.number > before, "the move to arrive")
    ben.play(ben.moves[0])
    ana.wait(lambda: ana.moves, "the answer")


def test_a_line_that_swallows_everything_is_noticed_and_comes_back(pair, wire):
    ana, ben = pair
    before, move = ben.number, ana.moves[0]
    wire.swallow()
    ana.touch(move)
    expect(ana.text("ui-reconnecting")).to_be_visible()
    wire.mend()
    ben.wait(lambda: ben.number > before, "the move to arrive")
    expect(ana.text("ui-reconnecting")).to_be_hidden()
    assert plays(ana) == plays(ben)


def test_a_device_that_says_it_is_offline_is_believed_at_once(pair):
    ana, ben = pair
    ana.context.set_offline(True)
    expect(ana.text("ui-reconnecting")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.text("ui-reconnecting")).to_be_hidden()
    before = ben.number
    ana.play(ana.moves[0])
    ben.wait(lambda: ben.number > before, "the move to arrive")


def test_in_a_race_a_dead_line_is_noticed_and_what_was_measured_is_shown_as_old(visitor, wire):
    ana = visitor("Ana", address=wire.address, may_complain=True)
    seat_at_table("jelly-monster", ana, bots=2, options={"form": "live", "round_limit": 60})
    ana.wait(lambda: ana.view["now"] is not None, "the race")
    expect(ana.page.get_by_title(ana.say("ui-round-trip")).first).to_be_visible()
    wire.swallow()
    expect(ana.text("ui-reconnecting")).to_be_visible()
    expect(ana.page.get_by_title(ana.say("ui-round-trip-stale")).first).to_be_visible()
    wire.mend()
    expect(ana.text("ui-reconnecting")).to_be_hidden()
