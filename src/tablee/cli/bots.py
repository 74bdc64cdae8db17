"""The command for authors of bots in any language: `tablee bot-protocol`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console

import tablee
from tablee.cli.options import AsJson, Language, language
from tablee.engine.errors import BadOption
from tablee.i18n import Translator

if TYPE_CHECKING:
    from tablee.bots.external.errors import Fault
    from tablee.engine.game import Game
    from tablee.lab.trial import TrialReport


def bot_protocol(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="The game to play with --run.")] = "",
    run: Annotated[str, typer.Option(metavar="COMMAND", help="The bot to try out, and report on.")] = "",
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON schema of all messages.")] = False,
    seats: Annotated[
        int, typer.Option(help="Number of players. Default: the fewest the game allows.", show_default=False)
    ] = 0,
    games: Annotated[int, typer.Option(help="Number of games.")] = 4,
    against: Annotated[str, typer.Option(help="The opponents.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    think: Annotated[float | None, typer.Option(help="Seconds per decision. Default: 5.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show how to write a bot in any language, or try one with --run. Exit code 1 if it made mistakes."""
    from tablee.bots.external import protocol

    if schema:
        print(msgspec.json.format(msgspec.json.encode(protocol.schema())).decode())
    elif run:
        spoken = language(lang)
        _check(games, think)
        game = tablee.game(game_name)
        words = Translator(spoken, game.name)
        report = _try(run, game, seats, games, against, seed, think, None if as_json else words)
        if as_json:
            print(msgspec.json.encode(report).decode())
        else:
            _tell(report, words)
        if report.faults:
            raise typer.Exit(1)
    elif sys.stdout.isatty():
        from rich.markdown import Markdown

        Console().print(Markdown(protocol.page()))
    else:
        print(protocol.page(), end="")


def _check(games: int, think: float | None) -> None:
    if games < 1:
        raise BadOption(option="games", value=games, allowed="1–")
    if think is not None and not 0 < think < 86_400:
        raise BadOption(option="think", value=think, allowed="> 0")


def _try(
    command: str,
    game: Game,
    seats: int,
    games: int,
    against: str,
    seed: int,
    think: float | None,
    words: Translator | None,
) -> TrialReport:
    """Play the trial; with words, faults and log lines are told as they come, on standard error."""
    from rich.progress import Progress

    from tablee.bots.external.bot import ExternalBot
    from tablee.bots.external.errors import excerpt
    from tablee.bots.players import player
    from tablee.lab.trial import play_trial, report_of

    console = Console(stderr=True, highlight=False, soft_wrap=True)

    def told(text: str) -> None:
        console.print(text, markup=False)

    def tell_fault(fault: Fault) -> None:
        # Once given up, every decision is a fault; saying so once a game is enough.
        if words is not None and [other.code for other in bot.faults].count("given-up") < 2:
            told(sentence(fault, words))

    seats = seats or game.seats[0]
    opponent = player(against, game)
    bot = ExternalBot(
        "exec",
        game,
        command,
        on_fault=None if words is None else tell_fault,
        on_log=None if words is None else lambda text: told(f"· {excerpt(text)}"),
    )
    played = []
    with bot, Progress(console=console, disable=words is None, transient=True) as progress:
        bar = progress.add_task(excerpt(command, 40), total=games)
        for game_played in play_trial(bot, opponent, seats=seats, games=games, seed=seed, think=think):
            played.append(game_played)
            progress.advance(bar)
    return report_of(bot, against, seats, played)


def sentence(fault: Fault, words: Translator) -> str:
    """A fault for people: what happened, and what was played instead."""
    told = words.say(f"fault-{fault.code}", player=words.player(fault.seat), detail=fault.detail)
    if fault.played is not None:
        told += " " + words.say("fault-played", move=fault.played)
    return f"{told} [{fault.code}]"


def _tell(report: TrialReport, words: Translator) -> None:
    console = Console(highlight=False, soft_wrap=True)
    slowest = max(game.slowest for game in report.games)
    decisions = sum(game.decisions for game in report.games)
    console.print(
        words.say(
            "trial-result",
            name=report.name or report.command,
            games=len(report.games),
            against=report.against,
            share=f"{report.share:.0%}" if words.language == "en" else f"{report.share * 100:.0f} %",
            decisions=decisions,
            slowest=f"{slowest:.2f}",
        ),
        markup=False,
    )
    if not report.faults:
        console.print(words.say("trial-clean"), markup=False)
    for code, times in report.faults.items():
        console.print(f"{times} × {code}", markup=False)
