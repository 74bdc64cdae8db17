"""The `tablee` command: where every subcommand is registered, and how errors are told.

No module of a command imports the engine, a game or the server before its command runs (a test counts them):
help and version come at once.
"""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.main import get_command

import tablee
from tablee.cli import (
    admin,
    bots,
    database,
    edition,
    examples,
    games,
    help_texts,
    lab,
    play,
    records,
    review,
    serve,
    study,
    train,
)
from tablee.cli.options import Language, asked_first, language
from tablee.engine.errors import TableeError
from tablee.extras import needed
from tablee.i18n import LANGUAGES, Translator

app = typer.Typer(add_completion=False)


def main() -> None:
    """Run the command. Bad input ends with one clear line and exit code 2."""
    command = get_command(app)
    help_texts.translate(command, help_texts.language_asked(sys.argv[1:]))
    command()


def told(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose errors are told in the language it was asked for, and to machines as JSON."""

    @functools.wraps(command)
    def telling(*arguments: Any, **named: Any) -> None:
        try:
            with needed():
                command(*arguments, **named)
        except TableeError as problem:
            asked = named.get("lang") or ""
            words = Translator(language(asked if asked in LANGUAGES else ""))
            message = words.refusal(problem)
            text = f"{message} [{problem.code}]"
            if named.get("as_json"):
                text = json.dumps({"code": problem.code, "message": message}, ensure_ascii=False)
            Console(stderr=True).print(text, markup=False, highlight=False, soft_wrap=True)
            raise typer.Exit(2) from None

    return telling


def _say_version(asked: bool) -> None:
    if asked:
        print(f"tablee {tablee.__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Show the version and exit.", callback=_say_version, is_eager=True)
]


@app.callback(invoke_without_command=True)
@told
def without_command(
    context: typer.Context, lan: serve.LocalNetwork = None, lang: Language = "", version: Version = False
) -> None:
    """Four modern board games. Without a command: start Tablée for your network and open the browser."""
    asked_first.set(language(lang))
    if context.invoked_subcommand is None:
        serve.run_here(lan, lang)


app.command()(told(games.games))
app.command()(told(play.play))
app.command()(told(records.replay))
app.command()(told(records.verify))
app.command()(told(review.review))
app.command()(told(games.rules))
app.command()(told(lab.bench))
app.command()(told(lab.match))
app.command()(told(lab.ladder))
app.command()(told(study.study))
app.command()(told(train.train))
app.command()(told(bots.bot_protocol))
app.command("examples")(told(examples.copy_examples))
app.command()(told(serve.serve))
app.command()(told(database.migrate))
app.command()(told(database.backup))
app.command()(told(database.restore))
app.command()(told(database.tidy))
app.add_typer(edition.make(told), name="edition")
app.add_typer(admin.make(told), name="admin")
app.command()(told(serve.protocol_schema))
