"""What just happened: at which pace it is shown, how it is marked, said and kept in the log."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.engine.table import Table
from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import leave, seat_at_table

BOARD = "() => document.querySelector('[data-board]').getBoundingClientRect().top + scrollY"


def test_bots_that_play_one_after_the_other_can_be_followed(visitor):
    ana = visitor("Ana", settings={"botPace": "relaxed"})
    seat_at_table("panik", ana, bots=3)
    ana.play(ana.wait(lambda: ana.moves, "my turn")[0])
    skip = ana.button("ui-skip-motion")
    expect(skip).to_be_visible()
    ana.press(skip)
    expect(skip).to_be_hidden()


def test_the_pace_and_the_speed_are_chosen_once_and_kept_and_hints_move_nothing(visitor):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    seat_at_table("district-noir", ana, bots=1)
    ana.wait(lambda: ana.moves, "to be asked")
    top = ana.page.evaluate(BOARD)
    ana.choose_in_menu("ui-hints")
    expect(ana.page.locator(".turn .note")).to_be_visible()
    assert ana.page.evaluate(BOARD) == top, "what the marks mean must not move the board"
    for key in ("ui-bot-pace-relaxed", "ui-animation-speed-2"):
        ana.choose_in_menu("ui-settings")
        ana.page.get_by_role("radio", name=ana.say(key), exact=True).check(force=True)
        ana.press("ui-close")
    ana.page.reload()
    kept = ana.page.evaluate("JSON.parse(localStorage.tablee)")
    assert (kept["botPace"], kept["animationSpeed"]) == ("relaxed", 2)


def test_the_log_speaks_to_whoever_reads_it_and_the_chat_stands_beside_it(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr")
    seat_at_table("district-noir", ana, ben)
    first, second = (ana, ben) if ana.moves else (ben, ana)
    first.play(first.wait(lambda: first.moves, "the first turn")[0])
    for one in (first, second):
        log = one.page.get_by_role("log", name=one.say("ui-log"), exact=True)
        played = log.locator("li").last
        own = {"en": "You play", "fr": "Vous jouez"}[one.words.language]
        others = {"en": f"{first_name(first)} plays", "fr": f"{first_name(first)} joue"}[one.words.language]
        expect(played).to_contain_text(own if one is first else others)
        expect(log).not_to_contain_text(first_name(one))
        expect(one.page.get_by_role("log", name=one.say("ui-chat"), exact=True)).to_be_visible()


def first_name(one):
    return one.table["state"]["seats"][one.view["seat"]]["name"]


@pytest.mark.parametrize(
    ("game", "bots", "settings"),
    [
        ("district-noir", 1, {}),
        ("panik", 2, {}),
        ("noxford", 1, {}),
        ("jelly-monster", 2, {"options": {"form": "beats"}}),
    ],
)
def test_what_the_others_did_is_marked_until_ones_own_next_move(visitor, game, bots, settings):
    ana = visitor("Ana")
    seat_at_table(game, ana, bots=bots, **settings)
    marks = ana.page.locator(".last-mark")
    said = ana.page.get_by_role("group", name=ana.say("ui-last-moves"), exact=True)
    telling = ana.page.locator("[data-act='skip']")  # Jelly Monster marks what it has told

    def is_marked() -> bool:
        ana.wait(lambda: not telling.count(), "the board to come to rest")
        return marks.count() > 0

    ana.play_until(is_marked)
    ana.wait(lambda: ana.moves, "my turn again")
    expect(marks.first).to_be_visible()
    expect(said).not_to_be_empty()
    prompt = ana.page.locator(".turn").bounding_box()
    assert prompt["width"] > 300, "the prompt keeps its room beside it"
    told = said.inner_text()
    ana.page.reload()  # it follows from the log
    expect(marks.first).to_be_visible()
    expect(said).to_have_text(told, use_inner_text=True)


def greedy(table: Table) -> tuple[int, str]:
    """The move that takes most districts from the other one: how many those are, and the move."""
    (seat,) = table.to_act

    def districts(position: Table, owner: int) -> set[tuple[int, int]]:
        view: Any = position.view(None)
        return {(one.x, one.y) for one in view.districts if one.owner == owner}

    def taken(move: str) -> tuple[int, int]:
        after = table.copy()
        after.play(seat, move)
        mine = districts(after, seat)
        return len(mine & districts(table, 1 - seat)), len(mine)

    best = max(table.legal_moves(seat), key=taken)
    return taken(best)[0], best


def test_a_district_that_was_taken_from_me_is_told_until_my_own_next_move(visitor, site):
    ana, ben = visitor("Ana"), visitor("Ben", "fr", hands=Finger, screen=PHONE)
    name = seat_at_table("noxford", ana, ben).name
    playing = site.services.registry.sessions[name].live.table
    players = {one.view["seat"]: one for one in (ana, ben)}
    taken = 0
    while not taken:
        taken, move = site.inside(lambda: greedy(playing))
        (seat,) = playing.to_act
        players[seat].wait(lambda one=players[seat]: one.moves, "to be asked")
        players[seat].play(move)
    loser, winner = players[1 - seat], players[seat]
    lost = loser.page.locator("[data-lost]")
    told = loser.words.at("noxford").say("board-lost-to", seat=first_name(winner))
    for opened_later in (False, True):
        if opened_later:
            loser.page.reload()
        expect(lost).to_have_count(taken)
        expect(lost.first).to_have_text(told)
        expect(lost.first).to_be_visible()
    # The winner's card may carry a gear, which turns before it is the loser's turn.
    while seat in playing.to_act:
        winner.wait(lambda: winner.moves, "what the gear is to do")
        winner.play("stay")
    loser.play(loser.wait(lambda: loser.moves, "the next move")[0])
    expect(lost).to_have_count(0)
    loser.page.reload()
    loser.page.locator("[data-plot]").first.wait_for()
    expect(lost).to_have_count(0)


def test_a_move_that_is_taken_back_is_marked_no_more(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("district-noir", ana, ben)
    first, second = (ana, ben) if ana.moves else (ben, ana)
    first.play(first.wait(lambda: first.moves, "the first turn")[0])
    marks = second.page.locator(".last-mark")
    expect(marks).to_have_count(1)
    top = second.page.evaluate(BOARD)
    first.press(first.button("ui-do-undo"))
    second.button("ui-agree").wait_for()
    assert second.page.evaluate(BOARD) == top, "a request must not move the board"
    second.press("ui-agree")
    expect(marks).to_have_count(0)


def test_a_refusal_is_said_below_the_prompt_and_moves_nothing(visitor):
    ana, ben = visitor("Ana", hands=Finger, screen=PHONE), visitor("Ben", hands=Finger, screen=PHONE)
    seat_at_table("district-noir", ana, ben)
    top = ana.page.evaluate(BOARD)
    ana.choose_in_menu("ui-do-pause")
    ben.press("ui-disagree")
    notice = ana.page.locator("[data-notice]")
    expect(notice).to_contain_text(ana.say("ui-log-pause-refused", player="Ben"))
    assert ana.page.evaluate(BOARD) == top
    ana.press(notice.get_by_role("button"))
    expect(notice).to_have_count(0)


def test_a_request_that_lapsed_is_said_to_whoever_made_it(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("district-noir", ana, ben)
    first, second = (ana, ben) if ana.moves else (ben, ana)
    first.play(first.wait(lambda: first.moves, "the first turn")[0])
    first.press(first.button("ui-do-undo"))
    second.button("ui-agree").wait_for()
    second.play(second.wait(lambda: second.moves, "the second turn")[0])
    expect(first.page.locator("[data-notice]")).to_be_visible()


def test_whoever_has_left_can_be_waited_for_or_replaced_by_a_bot(visitor, site):
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table("district-noir", ana, ben)
    top = ana.page.evaluate(BOARD)
    leave(site, table, ben, 20_000)
    hold, wait = ana.button("ui-left-hold"), ana.button("ui-left-wait")
    expect(hold).to_be_visible()
    assert ana.page.evaluate(BOARD) == top
    ana.press(wait)
    expect(hold).to_have_count(0)
    ana.page.reload()
    ana.press(hold)
    ana.wait(lambda: any(seat["held_by"] for seat in ana.table["state"]["seats"]), "the bot")
    expect(hold).to_have_count(0)
