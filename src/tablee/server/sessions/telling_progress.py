"""A cumulative acknowledgement: which numbers of a sequence were told, where they may come out of order."""

from __future__ import annotations


class TellingProgress:
    """All up to `reached` were told, and some beyond."""

    __slots__ = ("_beyond", "reached")

    def __init__(self) -> None:
        self.reached = 0
        self._beyond: set[int] = set()

    def add(self, number: int) -> bool:
        """This one is told now. Returns whether it is news."""
        if number <= self.reached or number in self._beyond:
            return False
        self._beyond.add(number)
        self._move_up()
        return True

    def reach(self, number: int) -> None:
        """All up to this one were told, or need not be."""
        if number > self.reached:
            self.reached = number
            self._beyond = {one for one in self._beyond if one > number}
            self._move_up()

    def _move_up(self) -> None:
        while self.reached + 1 in self._beyond:
            self.reached += 1
            self._beyond.discard(self.reached)
