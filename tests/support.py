"""Helpers that read like players: deal, play at random for a while, look from every seat."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import tablee
from tablee.engine.game import Game
from tablee.engine.options import Value

SOAK = bool(os.environ.get("TABLEE_SOAK"))


def examples(few: int, many: int) -> int:
    """How many examples a property test tries: few in `make test`, many in `make soak`."""
    return many if SOAK else few


def option_sets(game: Game) -> Iterator[dict[str, Value]]:
    """The defaults, and every other choice of every option with the rest at its default."""
    yield {}
    for option in game.options:
        others: tuple[Value, ...] = option.choices or (
            (False, True) if isinstance(option.default, bool) else ()
        )
        yield from ({option.name: other} for other in others if other != option.default)


def tables_to_lay() -> list[Any]:
    """(game, seats, options) for every game there is; seats and options all covered, not all combined."""
    laid = []
    for name in tablee.game_names():
        game = tablee.game(name)
        sets = list(option_sets(game))
        for seats in game.seats:
            laid.append((name, seats, sets[0]))
        for number, options in enumerate(sets[1:]):
            laid.append((name, game.seats[number % len(game.seats)], options))
    return laid


def name_of(case: tuple[str, int, dict[str, Value]]) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


def play_random(table: tablee.Table, rng: random.Random, moves: int) -> tablee.Table:
    """Play up to that many uniformly random moves by randomly chosen acting seats."""
    for _ in range(moves):
        if table.is_over:
            break
        seat = rng.choice(table.to_act)
        table.play_code(seat, rng.choice(table.legal_codes(seat)))
    return table


def some_position(name: str, seats: int, options: dict[str, Value], seed: int, moves: int) -> tablee.Table:
    """A table in the middle of a random game."""
    table = tablee.game(name).deal(seats=seats, seed=seed, **options)
    return play_random(table, random.Random(seed), moves)


def viewers(table: tablee.Table) -> list[int | None]:
    return [None, *range(table.seats)]
