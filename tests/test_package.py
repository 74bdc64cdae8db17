"""What `pip install tablee` brings: the code and everything it reads."""

from __future__ import annotations

import email
import importlib.metadata
import importlib.util
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tablee
from tablee import adapters, extras
from tablee.cli.examples import copy_examples

ROOT = Path(__file__).parent.parent


def test_the_wheel_holds_every_file_of_the_package(tmp_path):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    opened = zipfile.ZipFile(wheel)
    packed = set(opened.namelist())
    source = ROOT / "src"
    files = {str(file.relative_to(source)) for file in files_in(source / "tablee")}
    examples = {f"tablee/{file.relative_to(ROOT)}" for file in files_in(ROOT / "examples")}
    assert files | examples <= packed
    assert "tablee/py.typed" in packed
    (told,) = (opened.read(name).decode() for name in packed if name.endswith(".dist-info/METADATA"))
    metadata = email.message_from_string(told)
    assert metadata["Author"] == "The Tablée authors"
    assert {"server", "research", "all"} <= set(metadata.get_all("Provides-Extra", []))
    assert "tablee.game(" in told


def files_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def test_the_description_of_the_package_needs_nothing_from_beside_it():
    """A package index shows neither our pictures nor our pages."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    building = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(building)
    text = building.without_neighbours((ROOT / "README.md").read_text(encoding="utf-8"))
    assert "<img" not in text
    assert "](" not in text
    assert "More: the Python engine and its reference" in text
    assert building.without_neighbours("[a](https://b) [c](d.md#e)") == "[a](https://b) c"


# As after `pip install tablee` alone: the modules of extras are not there.
ENGINE_ALONE = """
import sys
from tablee import adapters, extras
for module in extras._EXTRA_OF:
    sys.modules[module] = None
"""
PLAY = """
import tablee
table = tablee.game("district-noir").deal(seed=7)
table.play(1, "take")
print(tablee.replay(tablee.read_record(tablee.write_record(table))) == table)
"""
SERVE = "from tablee.cli import main; sys.argv = ['tablee', '--lang', 'en', 'serve']; main()"


def run_alone(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ENGINE_ALONE + program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_engine_needs_no_extra():
    assert run_alone(PLAY).stdout == "True\n"


def test_a_command_says_which_extra_it_needs():
    done = run_alone(SERVE)
    assert done.returncode == 2
    assert done.stderr.endswith("pip install '.[server]' [missing-extra]\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "openspiel"])
def test_an_adapter_says_which_extra_it_needs(name, monkeypatch):
    monkeypatch.delitem(sys.modules, f"tablee.adapters.{name}", raising=False)
    for module in ("gymnasium", "pettingzoo", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(extras.MissingExtra, match=re.escape("pip install '.[research]'")) as missing:
        importlib.import_module(f"tablee.adapters.{name}")
    assert missing.value.code == "missing-extra"
    assert isinstance(missing.value, ImportError)


def test_the_adapters_are_there_after_import_tablee_alone():
    code = (
        "import tablee; print([bool(getattr(tablee.adapters, name)) for name in dir(tablee.adapters)[-3:]])"
    )
    assert "gymnasium" not in (ROOT / "src/tablee/__init__.py").read_text(encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[True, True, True]\n"


def test_a_misspelt_adapter_is_no_attribute():
    with pytest.raises(AttributeError, match="gymnasiun"):
        _ = getattr(adapters, "gymnasiun")  # noqa: B009


def test_every_package_of_an_extra_is_known_by_the_modules_it_brings():
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = importlib.metadata.packages_distributions()
    for extra, modules in extras._MODULES.items():
        names = {canonicalize_name(Requirement(one).name) for one in asked["optional-dependencies"][extra]}
        assert names == {canonicalize_name(brought[module][0]) for module in modules if module in brought}


def test_examples_are_copied(tmp_path):
    folder = tmp_path / "examples"
    copy_examples(folder)
    assert (folder / "kuhn-poker" / "pyproject.toml").is_file()
    with pytest.raises(tablee.TableeError) as refused:
        copy_examples(folder)
    assert refused.value.code == "not-copied"


def test_the_version_is_told_once():
    assert f'version = "{tablee.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_pinned_versions_are_those_that_the_one_list_asks_for():
    """`make lock` makes them of pyproject.toml; nothing else names a dependency."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = asked["dependency-groups"]
    extra = asked["project"]["optional-dependencies"]
    wanted = [*asked["project"]["dependencies"], *extra["server"], *extra["research"]]
    wanted += [*groups["dev"], *groups["docs"], *groups["setup"]]
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
