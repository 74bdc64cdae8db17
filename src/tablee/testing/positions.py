"""Positions to check a game on: random play at every number of seats and with every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.table import Table


class TableToLay(NamedTuple):
    """A number of seats and options to play with."""

    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def option_sets(game: Game) -> Iterator[dict[str, Value]]:
    """The defaults, and every choice of every option (of numbers the least and the most)."""
    yield {}
    for option in game.options:
        others: tuple[Value, ...] = option.choices or (
            (False, True) if isinstance(option.default, bool) else (option.least, option.most)
        )
        yield from ({option.name: other} for other in others if other != option.default)


def tables_to_lay(game: Game) -> list[TableToLay]:
    """Tables that cover all numbers of seats and all options, but not all combinations."""
    first, *others = option_sets(game)
    laid = [TableToLay(seats, first) for seats in game.seats]
    laid.extend(
        TableToLay(game.seats[number % len(game.seats)], options) for number, options in enumerate(others)
    )
    return laid


def play_random(table: Table, rng: random.Random, moves: int) -> Table:
    """Play up to that many uniformly random moves by randomly chosen acting seats."""
    for _ in range(moves):
        if table.is_over:
            break
        seat = rng.choice(table.to_act)
        table.play_code(seat, rng.choice(table.legal_codes(seat)))
    return table


def some_position(game: Game, laid: TableToLay, seed: int, moves: int) -> Table:
    """A table in the middle of a random game."""
    table = game.deal(seats=laid.seats, seed=seed, **laid.options)
    return play_random(table, random.Random(seed), moves)


def unfinished_position(game: Game, laid: TableToLay, seed: int, moves: int) -> Table:
    """The same, but not over: after fewer moves if the game is as short as that."""
    while (table := some_position(game, laid, seed, moves)).is_over:
        moves //= 2
    return table


def viewers(table: Table) -> list[int | None]:
    """Everybody who looks at a table: spectators (None) and every seat."""
    return [None, *range(table.seats)]
