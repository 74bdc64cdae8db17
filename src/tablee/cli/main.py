"""The `tablee` command."""

from __future__ import annotations

import functools
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

import tablee
from tablee.bots.bot import Bot
from tablee.bots.levels import LEVELS
from tablee.bots.players import player
from tablee.bots.precompile import PrecompiledBot
from tablee.cli import admin, bots, database, lab, serve
from tablee.engine.errors import BadOption, BadRecord, BadSeats, TableeError
from tablee.engine.game import Game
from tablee.i18n import LANGUAGES, Words, language_of_locale, rules_page
from tablee.terminal import replaying, verifying
from tablee.terminal.play import TextTable

app = typer.Typer(add_completion=False)
console = Console()

Language = Annotated[
    str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your locale's.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="An edition file to play with.")]


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
            words = Words(asked if asked in LANGUAGES else language_of_locale())
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


@app.command()
@told
def games(lang: Language = "", as_json: AsJson = False) -> None:
    """List the games, with seats and options."""
    if as_json:
        print(msgspec.json.encode([_summary(tablee.game(name)) for name in tablee.game_names()]).decode())
        return
    common = Words(_language(lang))
    grid = Grid(title=common.say("table-of-games"))
    for heading in ("", "", common.say("seats-label"), common.say("options-label")):
        grid.add_column(heading)
    for name in tablee.game_names():
        game = tablee.game(name)
        words = Words(_language(lang), name)
        options = ", ".join(option.name for option in game.options) or "–"
        grid.add_row(
            name, f"{words.say('title')}\n[dim]{words.say('tagline')}[/dim]", _range(game.seats), options
        )
    console.print(grid)


@app.command()
@told
def play(
    game_name: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game; asked if left out.")] = "",
    seats: Annotated[int, typer.Option(help="How many play. Default: the fewest the game allows.")] = 0,
    people: Annotated[
        int, typer.Option(help="How many people share this keyboard; bots take the other seats.")
    ] = -1,
    level: Annotated[str, typer.Option(help=f"The bots: {', '.join(LEVELS)}, or random.")] = "club",
    names: Annotated[str, typer.Option(help="The players' names, with commas.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game: name=value. Repeatable.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal a game that can be repeated.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record to this file at the end.")] = None,
    edition: EditionFile = None,
    lang: Language = "",
) -> None:
    """Play in the terminal. Without a terminal, a demonstration game plays itself."""
    language = _language(lang)
    if people < 0:
        people = 1 if sys.stdin.isatty() else 0
        if people == 0:
            console.print(Words(language).say("demonstration"))
    name = game_name or (_ask_for_game(language) if people else "district-noir")
    game = _game(name, edition)
    # A keyboard is no place to race: calm, unless asked otherwise.
    chosen = {**game.calm_options, **_options(game, option or [])}
    table = game.deal(seats=seats or None, seed=seed, **chosen)
    if not 0 <= people <= table.seats:
        raise BadSeats(game=name, seats=people, allowed=f"0–{table.seats}")
    words = Words(language, name, _players(language, names, table.seats, people))
    text_table = TextTable(
        table,
        words,
        people=frozenset(range(people)),
        console=console,
        ask=lambda prompt: console.input(prompt, markup=False),
        rng=random.Random(seed),
        bot=_opponent(level, table, words),
    )
    text_table.run()
    if record is not None:
        _write(record, text_table.record())
        console.print(words.say("saved", file=str(record)), markup=False)


@app.command()
@told
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    seat: Annotated[
        int, typer.Option(help="Through whose eyes (counted from 0); default: a spectator's.")
    ] = -1,
    edition: EditionFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game again, move by move, and show how it ended."""
    language = _language(lang)
    found = _read_record(file)
    played_on = _game(found.game, edition)
    if as_json:
        table = tablee.replay(found, played_on=played_on)
        result = {"record": found, "position": table.to_dict(), "outcome": table.outcome}
        print(msgspec.json.encode(result).decode())
    else:
        words = Words(language, found.game, found.players)
        replaying.tell(found, words, console, viewer=None if seat < 0 else seat, played_on=played_on)


@app.command()
@told
def verify(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    secret: Annotated[str | None, typer.Option(help="The secret, if the record holds only its hash.")] = None,
    commitment: Annotated[
        str, typer.Option(help="The fingerprint that your table showed before the game.")
    ] = "",
    nonce: Annotated[str, typer.Option(help="The random number that your page added.")] = "",
    origin: Annotated[
        Path | None, typer.Option(help="The record of the game that this one was played on from.")
    ] = None,
    edition: EditionFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Deal a recorded game again from its secret and its seats' numbers; check every move and the result."""
    language = _language(lang)
    found = _read_record(file)
    verdict = tablee.verify(
        found,
        secret=secret,
        commitment=commitment.lower(),
        nonce=nonce.lower(),
        origin=None if origin is None else _read_record(origin),
        played_on=_game(found.game, edition),
    )
    if as_json:
        print(msgspec.json.encode(verdict).decode())
        return
    words = Words(language, found.game, found.players)
    for sentence in verifying.sentences(found, verdict, words, is_shown=bool(commitment), is_own=bool(nonce)):
        console.print(sentence, markup=False, highlight=False)


@app.command()
@told
def rules(game_name: Annotated[str, typer.Argument(metavar="GAME")], lang: Language = "") -> None:
    """Show the rules of a game, with our rulings."""
    console.print(Markdown(rules_page(tablee.game(game_name).name, _language(lang))))


@app.command()
@told
def bench(
    game_name: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine: games and moves a second, copies, cold compile."""
    from tablee.lab import bench as measuring  # noqa: PLC0415 - only this command needs it

    names = [tablee.game(name).name for name in game_name or tablee.game_names()]
    figures = measuring.measure(names, seconds, quiet=as_json)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        console.print(measuring.grid(figures))


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


def _opponent(level: str, table: tablee.Table, words: Words) -> Bot:
    """The bot, its search made ready while people look at the board; or before, if a clock will run then."""
    found = player(level, table.game)
    if level not in LEVELS:
        return found
    warmed = PrecompiledBot(found, lambda: console.print(words.say("bot-warming"), style="dim", markup=False))
    if all(table.options[name] == value for name, value in table.game.calm_options.items()):
        return warmed
    warmed.wait()
    return found


def _language(asked: str) -> str:
    if asked and asked not in LANGUAGES:
        raise BadOption(option="lang", value=asked, allowed=", ".join(LANGUAGES))
    return asked or language_of_locale()


def _game(name: str, edition: Path | None) -> Game:
    game = tablee.game(name)
    return game.with_edition(edition) if edition else game


def _options(game: Game, given: list[str]) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    chosen = {}
    for pair in given:
        name, _, value = pair.partition("=")
        if name not in known:
            raise BadOption("unknown-option", option=name, allowed=", ".join(known) or "–")
        chosen[name] = known[name].read(value)
    return chosen


def _players(language: str, names: str, seats: int, people: int) -> list[str]:
    words = Words(language)
    given = [name.strip() for name in names.split(",") if name.strip()]
    here = [words.say("person", number=seat + 1) for seat in range(people)]
    rest = [words.say("opponent", number=number + 1) for number in range(seats - people)]
    return [*given, *[*here, *rest][len(given) :]][:seats]


def _ask_for_game(language: str) -> str:
    names = tablee.game_names()
    for number, name in enumerate(names, 1):
        words = Words(language, name)
        console.print(f"[bold]{number}[/bold] {words.say('title')} [dim]{words.say('tagline')}[/dim]")
    while True:
        try:
            typed = console.input(Words(language).say("which-game") + " ").strip()
        except (KeyboardInterrupt, EOFError):
            raise typer.Exit from None
        if typed in names:
            return typed
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]


def _read_record(file: Path) -> tablee.Record:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord("no-such-file", file=str(file), problem=str(problem)) from None
    return tablee.read_record(text)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadRecord("not-written", file=str(file), problem=str(problem)) from None


def _summary(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "seats": game.seats,
        "rules_version": game.rules_version,
        "edition": game.edition.name,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices,
                "least": option.least,
                "most": option.most,
            }
            for option in game.options
        ],
    }


def _range(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
