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

from tablee.engine.errors import UnknownGame
from tablee.engine.game import Game

GROUP = "tablee.games"


@functools.cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@functools.cache
def game_names() -> tuple[str, ...]:
    """All games that are installed."""
    return tuple(_entries())


def game(name: str) -> Game:
    """The game of that name, such as "district-noir"."""
    if not isinstance(name, str) or name not in game_names():
        raise UnknownGame(name=name, known=", ".join(game_names()))
    return _load(name)


@functools.cache
def _load(name: str) -> Game:
    found = _entries()[name].load()
    assert isinstance(found, Game)
    return found


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
