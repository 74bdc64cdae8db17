"""The registry of games: packages of the entry point group `tablee.games`, ours and others' alike.

A game is a package with a `GAME`. What else it brings (bots' knowledge, a lesson, a drawing for the terminal)
are modules of that package with agreed names; `part_of` finds them.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from tablee.engine.errors import BrokenGame, UnknownGame
from tablee.engine.game import Game
from tablee.engine.state import MAX_SEATS

GROUP = "tablee.games"
_OURS = "tablee.games."


@functools.cache
def _entries() -> dict[str, EntryPoint]:
    # Of two games with one name ours stays: sorted last, it takes the other's place.
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.module.startswith(_OURS)))
    return {entry.name: entry for entry in found}


@functools.cache
def game_names() -> tuple[str, ...]:
    """All games that are installed and can be played."""
    return tuple(name for name in _entries() if name not in broken_games())


@functools.cache
def broken_games() -> dict[str, str]:
    """Games of other packages that cannot be loaded, and why: one of them must not take the others along."""
    broken = {}
    for name, entry in _entries().items():
        if not entry.module.startswith(_OURS):
            try:
                _load(name)
            except BrokenGame as problem:
                broken[name] = str(problem.details["problem"])
    return broken


def game(name: str) -> Game:
    """The game of that name, such as "district-noir"."""
    if not isinstance(name, str) or name not in _entries():
        raise UnknownGame(name=name, known=", ".join(game_names()))
    return _load(name)


@functools.cache
def _load(name: str) -> Game:
    entry = _entries()[name]
    try:
        found = entry.load()
    except Exception as problem:  # whatever goes wrong in a stranger's module
        raise BrokenGame(name=name, problem=f"{type(problem).__name__}: {problem}") from problem
    if wrong := _what_is_wrong(found, name):
        raise BrokenGame(name=name, problem=f"{entry.value} {wrong}")
    assert isinstance(found, Game)
    return found


def _what_is_wrong(found: object, name: str) -> str:
    """What keeps this from being the game of that name; empty if nothing does."""
    if not isinstance(found, Game):
        if isinstance(found, type) and issubclass(found, Game):
            return "is the class, not a game made from it"
        return f"is a {type(found).__name__}, no Game"
    missing = [part for part in Game.NEEDED if not hasattr(found, part)]
    if missing:
        return f"lacks {', '.join(missing)}"
    if found.name != name:
        return f"has another name: {found.name}"
    in_order = sorted({seats for seats in found.seats if 1 <= seats <= MAX_SEATS})
    if not in_order or list(found.seats) != in_order:
        return f"has seats that are not in order, or beyond 1 to {MAX_SEATS}: {found.seats}"
    return ""


def package_of(name: str) -> str:
    """The package of a game, by its name."""
    return _entries()[name].module


@functools.cache
def part_of(name: str, part: str) -> ModuleType | None:
    """A module that a game may bring along, such as its `bot` or its `lesson`; None if it has none."""
    if name not in game_names():
        return None  # a game that somebody made without installing it
    module = f"{package_of(name)}.{part}"
    return importlib.import_module(module) if importlib.util.find_spec(module) is not None else None
