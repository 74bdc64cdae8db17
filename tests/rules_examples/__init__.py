"""The worked examples of the rules pages as positions of the engine: text and picture cannot drift.

A page of rules (`games/<game>/i18n/rules.<language>.md`) names an example in a comment, such as
`<!-- example: first-turn -->`; the browser draws it there with the board's own parts
(`web/src/games/<game>/view/Example.svelte`), from the view that `python -m tests.rules_examples` writes. A
test compares that with what the engine says now, and each example's claim with the rules.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path
from typing import Any

from tests.rules_examples import games

ROOT = Path(__file__).parents[2]
GAMES = sorted(module.name for module in pkgutil.iter_modules(games.__path__))


def examples(name: str) -> dict[str, Any]:
    """By its name on the page: what is drawn. Whatever the page claims of it has been checked."""
    found: dict[str, Any] = importlib.import_module(f"{games.__name__}.{name}").examples()
    return found


def collected(name: str) -> str:
    """The file of a game's examples."""
    lines = (
        f"{json.dumps(key)}: {json.dumps(part, ensure_ascii=False)}" for key, part in examples(name).items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def path_of(name: str) -> Path:
    """Where that file is."""
    return ROOT / "web/src/games" / name.replace("_", "-") / "model/examples.json"
