"""What a row of Panik tells: owners know their hidden mansions, and place accordingly."""

from __future__ import annotations

import numpy as np

from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.panik.hidden import imagine
from tablee.games.panik.hunters import mansion_count, owner_of, team_of
from tablee.games.panik.scoring import weight
from tablee.games.panik.set_up import unseen_faces
from tablee.games.panik.state import NUMBER_OF_FACES, State

# How often an owner has so much of the own team (a row each: none, 1, 2, 3 and more; a pair counts 2) at a
# mansion of each face, relative to the others of the row. Counted in games of the search against itself: a
# lone pair stands at a good mansion or baits a trap, and nobody adds to the bait. Nothing is impossible.
_TOLD = np.array(
    [
        # 1   2   3   4   5 shared trapped
        [60, 60, 42, 25, 6, 55, 55],
        [24, 30, 20, 25, 12, 36, 60],
        [9, 8, 25, 60, 70, 15, 60],
        [2, 2, 25, 60, 60, 8, 2],
    ]
)


@compiled
def own_strength(position: State, mansion: int) -> int:
    """How many of its owner's hunters stand at a mansion, a pair for two; 3 means 3 and more."""
    strength = 0
    for place in range(int(position.crowd[mansion])):
        hunter = int(position.hunters[mansion, place])
        if team_of(hunter) == owner_of(mansion):
            strength += weight(hunter)
    return min(strength, 3)


@compiled
def imagine_likely(position: State, seat: int, dice: Dice) -> None:
    """As `imagine`, but the faces an owner would hardly have placed so are drawn more rarely."""
    copies = unseen_faces(position)
    for mansion in range(mansion_count(position)):
        if int(position.faces[mansion]) != UNKNOWN:
            continue
        told = _TOLD[own_strength(position, mansion)]
        chances = 0
        for face in range(NUMBER_OF_FACES):
            chances += int(copies[face]) * told[face]
        drawn = roll(dice, chances)
        face = 0
        while drawn >= int(copies[face]) * told[face]:
            drawn -= int(copies[face]) * told[face]
            face += 1
        position.faces[mansion] = face
        copies[face] -= 1
    imagine(position, seat, dice)  # what is left to imagine: choices not yet shown
