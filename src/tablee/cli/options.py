"""Options that several commands share."""

from __future__ import annotations

from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.engine.errors import BadOption
from tablee.i18n import LANGUAGES, language_of_locale

if TYPE_CHECKING:
    from tablee.engine.game import Game

Database = Annotated[str | None, typer.Option(help="sqlite:///path or postgresql://… Default: as for serve.")]
ConfigFile = Annotated[Path | None, typer.Option("--config", help="A TOML settings file.")]
Language = Annotated[
    str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your system language.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="An edition file to play with.")]

# The language that `--lang` asks for before the name of a command; empty if it does not.
asked_first: ContextVar[str] = ContextVar("asked_first", default="")


def language(asked: str) -> str:
    """Returns the language that was asked for, before the command or after it; else the locale's."""
    if asked and asked not in LANGUAGES:
        raise BadOption(option="lang", value=asked, allowed=", ".join(LANGUAGES))
    return asked or asked_first.get() or language_of_locale()


def options_read(game: Game, given: list[str]) -> dict[str, Any]:
    """Options of a game as they are typed, `name=value` each. Raises BadOption."""
    known = {option.name: option for option in game.options}
    chosen = {}
    for pair in given:
        name, _, value = pair.partition("=")
        if name not in known:
            raise BadOption("unknown-option", option=name, allowed=", ".join(known) or "–")
        chosen[name] = known[name].read(value)
    return chosen
