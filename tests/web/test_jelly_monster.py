"""Attack of the Jelly Monster in the browser: whole games by mouse, finger and keys, live and calm."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from tests.support import examples, taking_turns
from tests.web.axe import accessible
from tests.web.boards import jelly_monster as board
from tests.web.conftest import DESK, PHONE
from tests.web.delays import delayed
from tests.web.hands import Finger, Keys, Mouse
from tests.web.rivals import Rivals
from tests.web.tables import do, lay, seat_at_table

GAME = "jelly-monster"
CALM = {"form": "beats", "timer_beats": 0}
# Dice that each of five players places while all others do so too.
DICE = examples(3, 6)
# A round of ten seconds: enough to place a few dice.
LIVE = {"form": "live", "pace": "lively", "round_limit": 10, "choice_limit": 5}

MOUSE = pytest.param(Mouse, DESK, "en", id="mouse")
FINGER = pytest.param(Finger, PHONE, "fr", id="finger")
KEYS = pytest.param(Keys, DESK, "en", id="keys")
DESK_AND_PHONE = [pytest.param(DESK, "en", id="desk"), pytest.param(PHONE, "fr", id="phone")]


@pytest.mark.parametrize(("hands", "screen", "language"), taking_turns([MOUSE, KEYS], 1))
def test_a_whole_calm_game(visitor, hands, screen, language):
    ana = visitor("Ana", language, hands=hands, screen=screen)
    seat_at_table(GAME, ana, bots=2, options=CALM)
    chance = random.Random(language)
    while ana.wait(lambda: ana.moves or ana.is_over, "a question") is not True:
        board.commit(ana, "timer" if "timer" in ana.moves else chance.choice(ana.moves))
    board.skip(ana)
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.say("ui-rematch"))
    rounds_add_up(ana)


def rounds_add_up(one):
    """The table at the end: start, four rounds, pods, and their sum, for everybody."""
    table = one.page.get_by_role("table", name=one.words.at(GAME).say("score-rounds"))
    expect(table.get_by_role("row")).to_have_count(8)
    rows = table.get_by_role("row").evaluate_all(
        "rows => rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText))"
    )
    columns = [[int(text.replace("−", "-")) for text in column] for column in zip(*rows, strict=True)]
    assert all(sum(column[:-1]) == column[-1] for column in columns)
    assert sorted(column[-1] for column in columns) == sorted(one.table["state"]["outcome"]["scores"])


@pytest.mark.parametrize(("hands", "screen", "language"), taking_turns([FINGER, KEYS], 0))
def test_a_whole_game_against_the_clock(visitor, hands, screen, language):
    ana = visitor("Ana", language, hands=hands, screen=screen)
    seat_at_table(GAME, ana, bots=2, options=LIVE)
    chance = random.Random(language)
    while not ana.is_over:
        if not board.race(ana, chance):
            ana.page.wait_for_timeout(20)
    board.skip(ana)
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.say("ui-rematch"))
    assert placed_by(ana.ears.told, 0), "not one die was placed by hand"


def placed_by(told, seat):
    """The placings of one seat that are in the log."""
    moves = [one["entry"].get("move") or "" for one in told if one["entry"].get("seat") == seat]
    return [move for move in moves if "@" in move]


def test_five_players_at_different_distances_see_the_same_board(visitor, site):
    """Two of them at real pages, 80 and 250 ms away each way; three at sockets, 0, 80 and 250 ms away."""
    with delayed(site.address, 80) as near, delayed(site.address, 250) as far:
        ana, ben = visitor("Ana", address=near.address), visitor("Ben", "fr", address=far.address)
        rivals = Rivals([site.address, near.address, far.address])
        try:
            table = lay(ana, GAME, 5, options={**LIVE, "round_limit": 600})  # the clock ends nothing here
            key = table.seat_path.rsplit("/", 1)[1]
            do(ben, table, "join", key=key)
            rivals.sit_down(table.name, key)
            do(ana, table, "start")
            for one in (ana, ben):
                one.go(table.path)
                one.wait(lambda one=one: one.view, "the deal")
            rivals.say_ready()
            for one in (ana, ben):
                board.race(one, random.Random(1))
            ana.wait(lambda: ana.view["phase"] == "round", "the round")
            accepted = rivals.place_in_background(DICE)
            chance = random.Random(5)
            # Everybody keeps a die back, so that nothing is scored and all boards can be compared.
            while racing := [one for one in (ana, ben) if placed(one) < DICE]:
                for one in racing:
                    board.race(one, chance)
                ana.page.wait_for_timeout(20)
            counts = accepted()
            for one in (ana, ben):  # an answer may say no: then another die has to go the same way
                while one.wait(lambda one=one: not on_the_way(one), "all answers") and placed(one) < DICE:
                    board.race(one, chance)
            truth = site.services.registry.sessions[table.name].live
            last = site.inside(lambda: truth.number)
            for one in (ana, ben):
                one.wait(lambda one=one: one.number >= last, "the last news")
            rivals.wait_for(last)
            seats = {one.view["seat"]: placed(one) for one in (ana, ben)} | counts
            assert seats == dict.fromkeys(range(5), DICE)
            lying = board.dice_in(ana.view)
            assert len(lying) == 5 * DICE
            for view in (ben.view, *rivals.views):
                assert board.dice_in(view) == lying
            for one in (ana, ben):
                one.wait(lambda one=one: board.dice_drawn(one) == lying, "the board to be drawn so")
            for seat, count in seats.items():
                assert len(placed_by(ana.ears.told, seat)) == count, "an accepted die is missing"
            for one in (ana, ben):
                one.page.close()  # before the ways to the server are closed
        finally:
            rivals.leave()


def placings(one):
    """What this page asked the server to place, by the names of its questions."""
    one.page.evaluate("0")  # whatever it sent before this answer has been overheard
    asked = [json.loads(text) for text in one.ears.sent]
    return {each["id"] for each in asked if each["type"] == "do" and "@" in each["command"].get("move", "")}


def answers(one):
    """By the names of the questions: whether it was done."""
    heard = [json.loads(text) for text in one.ears.frames]
    return {each.get("ack") or each.get("id"): each["type"] != "refused" for each in heard}


def placed(one):
    """How many dice have left the hand and did not come back: those on their way are among them."""
    told = answers(one)
    return sum(told.get(name, True) for name in placings(one))


def on_the_way(one):
    """Dice that the server has not answered yet."""
    return placings(one) - answers(one).keys()


def test_a_refused_die_comes_back_and_it_is_said_why(visitor, site):
    """The table is paused from another device; the page has not heard of it and places a die."""
    with delayed(site.address, 0) as way:
        ana = visitor("Ana", hands=Keys, address=way.address)
        table = seat_at_table(GAME, ana, bots=2, options={**LIVE, "round_limit": 60})
        board.touch(ana, "ready")
        ana.page.locator('[data-value][aria-disabled="false"]').first.wait_for()
        value = ana.view["players"][0]["roll"][-1]
        way.hold()
        command = {"id": "elsewhere", "command": {"do": "ask-pause"}}
        paused = ana.context.request.post(f"{site.address}/api/tables/{table.name}/commands", data=command)
        assert paused.ok, paused.text()
        ana.hands.type(str(value), "e")
        mine = ana.page.locator(f'[data-piece="e:0:{value}:0"]')
        expect(mine).to_be_visible()  # long before any answer
        way.release()
        expect(mine).to_have_count(0)
        expect(ana.page.locator(".complaint.shown")).to_have_text(ana.say("refusal-paused"))
        assert ana.view["players"][0]["dice_left"] == 7
        ana.page.close()  # before the way to the server is closed


@pytest.mark.parametrize(("screen", "language"), taking_turns(DESK_AND_PHONE, 1))
def test_axe_finds_nothing(visitor, screen, language):
    ana = visitor("Ana", language, screen=screen)
    seat_at_table(GAME, ana, bots=4, options=CALM)
    accessible(ana.page)
    values = ana.view["players"][0]["roll"]
    for value in {max(values), min(values)}:
        board.hold(ana, value)
        accessible(ana.page)
    board.commit(ana, "pass")
    accessible(ana.page)  # a beat is being told
    live = visitor("Ben", language, screen=screen)
    seat_at_table(GAME, live, bots=2, options=LIVE)
    accessible(live.page)
    board.touch(live, "ready")
    live.page.locator("[data-value]").first.wait_for()
    accessible(live.page)
    live.page.locator('[data-act="skip"]').wait_for()
    accessible(live.page)  # the scoring


@pytest.mark.parametrize("seats", [3, 5])
def test_everything_is_on_one_screen_of_a_phone(visitor, seats):
    ana = visitor("Ana", "fr", hands=Finger, screen=PHONE)
    seat_at_table(GAME, ana, bots=seats - 1, options=LIVE)
    board.touch(ana, "ready")
    ana.page.locator("[data-value]").first.wait_for()
    things = ["[data-district]", ".centre", ".sand", "[data-value]", '[data-act="pass"]', ".plates li"]
    for thing in things:
        for one in ana.page.locator(thing).all():
            expect(one).to_be_in_viewport(ratio=1)


def test_nothing_sticks_out_at_320_pixels(visitor):
    ana = visitor("Ana", "fr", screen={"width": 320, "height": 640})
    seat_at_table(GAME, ana, bots=4, options=CALM)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 320
    expect(ana.page.locator("[data-district]")).to_have_count(7)
