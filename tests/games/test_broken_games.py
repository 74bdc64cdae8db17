"""A package from outside that cannot be used is named, and takes no other game along."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BROKEN = {
    "no module": ("nowhere_to_be_found:GAME", "", "ModuleNotFoundError"),
    "fails": ("strange_game:GAME", "raise RuntimeError('the dice are gone')", "the dice are gone"),
    "no game": ("strange_game:GAME", "", "AttributeError"),
    "another thing": ("strange_game:GAME", "GAME = 7", "is a int, no Game"),
    "another name": (
        "strange_game:GAME",
        "from tablee.games.panik import GAME",
        "has another name: panik",
    ),
    "a class": (
        "strange_game:GAME",
        "from tablee.games.panik import Panik as GAME",
        "is the class, not a game made from it",
    ),
    "half a game": (
        "strange_game:GAME",
        "from tablee.engine.game import Game\n\nclass Half(Game):\n    name = 'strange'\n\nGAME = Half()",
        "lacks seats, rules_version",
    ),
    "too many seats": (
        "strange_game:GAME",
        "from tablee.games.panik import Panik\n\n"
        "class Crowd(Panik):\n    name, seats = 'strange', (2, 9)\n\nGAME = Crowd()",
        "beyond 1 to 7",
    ),
}


def tablee_with(folder: Path, entry: str, source: str, *command: str) -> subprocess.CompletedProcess[str]:
    """The command line with one more package installed: a module, and what says where its game is."""
    (folder / "strange_game.py").write_text(source, encoding="utf-8")
    metadata = folder / "strange_game-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-game\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[tablee.games]\nstrange = {entry}\n")
    return subprocess.run(
        [sys.executable, "-m", "tablee", *command],
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("case", BROKEN)
def test_the_others_are_listed_and_it_is_said_what_is_wrong(tmp_path: Path, case: str) -> None:
    entry, source, problem = BROKEN[case]
    listed = tablee_with(tmp_path, entry, source, "games", "--lang", "en")
    assert listed.returncode == 0, listed.stderr
    assert "district-noir" in listed.stdout
    assert "strange" not in listed.stdout
    assert "Traceback" not in listed.stderr
    assert "“strange”" in listed.stderr
    assert problem in listed.stderr


def test_whoever_asks_for_it_is_told_why_not(tmp_path: Path) -> None:
    entry, source, problem = BROKEN["fails"]
    asked = tablee_with(tmp_path, entry, source, "rules", "strange", "--lang", "en")
    assert asked.returncode != 0
    assert problem in asked.stderr
    assert "Traceback" not in asked.stderr


def test_nobody_takes_the_place_of_a_game_of_ours(tmp_path: Path) -> None:
    (tmp_path / "thief.py").write_text("raise RuntimeError('never asked')")
    metadata = tmp_path / "thief-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: thief\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[tablee.games]\npanik = thief:GAME\n")
    shown = subprocess.run(
        [sys.executable, "-c", "import tablee; print(type(tablee.game('panik')).__module__)"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert shown.stdout.startswith("tablee.games.panik")
