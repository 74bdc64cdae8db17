"""Positions as one short line of text, as FEN is for chess: the game's name and the position in Rison.

    kuhn-poker seats:2,cards:!(queen,king,jack),moves:!(check)

Rison is JSON for addresses: `(key:value)` is an object, `!(a,b)` a list, `!t`, `!f` and `!n` are true, false
and null. A text needs quotes ('8', with ! before a quote or another !) only where it could be mistaken for
something else. What it says is the plain data of `to_dict`.
"""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

from tablee.engine.errors import BadPosition

_PLAIN = re.compile(r"[^\s\-0-9'!:(),*@$][^\s'!:(),*@$]*")  # a text that needs no quotes
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,18})(?![^,)])")
_QUOTED = re.compile(r"((?:[^'!]|![!'])*)'")  # the opening quote read already
_WORDS = {"!t": True, "!f": False, "!n": None}
_MAX_DEPTH = 20


def write(data: dict[str, Any]) -> str:
    """Plain data of a position as text."""
    members = ",".join(_write_member(key, value) for key, value in data.items() if key != "game")
    return f"{data['game']} {members}"


def _write_member(key: str, value: Any) -> str:
    return f"{_write_value(key)}:{_write_value(value)}"


def _write_value(value: Any) -> str:
    if isinstance(value, dict):
        return f"({','.join(_write_member(key, each) for key, each in value.items())})"
    if isinstance(value, list | tuple):
        return f"!({','.join(map(_write_value, value))})"
    if value is None or isinstance(value, bool):
        return {True: "!t", False: "!f", None: "!n"}[value]
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) else "'" + re.sub("(['!])", r"!\1", value) + "'"
    return json.dumps(value)


def read(text: str) -> dict[str, Any]:
    """Text as plain data. Raises BadPosition with the place and what is wrong there."""
    if not isinstance(text, str):
        raise BadPosition(where="-", problem="a position is text")
    name, _, members = text.strip().partition(" ")
    reader = _Reader(f"({members})", len(name))
    data = reader.value(0)
    if reader.place < len(reader.text):
        reader.fail("the position ends before this")
    assert isinstance(data, dict)
    return {"game": name, **data}


class _Reader:
    """A recursive descent parser; `place` is the next character."""

    def __init__(self, text: str, offset: int) -> None:
        self.text = text
        self.place = 0
        self._offset = offset

    def fail(self, problem: str) -> NoReturn:
        raise BadPosition(where=f"character {self._offset + self.place + 1}", problem=problem)

    def value(self, depth: int) -> Any:
        if depth > _MAX_DEPTH:
            self.fail("too many brackets")
        if self._skip("!("):
            return self._items(lambda: self.value(depth + 1))
        if self._skip("("):
            return self._object(depth)
        for word, meaning in _WORDS.items():
            if self._skip(word):
                return meaning
        return self._scalar()

    def _object(self, depth: int) -> dict[str, Any]:
        def member() -> tuple[str, Any]:
            key = self._scalar()
            if not isinstance(key, str) or not self._skip(":"):
                self.fail("a key and a colon are needed here")
            return key, self.value(depth + 1)

        members = self._items(member)
        if len(dict(members)) < len(members):
            self.fail("the same key stands here twice")
        return dict(members)

    def _items(self, item: Any) -> list[Any]:
        """What stands between brackets, the opening one read already."""
        found: list[Any] = []
        while not self._skip(")"):
            if found and not self._skip(","):
                self.fail("a comma or a closing bracket is needed here")
            found.append(item())
        return found

    def _scalar(self) -> Any:
        if self._skip("'"):
            return self._quoted()
        match = _NUMBER.match(self.text, self.place) or _PLAIN.match(self.text, self.place)
        if match is None:
            self.fail("a value is needed here")
        self.place = match.end()
        return int(match[0]) if match.re is _NUMBER else match[0]

    def _quoted(self) -> str:
        match = _QUOTED.match(self.text, self.place)
        if match is None:
            self.fail("this text has no end")
        self.place = match.end()
        return re.sub(r"!(['!])", r"\1", match[1])

    def _skip(self, token: str) -> bool:
        if not self.text.startswith(token, self.place):
            return False
        self.place += len(token)
        return True
