"""A ledger that is written by another process: groups of this worker become part of the supervisor's groups.

A SQLite file has one writer. All workers' writes meet there in one group commit, so they share its price.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tablee.store.errors import StoreError
from tablee.store.group_commit import GroupWriter, Job


class RemoteLedger:
    """The worker's side."""

    def __init__(self, say: Callable[..., None]) -> None:
        self._say = say
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Sequence[Any]]] = {}
        self._is_lost = False

    async def write(self, jobs: Sequence[Job]) -> Sequence[Any]:
        """All jobs; durable when this returns."""
        if self._is_lost:
            raise _gone()
        number = next(self._numbers)
        answered: asyncio.Future[Sequence[Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answered
        self._say("write", number, list(jobs))
        answers = await answered
        failures = [one for one in answers if isinstance(one, StoreError) and one.code == "store-failed"]
        if failures and len(failures) == len(answers):  # the group failed, not one of its values
            raise failures[0]
        return answers

    async def close(self) -> None:
        """There is nothing to give back."""

    def written(self, number: int, answers: Sequence[Any]) -> None:
        """The supervisor has written a group."""
        waiting = self._waiting.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answers)

    def lost(self) -> None:
        """There is no supervisor any more: nobody knows what became of what it was given."""
        self._is_lost = True
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(_gone())
        self._waiting.clear()


class Scribe:
    """The supervisor's side: writes what workers hand in."""

    def __init__(self, writer: GroupWriter) -> None:
        self._writer = writer

    def write(self, jobs: Sequence[Job], tell: Callable[[list[Any]], None]) -> None:
        """Write them with whatever else waits; `tell` the answers, in order, when all of them are there."""
        answers: list[Any] = [None] * len(jobs)
        left = len(jobs)

        def answer(place: int, given: Any) -> None:
            nonlocal left
            answers[place] = given
            left -= 1
            if not left:
                tell(answers)

        for place, job in enumerate(jobs):
            try:
                self._writer.do_then(job, partial(answer, place))
            except StoreError as problem:  # closed
                answer(place, problem)


def _gone() -> StoreError:
    return StoreError("store-failed", "the process that writes is gone", "unreachable")
