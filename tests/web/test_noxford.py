"""Noxford in a real browser: whole games by mouse, finger and keys; the table under one's hands."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, expect

from tests.support import taking_turns
from tests.web.axe import accessible
from tests.web.boards.noxford import middle, pick, plot, table, target
from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys, Mouse
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor, play_on

NARROWEST = {"width": 320, "height": 640}


def some_move(chance: random.Random) -> Callable[[Visitor], str]:
    """Any kind of move is as likely as any other: gears turn, cards are covered."""

    def choose(one: Visitor) -> str:
        kinds: dict[str, list[str]] = {}
        for move in one.moves:
            kinds.setdefault(move.replace(">", " ").replace("@", " ").split(" ")[0], []).append(move)
        return chance.choice(chance.choice(list(kinds.values())))

    return choose


def asked_at_a_table(one: Visitor) -> None:
    """A game against a bot, at the visitor's first turn."""
    seat_at_table("noxford", one, bots=1)
    one.wait(lambda: one.moves, "the first turn")
    one.page.locator('[data-choice][aria-disabled="false"]').first.wait_for()


def a_gear_turns(one: Visitor) -> None:
    """The visitor's own gear turns, with something to move and something that cannot be moved."""
    chance = random.Random(5)

    def is_there() -> bool:
        return bool(one.moves) and one.view["phase"] == "lift" and len(one.view["city"]) > 8

    def choose(player: Visitor) -> str:
        if player.view["phase"] == "lift":
            return "stay"
        gears = [move for move in player.moves if "g@" in move]
        return chance.choice(gears if gears and len(player.view["city"]) > 8 else player.moves)

    for _ in range(5):
        seat_at_table("noxford", one, bots=1)
        play_on([one], choose, is_there)
        if is_there():
            return
    raise AssertionError("no gear ever turned")


WAYS = [
    pytest.param(Mouse, {}, id="mouse"),
    pytest.param(Finger, {"screen": PHONE, "language": "fr"}, id="finger"),
    pytest.param(Keys, {}, id="keys"),
]


@pytest.mark.parametrize(("hands", "more"), taking_turns(WAYS, 1, among=3))
def test_a_whole_game_against_a_bot(visitor, hands, more):
    ana = visitor("Ana", hands=hands, **more)
    seat_at_table("noxford", ana, bots=1)
    play_on([ana], some_move(random.Random(str(hands))))
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.say("ui-rematch"))
    accessible(ana.page)


def test_two_people_with_animations_see_the_same_city(visitor):
    ana = visitor("Ana", motion=True)
    ben = visitor("Ben", "fr", hands=Keys, motion=True)
    seat_at_table("noxford", ana, ben)
    play_on([ana, ben], some_move(random.Random(3)), lambda: len(ana.view["city"]) > 7)
    shown = "() => [...document.querySelectorAll('[data-plot]')].map((plot) => plot.dataset.plot).sort()"
    corners = sorted(f"{one['x']},{one['y']}" for one in ana.view["city"])
    for one in (ana, ben):
        one.wait(lambda one=one: one.page.evaluate(shown) == corners, "the whole city")


def test_choosing_a_card_offers_exactly_its_legal_places(visitor):
    ana = visitor("Ana")
    asked_at_a_table(ana)
    face = ana.moves[0].partition("@")[0]
    pick(ana, face)
    target(ana, ana.moves[0]).wait_for(state="attached")
    places = ana.page.locator("[data-target]").evaluate_all("all => all.map((one) => one.dataset.target)")
    assert sorted(places) == sorted(move for move in ana.moves if move.startswith((f"{face}@", f"{face}>")))


def test_the_preview_says_what_the_card_touches_before_it_is_dropped(visitor):
    ana = visitor("Ana")
    asked_at_a_table(ana)
    before = ana.number
    move = next(move for move in ana.moves if "@" in move and not move.startswith("barracks"))
    pick(ana, move.partition("@")[0])
    if table(ana).get_attribute("data-lying") != ("true" if move.endswith("l") else "false"):
        ana.page.keyboard.press("r")
    ana.page.mouse.move(*middle(ana, target(ana, move)))
    panel = ana.page.locator(".panel")
    expect(panel).to_be_visible()
    words = ana.words.at("noxford")
    expect(panel).to_contain_text(words.say("board-target", lying=int(move.endswith("l")), cards="").strip())
    assert ana.number == before


def test_a_held_card_is_turned_by_a_key_by_the_wheel_and_by_a_button(visitor):
    ana = visitor("Ana")
    asked_at_a_table(ana)
    pick(ana, ana.moves[0].partition("@")[0])
    for turn in (
        lambda: ana.page.keyboard.press("r"),
        lambda: ana.page.mouse.click(*middle(ana, table(ana), 0.02), button="middle"),
        lambda: ana.page.locator("[data-turn-card]").click(),
    ):
        lay = table(ana).get_attribute("data-lying")
        turn()
        expect(table(ana)).not_to_have_attribute("data-lying", lay or "")


