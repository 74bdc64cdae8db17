"""Serialization of positions as plain JSON data: what all games' formats share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from tablee.engine.errors import BadOption, BadPosition
from tablee.engine.options import Option, Value, complete
from tablee.engine.state import GameState
from tablee.text import is_text

_MOST_NUMBER = 1 << 31
_MOST_VALUES = 100_000
_MAX_QUOTED_CHARS = 60
_PLAIN = (int, bool, float, type(None))
HIDDEN = "?"  # a card, value or choice that the data does not know
_HIDDEN_PROBLEM = "unknown here: this is what one seat knows; seen.imagine() makes a whole table of it"


class Plain(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every position's data begins with."""

    game: str
    seats: int


Format = TypeVar("Format", bound=Plain)


def wrong(where: str, problem: str) -> NoReturn:
    """Complain about one place in the data."""
    raise BadPosition(where=where, problem=problem)


def hidden_place(data: Any, where: str = "") -> str | None:
    """Returns the first place of the data that is hidden, as `hands[1][0]`; None where all is known."""
    if isinstance(data, str):
        return (where or "-") if data == HIDDEN else None
    if isinstance(data, Mapping):
        members = ((f"{where}.{key}" if where else str(key), value) for key, value in data.items())
    elif isinstance(data, list | tuple):
        members = ((f"{where}[{number}]", value) for number, value in enumerate(data))
    else:
        return None
    return next((found for place, value in members if (found := hidden_place(value, place))), None)


def must_be_whole(data: Any) -> None:
    """Raises BadPosition (`hidden-position`) for what one seat knows: no game can be played with that."""
    place = hidden_place(data)
    if place is not None:
        raise BadPosition("hidden-position", where=place, problem=_HIDDEN_PROBLEM)


def read(data: Any, form: type[Format], game: str, seats: tuple[int, ...]) -> Format:
    """Check the data's shape and types, and that it is of this game."""
    _check_plain(data)
    named = data.get("game") if isinstance(data, Mapping) else None
    if isinstance(named, str) and named != game:  # before its fields: they are others in another game
        wrong("game", f"this is a position of {named[:_MAX_QUOTED_CHARS]!r}, not of {game!r}")
    try:
        given = msgspec.convert(data, type=form)
    except msgspec.ValidationError as problem:
        said, _, path = str(problem).partition(" - at `")
        wrong(path.strip("`").removeprefix("$.") or "-", said)
    if given.seats not in seats:
        wrong("seats", f"{game} is played by {', '.join(map(str, seats))}")
    return given


def _check_plain(data: Any) -> None:
    """Complain about what is no JSON data, and about numbers that no field of a record can hold."""
    waiting, seen = [data], 0
    while waiting:
        value, seen = waiting.pop(), seen + 1
        if seen > _MOST_VALUES:  # or data that hold themselves
            wrong("-", "more data than any position has")
        if isinstance(value, Mapping):
            waiting.extend(value.keys())
            waiting.extend(value.values())
        elif isinstance(value, list | tuple):
            waiting.extend(value)
        elif isinstance(value, int) and abs(value) > _MOST_NUMBER:
            wrong("-", "a number that is too large")
        elif isinstance(value, str):
            if not value.isascii() and not is_text(value):
                wrong("-", "text that cannot be shown")
        elif type(value) not in _PLAIN:
            wrong("-", f"a value of type {type(value).__name__}, which is no JSON data")


def check_seat(seat: int, seats: int, where: str) -> None:
    """Complain about a seat that does not exist."""
    if not 0 <= seat < seats:
        wrong(where, f"there is no seat {seat}; seats are 0 to {seats - 1}")


def write_options(position: GameState, options: Sequence[Option]) -> dict[str, Value]:
    """The options that a position is played with; each has a field of its name."""
    return {option.name: option.value(int(getattr(position, option.name))) for option in options}


def set_options(position: GameState, options: Sequence[Option], given: Mapping[str, Any] | None) -> None:
    """Lay the options on a position; those left out have their defaults."""
    try:
        values = complete(options, given or {})
    except BadOption as problem:
        wrong(
            f"options.{problem.details['option']}", f"{problem.code}; allowed: {problem.details['allowed']}"
        )
    for option in options:
        setattr(position, option.name, option.code(values[option.name]))
