"""A counter that several workers share: each adds up its own, and knows what the others have counted last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class SharedCounter:
    """How many there are of each key, here and at others."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        self._changed: set[str] | None = None  # nobody is told

    def share(self) -> None:
        """From now on others are told what changes."""
        self._changed = set()

    def __getitem__(self, key: str) -> int:
        return self._here[key] + sum(counts.get(key, 0) for counts in self._elsewhere.values())

    def add(self, key: str) -> None:
        """One more here."""
        self._here[key] += 1
        self._note(key)

    def remove(self, key: str) -> None:
        """One less here."""
        self._here[key] -= 1
        if self._here[key] <= 0:
            del self._here[key]
        self._note(key)

    def changes(self) -> dict[str, int]:
        """What is to be told others: how many there are here now of what has changed since the last time."""
        changed, self._changed = self._changed or (), set()
        return {key: self._here[key] for key in changed}

    def all(self) -> dict[str, int]:
        """How many there are here, for somebody who was not told before."""
        return dict(self._here)

    def hear(self, worker: str, counts: Mapping[str, int]) -> None:
        """So many there are at another worker."""
        known = self._elsewhere.setdefault(worker, {})
        known.update(counts)
        for key in [key for key, count in counts.items() if count <= 0]:
            del known[key]

    def forget(self, worker: str) -> None:
        """That worker is gone, and what it counted with it."""
        self._elsewhere.pop(worker, None)

    def _note(self, key: str) -> None:
        if self._changed is not None:
            self._changed.add(key)
