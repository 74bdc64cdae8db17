"""Every lesson against the engine: whatever a learner does is answered, and the end can be reached."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.i18n import LANGUAGES
from tablee.lessons import Step, judge, lesson, lesson_names, table_before, words_of
from tests.games.district_noir.positions import shown

STEPS = [(name, number) for name in lesson_names() for number in range(len(lesson(name).steps))]
IDS = [f"{name}-{lesson(name).steps[number].name}" for name, number in STEPS]
every_step = pytest.mark.parametrize(("name", "number"), STEPS, ids=IDS)
CALM = [(name, number) for name, number in STEPS if lesson(name).steps[number].race is None]
every_calm_step = pytest.mark.parametrize(
    ("name", "number"), CALM, ids=[f"{name}-{lesson(name).steps[number].name}" for name, number in CALM]
)
every_lesson = pytest.mark.parametrize("name", lesson_names())


def step_of(name: str, number: int) -> Step:
    return lesson(name).steps[number]


@every_lesson
def test_it_has_steps_enough_for_three_to_four_minutes_each_named_once(name):
    names = [step.name for step in lesson(name).steps]
    assert 8 <= len(names) <= 24
    assert len(names) == len(set(names))


@every_step
def test_whoever_learns_is_asked_and_knows_no_more_than_at_a_real_table(name, number):
    table = table_before(name, number)
    seat = lesson(name).seat
    assert seat in table.to_act
    assert table.view(seat).seat == seat


@every_step
def test_every_legal_move_is_right_or_explained_and_every_explanation_is_needed(name, number):
    step, table = step_of(name, number), table_before(name, number)
    legal = table.legal_moves(lesson(name).seat)
    verdicts = [step.verdict(table, move) for move in legal]  # raises where nothing fits
    assert None in verdicts
    assert {mistake.why for mistake in verdicts if mistake} == {mistake.why for mistake in step.mistakes}
    for move, mistake in zip(legal, verdicts, strict=True):
        told = judge(name, number, move)
        assert told.is_right == (mistake is None)
        if mistake is not None:
            assert (told.says, told.scenes) == (f"lesson-{step.name}-{mistake.why}", [])


@every_calm_step
def test_the_replies_are_legal_after_every_right_move(name, number):
    step, table = step_of(name, number), table_before(name, number)
    seat = lesson(name).seat
    right = [move for move in table.legal_moves(seat) if step.verdict(table, move) is None]
    assert step.shown in right
    for move in right:
        told = judge(name, number, move)
        assert [scene.seat for scene in told.scenes] == [seat, *(other for other, _ in step.replies)]
        assert all(scene.events for scene in told.scenes)
        assert told.says == step.done


@every_lesson
def test_a_step_that_goes_on_finds_the_table_as_it_was_left(name):
    steps = lesson(name).steps
    assert steps[0].position is not None
    for number, step in enumerate(steps):
        if step.position is None:
            before = table_before(name, number - 1)
            legal = before.legal_moves(lesson(name).seat)
            right = [move for move in legal if steps[number - 1].verdict(before, move) is None]
            assert right == [steps[number - 1].shown], f"{step.name} goes on from one of several tables"
            left = judge(name, number - 1, steps[number - 1].shown).scenes[-1].view
            assert table_before(name, number).view(lesson(name).seat) == left
        if step.is_silent:
            assert steps[number + 1].position is None, (
                f"{step.name} must say something before the table changes"
            )


@every_step
def test_a_move_that_the_rules_forbid_is_refused_with_their_reason(name, number):
    with pytest.raises(tablee.BadNotation):
        judge(name, number, "nonsense")
    table = table_before(name, number)
    other = next(move for move in FORBIDDEN[name] if move not in table.legal_moves(0))
    told = judge(name, number, other)
    assert (told.is_right, told.says, told.scenes) == (False, "", [])
    assert told.refusal == table.refusal(0, other)
    assert told.refusal in table.game.refusals[1:]


FORBIDDEN = {
    "district-noir": ("docks", "police"),
    "panik": ("open 1", "to a1"),
    "noxford": ("pass", "stay"),
    "jelly-monster": ("copy cw", "discard 5"),
}


def test_asking_for_a_lesson_that_is_not_there():
    with pytest.raises(tablee.TableeError) as caught:
        lesson("chess")
    assert caught.value.code == "no-lesson"


# --- words ----------------------------------------------------------------------------------------------


def wanted(step: Step) -> set[str]:
    keys = {f"lesson-{step.name}{end}" for end in ("", "-title", "-show")}
    late = {step.late} if step.race else set()
    return (
        keys | late | {step.why(mistake) for mistake in step.mistakes} | ({step.done} if step.done else set())
    )


def messages(name: str, language: str) -> dict[str, str]:
    blocks = re.split(r"^(?=[a-z][\w-]* =)", words_of(name, language), flags=re.MULTILINE)[1:]
    found = [block.split(" =", 1) for block in blocks]
    assert len({key for key, _ in found}) == len(found), "a key is written twice"
    return {key: text.split("\n\n")[0].strip() for key, text in found}


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_everything_that_is_said_has_words_and_all_words_are_said(name, language):
    assert set(messages(name, language)) == {key for step in lesson(name).steps for key in wanted(step)}


@every_lesson
def test_both_languages_speak_of_the_same_players(name):
    def variables(language: str) -> dict[str, set[str]]:
        return {key: set(re.findall(r"\$\w+", text)) for key, text in messages(name, language).items()}

    assert variables("en") == variables("fr")


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_nothing_that_is_said_is_longer_than_a_glance(name, language):
    too_long = {key: len(text) for key, text in messages(name, language).items() if len(text) > 330}
    assert too_long == {}


# --- the tables that are laid ----------------------------------------------------------------------------


@every_step
def test_district_noir_is_taught_with_the_whole_deck(name, number):
    if name == "district-noir":
        assert shown(table_before(name, number), 0).away_size == 3
