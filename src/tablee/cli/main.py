"""The `tablee` command: where every subcommand is registered, and how errors are told."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

import typer
from rich.console import Console

from tablee.cli import admin, bots, database, games, lab, play, records, serve
from tablee.engine.errors import TableeError
from tablee.i18n import LANGUAGES, Translator, language_of_locale

app = typer.Typer(add_completion=False)


def main() -> None:
    """Run the command. Bad input ends with one clear line and exit code 2."""
    app()


def told(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose errors are told in the language it was asked for, and to machines as JSON."""

    @functools.wraps(command)
    def telling(*arguments: Any, **named: Any) -> None:
        try:
            command(*arguments, **named)
        except TableeError as problem:
            asked = named.get("lang") or ""
            words = Translator(asked if asked in LANGUAGES else language_of_locale())
            message = words.refusal(problem)
            text = f"{message} [{problem.code}]"
            if named.get("as_json"):
                text = json.dumps({"code": problem.code, "message": message}, ensure_ascii=False)
            Console(stderr=True).print(text, markup=False, highlight=False, soft_wrap=True)
            raise typer.Exit(2) from None

    return telling


@app.callback(invoke_without_command=True)
@told
def without_command(context: typer.Context) -> None:
    """Four modern board games on one table. Without a command: serve here, and open the browser."""
    if context.invoked_subcommand is None:
        serve.run_here()


app.command()(told(games.games))
app.command()(told(play.play))
app.command()(told(records.replay))
app.command()(told(records.verify))
app.command()(told(games.rules))
app.command()(told(lab.bench))
app.command()(told(lab.match))
app.command()(told(lab.ladder))
app.command()(told(bots.bot_protocol))
app.command()(told(serve.serve))
app.command()(told(database.migrate))
app.command()(told(database.backup))
app.command()(told(database.restore))
app.command()(told(database.tidy))
app.add_typer(admin.make(told), name="admin")
app.command()(told(serve.protocol_schema))
