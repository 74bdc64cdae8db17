"""The review of a finished game: `tablee review`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import tablee
from tablee.cli.options import AsJson, Language, language
from tablee.cli.records import read_record, write_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee.records import Record
    from tablee.reviews.model import Progress, Review
    from tablee.reviews.words import ReviewWords


def review(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    html: Annotated[Path | None, typer.Option(help="Write a page to read into this file.")] = None,
    depth: Annotated[
        str,
        typer.Option(help="Depth: a bot level (novice is quickest), or a number of iterations per decision."),
    ] = "master",
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Review a finished game: where it turned, what was luck, and how precisely everyone played."""
    from tablee.reviews.page import page
    from tablee.reviews.words import ReviewWords

    spoken = language(lang)
    record = read_record(file)
    game = tablee.game(record.game)
    words = ReviewWords(game, spoken, record.players)
    found = _reviewed(record, depth, seed, words.words.say("review-making"), quiet=as_json)
    if html is not None:
        write_file(html, page(found, game, spoken, record.players))
    if as_json:
        print(found.to_json())
        return
    console = Console(highlight=False, soft_wrap=True)
    for sentence in _sentences(found, words):
        console.print(sentence, markup=False)
    if html is not None:
        console.print(words.words.say("review-written", page=str(html)), markup=False)


def _reviewed(record: Record, depth: str, seed: int, what: str, *, quiet: bool) -> Review:
    from rich.progress import Progress as ProgressBar

    with ProgressBar(console=Console(stderr=True), disable=quiet, transient=True) as bars:
        bar = bars.add_task(what, total=None)

        def tell(progress: Progress, _so_far: Callable[[], Review]) -> None:
            bars.update(bar, completed=progress.done, total=progress.of)

        chosen = int(depth) if depth.isdecimal() else depth
        return tablee.review(record, depth=chosen, seed=seed, on_progress=tell)


def _sentences(found: Review, words: ReviewWords) -> list[str]:
    say = words.words.say
    told = [words.sum_of(one) for one in found.by_seat]
    told += filter(None, map(words.precision_of, found.by_seat))
    points = zip(found.turning_points, words.turning_points(found), strict=True)
    told += [f"{say('review-moment', number=point.number)} · {text}" for point, text in points]
    return told
