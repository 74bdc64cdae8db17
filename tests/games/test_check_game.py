"""What `tablee.testing` tells somebody whose game is not right yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.testing import checks_of

GAME = tablee.game("jelly-monster")


@pytest.fixture(name="declared")
def _declared(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    def declare(**said: Any) -> list[str]:
        for name, value in said.items():
            monkeypatch.setattr(type(GAME), name, value)
        found = []
        for check in checks_of(GAME):
            if check.name.startswith("declared-moves"):
                try:
                    check()
                except AssertionError as problem:
                    found.append(str(problem))
        return found

    return declare


def test_a_game_is_checked_by_its_name_too() -> None:
    assert [check.name for check in checks_of("panik")] == [
        check.name for check in checks_of(tablee.game("panik"))
    ]
    with pytest.raises(tablee.UnknownGame):
        checks_of("chess")
    with pytest.raises(tablee.BadValue):
        checks_of(GAME, examples=0)


def test_what_is_declared_rightly_is_fine(declared: Any) -> None:
    assert declared() == []


def test_too_few_moves_are_counted_before_anything_is_written_past_the_end(declared: Any) -> None:
    assert any("most_moves is 2" in problem for problem in declared(most_moves=2))


def test_dice_that_play_rolls_must_be_declared(declared: Any) -> None:
    problems = declared(chance_in_play=False)
    assert problems
    assert all("set chance_in_play = True" in problem for problem in problems)


def test_a_game_that_is_not_installed_is_told_so() -> None:
    class Elsewhere(type(GAME)):  # type: ignore[misc]
        name = "elsewhere"

    first = checks_of(Elsewhere())[0]
    with pytest.raises(AssertionError, match="pip install it first"):
        first()
