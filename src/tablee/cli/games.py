"""What there is to play: `tablee games`, `tablee rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

import tablee
from tablee.cli.options import AsJson, Language, language
from tablee.cli.output import print_json
from tablee.i18n import Translator

if TYPE_CHECKING:
    from tablee.engine.game import Game


def games(lang: Language = "", as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        print_json([_summary(tablee.game(name)) for name in tablee.game_names()])
        return
    from rich.table import Table as Grid

    from tablee.engine.registry import broken_games

    common = Translator(language(lang))
    grid = Grid(title=common.say("table-of-games"))
    for heading in ("", "", common.say("seats-label"), common.say("options-label")):
        grid.add_column(heading)
    for name in tablee.game_names():
        game = tablee.game(name)
        words = Translator(language(lang), name)
        options = ", ".join(option.name for option in game.options) or "–"
        grid.add_row(
            name, f"{words.say('title')}\n[dim]{words.say('tagline')}[/dim]", _range(game.seats), options
        )
    Console().print(grid)
    for name, problem in broken_games().items():
        Console(stderr=True).print(
            common.say("refusal-broken-game", name=name, problem=problem), markup=False
        )


def rules(game_name: Annotated[str, typer.Argument(metavar="GAME")], lang: Language = "") -> None:
    """Show the rules of a game, including our rulings."""
    from rich.markdown import Markdown

    from tablee.i18n.rules_pages import rules_page

    Console().print(Markdown(rules_page(tablee.game(game_name).name, language(lang))))


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
