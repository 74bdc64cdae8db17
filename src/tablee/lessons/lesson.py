"""What a lesson is: a row of steps, each one move that somebody makes to learn one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from tablee.engine.table import Table
from tablee.lessons.race import Race

# Which moves are meant: patterns of the notation, such as "take" or "standard@*|over@*", or a question to the
# position before the move.
Meant = str | Callable[[Table, str], bool]


def is_meant(meant: Meant, table: Table, move: str) -> bool:
    """Whether a move is one of these."""
    if callable(meant):
        return meant(table, move)
    return any(fnmatchcase(move, pattern) for pattern in meant.split("|"))


@dataclass(frozen=True)
class Mistake:
    """Moves that are legal and not what is asked, and why: the end of a message key."""

    moves: Meant
    why: str


@dataclass(frozen=True, kw_only=True)
class Step:
    """One thing to do.

    Its words are `lesson-NAME` (what to do), `lesson-NAME-title`, `lesson-NAME-show` (how to do it) and, for
    each mistake, `lesson-NAME-WHY`. `lesson-NAME-done` is said after the right move and the others' replies;
    a step that says nothing then goes straight on to the next one. `lesson-NAME-late` is said after a race in
    which time ran out.
    """

    name: str
    position: Mapping[str, Any] | None  # None: the table as the step before left it
    right: Meant
    shown: str  # the right move that is shown to whoever asks, and that later steps go on from
    mistakes: tuple[Mistake, ...]  # the first that fits is told
    replies: tuple[tuple[int, str], ...] = ()  # what the others then play
    is_silent: bool = False
    seed: int = 1  # what chance brings: the same every time
    race: Race | None = None  # against the clock: what happens from the first move on, instead of replies

    @property
    def done(self) -> str:
        """What is said when it is done; nothing where the next step is the other half of it."""
        return "" if self.is_silent else f"lesson-{self.name}-done"

    @property
    def late(self) -> str:
        """What is said when a race is over and not everything is done."""
        return f"lesson-{self.name}-late"

    def verdict(self, table: Table, move: str) -> Mistake | None:
        """None for a right move; else the mistake that a legal move is."""
        if is_meant(self.right, table, move):
            return None
        return next(mistake for mistake in self.mistakes if is_meant(mistake.moves, table, move))

    def why(self, mistake: Mistake) -> str:
        """The key of what is said to a mistake."""
        return f"lesson-{self.name}-{mistake.why}"


@dataclass(frozen=True)
class Lesson:
    """A game's lesson. Whoever learns sits on seat 0."""

    game: str
    steps: tuple[Step, ...]
    seat: int = 0
