"""The rules of District Noir. Two players feed one line of cards and each take from it once a round."""

from __future__ import annotations

from typing import Any

from tablee.engine.dice import Dice, roll, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves
from tablee.games.district_noir.hidden import hide, imagine
from tablee.games.district_noir.refusals import refusal
from tablee.games.district_noir.scoring import outcome
from tablee.games.district_noir.state import (
    ACTIONS_A_ROUND,
    FIRST_CITY,
    FIRST_LINE,
    HAND,
    NUMBER_OF_CITIES,
    NUMBER_OF_FACES,
    PUT_AWAY,
    TAKE,
    TAKE_SIZE,
    GameEnd,
    State,
)


@compiled
def deal(position: State, seats: int, options: Any, dice: Dice) -> None:
    """Shuffle, put 3 away, lay 2, deal 5 each; a toss decides who begins."""
    position.seats = seats
    pile = position.pile
    count = 0
    for face in range(NUMBER_OF_FACES):
        for _ in range(position.copies[face]):
            pile[count] = face
            count += 1
    shuffle(pile, count, dice)
    position.pile_size = count
    for place in range(PUT_AWAY):
        position.away[place] = draw(position)
    position.away_size = PUT_AWAY
    for _ in range(FIRST_LINE):
        add_to_line(position, draw(position))
    position.round_no = 1
    deal_hands(position)
    position.beginner = roll(dice, 2)
    position.actor = position.beginner


@compiled
def draw(position: State) -> int:
    """The top card of the pile."""
    position.pile_size -= 1
    face = position.pile[position.pile_size]
    position.pile[position.pile_size] = 0
    return face


@compiled
def add_to_line(position: State, face: int) -> None:
    """Put a card at the end of the line."""
    position.line[position.line_length] = face
    position.line_length += 1


@compiled
def deal_hands(position: State) -> None:
    """Five cards to each seat."""
    for seat in range(2):
        for _ in range(HAND):
            position.hands[seat, draw(position)] += 1
        position.hand_sizes[seat] = HAND


@compiled
def to_act(position: State) -> int:
    """The seat in turn."""
    if position.ended != GameEnd.RUNNING:
        return 0
    return 1 << position.actor


@compiled
def can_take(position: State, seat: int) -> bool:
    """Once a round, and never from an empty line."""
    return position.taken[seat] == 0 and position.line_length > 0


@compiled
def legal_moves(position: State, seat: int, moves: Moves) -> int:
    """Each face in hand once (equal cards are one move), and the take."""
    count = 0
    for face in range(NUMBER_OF_FACES):
        if position.hands[seat, face] > 0:
            moves[count] = face
            count += 1
    if can_take(position, seat):
        moves[count] = TAKE
        count += 1
    return count


@compiled
def play(position: State, seat: int, move: int, dice: Dice) -> None:
    """One action; after twelve, the next round or the end."""
    position.actions += 1
    position.actor = 1 - seat
    if move == TAKE:
        take(position, seat)
        if has_three_cities(position, seat):  # at once, before scoring and before a new deal
            position.ended = GameEnd.BY_CITY
            position.city_seat = seat
            return
    else:
        position.hands[seat, move] -= 1
        position.hand_sizes[seat] -= 1
        add_to_line(position, move)
    if position.actions == ACTIONS_A_ROUND:
        end_round(position)


@compiled
def take(position: State, seat: int) -> None:
    """The last five cards of the line (all, if fewer) go in front of the seat."""
    for _ in range(min(TAKE_SIZE, position.line_length)):
        position.line_length -= 1
        position.fronts[seat, position.line[position.line_length]] += 1
        position.line[position.line_length] = 0
    position.taken[seat] = 1


@compiled
def has_three_cities(position: State, seat: int) -> bool:
    """Docks, police station and town hall in front of one player."""
    for city in range(FIRST_CITY, FIRST_CITY + NUMBER_OF_CITIES):
        if position.fronts[seat, city] == 0:
            return False
    return True


@compiled
def end_round(position: State) -> None:
    """The line stays; the other seat begins, or the game is over when the pile is."""
    if position.pile_size == 0:
        position.ended = GameEnd.SCORED
        return
    position.round_no += 1
    position.actions = 0
    position.taken[0] = 0
    position.taken[1] = 0
    position.beginner = 1 - position.beginner
    position.actor = position.beginner
    deal_hands(position)


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)
