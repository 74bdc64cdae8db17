"""The cache on disk: it hits when nothing changed and misses when anything did."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LIBRARY = """
from tablee.engine.jit.compiling import compiled
{constant}

@compiled
def inner(x):
    return x + {inner}

def make(function):
    @compiled
    def outer(x):
        return function(x) * FACTOR
    return outer
"""

MAIN = """
import library
from tablee.engine.jit.compiling import compiled, fingerprint
outer = library.make(library.inner)
print(outer(10))
print(sum(outer.stats.cache_hits.values()), sum(library.inner.stats.cache_hits.values()))
"""


def run(folder: Path, **changes: str) -> tuple[str, str]:
    """The result, and how many cache hits the outer and the inner function had."""
    (folder / "library.py").write_text(LIBRARY.format(**{"constant": "FACTOR = 2", "inner": "1", **changes}))
    environment = {
        **os.environ,
        "TABLEE_CACHE": str(folder / "cache"),
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", MAIN], env=environment, capture_output=True, text=True, check=True, cwd=folder
    )
    result, hits = done.stdout.splitlines()
    return result, hits


def test_a_second_process_finds_everything_also_functions_made_from_other_functions(tmp_path):
    assert run(tmp_path) == ("22", "0 0")
    result, hits = run(tmp_path)
    assert result == "22"
    assert hits.startswith("1")


def test_a_change_in_a_function_that_is_called_is_noticed(tmp_path):
    assert run(tmp_path) == ("22", "0 0")
    assert run(tmp_path, inner="5") == ("30", "0 0")


def test_a_change_in_a_constant_is_noticed(tmp_path):
    assert run(tmp_path)[0] == "22"
    assert run(tmp_path, constant="FACTOR = 3")[0] == "33"


def test_a_comment_changes_nothing(tmp_path):
    run(tmp_path)
    assert run(tmp_path, constant="# why two\nFACTOR = 2")[1].startswith("1")


def test_a_torn_cache_file_is_compiled_again(tmp_path):
    run(tmp_path)
    torn = list((tmp_path / "cache").glob("*.nb*"))
    assert torn
    for file in torn:
        file.write_bytes(file.read_bytes()[:20])
    assert run(tmp_path)[0] == "22"


def test_a_cache_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path):
    (tmp_path / "cache").write_text("in the way")
    assert run(tmp_path)[0] == "22"


@pytest.mark.parametrize("quiet", [False, True])
def test_compiling_says_what_is_happening(tmp_path, quiet):
    script = "import tablee; tablee.game('district-noir').deal(seed=1)"
    environment = {**os.environ, "TABLEE_CACHE": str(tmp_path)}
    environment.pop("TABLEE_QUIET", None)
    if quiet:
        environment["TABLEE_QUIET"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert ("Compiling the rules of district-noir" in done.stderr) is not quiet


def test_a_change_in_an_enum_is_noticed(tmp_path):
    enum = "from enum import IntEnum\nclass Kind(IntEnum):\n    ONE = {}\nFACTOR = 2"
    assert run(tmp_path, constant=enum.format(1), inner="Kind.ONE")[0] == "22"
    assert run(tmp_path, constant=enum.format(5), inner="Kind.ONE")[0] == "30"
