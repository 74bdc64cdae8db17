"""Training a game's bots: `tablee train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console

import tablee
from tablee.cli.options import AsJson, Language

if TYPE_CHECKING:
    from rich.progress import Progress

    from tablee.lab.train.run import RoundReport


def train(
    game_name: Annotated[str, typer.Argument(metavar="GAME")],
    folder: Annotated[
        Path | None,
        typer.Option(help="Where the run is kept and resumed. Default: train-GAME-SEATS."),
    ] = None,
    seats: Annotated[
        int, typer.Option(help="Number of players. Default: the fewest the game allows.", show_default=False)
    ] = 0,
    rounds: Annotated[int, typer.Option(help="Train until so many rounds are done.")] = 4,
    plan: Annotated[
        str,
        typer.Option(help="For each round its search iterations per move and its games; the last repeats."),
    ] = "60:20000,30:60000,40:60000,60:60000",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games and weights.")] = 1,
    threads: Annotated[
        int, typer.Option(help="Number of threads. Default: all cores.", show_default=False)
    ] = 0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Train a game's value network by self-play. Interrupt it at any time: the same command resumes it."""
    from tablee.lab.train.run import TrainRun

    game = tablee.game(game_name)
    playing = seats or game.seats[0]
    run = TrainRun.open(
        folder or Path(f"train-{game.name}-{playing}"),
        game,
        seats=playing,
        plan=_read_plan(plan),
        seed=seed,
    )
    console = Console(highlight=False, soft_wrap=True)
    with _progress(quiet=as_json) as progress:
        bar = progress.add_task("", total=None)

        def tell(number: int, played: int, of: int) -> None:
            progress.update(bar, description=f"{number}/{rounds}", completed=played, total=of)

        for report in run.rounds(rounds, threads or None, tell):
            if as_json:
                print(msgspec.json.encode(report).decode(), flush=True)
            else:
                progress.console.print(_line(report), markup=False, highlight=False)
    if not as_json:
        console.print(str(run.folder / "value.npz"), markup=False)


def _read_plan(text: str) -> tuple[tuple[int, int], ...]:
    """Such as `60:20000,30:60000`; nothing where this is no plan, which is refused then."""
    try:
        pairs = [tuple(map(int, one.split(":"))) for one in text.split(",")]
    except ValueError:
        return ()
    return tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2)


def _line(report: RoundReport) -> str:
    """One round: how well it foretells, and how it does against the weights before."""
    text = f"{report.number:3}  {report.samples:,} positions  Brier {report.relative:.3f} × base"
    if report.share is not None and report.interval is not None:
        low, high = report.interval
        text += f"  {report.share:.1%} [{low:.1%}, {high:.1%}] against round {report.number - 1}"
    return f"{text}  {report.cpu_seconds:,.0f} s"


def _progress(*, quiet: bool) -> Progress:
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), disable=quiet, transient=True)
