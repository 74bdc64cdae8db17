"""Every lesson is finished in a browser, in both languages, by mouse, by finger and by keys alone.

In `make test` the ways take turns; in `make soak` every lesson is finished in every way.
"""

from __future__ import annotations

import functools
import json
from importlib import import_module
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, expect

import tablee
from tablee.lessons import Step, lesson, lesson_names, table_before, words_of
from tests.support import taking_turns
from tests.web.axe import accessible
from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys
from tests.web.visitor import Visitor

NAMES = {"bot": "Basile", "other": "Coco"}


@functools.cache
def words(name: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words_of(name, language)))
    return bundle


class Pupil:
    """Somebody in the middle of a lesson."""

    def __init__(self, one: Visitor, name: str) -> None:
        self.one, self.name = one, name
        self.teacher: Locator = one.page.get_by_role("complementary", name=one.say("ui-learn-teacher"))
        self.bubble = self.teacher.get_by_role("status")

    def hears(self, key: str) -> None:
        bundle = words(self.name, self.one.words.language)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, NAMES)
        assert not problems
        expect(self.bubble).to_contain_text(str(text))

    def tries(self, number: int, move: str) -> None:
        """Make a move on the board, as at any table."""
        table = table_before(self.name, number)
        self.one.ears.table = {
            "moves": table.legal_moves(0),
            "view": msgspec.to_builtins(table.view(0)),
            "state": {"status": "playing", "settings": {"game": self.name}},
        }
        self.one.touch(move)

    def errs(self, number: int) -> None:
        """Make a legal move that is not what is asked, if there is one, and hear why not."""
        step, move = lesson(self.name).steps[number], mistake_in(self.name, number)
        if move is None:
            return
        self.tries(number, move)
        wrong = step.verdict(table_before(self.name, number), move)
        assert wrong is not None
        self.hears(step.why(wrong))
        self.one.page.keyboard.press("Escape")  # lay down whatever was picked up

    def races(self, number: int) -> None:
        """Go on against the clock, which runs since the first move; on a slow machine more than once."""
        step = lesson(self.name).steps[number]
        board = import_module(f"tests.web.boards.{self.name.replace('-', '_')}")
        for _ in range(4):
            board.rush(self.one, lambda: bool(self.teacher.locator(".onward .main").count()))
            if not self.one.button("ui-learn-again").count():
                return
            self.hears(step.late)
            self.one.press("ui-learn-again")
            self.tries(number, step.shown)
        raise AssertionError("late four times")

    def goes_on(self, step: Step, is_last: bool) -> None:
        self.hears(step.done)
        self.one.press("ui-learn-finish" if is_last else "ui-learn-next")


def mistake_in(name: str, number: int) -> str | None:
    step, table = lesson(name).steps[number], table_before(name, number)
    return next((move for move in table.legal_moves(0) if step.verdict(table, move)), None)


def finish(pupil: Pupil, *, with_mistakes: bool, with_axe: bool) -> None:
    """From the first sentence to the last."""
    one, steps = pupil.one, lesson(pupil.name).steps
    one.go(f"/learn/{pupil.name}")
    for number, step in enumerate(steps):
        pupil.hears(f"lesson-{step.name}")
        if with_axe and (number == 0 or not step.done):
            accessible(one.page)  # the others only say something else, until they are done
        if with_mistakes:
            pupil.errs(number)
        pupil.tries(number, step.shown)
        if step.race:
            pupil.races(number)
        if step.done:
            if with_axe:
                pupil.hears(step.done)
                accessible(one.page)
            pupil.goes_on(step, is_last=number == len(steps) - 1)
    title = one.words.at(pupil.name).say("title")
    expect(one.page.get_by_role("heading", level=1)).to_have_text(one.say("ui-learn-finished", title=title))


