"""Recorded games: `tablee replay`, `tablee verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import tablee
from tablee.cli.options import AsJson, EditionFile, Language, language
from tablee.cli.output import print_json
from tablee.engine.errors import BadRecord
from tablee.engine.game import Game
from tablee.i18n import Translator
from tablee.terminal import replaying, verifying


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
    spoken = language(lang)
    found = _read_record(file)
    played_on = game_to_play(found.game, edition)
    if as_json:
        table = tablee.replay(found, played_on=played_on)
        result = {"record": found, "position": table.to_dict(), "outcome": table.outcome}
        print_json(result)
    else:
        words = Translator(spoken, found.game, found.players)
        replaying.tell(found, words, Console(), viewer=None if seat < 0 else seat, played_on=played_on)


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
    spoken = language(lang)
    found = _read_record(file)
    verdict = tablee.verify(
        found,
        secret=secret,
        commitment=commitment.lower(),
        nonce=nonce.lower(),
        origin=None if origin is None else _read_record(origin),
        played_on=game_to_play(found.game, edition),
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


def _read_record(file: Path) -> tablee.Record:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord("no-such-file", file=str(file), problem=str(problem)) from None
    return tablee.read_record(text)


def write_file(file: Path, text: str) -> None:
    """Keep a record. Raises `not-written`."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadRecord("not-written", file=str(file), problem=str(problem)) from None
