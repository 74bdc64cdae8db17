"""Recorded games: `tablee replay`, `tablee verify`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import tablee
from tablee.cli.options import AsJson, EditionFile, Language, language
from tablee.cli.output import print_json
from tablee.engine.errors import BadRecord, why_not
from tablee.i18n import Translator

if TYPE_CHECKING:
    from tablee.engine.game import Game


def replay(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    seat: Annotated[
        int, typer.Option(help="Seat to view it from (the first is 0). Default: as a spectator.")
    ] = -1,
    svg: Annotated[
        Path | None, typer.Option(help="Save a picture of the final position in this file instead.")
    ] = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="Hide nothing in the picture.")] = False,
    edition: EditionFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Replay a game record move by move, and show the final position."""
    spoken = language(lang)
    found = read_record(file)
    played_on = game_to_play(found.game, edition) if edition else None
    if svg is not None:
        table = tablee.replay(found, played_on=played_on)
        viewer = None if seat < 0 else seat
        write_file(svg, table.svg(viewer, reveal=reveal, language=spoken, players=_names(found, spoken)))
    elif as_json:
        table = tablee.replay(found, played_on=played_on)
        result = {"record": found, "position": table.to_dict(), "outcome": table.outcome}
        print_json(result)
    else:
        from tablee.terminal import replaying

        words = Translator(spoken, found.game, found.players)
        replaying.tell(found, words, Console(), viewer=None if seat < 0 else seat, played_on=played_on)


def verify(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    secret: Annotated[
        str | None, typer.Option(help="The secret, if the game record contains only its hash.")
    ] = None,
    commitment: Annotated[str, typer.Option(help="The fingerprint your table showed before the game.")] = "",
    nonce: Annotated[str, typer.Option(help="The random number your browser added.")] = "",
    origin: Annotated[
        Path | None, typer.Option(help="The record of the game that this one continues.")
    ] = None,
    edition: EditionFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check a game record: the deal, every roll, every move and the result."""
    from tablee.terminal import verifying

    spoken = language(lang)
    found = read_record(file)
    verdict = tablee.verify(
        found,
        secret=secret,
        commitment=commitment.lower(),
        nonce=nonce.lower(),
        origin=None if origin is None else read_record(origin),
        played_on=game_to_play(found.game, edition) if edition else None,
    )
    if as_json:
        print_json(verdict)
        return
    words = Translator(spoken, found.game, found.players)
    for sentence in verifying.sentences(found, verdict, words, is_shown=bool(commitment), is_own=bool(nonce)):
        Console().print(sentence, markup=False, highlight=False)


def game_to_play(name: str, edition: Path | None) -> Game:
    """The game of this name, with this edition if there is one."""
    game = tablee.game(name)
    return game.with_edition(edition) if edition else game


def _names(record: tablee.Record, spoken: str) -> list[str]:
    """Returns a name a seat; a record may have fewer."""
    words = Translator(spoken, record.game, record.players)
    return [words.player(seat) for seat in range(record.seats)]


def read_record(file: Path) -> tablee.Record:
    """The record in a file. Raises BadRecord."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord("no-such-file", file=str(file), problem=why_not(problem)) from None
    return tablee.read_record(text)


def write_file(file: Path, text: str) -> None:
    """Keep a record. Raises `not-written`."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadRecord("not-written", file=str(file), problem=why_not(problem)) from None
