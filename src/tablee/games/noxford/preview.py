"""What a move would change: the districts that would change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.engine.dice import dice_from_seed
from tablee.engine.state import StateArray, unpack
from tablee.games.noxford.city.control import Standing

if TYPE_CHECKING:
    from tablee.engine.game import Game


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A district that would change hands; None is nobody. A district placed comes from nobody."""

    x: int
    y: int
    symbols: str
    before: int | None
    after: int | None


def after_move(game: Game, cell: StateArray, seat: int, move: int) -> StateArray:
    """The position after a legal move, from a hidden position. Only the city in it may be relied on.

    The cards that refill a hand or the open row are imagined; they have no part in the city.
    """
    copy = game.hidden(cell, seat)
    dice = dice_from_seed(0)
    game.compiled_rules.imagine(copy, seat, dice)
    game.compiled_rules.step(copy, seat, move, dice)
    return copy


def preview(game: Game, cell: StateArray, seat: int, move: int) -> tuple[Change, ...]:
    """The districts that would change hands if the seat made this legal move."""
    before = {
        (district.x, district.y, district.symbols): district.owner
        for district in Standing(unpack(cell)).districts
    }
    changes = []
    for district in Standing(unpack(after_move(game, cell, seat, move))).districts:
        place = (district.x, district.y, district.symbols)
        was = before.get(place)
        if was != district.owner:
            changes.append(Change(x=place[0], y=place[1], symbols=place[2], before=was, after=district.owner))
    return tuple(changes)
