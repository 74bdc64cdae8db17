"""A move is pressed once or twice, as the settings say, and the board says which."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.i18n.catalogue import slug
from tests.web.boards import district_noir, panik
from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys, Mouse
from tests.web.speaking import PageWords
from tests.web.tables import seat_at_table

GAMES = ("district-noir", "panik")


def things(one):
    """What can be pressed for a whole move, with what the second press says."""
    words = PageWords(one.words.language, one.table["state"]["settings"]["game"])
    for move in one.moves:
        if one.table["state"]["settings"]["game"] == "panik":
            name = "abcd"[one.view["seat"]] + move.removeprefix("open ")
            yield panik.mansion(one, name), words.say("move-open-mansion", place=name[1])
        elif move == "take":
            yield district_noir.bracket(one), words.say("move-take-cards")
        else:
            card = words.say(f"card-{slug(move)}")
            yield district_noir.card(one, move), words.say("move-play-card", card=card)


def asked_alone(one):
    """Nobody else has anything to do: whatever happens next is this player's doing."""
    one.wait(lambda: one.moves and one.view["to_act"] == [one.view["seat"]], "to be asked alone")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_is_told_what_a_second_tap_would_do_and_may_think_better_of_it(visitor, game, language):
    ana = visitor("Ana", language, hands=Finger, screen=PHONE)
    seat_at_table(game, ana, bots=1)
    asked_alone(ana)
    before = ana.number
    said = ana.page.locator(".ground [role=status] p")
    for thing, move in things(ana):
        ana.press(thing)
        expect(said).to_have_text(ana.say("ui-confirm-again", by="touch", move=move))
        expect(said).to_be_in_viewport(ratio=1)
    ana.page.locator("[data-help=unseen]").tap()  # nothing in particular
    expect(said).to_have_count(0)
    assert ana.number == before
    ana.play(ana.moves[0])


@pytest.mark.parametrize(
    ("setting", "hands", "presses"),
    [
        ("touch", Finger, 2),
        ("touch", Mouse, 1),
        ("touch", Keys, 1),
        ("never", Finger, 1),
        ("always", Mouse, 2),
        ("always", Keys, 2),
    ],
)
def test_so_many_presses_play(visitor, setting, hands, presses):
    screen = {"screen": PHONE} if hands is Finger else {}
    ana = visitor("Ana", hands=hands, settings={"confirmMoves": setting}, **screen)
    seat_at_table("panik", ana, bots=1)
    asked_alone(ana)
    before = ana.number
    thing, _ = next(things(ana))
    for count in range(presses):
        assert ana.page.locator(".ground [role=status] p").count() == min(count, 1)
        assert ana.number == before or count == 0
        ana.press(thing)
    ana.wait(lambda: ana.number > before, "the move")


def test_the_setting_is_in_the_settings(visitor):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    seat_at_table("district-noir", ana, bots=1)
    ana.choose_in_menu("ui-settings")
    ana.page.get_by_role("group", name=ana.say("ui-confirm")).get_by_role(
        "radio", name=ana.say("ui-confirm-never")
    ).tap()
    ana.page.keyboard.press("Escape")
    asked_alone(ana)
    before = ana.number
    ana.press(next(things(ana))[0])
    ana.wait(lambda: ana.number > before, "one tap to play")
