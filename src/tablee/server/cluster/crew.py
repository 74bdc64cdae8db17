"""Scatter–gather: whoever is asked how the server is asks all other workers too."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

_PATIENCE_S = 2.0  # a worker that hangs must not make the answer hang


class Crew:
    """The workers of this server, as one of them reaches the others."""

    def __init__(self, number: int, say: Callable[..., None]) -> None:
        self.number = number  # of this worker
        self.answers: dict[str, Callable[[], Any]] = {}  # what others may ask
        self._say = say
        self._numbers = itertools.count(1)
        self._asked: dict[int, _Question] = {}

    async def ask(self, what: str) -> dict[int, Any]:
        """What every other worker that answers says, by its number."""
        number = next(self._numbers)
        question = self._asked[number] = _Question()
        self._say("ask", number, what)
        try:
            await asyncio.wait_for(question.is_done.wait(), _PATIENCE_S)
        except TimeoutError:
            pass
        finally:
            del self._asked[number]
        return question.answers

    def hear(self, kind: str, *rest: Any) -> None:
        """Of a question: `asked`, by another worker; `asking`, so many were asked; `answered`, by one."""
        if kind == "asked":
            whom, number, what = rest
            if what in self.answers:
                self._say("answer", whom, number, self.answers[what]())
            return
        question = self._asked.get(rest[0])
        if question is None:
            return
        if kind == "asking":
            question.expected = rest[1]
        else:
            question.answers[rest[1]] = rest[2]
        if question.expected is not None and len(question.answers) >= question.expected:
            question.is_done.set()


class _Question:
    def __init__(self) -> None:
        self.expected: int | None = None
        self.answers: dict[int, Any] = {}
        self.is_done = asyncio.Event()
