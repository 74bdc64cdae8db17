"""Prints what views, events and outcomes say of some positions, by edition: a hash a line.

`python -m tests.games.editions_apart reversed` asks the editions in the opposite order.
"""

from __future__ import annotations

import hashlib
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import msgspec

import tablee
from tablee.engine.edition import Edition
from tablee.engine.game import Game

MOST_EDITIONS = 8
POSITIONS = (5, 25, 60, 5000)


def games_with_editions() -> list[str]:
    """Games with values to type in."""
    return [name for name in tablee.game_names() if tablee.game(name).edition_type is not Edition]


def editions_of(game: Game) -> list[Game]:
    """The game with its own edition, and with others in which a number or two are different."""
    found = list(_others(game))
    return [game, *found[:: max(1, len(found) // MOST_EDITIONS)]]


def _others(game: Game) -> Iterator[Game]:
    def complain(key: str, problem: str, /, **_details: object) -> NoReturn:
        raise tablee.BadEdition(file="-", key=key, problem=problem)

    for changed in _changes(msgspec.to_builtins(game.edition)):
        edition = msgspec.convert(changed, type=game.edition_type)
        try:
            game.check_edition(edition, complain)
        except tablee.BadEdition:
            continue
        other = type(game)(Path("made-up"))
        # The same rules need not be loaded again.
        other.__dict__.update(edition=edition, compiled_rules=game.compiled_rules)
        yield other


def _changes(data: Any) -> Iterator[Any]:
    """The data with one number, or the first number in one text, one greater."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from ({**data, key: changed} for changed in _changes(value))
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            yield from ([*data[:place], changed, *data[place + 1 :]] for changed in _changes(value))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield data + 1
    elif isinstance(data, str) and re.search(r"\d", data):
        yield re.sub(r"\d", lambda found: str((int(found[0]) + 1) % 10), data, count=1)


def tell(name: str, *, is_reversed: bool) -> dict[str, str]:
    """Of each edition, all it says of the same positions."""
    game = tablee.game(name)
    positions = [_position(game, seats, moves) for seats in game.seats[:2] for moves in POSITIONS]
    editions = list(enumerate(editions_of(game)))
    told = {}
    for number, edition in editions[::-1] if is_reversed else editions:
        said = [_said(edition, data) for data in positions]
        told[f"{name} {number}"] = hashlib.sha256(repr(said).encode()).hexdigest()
    return told


def _position(game: Game, seats: int, moves: int) -> dict[str, Any]:
    table = game.deal(seats=seats, seed=moves, **game.calm_options)
    rng = random.Random(moves)
    for _ in range(moves):
        if table.is_over:
            break
        seat = rng.choice(table.to_act)
        table.play_code(seat, rng.choice(table.legal_codes(seat)))
    return table.to_dict()


def _said(game: Game, data: dict[str, Any]) -> list[object]:
    try:
        table = game.from_dict(data, seed=1)
    except tablee.BadPosition as refused:
        return [refused.code]
    said: list[object] = [table.outcome, *(view.to_json() for view in table.views().values())]
    for seat in table.to_act[:1]:
        said.append(table.play_and_tell(seat, table.legal_moves(seat)[-1]))
    return [*said, *(view.to_json() for view in table.views().values())]


if __name__ == "__main__":
    for name in games_with_editions():
        for edition, said in tell(name, is_reversed="reversed" in sys.argv).items():
            print(edition, said)
