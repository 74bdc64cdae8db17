"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.engine.errors import BadOption
from tablee.i18n import LANGUAGES, language_of_locale

Database = Annotated[str | None, typer.Option(help="sqlite:///path or postgresql://… Default: as for serve.")]
ConfigFile = Annotated[Path | None, typer.Option("--config", help="A TOML file with settings.")]
Language = Annotated[
    str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your locale's.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="An edition file to play with.")]


def language(asked: str) -> str:
    """Returns the language that was asked for, or the locale's."""
    if asked and asked not in LANGUAGES:
        raise BadOption(option="lang", value=asked, allowed=", ".join(LANGUAGES))
    return asked or language_of_locale()
