"""Rules that the browser works out for itself are held to what the engine says now."""

from __future__ import annotations

import pytest

from tests.frames import GAMES, ROOT, collected, path_of


@pytest.mark.parametrize("name", GAMES)
def test_what_the_boards_are_compared_with_is_what_the_engine_says(name: str) -> None:
    kept = path_of(name).read_text(encoding="utf-8")
    assert kept == collected(name), "`python -m tests.frames` writes it anew"


def test_every_file_of_that_kind_is_made_here() -> None:
    found = ROOT.glob("web/src/games/*/model/fixtures/*.json")
    assert sorted(found) == sorted(map(path_of, GAMES))
