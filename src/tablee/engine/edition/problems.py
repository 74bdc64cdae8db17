"""What can be wrong with an edition: a key, a stable code, and what fills in its sentence."""

from __future__ import annotations

from typing import NoReturn, Protocol

import msgspec


class EditionProblem(msgspec.Struct, frozen=True):
    """One mistake. `problem` is a code (catalogue key `edition-problem-CODE`), or a sentence of the game."""

    key: str  # such as `cards.5.copies`; "-": the edition as a whole
    problem: str
    details: dict[str, str | int] = {}


class Complain(Protocol):
    """How a game says what is wrong with its tables."""

    def __call__(self, key: str, problem: str, /, **details: str | int) -> NoReturn:
        """The key, a code or a sentence, and what fills in the code's sentence."""