def test_a_card_is_carried_from_the_hand_onto_the_table(visitor):
    ana = visitor("Ana")
    asked_at_a_table(ana)
    before = ana.number
    move = next(move for move in ana.moves if "@" in move)
    face = move.partition("@")[0]
    ana.page.mouse.move(*middle(ana, ana.page.locator(f'[data-choice$=":{face}#0"]')))
    ana.page.mouse.down()
    ana.page.mouse.move(*middle(ana, table(ana)), steps=5)
    target(ana, move).wait_for(state="attached")
    ana.page.mouse.move(*middle(ana, target(ana, move)), steps=5)
    ana.page.mouse.up()
    ana.wait(lambda: ana.number > before, "the card to be played")


def test_the_table_is_panned_zoomed_and_fitted(visitor):
    ana = visitor("Ana")
    asked_at_a_table(ana)
    # Some card near the middle: the bot may have moved any particular one, but it is not its turn any more.
    inmost = min(ana.view["city"], key=lambda one: (abs(one["x"]) + abs(one["y"]), one["x"], one["y"]))
    card = plot(ana, f"{inmost['x']},{inmost['y']}")

    def box() -> FloatRect:
        ana.page.locator(".world:not(.moving)").wait_for(state="attached")
        return card.bounding_box()

    x, y = middle(ana, card)
    first = box()
    ana.page.mouse.move(x, y)
    ana.page.mouse.wheel(0, 240)
    ana.wait(lambda: box()["width"] < first["width"] * 0.9, "the wheel to zoom out")
    zoomed = box()
    ana.page.mouse.down()
    ana.page.mouse.move(x + 90, y + 40, steps=4)
    ana.page.mouse.up()
    ana.wait(lambda: abs(box()["x"] - zoomed["x"] - 90) < 2, "a drag to pan")
    card.focus()
    ana.page.keyboard.press("+")
    ana.wait(lambda: box()["width"] > zoomed["width"] * 1.1, "a key to zoom in")
    here = box()
    ana.page.keyboard.press("Shift+ArrowRight")
    ana.wait(lambda: box()["x"] < here["x"] - 5, "keys to pan")
    ana.page.keyboard.press("0")
    ana.wait(lambda: abs(box()["width"] - first["width"]) < 2, "the whole city again")


COLOURS = """(card) => {
  const [across, down] = [card.naturalWidth, card.naturalHeight];
  const paper = new OffscreenCanvas(across, down).getContext('2d');
  paper.drawImage(card, 0, 0);
  const seen = new Uint32Array(paper.getImageData(0, 0, across, down).data.buffer);
  return { wide: across / devicePixelRatio, colours: new Set(seen).size };
}"""


def test_cards_become_pixels_for_the_closest_look(visitor):
    """Drawings would be gone through again whenever the table is drawn sharp."""
    ana = visitor("Ana")
    asked_at_a_table(ana)
    cards = ana.page.locator("[data-plot] img")
    cards.first.wait_for()
    ana.wait(lambda: all(each.get_attribute("src").startswith("blob:") for each in cards.all()), "pixels")
    for card in cards.all():
        seen = card.evaluate(COLOURS)
        assert seen["wide"] >= 58 * 4.45, "some four and a half pixels for every millimetre"
        assert seen["colours"] > 100, "it is not empty"


def test_two_fingers_pinch(visitor):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    asked_at_a_table(ana)
    card = ana.page.locator("[data-plot]").first  # the bot may have moved any particular one
    x, y = middle(ana, table(ana))
    before = card.bounding_box()  # once the table has come to rest
    fingers = ana.context.new_cdp_session(ana.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 90)
    for apart in (80, 70, 60, 50):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    ana.wait(lambda: card.bounding_box()["width"] < before["width"] * 0.7, "the pinch to zoom out")
    assert ana.moves  # and nothing was played by it


def test_after_a_gear_movable_cards_rise_and_others_say_why_not(visitor):
    ana = visitor("Ana")
    a_gear_turns(ana)
    free = {f"lift {corner}" for corner in _corners(ana, ".free")}
    assert free == {move for move in ana.moves if move != "stay"}
    words = ana.words.at("noxford")
    played = ana.view["city"][ana.view["played"]]
    stuck = plot(ana, f"{played['x']},{played['y']}")
    reason = words.say("refusal-just-played")
    assert reason in (stuck.get_attribute("aria-label") or "")
    ana.page.mouse.click(*middle(ana, stuck))
    expect(ana.page.get_by_text(reason, exact=True).filter(visible=True)).to_have_count(1)  # and only once
    accessible(ana.page)


@pytest.mark.parametrize("screen", [NARROWEST, PHONE], ids=["320", "390"])
def test_nothing_sticks_out_of_a_narrow_screen_and_axe_is_content(visitor, screen):
    ana = visitor("Ana", "fr", hands=Finger, screen=screen)
    asked_at_a_table(ana)
    accessible(ana.page)
    pick(ana, ana.moves[0].partition("@")[0])
    ana.page.touchscreen.tap(*middle(ana, target(ana, ana.moves[0])))
    ana.page.locator("[data-drop-card]:enabled").wait_for()
    accessible(ana.page)
    assert ana.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def _corners(visitor: Visitor, which: str) -> list[str]:
    visitor.page.locator(f".plot{which}").first.wait_for()
    corners: list[str] = visitor.page.locator(f".plot{which}").evaluate_all(
        "plots => plots.map((plot) => plot.dataset.plot)"
    )
    return corners
