"""Helpers that read like players: deal, play at random for a while, look from every seat."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import tablee
from tablee.engine.messages import View
from tablee.engine.options import Value
from tablee.engine.registry import package_of
from tablee.engine.table import Observation, Table
from tablee.testing import positions
from tablee.testing.positions import TableToLay, option_sets, play_random, viewers

__all__ = [
    "SOAK",
    "calm_tables",
    "examples",
    "games_in_house",
    "name_of",
    "option_sets",
    "play_random",
    "shown_as",
    "some_position",
    "tables_by_form",
    "tables_to_lay",
    "taking_turns",
    "unfinished_position",
    "viewers",
]

V = TypeVar("V", bound=View)
T = TypeVar("T")
SOAK = bool(os.environ.get("TABLEE_SOAK"))


def examples(few: int, many: int) -> int:
    """How many examples a property test tries: few in `make test`, many in `make soak`."""
    return many if SOAK else few


def taking_turns(cases: Sequence[T], turn: int, *, among: int = 2) -> Sequence[T]:
    """Every second one, from the `turn`th on; all of them in `make soak`.

    For long tests that differ in one respect only (language, hands, …): each gets some of the games, and each
    game some of the tests.
    """
    return cases if SOAK else cases[turn % among :: among]


def tables_to_lay() -> list[Any]:
    """(game, seats, options) for every game there is; seats and options all covered, not all combined.

    The ends of numbers' ranges are left to `make soak`.
    """
    return [
        (name, laid.seats, laid.options)
        for name in tablee.game_names()
        for laid in positions.tables_to_lay(tablee.game(name))
        if SOAK or not any(type(value) is int for value in laid.options.values())
    ]


def tables_by_form() -> list[Any]:
    """(game, seats, options) for every game, every number of seats, and against the clock as well as calm.

    `make soak` adds all other options.
    """
    found = []
    for name in tablee.game_names():
        game = tablee.game(name)
        live = {} if game.realtime is None else game.realtime.live
        forms = {tuple(form.items()): dict(form) for form in (game.calm_options, live)}
        found += [(name, seats, options) for options in forms.values() for seats in game.seats]
    return found + [case for case in tables_to_lay() if SOAK and case not in found]


def calm_tables(*, more: int = 0) -> list[tuple[str, int, dict[str, Value]]]:
    """(game, seats, options) for every game there is, without a clock: the fewest seats, or so many more."""
    games = [tablee.game(name) for name in tablee.game_names()]
    return [(game.name, min(game.seats[0] + more, game.seats[-1]), dict(game.calm_options)) for game in games]


def games_in_house() -> list[str]:
    """Games whose package is part of ours; others may be installed beside them."""
    return [name for name in tablee.game_names() if package_of(name).startswith("tablee.games.")]


def name_of(case: tuple[str, int, dict[str, Value]]) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


def some_position(name: str, seats: int, options: Mapping[str, Any], seed: int, moves: int) -> tablee.Table:
    """A table in the middle of a random game."""
    return positions.some_position(tablee.game(name), TableToLay(seats, dict(options)), seed, moves)


def unfinished_position(
    name: str, seats: int, options: Mapping[str, Any], seed: int, moves: int
) -> tablee.Table:
    """The same, but not over yet, however short the game."""
    return positions.unfinished_position(tablee.game(name), TableToLay(seats, dict(options)), seed, moves)


def shown_as(kind: type[V], what: Table | Observation, viewer: int | None) -> V:
    """The view of a table's viewer, or of an observation, as that of its own game."""
    view = what.view(viewer) if isinstance(what, Table) else what.view()
    assert isinstance(view, kind)
    return view
