"""Lessons at work: the table before a step, and the answer to a move. Nothing is kept between two moves."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.engine.errors import Refused, TableeError
from tablee.engine.messages import Event, View
from tablee.engine.registry import game, game_names, package_of, part_of
from tablee.engine.table import Table
from tablee.lessons import race
from tablee.lessons.lesson import Lesson, Step
from tablee.lessons.race import Timed


class LessonScene(msgspec.Struct, frozen=True, kw_only=True):
    """One move of an answer, as the learner sees it."""

    seat: int
    events: list[Event]
    view: View
    at: int = 0  # in a race: milliseconds since its clock began to run …
    free_at: int = 0  # … when the learner may act again …
    shown: str = ""  # … and what would be good then


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What a move of the learner brings: the move itself and the replies, or why it was not the one."""

    is_right: bool
    says: str  # a message key; empty where the lesson just goes on
    scenes: list[LessonScene]
    refusal: str = ""  # why the rules forbid it, as a code; then nothing else is said
    is_late: bool = False  # a race that ends like this, unless something more is done, ends too soon


@functools.cache
def lesson_names() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(name for name in game_names() if part_of(name, "lesson") is not None)


@functools.cache
def lesson(name: str) -> Lesson:
    """The lesson of a game."""
    if name not in lesson_names():
        raise TableeError("no-lesson", name=name[:40])
    found = part_of(name, "lesson")
    assert found is not None
    assert isinstance(found.LESSON, Lesson)
    return found.LESSON


def words_of(name: str, language: str) -> str:
    """The words of a lesson as Fluent text."""
    folder = importlib.resources.files(f"{package_of(name)}.lesson")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def table_before(name: str, number: int) -> Table:
    """The table as a step finds it."""
    return _table_before(name, number).copy()


def judge(name: str, number: int, move: str, at: int = 0, before: Sequence[Timed] = ()) -> Judged:
    """Right, a mistake, or forbidden. What is no move at all raises BadNotation.

    In a race the moves `before` this one and the moment `at` which it is made count too, and the scenes are
    all that happens from then on.
    """
    taught = lesson(name)
    step, table = taught.steps[number], table_before(name, number)
    if step.race is not None:
        return _judge_race(step, table, taught.seat, [*before, Timed(at, move)])
    written = table.game.notation(table.game.code(move))
    refusal = table.refusal(taught.seat, written)
    if refusal is not None:
        return Judged(is_right=False, says="", scenes=[], refusal=refusal)
    mistake = step.verdict(table, written)
    if mistake is not None:
        return Judged(is_right=False, says=step.why(mistake), scenes=[])
    moves = ((taught.seat, written), *step.replies)
    scenes = [_scene(table, seat, made, taught.seat) for seat, made in moves]
    return Judged(is_right=True, says=step.done, scenes=scenes)


def _judge_race(step: Step, table: Table, seat: int, moves: Sequence[Timed]) -> Judged:
    assert step.race is not None
    try:
        moments, is_through = race.run(step.race, table, seat, moves)
    except Refused as refused:
        return Judged(is_right=False, says="", scenes=[], refusal=refused.code)
    own = [number for number, moment in enumerate(moments) if moment.seat == seat]
    scenes = [
        LessonScene(
            seat=moment.seat,
            events=moment.seen.events,
            view=moment.seen.view,
            at=moment.at,
            free_at=moment.free_at,
            shown=moment.advice,
        )
        for moment in moments[own[len(moves) - 1] :]
    ]
    says = step.done if is_through else step.late
    return Judged(is_right=True, says=says, scenes=scenes, is_late=not is_through)


def _scene(table: Table, seat: int, move: str, viewer: int) -> LessonScene:
    seen = table.play_and_show(seat, move, [viewer])[viewer]
    return LessonScene(seat=seat, events=seen.events, view=seen.view)


@functools.cache
def _table_before(name: str, number: int) -> Table:
    taught = lesson(name)
    step = taught.steps[number]
    position: Any = step.position
    if position is not None:
        return game(name).from_dict(position, seed=step.seed)
    before = taught.steps[number - 1]
    table = table_before(name, number - 1)
    for seat, move in ((taught.seat, before.shown), *before.replies):
        table.play(seat, move)
    return table
