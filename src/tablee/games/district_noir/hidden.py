"""Hidden information of District Noir: what a seat may not know, and worlds that fit what it knows."""

from __future__ import annotations

from tablee.engine.arrays import Row
from tablee.engine.dice import Dice, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.district_noir.state import NUMBER_OF_FACES, GameEnd, State


@compiled
def hide(position: State, seat: int) -> None:
    """Others' hands, the pile and the cards put away; after the end nothing is hidden."""
    if position.ended != GameEnd.RUNNING:
        return
    for other in range(2):
        if other != seat and position.hand_sizes[other] > 0:  # everybody sees that an empty hand is empty
            position.hands[other, :] = UNKNOWN
    position.pile[: position.pile_size] = UNKNOWN
    position.away[: position.away_size] = UNKNOWN


@compiled
def imagine(position: State, seat: int, dice: Dice) -> None:
    """Shuffle all cards this viewer has not seen into the places they can be."""
    unseen = position.line.copy()
    count = gather_unseen(position, unseen)
    shuffle(unseen, count, dice)
    for other in range(2):
        if position.hands[other, 0] == UNKNOWN:
            position.hands[other, :] = 0
            for _ in range(position.hand_sizes[other]):
                count -= 1
                position.hands[other, unseen[count]] += 1
    for place in range(position.pile_size):
        if position.pile[place] == UNKNOWN:
            count -= 1
            position.pile[place] = unseen[count]
    for place in range(position.away_size):
        if position.away[place] == UNKNOWN:
            count -= 1
            position.away[place] = unseen[count]


@compiled
def gather_unseen(position: State, unseen: Row) -> int:
    """List every card that is nowhere in sight; returns how many."""
    copies = unseen_copies(position)
    count = 0
    for face in range(NUMBER_OF_FACES):
        for _ in range(copies[face]):
            unseen[count] = face
            count += 1
    return count


@compiled
def unseen_copies(position: State) -> Row:
    """Copies of each face that this position does not show."""
    copies = position.copies.copy()
    for seat in range(2):
        is_known = position.hands[seat, 0] != UNKNOWN
        for face in range(NUMBER_OF_FACES):
            copies[face] -= position.fronts[seat, face] + (position.hands[seat, face] if is_known else 0)
    strike(copies, position.line, position.line_length)
    strike(copies, position.pile, position.pile_size)
    strike(copies, position.away, position.away_size)
    return copies


@compiled
def strike(copies: Row, row: Row, count: int) -> None:
    """Take the cards of a row that can be seen off the list."""
    for place in range(count):
        if row[place] != UNKNOWN:
            copies[row[place]] -= 1
