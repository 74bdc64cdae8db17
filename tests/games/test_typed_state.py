"""Types reach the rules: a field that a state does not have is found before anything runs."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.engine.arrays import Grid, Row
from tablee.engine.registry import package_of
from tablee.engine.rules import CommonRefusal, code_names, refusal_names
from tablee.engine.state import GameState, field, state_dtype

ROOT = Path(__file__).parents[2]


def checked(files: list[Path]) -> str:
    """What mypy says of these files, with the project's own settings."""
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_a_misspelt_field_in_a_rule_fails_the_type_check(tmp_path):
    misspelt = {}
    for name in tablee.game_names():
        source = inspect.getsource(importlib.import_module(f"{package_of(name)}.rules"))
        copy = tmp_path / f"rules_of_{name.replace('-', '_')}.py"
        copy.write_text(re.sub(r"\bposition\.(\w+)", r"position.\1x", source, count=1), encoding="utf-8")
        misspelt[copy] = re.search(r"\bposition\.(\w+)", source)[1] + "x"
    said = checked(list(misspelt))
    for copy, wrong in misspelt.items():
        assert re.search(rf'{copy.name}:\d+: error: "State" has no attribute "{wrong}"', said), said
    assert f"Found {len(misspelt)} errors in {len(misspelt)} files" in said


class Small(GameState):
    seats: int = field("i1")
    hands: Grid = field("i1", 2, 3)
    pile: Row = field("i4", 5)


def test_the_record_has_the_fields_of_the_class_in_their_order():
    assert state_dtype(Small).descr == [("seats", "|i1"), ("hands", "|i1", (2, 3)), ("pile", "<i4", (5,))]
    assert state_dtype(Small, pile=(7,))["pile"].shape == (7,)
    assert state_dtype(Small).type is np.record


def test_a_field_that_does_not_fit_its_type_is_refused():
    class Wrong(GameState):
        seats: int = field("i1", 2)

    with pytest.raises(TypeError, match="seats"):
        state_dtype(Wrong)


def test_a_field_that_numpy_uses_itself_is_refused():
    class Taken(GameState):
        size: int = field("i1")

    with pytest.raises(TypeError, match="size"):
        state_dtype(Taken)


def test_codes_are_made_from_the_names_of_an_enum():
    class Reason(IntEnum):
        FINE = CommonRefusal.FINE
        GAME_OVER = CommonRefusal.GAME_OVER
        NOT_YOUR_TURN = CommonRefusal.NOT_YOUR_TURN
        NOT_NOW = CommonRefusal.NOT_NOW
        NOT_IN_HAND = 4

    assert refusal_names(Reason) == ("", "game-over", "not-your-turn", "not-now", "not-in-hand")
    assert code_names(Reason)[4] == "not-in-hand"
