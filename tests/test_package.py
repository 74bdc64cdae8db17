"""What `pip install tablee` brings: the code and everything it reads."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tablee

ROOT = Path(__file__).parent.parent


def test_the_wheel_holds_every_file_of_the_package(tmp_path):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = {
        str(file.relative_to(source))
        for file in (source / "tablee").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert files <= packed
    assert "tablee/py.typed" in packed


def test_the_version_is_told_once():
    assert f'version = "{tablee.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_pinned_versions_are_those_that_the_one_list_asks_for():
    """`make lock` makes them of pyproject.toml; nothing else names a dependency."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = asked["dependency-groups"]
    wanted = [*asked["project"]["dependencies"], *groups["dev"], *groups["docs"], *groups["setup"]]
    pinned: dict[str, list[str]] = {}
    for file in (ROOT / "requirements").iterdir():
        assert file.suffix == ".txt"
        for line in file.read_text(encoding="utf-8").splitlines():
            if "==" in line and not line.startswith(" "):
                name, version = line.split("==", 1)
                pinned.setdefault(canonicalize_name(name), []).append(version.split()[0])
    for one in wanted:
        if isinstance(one, str):
            requirement = Requirement(one)
            versions = pinned[canonicalize_name(requirement.name)]
            assert any(map(requirement.specifier.contains, versions)), one


def test_no_file_names_a_place_of_download():
    """Lock files hold versions and hashes; where packages come from is the machine's business."""
    for file in (ROOT / "requirements").iterdir():
        assert "://" not in file.read_text(encoding="utf-8")


def test_old_names_still_work_and_say_so():
    with pytest.warns(DeprecationWarning, match="Observation"):
        assert tablee.Seen is tablee.Observation  # type: ignore[attr-defined]
    game = tablee.game("district-noir")
    with pytest.warns(DeprecationWarning, match="compiled_rules"):
        assert game.doors is game.compiled_rules
