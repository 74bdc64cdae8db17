"""The designer's bench: `tablee study`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

import tablee
from tablee.cli.faults import tell_faults
from tablee.cli.options import AsJson, EditionFile, Language, language, options_read
from tablee.engine.errors import MISSING_FOLDER, TableeError, why_not
from tablee.i18n import LANGUAGES, Translator

if TYPE_CHECKING:
    from rich.progress import Progress

    from tablee.studies import Study


def study(
    game_name: Annotated[str, typer.Argument(metavar="GAME")],
    edition: EditionFile = None,
    against: Annotated[
        Path | None, typer.Option(help="Another edition file; all figures of the two are compared.")
    ] = None,
    players: Annotated[
        str,
        typer.Option(
            help="Players, separated by commas. Each plays against itself; questions go to the strongest."
        ),
    ] = "random,club",
    games: Annotated[
        int,
        typer.Option(
            help="Games of each player. Default: 100000 of random, 2000 of others.", show_default=False
        ),
    ] = 0,
    seats: Annotated[
        int, typer.Option(help="Number of players. Default: the fewest the game allows.", show_default=False)
    ] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="A game option, as name=value. Can be repeated.")
    ] = None,
    without: Annotated[
        list[str] | None,
        typer.Option(help="What if one player never makes such moves? Such as 'back *'. Can be repeated."),
    ] = None,
    question_games: Annotated[
        int, typer.Option(help="Games for each such question, and for the game's own; 0 asks none.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    executor: Annotated[
        str, typer.Option(help="Who plays: processes, here (one process), or dask://HOST:PORT.")
    ] = "processes",
    workers: Annotated[
        int, typer.Option(help="Number of processes. Default: all cores.", show_default=False)
    ] = 0,
    output: Annotated[
        Path | None, typer.Option(help="Where to write the report, without an ending. Default: study-GAME.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an earlier report.")] = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Study a game: seats, length, choices, leads, endings, what cards are worth. Writes a report to read."""
    from tablee.studies import study as run_study
    from tablee.studies.report.context import Context

    spoken = language(lang)
    words = Translator(spoken, part="study")
    _check_numbers(games=games, question_games=question_games, seed=seed, workers=workers)
    settings: dict[str, Any] = {
        **{"edition": edition, "against": against, "games": games or None, "seats": seats or None},
        **{"players": [name.strip() for name in players.split(",") if name.strip()], "seed": seed},
        **{"without": without or (), "question_games": question_games, "executor": executor},
        **{"workers": workers or None, **options_read(tablee.game(game_name), option or [])},
    }
    base = output or Path(f"study-{tablee.game(game_name).name}")
    _check_place(base, force)
    with _progress(quiet=as_json) as progress:
        bar = progress.add_task(words.say("study-playing"), total=None)
        found = run_study(
            game_name,
            on_progress=lambda done, total: progress.update(bar, completed=done, total=total),
            **settings,
        )
    written = _write(found, base)
    if as_json:
        print(found.to_json())
    else:
        Console(highlight=False, soft_wrap=True).print(
            words.say("study-written", page=str(written[spoken]), data=str(written["json"])), markup=False
        )
        context = Context(found, Translator(spoken, found.game, part="study"))
        for answer in found.questionable:
            Console(stderr=True, highlight=False, soft_wrap=True).print(context.warning(answer), markup=False)
    tell_faults([found.faults], lang, as_json, "study-with-faults")
    if any(answer.says_nothing for answer in found.answers):
        raise typer.Exit(1)  # something was asked that these games cannot answer


def _progress(*, quiet: bool) -> Progress:
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), disable=quiet, transient=True)


def _check_numbers(**given: int) -> None:
    """Say what is wrong by the name of the option that was typed."""
    from tablee.studies.setting import MOST_GAMES, MOST_SEED
    from tablee.studies.study import MOST_WORKERS

    for name, number in given.items():
        least = 0 if name in ("seed", "question_games") else 1  # where 0 stands for the default
        most = {"seed": MOST_SEED, "workers": MOST_WORKERS}.get(name, MOST_GAMES)
        if not 0 <= number <= most:
            option = f"--{name.replace('_', '-')}"
            raise TableeError("number-out-of-range", option=option, least=least, most=most)


def _files(base: Path) -> dict[str, Path]:
    """The page in each language, and the figures."""
    files = {name: base.with_name(f"{base.name}.{name}.html") for name in LANGUAGES}
    return {**files, "json": base.with_name(f"{base.name}.json")}


def _check_place(base: Path, force: bool) -> None:
    """Say before a minute of work, not after it, that the report cannot be written."""
    if not base.parent.is_dir():
        raise TableeError("report-not-written", file=str(base), problem=MISSING_FOLDER)
    for file in _files(base).values():
        if file.exists() and not force:
            raise TableeError("file-exists", file=str(file))


def _write(found: Study, base: Path) -> dict[str, Path]:
    files = _files(base)
    pages = {name: found.html(name, other_page=files[_other(name)].name) for name in LANGUAGES}
    for name, text in {**pages, "json": found.to_json()}.items():
        try:
            files[name].write_text(text, encoding="utf-8")
        except OSError as problem:
            raise TableeError("report-not-written", file=str(files[name]), problem=why_not(problem)) from None
    return files


def _other(spoken: str) -> str:
    return next(name for name in LANGUAGES if name != spoken)
