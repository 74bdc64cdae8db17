"""The hunters on the table: who stands where, and moving them about."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.games.panik.state import KINDS, MOST_HUNTERS, ROW, State


@compiled
def mansion_count(position: State) -> int:
    """Four for each player."""
    return ROW * int(position.seats)


@compiled
def owner_of(mansion: int) -> int:
    """The seat in whose row a mansion lies."""
    return mansion // ROW


@compiled
def team_of(hunter: int) -> int:
    """The seat a hunter belongs to."""
    return hunter // KINDS


@compiled
def kind_of(hunter: int) -> int:
    """Standard, over-equipped, pair, detector or call for help."""
    return hunter % KINDS


@compiled
def has_room(position: State, mansion: int) -> bool:
    """At most four hunters stand in front of a mansion."""
    return int(position.crowd[mansion]) < MOST_HUNTERS


@compiled
def count_at(position: State, mansion: int, hunter: int) -> int:
    """How many equal hunters stand there."""
    count = 0
    for place in range(int(position.crowd[mansion])):
        if int(position.hunters[mansion, place]) == hunter:
            count += 1
    return count


@compiled
def add_hunter(position: State, mansion: int, hunter: int) -> None:
    """Put a hunter in front of a mansion that has room, keeping the row sorted."""
    row = position.hunters[mansion]
    place = int(position.crowd[mansion])
    while place > 0 and int(row[place - 1]) > hunter:
        row[place] = row[place - 1]
        place -= 1
    row[place] = hunter
    position.crowd[mansion] += 1


@compiled
def take_hunter(position: State, mansion: int, hunter: int) -> None:
    """Take away a hunter that stands there."""
    row = position.hunters[mansion]
    last = int(position.crowd[mansion]) - 1
    place = 0
    while int(row[place]) != hunter:
        place += 1
    while place < last:
        row[place] = row[place + 1]
        place += 1
    row[last] = 0
    position.crowd[mansion] = last


@compiled
def hand_size(position: State, seat: int) -> int:
    """Hunters a seat has still to place."""
    size = 0
    for kind in range(KINDS):
        size += int(position.hands[seat, kind])
    return size
