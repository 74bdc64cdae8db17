"""A game in the terminal: `tablee play`."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import tablee
from tablee.bots.level_names import LEVELS
from tablee.cli.options import EditionFile, Language, language, options_read
from tablee.cli.records import game_to_play, write_file
from tablee.engine.errors import BadSeats
from tablee.i18n import Translator

if TYPE_CHECKING:
    from tablee.bots.bot import Bot

console = Console()


def play(
    game_name: Annotated[
        str, typer.Argument(metavar="GAME", help="The game. You are asked if you leave it out.")
    ] = "",
    seats: Annotated[
        int, typer.Option(help="Number of players. Default: the fewest the game allows.", show_default=False)
    ] = 0,
    people: Annotated[
        int, typer.Option(help="Number of people at this keyboard; bots take the other seats.")
    ] = -1,
    level: Annotated[str, typer.Option(help=f"Bot level: {', '.join(LEVELS)}, or random.")] = "club",
    names: Annotated[str, typer.Option(help="Player names, separated by commas.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="A game option, as name=value. Can be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed: the same seed gives the same deal.")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the game record to this file at the end.")] = None,
    edition: EditionFile = None,
    lang: Language = "",
) -> None:
    """Play in the terminal. Without a terminal, the bots play a demo game."""
    from tablee.terminal.play import TextTable

    spoken = language(lang)
    if people < 0:
        people = 1 if sys.stdin.isatty() else 0
        if people == 0:
            console.print(Translator(spoken).say("demonstration"))
    name = game_name or (_ask_for_game(spoken) if people else tablee.game_names()[0])
    game = game_to_play(name, edition)
    # A keyboard is no place to race: calm, unless asked otherwise.
    chosen = {**game.calm_options, **options_read(game, option or [])}
    table = game.deal(seats=seats or None, seed=seed, **chosen)
    if not 0 <= people <= table.seats:
        raise BadSeats(game=name, seats=people, allowed=f"0–{table.seats}")
    words = Translator(spoken, name, _players(spoken, names, table.seats, people))
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
        write_file(record, text_table.record())
        console.print(words.say("saved", file=str(record)), markup=False)


def _opponent(level: str, table: tablee.Table, words: Translator) -> Bot:
    """The bot, its search made ready while people look at the board; or before, if a clock will run then."""
    from tablee.bots.players import player
    from tablee.bots.precompile import PrecompiledBot

    found = player(level, table.game)
    if level not in LEVELS:
        return found
    warmed = PrecompiledBot(found, lambda: console.print(words.say("bot-warming"), style="dim", markup=False))
    if not table.game.is_live(table.options):
        return warmed
    warmed.wait()
    return found


def _players(spoken: str, names: str, seats: int, people: int) -> list[str]:
    words = Translator(spoken)
    given = [name.strip() for name in names.split(",") if name.strip()]
    here = [words.say("person", number=seat + 1) for seat in range(people)]
    rest = [words.say("opponent", number=number + 1) for number in range(seats - people)]
    return [*given, *[*here, *rest][len(given) :]][:seats]


def _ask_for_game(spoken: str) -> str:
    names = tablee.game_names()
    for number, name in enumerate(names, 1):
        words = Translator(spoken, name)
        console.print(f"[bold]{number}[/bold] {words.say('title')} [dim]{words.say('tagline')}[/dim]")
    while True:
        try:
            typed = console.input(Translator(spoken).say("which-game") + " ").strip()
        except (KeyboardInterrupt, EOFError):
            raise typer.Exit from None
        if typed in names:
            return typed
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
