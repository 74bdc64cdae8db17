"""What follows from a position in sight, for its view: everything in one call into the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.jelly_monster.hidden import unseen_pods
from tablee.games.jelly_monster.round.actions import can_block, has_barrier
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.round.clock import does_time_matter, next_alarm
from tablee.games.jelly_monster.scoring.districts import open_icon
from tablee.games.jelly_monster.scoring.rewards import owes
from tablee.games.jelly_monster.state import ICON_NUMBERS, MOST_SEATS, POD_KINDS, Phase, State, UnpackedState


class Stock(NamedTuple):
    """What was found. Lists are by seat, but for `unseen`, by kind of pod."""

    districts: int  # how many are in play
    alarm: int | None  # when time itself brings something about
    barriers: list[int]  # 1: still to be put up
    can_block: list[int]
    unseen: list[int]
    icon: list[int]  # the one that somebody is asked about
    owed: list[list[int]]  # by giver, then receiver


# Where `take_stock` writes what.
_DISTRICTS = 0
_ALARM = 1
_BARRIERS = 2
_CAN_BLOCK = _BARRIERS + MOST_SEATS
_UNSEEN = _CAN_BLOCK + MOST_SEATS
_ICON = _UNSEEN + POD_KINDS
_OWED = _ICON + ICON_NUMBERS
_NUMBERS = _OWED + MOST_SEATS * MOST_SEATS


@compiled
def take_stock(cell: StateArray, found: Any) -> None:
    """Fill in all numbers."""
    position: State = cell[0]
    found[_DISTRICTS] = districts(position)
    found[_ALARM] = next_alarm(position) if does_time_matter(position) else UNKNOWN
    for seat in range(position.seats):
        found[_BARRIERS + seat] = has_barrier(position, seat)
        found[_CAN_BLOCK + seat] = can_block(position, seat)
    for kind in range(POD_KINDS):
        found[_UNSEEN + kind] = unseen_pods(position, kind)
    if position.phase == Phase.SCORING:
        icon = open_icon(position)
        for number in range(ICON_NUMBERS):
            found[_ICON + number] = icon[number]
        for giver in range(position.seats):
            for receiver in range(position.seats):
                found[_OWED + MOST_SEATS * giver + receiver] = owes(position, icon, giver, receiver)


def stock_of(position: UnpackedState) -> Stock:
    """The stock of a position."""
    found = np.zeros(_NUMBERS, dtype=np.int64)
    take_stock(position.cell, found)
    numbers = found.tolist()
    owed = numbers[_OWED:]
    return Stock(
        districts=numbers[_DISTRICTS],
        alarm=None if numbers[_ALARM] == UNKNOWN else numbers[_ALARM],
        barriers=numbers[_BARRIERS:_CAN_BLOCK],
        can_block=numbers[_CAN_BLOCK:_UNSEEN],
        unseen=numbers[_UNSEEN:_ICON],
        icon=numbers[_ICON:_OWED],
        owed=[owed[MOST_SEATS * giver : MOST_SEATS * (giver + 1)] for giver in range(MOST_SEATS)],
    )
