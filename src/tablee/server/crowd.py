"""How many sockets one person and one address have open."""

from __future__ import annotations

from collections import Counter

from tablee.games.errors import TableeError
from tablee.server.config import Config
from tablee.server.rates import neighbourhood


class Crowd:
    """Open sockets, counted. 0 of something: no limit."""

    def __init__(self, config: Config) -> None:
        self._per_person = config.sockets_per_person
        self._per_address = config.sockets_per_address
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def has_room_at(self, address: str) -> bool:
        """Whether one more socket may come from there."""
        return not self._per_address or self._addresses[neighbourhood(address)] < self._per_address

    def arrive(self, address: str) -> None:
        """A socket was opened."""
        self._addresses[neighbourhood(address)] += 1

    def greet(self, person: str) -> None:
        """It is this person's. Raises `too-many-sockets`."""
        if self._per_person and self._people[person] >= self._per_person:
            raise TableeError("too-many-sockets", most=self._per_person)
        self._people[person] += 1

    def leave(self, address: str, person: str) -> None:
        """A socket is gone; `person` is empty if it was never greeted."""
        _less(self._addresses, neighbourhood(address))
        if person:
            _less(self._people, person)


def _less(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
