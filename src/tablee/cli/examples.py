"""Examples to start from: `tablee examples`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

import tablee
from tablee.cli.options import AsJson, Language
from tablee.cli.output import say
from tablee.engine.errors import TableeError, why_not

_NOT_TO_COPY = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")


class NotCopied(TableeError):
    """The examples cannot be copied to where they were asked for."""

    code = "not-copied"


def copy_examples(
    folder: Annotated[Path, typer.Argument(help="Where to copy them; it must not exist yet.")] = Path(
        "tablee-examples"
    ),
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Copy the examples into a folder: bots, a notebook, a whole game of your own."""
    try:
        shutil.copytree(_ours(), folder, ignore=_NOT_TO_COPY)
    except OSError as problem:  # shutil's own error is one too
        raise NotCopied(folder=str(folder), problem=why_not(problem)) from None
    names = sorted(path.name for path in folder.iterdir())
    told = {"folder": str(folder), "examples": names}
    say(lang, as_json, told, ("examples-copied", {"folder": str(folder), "names": ", ".join(names)}))


def _ours() -> Path:
    """In an installed package they are inside it; in a checkout beside the source."""
    package = Path(tablee.__file__).parent
    inside = package / "examples"
    return inside if inside.is_dir() else package.parents[1] / "examples"
