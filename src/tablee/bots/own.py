"""Bots of one's own in Python, by name: `mybot.py:MyBot` or `package.module:MyBot`.

Such a name runs its author's code, so it must come from somebody trusted.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tablee.bots.asking import last_line
from tablee.bots.bot import Bot
from tablee.engine.errors import TableeError
from tablee.engine.game import Game


class BadBot(TableeError):
    """A bot that cannot be loaded. `name` says which, `problem` why."""

    code = "bot-not-loaded"


def is_own(spec: str) -> bool:
    """Whether this names a bot in a Python file or module."""
    place, _, name = spec.rpartition(":")
    is_module = all(part.isidentifier() for part in place.split("."))
    return name.isidentifier() and (place.endswith(".py") or is_module)


def load_bot(spec: str, game: Game) -> Bot:
    """The bot of that name for this game. Raises BadBot."""
    place, _, name = spec.rpartition(":")
    module = _module(place, spec)
    try:
        make = getattr(module, name)
    except AttributeError:
        raise BadBot(name=spec, problem=f"{place} has no {name}") from None
    return make_bot(make, spec, game)


def make_bot(make: Any, name: str, game: Game) -> Bot:
    """A bot from a class, or from a function that takes what the class would. Raises BadBot."""
    try:
        made = make(name, game) if callable(make) else make
    except Exception as problem:
        if inspect.isroutine(make):  # a mere function, perhaps meant to be the bot itself
            said = f"{make.__name__} is a function; a bot is a class derived from tablee.Bot"
            raise BadBot(name=name, problem=f"{said} ({last_line(problem)})") from problem
        raise BadBot(name=name, problem=last_line(problem)) from problem
    if not isinstance(made, Bot):
        raise BadBot(name=name, problem=f"a {type(made).__name__} is no tablee.Bot")
    return made


def _module(place: str, spec: str) -> ModuleType:
    try:
        return _of_file(Path(place)) if place.endswith(".py") else _of_name(place)
    except Exception as problem:  # whatever goes wrong in somebody's module
        raise BadBot(name=spec, problem=last_line(problem)) from problem


def _of_file(file: Path) -> ModuleType:
    file = file.resolve()
    key = f"tablee_bot_{hashlib.sha256(str(file).encode()).hexdigest()[:12]}"
    if key not in sys.modules:
        spec = importlib.util.spec_from_file_location(key, file)
        assert spec is not None
        assert spec.loader is not None
        _let_import_from(file.parent)  # what lies beside it
        module = sys.modules[key] = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[key]
            raise
    return sys.modules[key]


def _of_name(name: str) -> ModuleType:
    _let_import_from(Path.cwd())  # as `python -m` does
    return importlib.import_module(name)


def _let_import_from(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
