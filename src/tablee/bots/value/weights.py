"""Learned weights: the file a game brings them in, and whether they fit the game that is played.

`bot/value.npz` holds an array for each number of seats, `bot/value.json` the data card: what they were
trained with and how well they do. Weights tell nothing of another edition or other rules than those they
were trained on: then the search plays games out instead.
"""

from __future__ import annotations

import functools
import importlib.resources
import io
import zipfile
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
import numpy as np

from tablee.bots.value.features import Features
from tablee.bots.value.network import NO_WEIGHTS, Weights
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.registry import game_names, package_of


class BadWeights(TableeError):
    """The file of weights, or its data card, is not one."""

    code = "bad-weights"


class SeatsCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the weights for one number of seats were trained, and what they reach."""

    rounds: tuple[tuple[int, int], ...]  # of self-play: search iterations a move, and games
    hours: float  # of processor time
    seed: int
    brier: float  # of held-out games, relative to always saying the mean


class DataCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the weights of a game were made of."""

    rules: str  # version of the rules and digest of the edition
    features: int  # version
    commit: str = ""
    seats: dict[int, SeatsCard]


def fits(card: DataCard, game: Game, features: Features) -> bool:
    """Whether these weights tell something of this game."""
    return card.features == features.version and card.rules == rules_of(game)


def rules_of(game: Game) -> str:
    """The rules that something was fitted to: their version and the edition."""
    return f"{game.rules_version} {game.edition.digest[:12]}"


def weights_for(game: Game, seats: int, features: Features) -> Weights:
    """The weights of a game's value network; none where it brings none that fit."""
    known = _known(game.name)
    if known is None or not game.is_printed or not fits(known[0], game, features):
        return NO_WEIGHTS
    return known[1].get(seats, NO_WEIGHTS)


@functools.cache
def _known(name: str) -> tuple[DataCard, dict[int, Weights]] | None:
    if name not in game_names():
        return None
    card, weights = _file(name, "value.json"), _file(name, "value.npz")
    if not card.is_file() or not weights.is_file():
        return None
    return read_card(card.read_bytes()), read_weights(weights.read_bytes())


def _file(name: str, file: str) -> Traversable:
    return importlib.resources.files(package_of(name)).joinpath("bot", file)


def read_card(content: bytes) -> DataCard:
    """A data card. Raises BadWeights."""
    try:
        return msgspec.json.decode(content, type=DataCard)
    except msgspec.MsgspecError as problem:
        raise BadWeights(problem=str(problem)) from problem


def read_weights(content: bytes) -> dict[int, Weights]:
    """The weights by number of seats. Raises BadWeights."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            return {int(seats): arrays[seats].astype(np.float32) for seats in arrays.files}
    except (ValueError, OSError, KeyError, EOFError, zipfile.BadZipFile) as problem:
        raise BadWeights(problem=str(problem)) from problem


def write_weights(weights: dict[int, Weights]) -> bytes:
    """The weights as a file, at half precision: nobody can tell the difference."""
    content = io.BytesIO()
    halves: dict[str, Any] = {str(seats): one.astype(np.float16) for seats, one in weights.items()}
    np.savez_compressed(content, **halves)
    return content.getvalue()
