"""Commands that measure: `tablee match` and `tablee ladder` players, `tablee bench` the engine."""

from __future__ import annotations

import itertools
import os
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import tablee
from tablee.bots.levels import LEVELS
from tablee.bots.players import player
from tablee.cli.options import AsJson
from tablee.engine.errors import BadOption, BadSeats
from tablee.lab.rating import bradley_terry
from tablee.lab.series import SeriesTask, Tally, play_series
from tablee.lab.stopping import SequentialTest

Games = Annotated[int, typer.Option(help="How many games at the most.")]
Seats = Annotated[int, typer.Option(help="How many play; the second player fills all other seats.")]
Seed = Annotated[int, typer.Option(help="The same seed, the same series (with no --think).")]
Think = Annotated[
    float | None, typer.Option(help="Seconds a move at the most, instead of a level's own measure.")
]
Workers = Annotated[int, typer.Option(help="Processes at once. Default: all cores.")]


class MatchReport(msgspec.Struct, frozen=True):
    """One series in figures."""

    game: str
    first: str
    second: str
    seats: int
    games: int
    share: float  # of the wins, for the first player
    interval: tuple[float, float]  # 95 %
    fair_share: float
    elo: float | None  # two seats only
    stopped_early: bool


def match(
    game_name: Annotated[str, typer.Argument(metavar="GAME")],
    first: Annotated[str, typer.Argument(help="A level, random, greedy, search:N or exec:COMMAND.")],
    second: Annotated[str, typer.Argument()],
    games: Games = 200,
    seats: Seats = 0,
    seed: Seed = 1,
    think: Think = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as the answer is clear.")] = False,
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Play a seat-balanced series between two players, with 95 % intervals."""
    series = _Series(game_name, seats, games, seed, think, workers, quiet=as_json)
    report = series.play(first, second, SequentialTest() if sprt else None)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(_grid([report]))


def ladder(
    game_name: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[list[str] | None, typer.Argument(help="Default: the five levels.")] = None,
    games: Games = 100,
    seed: Seed = 1,
    think: Think = None,
    workers: Workers = 0,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Only each against the one below.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play every player against every other and rate them."""
    names = list(players or LEVELS)
    series = _Series(game_name, 0, games, seed, think, workers, quiet=as_json)
    pairs = list(itertools.pairwise(names)) if neighbours else list(itertools.combinations(names, 2))
    reports = [series.play(better, worse, None) for worse, better in pairs]
    wins: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], float] = {}
    for report in reports:
        one, other = report.first, report.second
        wins[one, other], wins[other, one] = report.share * report.games, (1 - report.share) * report.games
        met[one, other] = met[other, one] = report.games
    elo = bradley_terry(names, wins, met)
    if as_json:
        print(msgspec.json.encode({"elo": elo, "matches": reports}).decode())
        return
    console = Console()
    console.print(_grid(reports))
    console.print(
        " · ".join(f"{name} {elo[name]:+.0f}" for name in sorted(names, key=lambda name: -elo[name]))
    )


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
        Console().print(measuring.grid(figures))


class _Series:
    """How the series of one command are played."""

    def __init__(
        self, game: str, seats: int, games: int, seed: int, think: float | None, workers: int, *, quiet: bool
    ) -> None:
        self.game = tablee.game(game)
        self.seats = seats or self.game.seats[0]
        if self.seats not in self.game.seats:
            raise BadSeats(game=game, seats=seats, allowed=", ".join(map(str, self.game.seats)))
        if games < self.seats:
            raise BadOption(option="games", value=games, allowed=f"{self.seats}–")
        self.games = games
        self.seed = seed
        self.think = think
        self.workers = workers or os.cpu_count() or 1
        self.quiet = quiet

    def play(self, first: str, second: str, test: SequentialTest | None) -> MatchReport:
        """One series, with a progress bar."""
        for spec in (first, second):
            player(spec, self.game)  # complain here, not in a worker
        options: tuple[tuple[str, Any], ...] = tuple(self.game.calm_options.items())
        tasks = [
            SeriesTask(
                self.game.name, first, second, self.seats, deal, self.seed * 1_000_000, self.think, options
            )
            for deal in range(-(-self.games // self.seats))
        ]
        tally = Tally(self.seats)
        with Progress(console=Console(stderr=True), disable=self.quiet, transient=True) as progress:
            bar = progress.add_task(f"{first} – {second}", total=len(tasks))
            enough = test.is_enough if test else None
            for tally in play_series(tasks, workers=self.workers, enough=enough):
                low, high = tally.interval
                told = f"{first} – {second}: {tally.share:.1%} [{low:.1%}, {high:.1%}]"
                progress.update(bar, completed=len(tally.deals), description=told)
        return MatchReport(
            game=self.game.name,
            first=first,
            second=second,
            seats=self.seats,
            games=tally.games,
            share=round(tally.share, 4),
            interval=(round(tally.interval[0], 4), round(tally.interval[1], 4)),
            fair_share=round(1 / self.seats, 4),
            elo=round(tally.elo, 1) if self.seats == 2 else None,
            stopped_early=len(tally.deals) < len(tasks),
        )


def _grid(reports: list[MatchReport]) -> Grid:
    grid = Grid()
    for heading in ("", "games", "share of wins", "95 %", "fair", "Elo"):
        grid.add_column(heading, justify="left" if not heading else "right")
    for report in reports:
        low, high = report.interval
        grid.add_row(
            f"{report.first} – {report.second} ({report.game}, {report.seats})",
            str(report.games),
            f"{report.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{report.fair_share:.0%}",
            "–" if report.elo is None else f"{report.elo:+.0f}",
        )
    return grid
