"""Commands that measure: `tablee match` and `tablee ladder` players, `tablee bench` the engine."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console

import tablee
from tablee.bots.level_names import LEVELS
from tablee.cli.faults import tell_faults
from tablee.cli.options import AsJson, Language, language

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from tablee.lab.match import MatchReport
    from tablee.lab.series import SeriesTally

Games = Annotated[
    int, typer.Option(help="Number of games, rounded up: every deal is played from every seat.")
]
Seats = Annotated[
    int,
    typer.Option(
        help="Number of players; the second player takes all other seats. "
        "Default: the fewest the game allows.",
        show_default=False,
    ),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games (without --think).")]
Think = Annotated[
    float | None, typer.Option(help="Maximum seconds per move, instead of the level's own limit.")
]
Workers = Annotated[
    int, typer.Option(help="Number of parallel processes. Default: all cores.", show_default=False)
]


def match(
    game_name: Annotated[str, typer.Argument(metavar="GAME")],
    first: Annotated[
        str, typer.Argument(help="A level, random, greedy, search:N, mybot.py:MyBot or exec:COMMAND.")
    ],
    second: Annotated[str, typer.Argument()],
    games: Games = 200,
    seats: Seats = 0,
    seed: Seed = 1,
    think: Think = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as the answer is clear.")] = False,
    workers: Workers = 0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play a seat-balanced match between two players, with 95% confidence intervals.

    Exit code 1 if a program made mistakes: its moves were then made by default, and there is no Elo.
    """
    play = _Matches(game_name, seats, games, seed, think, workers, quiet=as_json)
    report = play(first, second, sequential=sprt)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(_grid([report], language(lang)))
    tell_faults([report.faults], lang, as_json, "match-without-rating")


def ladder(
    game_name: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[
        list[str] | None, typer.Argument(help="Two or more. Default: the five levels.")
    ] = None,
    games: Games = 100,
    seed: Seed = 1,
    think: Think = None,
    workers: Workers = 0,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Only play each against the next one down.")
    ] = False,
    seats: Seats = 0,
    matches: Annotated[
        Path | None, typer.Option(help="Add the matches to this file, from which bots get their ratings.")
    ] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play all players against each other and rate them."""
    play = _Matches(game_name, seats, games, seed, think, workers, quiet=as_json)
    names = _entrants(players or list(LEVELS), play.game)
    pairs = list(itertools.pairwise(names)) if neighbours else list(itertools.combinations(names, 2))
    reports = [play(better, worse) for worse, better in pairs]
    if matches is not None:
        _keep(reports, matches)
    elo = _rated(names, reports)
    if as_json:
        print(msgspec.json.encode({"elo": elo, "matches": reports}).decode())
    else:
        console = Console()
        console.print(_grid(reports, language(lang)))
        best_first = sorted((value, name) for name, value in elo.items())[::-1]
        console.print(" · ".join(f"{name} {value:+.0f}" for value, name in best_first))
    tell_faults([report.faults for report in reports], lang, as_json, "match-without-rating")


def _keep(reports: list[MatchReport], file: Path) -> None:
    """Put matches without faults beside those that the file holds: they anchor the ratings of people."""
    from tablee.extras import needed

    with needed():
        from tablee.ratings.anchors import Matches, Measured

    known = msgspec.json.decode(file.read_bytes(), type=Matches) if file.exists() else Matches()
    new = [
        Measured(report.first, report.second, report.seats, report.games, report.share)
        for report in reports
        if not report.faults
    ]
    both = msgspec.structs.replace(known, turns=(*known.turns, *new))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(both)) + b"\n")


def _entrants(given: list[str], game: tablee.Game) -> list[str]:
    """Returns the players by name, also of a list with commas. Raises UnknownBot, or BadValue for too few."""
    from tablee.bots.players import player

    names = [
        name.strip()
        for text in given
        for name in ([text] if text.startswith("exec:") else text.split(","))
        if name.strip()
    ]
    if len(names) < 2 or len(set(names)) < len(names):
        raise tablee.BadValue(name="players", expected="two or more different players")
    for name in names:
        player(name, game)  # complain before anything is played
    return names


def _rated(names: list[str], reports: list[MatchReport]) -> dict[str, float]:
    """Elo points of those who met somebody without faults: default moves prove nothing about anybody."""
    from tablee.lab.rating import bradley_terry

    wins: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], float] = {}
    for report in reports:
        if not report.faults:
            one, other = report.first, report.second
            wins[one, other], wins[other, one] = (
                report.share * report.games,
                (1 - report.share) * report.games,
            )
            met[one, other] = met[other, one] = report.games
    return bradley_terry([name for name in names if any(name in pair for pair in met)], wins, met)


def bench(
    game_name: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds to spend on each measurement.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine: games and moves per second, copies, cold compile."""
    from tablee.lab import bench as measuring

    names = [tablee.game(name).name for name in game_name or tablee.game_names()]
    figures = measuring.measure(names, seconds, quiet=as_json)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        Console().print(measuring.grid(figures))


class _Matches:
    """How the matches of one command are played, each with a progress bar."""

    def __init__(
        self, game: str, seats: int, games: int, seed: int, think: float | None, workers: int, *, quiet: bool
    ) -> None:
        self.game = tablee.game(game)
        self.settings: dict[str, Any] = {
            **{"games": games, "seats": seats or None, "seed": seed},
            **{"think": think, "workers": workers or None},
        }
        self.quiet = quiet

    def __call__(self, first: str, second: str, *, sequential: bool = False) -> MatchReport:
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), disable=self.quiet, transient=True) as progress:
            bar = progress.add_task(f"{first} – {second}", total=None)

            def told(tally: SeriesTally, deals: int) -> None:
                low, high = tally.interval
                so_far = f"{first} – {second}: {tally.share:.1%} [{low:.1%}, {high:.1%}]"
                progress.update(bar, completed=len(tally.deals), total=deals, description=so_far)

            return tablee.match(
                self.game, first, second, sequential=sequential, on_deal=told, **self.settings
            )


def _grid(reports: list[MatchReport], spoken: str) -> Grid:
    from rich.table import Table as Grid

    from tablee.i18n import Translator
    from tablee.studies.report.numbers import Numbers

    words = Translator(spoken)

    grid, percent = Grid(), Numbers(words).percent
    grid.add_column("")
    for heading in ("games", "share", "interval", "fair", "elo"):
        grid.add_column(words.say(f"match-column-{heading}"), justify="right", no_wrap=True)
    for report in reports:
        low, high = report.interval
        grid.add_row(
            f"{report.first} – {report.second} ({report.game}, {report.seats})",
            str(report.games),
            percent(report.share),
            f"{percent(low)} – {percent(high)}",
            percent(report.fair_share),
            "–" if report.elo is None else f"{report.elo:+.0f}",
        )
    return grid
