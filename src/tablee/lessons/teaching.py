"""Lessons at work: the table before a step, and the answer to a move. Nothing is kept between two moves."""

from __future__ import annotations

import functools
import importlib
import importlib.resources
from typing import Any

import msgspec

from tablee.games.errors import TableeError
from tablee.games.game import game, game_names
from tablee.games.handle import Table
from tablee.games.happenings import Event, View
from tablee.lessons.lesson import Lesson


class LessonScene(msgspec.Struct, frozen=True, kw_only=True):
    """One move of an answer, as the learner sees it."""

    seat: int
    events: list[Event]
    view: View


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What a move of the learner brings: the move itself and the replies, or why it was not the one."""

    is_right: bool
    says: str  # a message key; empty where the lesson just goes on
    scenes: list[LessonScene]
    refusal: str = ""  # why the rules forbid it, as a code; then nothing else is said


@functools.cache
def lesson_names() -> tuple[str, ...]:
    """The games that have a lesson."""
    here = importlib.resources.files("tablee.lessons")
    return tuple(name for name in game_names() if here.joinpath(_module(name), "__init__.py").is_file())


@functools.cache
def lesson(name: str) -> Lesson:
    """The lesson of a game."""
    if name not in lesson_names():
        raise TableeError("no-lesson", name=name[:40])
    found = importlib.import_module(f"tablee.lessons.{_module(name)}").LESSON
    assert isinstance(found, Lesson)
    return found


def words_of(name: str, language: str) -> str:
    """The words of a lesson as Fluent text."""
    folder = importlib.resources.files(f"tablee.lessons.{_module(name)}")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def table_before(name: str, number: int) -> Table:
    """The table as a step finds it."""
    return _table_before(name, number).copy()


def judge(name: str, number: int, move: str) -> Judged:
    """Right, a mistake, or forbidden. What is no move at all raises BadNotation."""
    taught = lesson(name)
    step, table = taught.steps[number], table_before(name, number)
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


def _module(name: str) -> str:
    return name.replace("-", "_")
