"""Lessons: each game learnt by playing made-up positions on the real engine, a bot across the table."""

from tablee.lessons.lesson import Lesson, Mistake, Step
from tablee.lessons.race import Race, ScriptedMove, Timed
from tablee.lessons.teaching import Judged, LessonScene, judge, lesson, lesson_names, table_before, words_of

__all__ = [
    "Judged",
    "Lesson",
    "LessonScene",
    "Mistake",
    "Race",
    "ScriptedMove",
    "Step",
    "Timed",
    "judge",
    "lesson",
    "lesson_names",
    "table_before",
    "words_of",
]
