"""Hidden information: what a seat may not know, and worlds that fit what it knows."""

from __future__ import annotations

from kuhn_poker.state import State, is_over
from tablee.engine.dice import Dice, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN


@compiled
def hide(position: State, seat: int) -> None:
    """Every card but the seat's own; after the end nothing is hidden."""
    if is_over(position):
        return
    for place in range(3):
        if place != seat:
            position.cards[place] = UNKNOWN


@compiled
def imagine(position: State, seat: int, dice: Dice) -> None:
    """Determinization: shuffle the cards that cannot be seen into the places where they can be."""
    unseen = position.cards.copy()
    count = 0
    for face in range(3):
        if face != position.cards[0] and face != position.cards[1] and face != position.cards[2]:
            unseen[count] = face
            count += 1
    shuffle(unseen, count, dice)
    for place in range(3):
        if position.cards[place] == UNKNOWN:
            count -= 1
            position.cards[place] = unseen[count]
