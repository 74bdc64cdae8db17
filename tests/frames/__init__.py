"""What the engine says, for the tests of the boards: `python -m tests.frames` writes it, a test compares.

Some rules are worked out in the browser too, so that a finger need not wait for the server: what a laid card
would change, which die lies where, why something cannot be. Each such copy is held to the engine by
`web/src/games/<game>/model/fixtures/frames.json`: positions, moves and what the engine makes of them.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path
from typing import Any

from tests.frames import games

ROOT = Path(__file__).parents[2]
GAMES = sorted(module.name for module in pkgutil.iter_modules(games.__path__))


def collected(name: str) -> str:
    """Everything that the tests of one game's board compare with, as it stands in the file."""
    frames: dict[str, Any] = importlib.import_module(f"{games.__name__}.{name}").collect()
    parts = [f"{json.dumps(key)}:{_lines(part)}" for key, part in frames.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def path_of(name: str) -> Path:
    """Where that file is."""
    return ROOT / "web/src/games" / name.replace("_", "-") / "model/fixtures/frames.json"


def _lines(part: Any) -> str:
    """One line for each thing, so that a change can be read."""
    if isinstance(part, list):
        return "[\n" + ",\n".join(map(_line, part)) + "\n]"
    return _line(part)


def _line(part: Any) -> str:
    return json.dumps(part, separators=(",", ":"), ensure_ascii=False)
