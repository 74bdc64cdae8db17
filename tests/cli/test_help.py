"""Help and version: at once, in both languages, for every command."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from typer.main import get_command

import tablee
from tablee.cli import help_texts
from tablee.cli.main import app
from tablee.i18n import catalogue_of
from tests.cli.running import run

# What only those wait for who play, measure or serve.
HEAVY = {
    *("numpy", "numba", "llvmlite", "litestar", "uvicorn", "sqlalchemy", "alembic", "fluent"),
    *("rich.progress", "asyncio", "tablee.engine.game", "tablee.bots.bot", "tablee.server.run"),
}


def imported_by(*arguments: str) -> set[str]:
    """The modules that `tablee` with these arguments has imported when it ends."""
    program = (
        "import sys; from tablee.cli import main\ntry: main()\nfinally: print(*sys.modules, file=sys.stderr)"
    )
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"LANG": "en_GB.UTF-8"})
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [("--help",), ("match", "--help"), ("--version",)], ids=" ".join)
def test_help_imports_neither_compiler_nor_server(arguments):
    """Counted, not timed: each of these costs more than all of the rest."""
    modules = imported_by(*arguments)
    assert "tablee.cli.lab" in modules
    assert modules & HEAVY == set()


def texts() -> list[tuple[Any, tuple[str, ...]]]:
    return [(item, keys) for item, keys in help_texts.texts_of(get_command(app)) if item.help]


def test_every_command_and_option_has_its_help_in_french_and_nothing_is_left_over():
    french = catalogue_of("cli", "fr")
    used = {next((key for key in keys if key in french), keys) for _, keys in texts()}
    assert [keys for keys in used if isinstance(keys, tuple)] == []
    assert {key for key in french if not key.startswith("typer-")} == used


@pytest.mark.parametrize(
    ("arguments", "environment"), [(["--lang", "fr"], {}), ([], {"LC_ALL": "fr_FR.UTF-8"})]
)
def test_help_is_in_the_language_asked_for_or_the_locales(arguments, environment):
    done = run(*arguments, "play", "--help", **environment)
    assert "Joue dans le terminal." in done.stdout
    assert "Affiche cette aide et quitte." in done.stdout
    assert "[par défaut\N{NO-BREAK SPACE}: club]" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "--lang", "fr"], "fr"),
        (["--lang=en", "play"], "en"),
        (["--lang", "xx"], "fr"),
        (["--lang"], "fr"),
        (["play"], "fr"),
    ],
)
def test_the_language_of_help_is_found_wherever_it_is_asked_for(arguments, expected, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert help_texts.language_asked(arguments) == expected


def test_a_language_before_the_command_is_that_of_the_command(tmp_path):
    done = run("--lang", "fr", "examples", str(tmp_path))
    assert done.returncode == 2
    assert "Impossible de copier les exemples" in done.stderr
    assert "il existe déjà" in done.stderr


def test_a_language_that_there_is_not_is_refused():
    done = run("--lang", "xx", "games")
    assert (done.returncode, "[bad-option]" in done.stderr) == (2, True)


def test_the_version_is_told():
    assert run("--version").stdout == f"tablee {tablee.__version__}\n"
