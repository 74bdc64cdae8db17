"""Choices at Attack of the Jelly Monster: secret ones changed, dice to expel, amounts that are told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.boards import jelly_monster as board
from tests.web.conftest import DESK, PHONE
from tests.web.hands import Finger, Keys, Mouse
from tests.web.tables import do, seat_at_table, start

GAME = "jelly-monster"
CALM = {"form": "beats", "timer_beats": 0}


def words(one):
    """What the board says in this visitor's language."""
    return one.words.at(GAME).say


def seen_by(one, table):
    return one.context.request.get(f"{one.address}/api/tables/{table.name}").json()


@pytest.mark.parametrize(
    ("hands", "screen"), [(Mouse, DESK), (Finger, PHONE), (Keys, DESK)], ids=["mouse", "finger", "keys"]
)
def test_a_secret_choice_is_changed_before_the_others_have_chosen(visitor, hands, screen):
    ana, ben = visitor("Ana", hands=hands, screen=screen), visitor("Ben", "fr")
    seat_at_table(GAME, ana, ben, bots=1, options=CALM)
    mine, his = ana.view["seat"], ben.view["seat"]
    board.commit(ana, "pass")
    expect(ana.page.get_by_text(words(ana)("board-chosen", move=words(ana)("move-pass")))).to_be_visible()
    ben.wait(lambda: ben.view["to_act"] == [his], "everybody else to have chosen")
    before = ben.view
    ana.press(board.button(ana, "change"))
    expect(board.button(ana, "keep")).to_be_focused()
    move = f"{max(ana.view['players'][mine]['roll'])}@b"
    if move.startswith(("3", "4")):
        move += " +"
    board.touch(ana, move)
    ana.wait(lambda: ana.view["players"][mine]["choice"] == move, "the other choice")
    expect(board.button(ana, "change")).to_be_visible()
    ben.wait(lambda: ben.number == ana.number, "the same table")
    assert ben.view == before
    assert ben.ears.told[-1]["entry"] == {"entry": "choice-changed"}
    board.commit(ben, "pass")
    ana.wait(lambda: ana.view["players"][mine]["dice_left"] == 6, "the beat")
    assert ana.view["players"][his]["dice_left"] == 7
    expect(board.button(ana, "change")).to_have_count(0)


def test_a_choice_that_is_kept_after_all_stays_as_it_was(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table(GAME, ana, ben, bots=1, options=CALM)
    board.commit(ana, "pass")
    number = ana.number
    ana.press(board.button(ana, "change"))
    ana.press(board.button(ana, "keep"))
    expect(board.button(ana, "change")).to_be_focused()
    assert ana.view["players"][ana.view["seat"]]["choice"] == "pass"
    ana.press(board.button(ana, "change"))
    board.commit(ben, "pass")  # while somebody thinks about another choice, the old one holds
    ana.wait(lambda: ana.view["beat"] == 2, "the next beat")
    assert ana.number > number
    board.skip(ana)
    expect(board.button(ana, "keep")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rivals_dice_are_offered_first_and_the_own_ones_are_marked(visitor, language):
    ana = visitor("Ana", language)
    table = start(GAME, ana, bots=2, options=CALM)

    def crowded():
        """A district with my dice and others', and a die in hand that expels."""
        view = seen_by(ana, table)["view"]
        if view["phase"] != "round" or min(view["players"][0]["roll"] or [6]) > 2:
            return None
        full = (one for one in view["districts"] if one["dice"][0] and any(one["dice"][1:]))
        return next((one["name"] for one in full if one["barrier"] is None), None)

    while (name := crowded()) is None:
        moves = seen_by(ana, table)["moves"]
        mine = [move for move in moves if move[1:] in ("@a", "@b", "@c")]
        if moves:
            do(ana, table, "play", move=(mine or moves)[-1])
    ana.go(table.path)
    ana.page.locator("[data-value]").first.wait_for()
    board.hold(ana, min(ana.view["players"][0]["roll"]))
    expect(ana.page.get_by_role("group", name=words(ana)("board-effect-expel"), exact=True)).to_be_visible()
    board.set_effect(ana, "0:1")
    board.go_to(ana, name)
    offered = ana.page.locator("[data-victim]")
    offered.first.wait_for()
    owners = [
        text.split(":")[0] for text in offered.evaluate_all("all => all.map((one) => one.dataset.victim)")
    ]
    assert owners == sorted(owners, key=lambda owner: owner == "0")
    assert owners[0] != "0"
    expect(offered.last).to_contain_text(words(ana)("board-yours"))
    hit = offered.last.get_attribute("data-victim").split(":")[1]
    expect(offered.last).to_have_accessible_name(words(ana)("board-expel-own", hit=hit))


def test_the_scoring_says_how_much(visitor):
    ana = visitor("Ana")
    seat_at_table(GAME, ana, bots=2, options=CALM)
    lines = ana.page.locator(".tale p")

    def taken() -> list[dict[str, Any]]:
        events = (event for told in ana.ears.told for event in told["events"])
        return [event for event in events if event["event"] == "jelly-taken" and event["amount"]]

    # Calm rounds, as quickly as they go, until somebody gains something: that is told line by line.
    while not taken():
        assert not ana.is_over, "nobody won anything in a whole game"
        ana.wait(lambda: ana.moves or taken() or ana.is_over, "a question")
        if not ana.moves or taken():
            continue
        board.commit(ana, "timer" if "timer" in ana.moves else ana.moves[0])
        if ana.view["phase"] == "round" and not taken():
            board.skip(ana)
    gain = words(ana)("board-gains", seat="{seat}", amount="{amount}")
    amounts = {gain.replace("{amount}", str(event["amount"])).split("{seat}")[1] for event in taken()}
    ana.wait(
        lambda: any(text.endswith(tuple(amounts)) for text in lines.all_inner_texts()), "an amount to be told"
    )
