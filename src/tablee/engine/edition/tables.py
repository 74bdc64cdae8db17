"""Edition files (TOML) and editions as data: card values, copies and tiles, without touching code."""

from __future__ import annotations

import hashlib
import importlib.resources
import itertools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec

from tablee.engine.edition.check import WHOLE, mistakes
from tablee.engine.edition.form import form_of
from tablee.engine.edition.problems import EditionProblem
from tablee.engine.errors import BadEdition, why_not

if TYPE_CHECKING:
    from tablee.engine.game import Game

MAX_EDITION_BYTES = 16_000  # as JSON: ten times the largest of ours
_MAX_PROBLEMS = 20
MAX_NAME_CHARS = 60


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every edition has."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_CHARS)]

    @property
    def digest(self) -> str:
        """A short hash of the tables; goes into records, so that a changed table is noticed."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:12]


class _Complaint(Exception):
    def __init__(self, problem: EditionProblem) -> None:
        self.problem = problem


def problems_in(game: Game, data: Any) -> list[EditionProblem]:
    """Everything that is wrong with an edition as data: its form, else what its game complains about."""
    if not isinstance(data, Mapping):
        return [EditionProblem(WHOLE, "not-a-table")]
    found = list(itertools.islice(mistakes(form_of(game.edition_type), data), _MAX_PROBLEMS))
    if found:
        return found
    try:
        size = len(msgspec.json.encode(data))
        if size > MAX_EDITION_BYTES:
            return [EditionProblem(WHOLE, "too-many-bytes", {"most": MAX_EDITION_BYTES // 1000})]
        game.check_edition(msgspec.convert(data, type=game.edition_type), _complain)
    except (msgspec.ValidationError, OverflowError) as problem:
        return [EditionProblem(WHOLE, str(problem))]
    except _Complaint as complaint:
        return [complaint.problem]
    return []


def edition_from_data(game: Game, data: Any, file: str = "") -> Any:
    """An edition's tables, checked. Raises BadEdition with the first problem; `file` is where it is from."""
    for found in problems_in(game, data):
        raise BadEdition(
            game=game.name, file=file or "-", key=found.key, problem=found.problem, **found.details
        )
    return msgspec.convert(data, type=game.edition_type)


def edition_data(edition: Edition) -> dict[str, Any]:
    """An edition as plain data, as it was typed in."""
    data = msgspec.json.decode(msgspec.json.encode(edition))
    assert isinstance(data, dict)
    return data


def load_edition(game: Game) -> Any:
    """Read and validate a game's edition file. Raises BadEdition with file, key and problem."""
    if game._edition_file is not None:
        return edition_from_data(game, read_file(game._edition_file), str(game._edition_file))
    text = printed_text(game)
    if text is None:
        return Edition(name="printed")  # nothing to type in
    return edition_from_data(game, _parse(text, "edition.toml"), "edition.toml")


def printed_text(game: Game) -> str | None:
    """The edition file that comes with a game; None where it has nothing to type in."""
    printed = importlib.resources.files(type(game).__module__).joinpath("edition.toml")
    if game.edition_type is Edition and not printed.is_file():
        return None
    return printed.read_text(encoding="utf-8")


def read_file(file: Path) -> dict[str, Any]:
    """The data of an edition file, not checked yet. Raises BadEdition."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise BadEdition(file=str(file), key=WHOLE, problem=why_not(problem)) from None
    return _parse(text, str(file))


def read_text(text: str) -> dict[str, Any]:
    """The same of a file's text."""
    return _parse(text, WHOLE)


def _parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadEdition(file=file, key=WHOLE, problem=str(problem)) from None


def _complain(key: str, problem: str, /, **details: str | int) -> NoReturn:
    raise _Complaint(EditionProblem(key, problem, details))
