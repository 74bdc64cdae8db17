"""A name means one thing: no two classes of ours are called the same."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "tablee"
# Two classes that both have to keep their name.
SHARED = {
    "Block": "an array of four dimensions, for authors of games; and a move that the browser knows by it",
    "Refused": "what is raised, and the message that says so over the socket: one refusal, told twice",
    "SayReady": "a command at any table; and a move of a game: both are in the protocol",
}


def classes() -> dict[str, list[Path]]:
    """The files in which a class of that name is made."""
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(PACKAGE))
    return found


def is_parallel(files: list[Path]) -> bool:
    """Whether each is in a game of its own: there the same concept has the same name."""
    games = [file.parts[1] for file in files if file.parts[0] == "games"]
    return len(games) == len(files) == len(set(games))


def test_no_two_classes_share_a_name() -> None:
    twice = {name: files for name, files in classes().items() if len(files) > 1 and not is_parallel(files)}
    assert {name: files for name, files in twice.items() if name not in SHARED} == {}
    assert sorted(twice) == sorted(SHARED), "whoever is alone again leaves the list"
