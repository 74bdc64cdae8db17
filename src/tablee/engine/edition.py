"""Edition files (TOML, validated): card values, copies and tiles, so that nobody needs to touch code."""

from __future__ import annotations

import hashlib
import importlib.resources
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from tablee.engine.errors import BadEdition

if TYPE_CHECKING:
    from tablee.engine.game import Game

Complain = Callable[[str, str], NoReturn]  # (key, what is wrong with it)


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every edition file has."""

    name: str

    @property
    def digest(self) -> str:
        """A short hash of the tables; goes into records, so that a changed table is noticed."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:12]


def load_edition(game: Game) -> Any:
    """Read and validate a game's edition file. Raises BadEdition with file, key and problem."""
    if game._edition_file is None:
        file = "edition.toml"
        printed = importlib.resources.files(type(game).__module__).joinpath(file)
        if game.edition_type is Edition and not printed.is_file():
            return Edition(name="printed")  # nothing to type in
        text = printed.read_text(encoding="utf-8")
    else:
        file = str(game._edition_file)
        text = _read(game._edition_file)

    def complain(key: str, problem: str) -> NoReturn:
        raise BadEdition(file=file, key=key, problem=problem)

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadEdition(file=file, key="-", problem=str(problem)) from None
    try:
        edition = msgspec.convert(data, type=game.edition_type)
    except msgspec.ValidationError as problem:
        said, _, path = str(problem).partition(" - at `")
        raise BadEdition(file=file, key=path.strip("`").removeprefix("$.") or "-", problem=said) from None
    game.check_edition(edition, complain)
    return edition


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise BadEdition(file=str(file), key="-", problem=str(problem)) from None
