"""Editions of one's own: `tablee edition new`, `check` and `diff`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

import tablee
from tablee.cli.options import AsJson, Language, language
from tablee.cli.output import print_json
from tablee.cli.records import write_file
from tablee.engine.edition import (
    MAX_NAME_CHARS,
    Difference,
    Edition,
    EditionProblem,
    differences,
    edition_data,
    form_of,
    printed_text,
    problems_in,
    read_file,
)
from tablee.engine.errors import BadEdition, TableeError
from tablee.i18n import Translator
from tablee.i18n.edition_words import key_text, problem_text

if TYPE_CHECKING:
    from tablee.engine.game import Game

Command = Callable[..., None]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
EditionPath = Annotated[Path, typer.Argument(metavar="FILE", help="An edition file (TOML).")]
_NAME = re.compile(r'^name = ".*"$', re.MULTILINE)
_WHOLE = "-"
_INDEX = re.compile(r"\[(\d+)\]")


def make(told: Callable[[Command], Command]) -> typer.Typer:
    """The commands, each with its errors told in the language it was asked for."""
    app = typer.Typer(help="Values of your own box, or of a variant.", no_args_is_help=True)
    commands: dict[str, Command] = {"new": new, "check": check, "diff": diff}
    for name, command in commands.items():
        app.command(name)(told(command))
    return app


def new(
    name: GameName,
    file: Annotated[Path | None, typer.Argument(help="Where to write it. Default: my-GAME.toml.")] = None,
    called: Annotated[str, typer.Option("--name", help="What to call it.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Write an edition file to change: the values that come with the game, with comments."""
    game = _game(name)
    file = file or Path(f"my-{game.name}.toml")
    if file.exists() and not force:
        raise TableeError("file-exists", file=str(file))
    text = printed_text(game) or ""
    title = (called or file.stem)[:MAX_NAME_CHARS].replace("\\", "").replace('"', "")
    write_file(file, _NAME.sub(f'name = "{title}"', text, count=1))
    if as_json:
        print_json({"file": str(file), "name": title})
        return
    _say(Translator(language(lang)).say("edition-new", file=str(file), game=game.name))


def check(name: GameName, file: EditionPath, lang: Language = "", as_json: AsJson = False) -> None:
    """Say everything that is wrong with an edition file. Exit code 1 if anything is."""
    game = _game(name)
    problems = _problems(game, file)
    words = Translator(language(lang), game.name)
    remarks = [] if problems else _remarks(game.with_edition(file))
    if as_json:
        told, noted = (
            [{**_plain(one), "message": problem_text(words, one)} for one in found]
            for found in (problems, remarks)
        )
        digest = None if problems else game.with_edition(file).edition.digest
        is_fine = not problems
        print_json(
            {"file": str(file), "is_fine": is_fine, "digest": digest, "problems": told, "remarks": noted}
        )
    else:
        if not problems:
            mine = game.with_edition(file).edition
            _say(words.say("edition-fine", file=str(file), name=mine.name, digest=mine.digest))
        for one in (*problems, *remarks):
            where = "" if one.key == _WHOLE else f"{_counted(one.key)}: "
            _say(f"{file}: {where}{problem_text(words, one)}")
    if problems:
        raise typer.Exit(1)


def diff(
    name: GameName,
    file: EditionPath,
    against: Annotated[
        Path | None, typer.Argument(metavar="[OTHER]", help="Compare with this. Default: the game's own.")
    ] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show which values of an edition differ from the game's own, or from another edition's."""
    from rich.table import Table as Grid

    game = _game(name)
    after = game.with_edition(file).edition
    before = (game.with_edition(against) if against else game).edition
    found = list(differences(edition_data(before), edition_data(after)))
    if as_json:
        print_json({"before": before.name, "after": after.name, "differences": found})
        return
    words = Translator(language(lang), game.name)
    if not found:
        _say(words.say("edition-same", before=before.name))
        return
    grid = Grid(title=Text(words.say("edition-different", before=before.name, after=after.name)))
    for column in ("key", "before", "after"):
        grid.add_column(words.say(f"edition-column-{column}"))
    for one in found:
        grid.add_row(Text(key_text(words, form_of(game.edition_type), one.key)), *_values(one))
    Console(highlight=False).print(grid)


def _game(name: str) -> Game:
    """A game with values to type in. Raises UnknownGame, or `no-edition-tables`."""
    game = tablee.game(name)
    if game.edition_type is Edition:
        raise TableeError("no-edition-tables", game=game.name)
    return game


def _problems(game: Game, file: Path) -> list[EditionProblem]:
    try:
        return problems_in(game, read_file(file))
    except BadEdition as problem:  # no TOML: there is nothing to look into
        return [EditionProblem(_WHOLE, str(problem.details["problem"]))]


def _remarks(game: Game) -> list[EditionProblem]:
    """What is allowed, but worth knowing: values that do nothing, and that a server will not play it."""
    found = list(game.edition_remarks(game.edition))
    return found if game.is_precompiled else [*found, EditionProblem(_WHOLE, "needs-compiling")]


def _counted(key: str) -> str:
    """A key with places counted from 1, as people do and `diff` does."""
    return _INDEX.sub(lambda found: f" · {int(found[1]) + 1}", key)


def _plain(problem: EditionProblem) -> dict[str, object]:
    return {"key": problem.key, "problem": problem.problem, "details": problem.details}


def _values(one: Difference) -> list[Text]:
    return [Text("–" if value is None else str(value)) for value in (one.before, one.after)]


def _say(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)
