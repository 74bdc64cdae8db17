"""`python -m tests.frames` writes what the tests of the boards compare with, when rules or views change."""

from __future__ import annotations

from tests.frames import GAMES, collected, path_of

if __name__ == "__main__":
    for name in GAMES:
        path_of(name).write_text(collected(name), encoding="utf-8")
        print(path_of(name))
