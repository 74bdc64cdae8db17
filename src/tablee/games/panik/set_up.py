"""The set-up: the deal, and two steps in which everybody chooses in secret and all is shown together."""

from __future__ import annotations

from typing import Any

from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.panik.hunters import add_hunter, mansion_count
from tablee.games.panik.state import KINDS, PAIR, ROW, TEAM, State, TurnStep


@compiled
def deal(position: State, seats: int, options: Any, dice: Dice) -> None:
    """Four mansions and a team to each; the rest is out of the game. A random player will begin."""
    position.seats = seats
    for mansion in range(mansion_count(position)):
        position.faces[mansion] = UNKNOWN
    draw_faces(position, dice)
    for seat in range(seats):
        for kind in range(KINDS):
            position.hands[seat, kind] = TEAM[kind]
    position.step = TurnStep.OPEN
    position.beginner = roll(dice, seats)
    position.active = position.beginner


@compiled
def unseen_faces(position: State) -> Any:
    """Copies of each face that this position does not show."""
    copies = position.copies.copy()
    for mansion in range(mansion_count(position)):
        face = int(position.faces[mansion])
        if face != UNKNOWN:
            copies[face] -= 1
    return copies


@compiled
def draw_faces(position: State, dice: Dice) -> None:
    """Give every mansion without a face one of the cards not seen, each as likely."""
    copies = unseen_faces(position)
    cards = 0
    for face in range(len(copies)):
        cards += int(copies[face])
    for mansion in range(mansion_count(position)):
        if int(position.faces[mansion]) == UNKNOWN:
            drawn = roll(dice, cards)
            face = 0
            while drawn >= int(copies[face]):
                drawn -= int(copies[face])
                face += 1
            position.faces[mansion] = face
            copies[face] -= 1
            cards -= 1


@compiled
def still_choosing(position: State) -> int:
    """Bit mask of the seats that have not yet chosen in this step."""
    mask = 0
    for seat in range(int(position.seats)):
        if int(position.chosen[seat]) == 0:
            mask |= 1 << seat
    return mask


@compiled
def choose(position: State, seat: int, place: int) -> None:
    """A choice is final; when all have chosen, all choices are carried out together."""
    position.chosen[seat] = 1 + place
    if still_choosing(position) != 0:
        return
    for other in range(int(position.seats)):
        mansion = ROW * other + int(position.chosen[other]) - 1
        position.chosen[other] = 0
        if position.step == TurnStep.OPEN:
            position.face_up[mansion] = 1
        else:
            position.hands[other, PAIR] -= 1
            add_hunter(position, mansion, KINDS * other + PAIR)
    position.step = TurnStep.PAIR if position.step == TurnStep.OPEN else TurnStep.PLACE
