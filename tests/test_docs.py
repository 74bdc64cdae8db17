"""The documentation names what is there: paths, public names, links."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
# In backquotes, with a slash and an ending that code has, or a folder's slash at the end.
_PATH = re.compile(r"`([\w.<>*-]+(?:/[\w.<>*{},-]+)*/?)`")
_ENDINGS = (".py", ".md", ".ts", ".svelte", ".ftl", ".toml", ".css", ".json", ".svg", ".txt", ".yml", "/")
# Where a page speaks of a place, it may leave out what is clear from its subject.
_SHORT_FOR = (
    *(".", "docs", "examples/*", "src", "src/tablee", "src/tablee/games/*", "tests"),
    *("web", "web/src", "web/src/games", "web/src/games/*", "web/src/games/shared"),
)
_MADE_LATER = ("build/", "src/tablee/web/")  # by the build


def paths_in(page: Path) -> list[str]:
    found = _PATH.findall(page.read_text(encoding="utf-8"))
    return [one for one in found if "/" in one and one.endswith(_ENDINGS) and not one.startswith(_MADE_LATER)]


def exists(path: str) -> bool:
    """Whether there is something of this name; `<game>` and `*` stand for any."""
    pattern = re.sub(r"<[\w-]+>", "*", path.rstrip("/"))
    return any(any(ROOT.glob(f"{place}/{pattern}")) for place in _SHORT_FOR)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    assert [one for one in paths_in(page) if not exists(one)] == []


def test_a_path_that_is_gone_would_be_noticed() -> None:
    assert exists("src/tablee/games/<game>/rules.py")
    assert exists("tables/decide/")
    assert not exists("src/tablee/games/<game>/material.py")


def test_the_reference_has_every_public_name() -> None:
    reference = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    named = re.findall(r"^::: tablee\.(\w+)$", reference, re.MULTILINE)
    assert sorted(named) == sorted(tablee.__all__)


def test_the_page_on_python_names_every_error() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8").partition("## Errors")[2]
    errors = {name for name in tablee.__all__ if is_error(getattr(tablee, name))}
    assert errors == set(re.findall(r"`(?:tablee\.)?(\w+)`", page)) & set(tablee.__all__)


def is_error(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, tablee.TableeError)


def test_every_error_is_public() -> None:
    """Somebody who catches an error by its class finds the class."""
    loaded = ("engine.errors", "bots.own", "bots.levels", "bots.asking", "extras")
    for module in loaded:
        for name, found in vars(importlib.import_module(f"tablee.{module}")).items():
            if is_error(found):
                assert getattr(tablee, name) is found


def test_the_site_is_built_without_a_broken_link(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "api" / "index.html").is_file()
