"""Options of a game: what can be chosen when a table is laid, and how a choice reaches compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.engine.errors import BadOption

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option: a choice among names, a switch, or a whole number in a range.

    A game that is played in several forms says which choice is the form (`is_form`), and of other options in
    which forms they mean anything (`forms`); none named: in all. Whoever lays a table is asked accordingly.
    """

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    is_form: bool = False
    forms: tuple[str, ...] = ()

    def code(self, value: Any) -> int:
        """The number that stands for this value inside the rules."""
        if self.choices:
            if not isinstance(value, str) or value not in self.choices:
                raise BadOption(option=self.name, value=value, allowed=", ".join(self.choices))
            return self.choices.index(value)
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise BadOption(option=self.name, value=value, allowed="true, false")
            return int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadOption(option=self.name, value=value, allowed=f"{self.least}–{self.most}")
        return value

    def value(self, code: int) -> Value:
        """The value behind a number."""
        if self.choices:
            return self.choices[code]
        return bool(code) if isinstance(self.default, bool) else int(code)

    def read(self, text: str) -> Value:
        """A value typed by a person or read from a record."""
        if self.choices:
            value: Value = text
        elif isinstance(self.default, bool):
            value = {"true": True, "yes": True, "false": False, "no": False}.get(text, text)
        else:
            value = int(text) if text.isascii() and text.isdigit() else text
        self.code(value)
        return value


def complete(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Value]:
    """All options with their values: the chosen ones, checked, and the defaults."""
    known = {option.name for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption("unknown-option", option=name, allowed=", ".join(sorted(known)) or "-")
    values = {option.name: chosen.get(option.name, option.default) for option in options}
    for option in options:
        option.code(values[option.name])
    return values


def codes(options: Sequence[Option], values: Mapping[str, Value]) -> NDArray[np.int64]:
    """The values as the rules read them, in the order in which the game declares its options."""
    return np.array([option.code(values[option.name]) for option in options], dtype=np.int64)