def remembered(one: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(one.page.evaluate("localStorage.tablee"))
    return found


@pytest.mark.parametrize("name", taking_turns(lesson_names(), 0, among=4))
def test_in_english_with_a_mouse_axe_looking_at_every_step(visitor, name):
    pupil = Pupil(visitor("Ana"), name)
    finish(pupil, with_mistakes=False, with_axe=True)
    accessible(pupil.one.page)
    assert remembered(pupil.one)["learnt"] == [name]


@pytest.mark.parametrize("name", taking_turns(lesson_names(), 1, among=4))
def test_in_french_with_a_finger_erring_at_every_step(visitor, name):
    finish(
        Pupil(visitor("Benoît", "fr", hands=Finger, screen=PHONE), name), with_mistakes=True, with_axe=False
    )


@pytest.mark.parametrize("name", taking_turns(lesson_names(), 3, among=4))
def test_with_the_keyboard_alone(visitor, name):
    finish(Pupil(visitor("Cleo", hands=Keys), name), with_mistakes=False, with_axe=False)


@pytest.mark.parametrize("name", taking_turns(lesson_names(), 2, among=4))
def test_whoever_asks_is_shown_and_helped_through_it_with_everything_in_motion(visitor, name):
    one = visitor("Eva", "fr", motion=True).go(f"/learn/{name}")
    pupil = Pupil(one, name)
    for number, step in enumerate(lesson(name).steps):
        pupil.hears(f"lesson-{step.name}")
        one.press("ui-learn-show")
        pupil.hears(f"lesson-{step.name}-show")
        if number == 0:
            accessible(one.page)
        one.press("ui-learn-do-it")
        if step.done:
            pupil.goes_on(step, is_last=number == len(lesson(name).steps) - 1)


def test_an_explanation_stays_until_the_next_try_and_axe_has_nothing_to_say(visitor):
    pupil = Pupil(visitor("Ana").go("/learn/district-noir"), "district-noir")
    pupil.hears("lesson-play")
    pupil.tries(0, "take")
    pupil.hears("lesson-play-take")
    expect(pupil.bubble).to_contain_text(pupil.one.say("ui-learn-wrong"))
    accessible(pupil.one.page)
    pupil.tries(0, "6")
    pupil.hears("lesson-play-done")


def test_what_the_rules_forbid_is_refused_in_their_words(visitor):
    one = visitor("Ana", "fr").go("/learn/district-noir?step=3")
    pupil = Pupil(one, "district-noir")
    pupil.hears("lesson-feed")
    one.page.locator('[data-card][aria-disabled="false"]').first.wait_for()  # before, nothing is asked
    one.page.locator("[data-take]").click(force=True)  # it says that it is disabled
    expect(one.page.get_by_text(one.words.at("district-noir").say("refusal-already-taken"))).to_be_visible()


def test_back_and_forth_and_the_language_in_the_middle(visitor):
    one = visitor("Ana").go("/learn/panik")
    pupil = Pupil(one, "panik")
    pupil.hears("lesson-open")
    one.press("ui-learn-skip")
    pupil.hears("lesson-pair")
    one.press("ui-learn-back")
    pupil.hears("lesson-open")
    one.press("ui-learn-skip")
    one.page.get_by_role("button", name="Français").click()
    one.words = type(one.words)("fr")
    french = Pupil(one, "panik")
    french.hears("lesson-pair")
    one.page.reload()
    french.hears("lesson-pair")


def test_a_first_visit_is_offered_a_lesson_until_it_says_no(visitor):
    one = visitor("Ana").go("/")
    offer = one.page.get_by_role("complementary", name=one.say("ui-welcome-title"))
    expect(offer.get_by_role("link")).to_have_count(len(lesson_names()))
    accessible(one.page)
    one.press("ui-welcome-close")
    expect(offer).to_have_count(0)
    one.page.reload()
    expect(one.page.get_by_role("article")).to_have_count(len(tablee.game_names()))
    expect(offer).to_have_count(0)


def test_the_offer_leads_to_the_lesson_and_the_lesson_to_a_table(visitor):
    one = visitor("Ana").go("/")
    title = one.words.at("panik").say("title")
    offer = one.page.get_by_role("complementary", name=one.say("ui-welcome-title"))
    one.press(offer.get_by_role("link", name=title))
    pupil = Pupil(one, "panik")
    pupil.hears("lesson-open")
    one.go(f"/learn/panik?step={len(lesson('panik').steps)}")
    pupil.hears("lesson-end")
    pupil.tries(len(lesson("panik").steps) - 1, "standard@b3")
    pupil.goes_on(lesson("panik").steps[-1], is_last=True)
    one.press("ui-learn-play")
    one.wait(lambda: one.status == "playing" and one.view, "the deal")
    one.go("/")
    expect(one.page.get_by_role("article")).to_have_count(len(tablee.game_names()))
    expect(offer).to_have_count(0)


def test_lessons_are_reached_from_the_poster_the_rules_and_the_table(visitor):
    one = visitor("Ana", settings={"isWelcomed": True}).go("/")
    pupil = Pupil(one, "district-noir")
    title = one.words.at("district-noir").say("title")
    one.press(
        one.page.get_by_role("article").filter(has_text=title).get_by_role("link", name=one.say("ui-learn"))
    )
    pupil.hears("lesson-play")
    one.go("/rules/district-noir")
    one.press(one.link("ui-learn"))
    pupil.hears("lesson-play")
    one.go("/")
    one.page.get_by_role("button", name=one.say("ui-play-now-game", title=title, count=1)).click()
    one.wait(lambda: one.status == "playing", "the deal")
    with one.context.expect_page() as opened:
        one.choose_in_menu("ui-learn")
    expect(opened.value.get_by_role("complementary", name=one.say("ui-learn-teacher"))).to_be_visible()


def test_a_lesson_that_is_not_there(visitor):
    one = visitor("Ana", may_complain=True).go("/learn/chess")
    expect(one.page.get_by_role("heading", level=1)).to_have_text(one.say("ui-learn-none"))
    accessible(one.page)
