"""Sound, motion, the card counter, the language: chosen once, remembered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import accessible
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor

NOTES = """
const start = OscillatorNode.prototype.start;
window.notes = 0;
OscillatorNode.prototype.start = function (...when) { window.notes++; return start.apply(this, when); };
"""
MOVING = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };
"""


def choose_motion(visitor: Visitor, which: str) -> None:
    visitor.choose_in_menu("ui-settings")
    visitor.page.get_by_role("radio", name=visitor.say(f"ui-motion-{which}"), exact=True).check(force=True)
    visitor.press("ui-close")


def test_a_chime_at_ones_turn_unless_it_is_switched_off(visitor):
    ana = visitor("Ana")
    ana.page.add_init_script(NOTES)
    seat_at_table("district-noir", ana, bots=1)
    ana.play(ana.wait(lambda: ana.moves, "my turn")[0])
    ana.wait(lambda: ana.moves, "my turn again")
    ana.page.wait_for_function("() => window.notes > 0")
    ana.choose_in_menu("ui-settings")
    ana.page.get_by_role("switch", name=ana.say("ui-sound")).uncheck(force=True)
    ana.press("ui-close")
    heard = ana.page.evaluate("window.notes")
    ana.play(ana.moves[0])
    ana.wait(lambda: ana.moves, "my turn again")
    ana.page.reload()
    ana.play(ana.wait(lambda: ana.moves, "my turn after all")[0])
    ana.wait(lambda: ana.moves, "my turn again")
    assert heard > 0
    assert ana.page.evaluate("window.notes") == 0, "since the reload"


def test_nothing_moves_where_the_system_or_the_person_does_not_want_it(visitor):
    ana = visitor("Ana", motion=False)
    ana.page.add_init_script(MOVING)
    seat_at_table("district-noir", ana, bots=1)
    ana.play(ana.wait(lambda: ana.moves, "my turn")[0])
    ana.wait(lambda: ana.moves, "my turn again")
    assert ana.page.evaluate("window.moved") == 0
    choose_motion(ana, "full")
    ana.play(ana.moves[0])
    ana.wait(lambda: ana.moves, "my turn again")
    ana.page.wait_for_function("() => window.moved > 0")
    choose_motion(ana, "none")
    ana.page.reload()
    ana.play(ana.wait(lambda: ana.moves, "my turn after all")[0])
    ana.wait(lambda: ana.moves, "my turn again")
    assert ana.page.evaluate("window.moved") == 0


def test_the_card_counter_can_be_put_away(visitor):
    ana = visitor("Ana")
    seat_at_table("district-noir", ana, bots=1)
    counter = ana.page.get_by_text(ana.words.at("district-noir").say("board-unseen"), exact=True)
    expect(counter).to_have_count(1)
    ana.choose_in_menu("ui-settings")
    ana.page.get_by_role("switch", name=ana.say("ui-counter")).uncheck(force=True)
    ana.press("ui-close")
    expect(counter).to_have_count(0)


def test_the_language_is_the_browsers_until_another_is_chosen(visitor):
    ana = visitor("Ana", "fr").go("/")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    ana.press(ana.page.get_by_role("button", name="English"))
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    ana.page.reload()
    expect(ana.page.get_by_role("button", name="Français")).to_be_visible()


def test_what_is_kept_is_told_and_can_be_downloaded_and_erased(visitor):
    ana, ben = visitor("Ana", may_complain=True), visitor("Ben", "fr")
    seat_at_table("district-noir", ana, ben)
    ana.go("/privacy")
    expect(ana.page.get_by_text("3 years", exact=True).first).to_be_visible()
    accessible(ana.page)
    ana.press(ana.page.get_by_role("button", name=ana.say("ui-my-name", name="Ana")))
    ana.page.get_by_text(ana.say("ui-my-data"), exact=True).click()
    with ana.page.expect_download() as started:
        ana.press(ana.link("ui-my-data-download"))
    assert '"name": "Ana"' in started.value.path().read_text(encoding="utf-8")
    ana.press("ui-erase-do")
    ana.press("ui-erase-sure")
    ana.page.wait_for_url(lambda url: url.endswith("/"))
    expect(ana.page.get_by_role("button", name=ana.say("ui-my-name", name="Ana"))).to_have_count(0)
    expect(ben.page.get_by_text("quelqu’un").first).to_be_visible()
    expect(ben.page.get_by_text("Ana", exact=True)).to_have_count(0)
