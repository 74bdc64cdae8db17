"""Help in the user's language. English stands in the code, where Typer reads it; others in a catalogue.

`cli.fr.ftl` has a message for each command (`help-play`, `help-admin-lock`) and each of its options
(`help-play--seats`); what means the same in several commands shares one (`help--lang`, `help--person`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import typer

from tablee.i18n import LANGUAGES, catalogue_of, language_of_locale
from tablee.i18n.catalogue import slug

_IN_CODE = "en"
# What Typer says itself, by the name it has in `typer.rich_utils`.
_TYPERS_OWN = (
    *("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE", "ERRORS_PANEL_TITLE"),
    *("DEFAULT_STRING", "REQUIRED_LONG_STRING", "ABORTED_TEXT", "RICH_HELP"),
)


def language_asked(arguments: Sequence[str]) -> str:
    """Returns the language for help: that of `--lang`, wherever it stands, or the locale's."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            wanted = value or "".join(arguments[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else language_of_locale()
    return language_of_locale()


def translate(command: Any, language: str) -> None:
    """Put a command of Typer's and all its subcommands into this language."""
    if language == _IN_CODE:
        return
    from typer import rich_utils

    texts = catalogue_of("cli", language)
    for name in _TYPERS_OWN:
        setattr(rich_utils, name, texts[f"typer-{name.replace('_', '-').lower()}"])
    for item, keys in texts_of(command):
        found = next((texts[key] for key in keys if key in texts), None)
        if found is not None:
            item.help = found


def texts_of(command: Any, path: str = "help") -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Yields whatever has a text in the help, and the keys it may have in a catalogue, the closest first."""
    yield command, (path,)
    for param in command.get_params(typer.Context(command)):  # with `--help`
        name = slug(param.name)
        yield param, (f"{path}--{name}", f"help--{slug(param.metavar or name).lower()}")
    for name, below in getattr(command, "commands", {}).items():
        yield from texts_of(below, f"{path}-{name}")
