"""What a spectator's page must never hold: not in a message, not in a node, an attribute or a drawing.

`tests/web/boards/<game>.py` says what a game hides: `SECRETS` for messages, `secret_words` for words that
only an owner's page may hold now, `hidden_looks` for how hidden things are drawn. The same watching must find
all that in the owner's own page: else it would prove nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from tests.web.visitor import Visitor


@dataclass(frozen=True)
class Secrets:
    """Names of what may be hidden, and the places in messages where everybody may read them."""

    names: frozenset[str]
    public: frozenset[str]


def readable(message: dict[str, Any], secrets: Secrets) -> set[str]:
    """Places where this message names something, that are not public."""
    places = {place for place, value in _values(message) if value in secrets.names}
    return {place for place in places if place not in secrets.public}


def _values(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _values(inner, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for inner in value:
            yield from _values(inner, f"{place}[{_kind(inner)}]")
    elif isinstance(value, str):
        yield place, value


def _kind(item: Any) -> str:
    """Events by their name; mansions by whether they lie open."""
    if not isinstance(item, dict):
        return ""
    return item.get("event") or {True: "open", False: "hidden"}.get(item.get("is_open"), "")


@dataclass
class Watch:
    """Watches one page through a whole game: everything that it gets, and everything that it shows."""

    watched: Visitor
    players: Sequence[Visitor]
    game: str
    leaks: list[str] = field(default_factory=list)
    looks: dict[str, set[str]] = field(default_factory=dict)
    _read: int = 0

    @property
    def board(self) -> ModuleType:
        return import_module(f"tests.web.boards.{self.game.replace('-', '_')}")

    def look(self) -> None:
        """Once after every move, when the page has heard of it."""
        self.watched.wait(lambda: self.watched.number >= self.players[0].number, "the news to arrive")
        self._read_messages()
        page = self.watched.page.content()
        for owner in self.players:
            for word in self.board.secret_words(owner, self.watched.words.at(self.game)):
                if word in page:
                    self.leaks.append(f"{self.watched.number}: “{word}” on the page")
        for thing, look in self.board.hidden_looks(self.watched):
            self.looks.setdefault(thing, set()).add(look)

    def _read_messages(self) -> None:
        for text in self.watched.ears.frames[self._read :]:
            message = json.loads(text)
            if message.get("state", {}).get("status") == "over":
                return  # then everything lies open
            for place in readable(message, self.board.SECRETS):
                self.leaks.append(f"{message.get('number')}: {place} in a message")
            self._read += 1

    @property
    def tells_apart(self) -> list[str]:
        """Hidden things that do not look like all their kind."""
        return [thing for thing, looks in self.looks.items() if len(looks) > 1]
