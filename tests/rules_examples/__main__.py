"""`python -m tests.rules_examples` writes what the rules pages draw, when examples, rules or views change."""

from __future__ import annotations

from tests.rules_examples import GAMES, collected, path_of

if __name__ == "__main__":
    for name in GAMES:
        path_of(name).write_text(collected(name), encoding="utf-8")
        print(path_of(name))
