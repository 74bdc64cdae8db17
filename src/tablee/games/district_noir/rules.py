"""The rules of District Noir. Two players feed one line of cards and each take from it once a round."""

from __future__ import annotations

from typing import Any

from tablee.engine.dice import Dice, roll, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import FINE, GAME_OVER, NOT_YOUR_TURN, Rules
from tablee.engine.state import UNKNOWN, Moves, Position
from tablee.games.district_noir.state import (
    ACTIONS_A_ROUND,
    BY_CITY,
    CARDS,
    FIRST_CITY,
    FIRST_LINE,
    HAND,
    NUMBER_OF_CITIES,
    NUMBER_OF_FACES,
    PUT_AWAY,
    RUNNING,
    SCORED,
    SUPPORTS,
    TAKE,
    TAKE_SIZE,
)

# Reasons of this game, after the common ones.
ALREADY_TAKEN = 4
LINE_EMPTY = 5
NOT_IN_HAND = 6
NO_SUCH_CARD = 7

# How it ended.
BY_POINTS = 0
BY_TIE_BREAK = 1
DRAWN = 2
THREE_CITIES = 3


@compiled
def deal(position: Position, seats: int, options: Any, dice: Dice) -> None:
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
def draw(position: Position) -> int:
    """The top card of the pile."""
    position.pile_size -= 1
    face = position.pile[position.pile_size]
    position.pile[position.pile_size] = 0
    return face  # type: ignore[no-any-return]


@compiled
def add_to_line(position: Position, face: int) -> None:
    """Put a card at the end of the line."""
    position.line[position.line_length] = face
    position.line_length += 1


@compiled
def deal_hands(position: Position) -> None:
    """Five cards to each seat."""
    for seat in range(2):
        for _ in range(HAND):
            position.hands[seat, draw(position)] += 1
        position.hand_sizes[seat] = HAND


@compiled
def to_act(position: Position) -> int:
    """The seat in turn."""
    if position.ended != RUNNING:
        return 0
    return 1 << position.actor  # type: ignore[no-any-return]


@compiled
def can_take(position: Position, seat: int) -> bool:
    """Once a round, and never from an empty line."""
    return position.taken[seat] == 0 and position.line_length > 0  # type: ignore[no-any-return]


@compiled
def legal_moves(position: Position, seat: int, moves: Moves) -> int:
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
def refusal(position: Position, seat: int, move: int) -> int:
    """Why a move is not legal; FINE if it is."""
    if position.ended != RUNNING:
        return GAME_OVER
    if seat != position.actor:
        return NOT_YOUR_TURN
    if move == TAKE:
        if position.taken[seat] != 0:
            return ALREADY_TAKEN
        return LINE_EMPTY if position.line_length == 0 else FINE
    if move < 0 or move > TAKE:
        return NO_SUCH_CARD
    return FINE if position.hands[seat, move] > 0 else NOT_IN_HAND


@compiled
def play(position: Position, seat: int, move: int, dice: Dice) -> None:
    """One action; after twelve, the next round or the end."""
    position.actions += 1
    position.actor = 1 - seat
    if move == TAKE:
        take(position, seat)
        if has_three_cities(position, seat):  # at once, before scoring and before a new deal
            position.ended = BY_CITY
            position.city_seat = seat
            return
    else:
        position.hands[seat, move] -= 1
        position.hand_sizes[seat] -= 1
        add_to_line(position, move)
    if position.actions == ACTIONS_A_ROUND:
        end_round(position)


@compiled
def take(position: Position, seat: int) -> None:
    """The last five cards of the line (all, if fewer) go in front of the seat."""
    for _ in range(min(TAKE_SIZE, position.line_length)):
        position.line_length -= 1
        position.fronts[seat, position.line[position.line_length]] += 1
        position.line[position.line_length] = 0
    position.taken[seat] = 1


@compiled
def has_three_cities(position: Position, seat: int) -> bool:
    """Docks, police station and town hall in front of one player."""
    for city in range(FIRST_CITY, FIRST_CITY + NUMBER_OF_CITIES):
        if position.fronts[seat, city] == 0:
            return False
    return True


@compiled
def end_round(position: Position) -> None:
    """The line stays; the other seat begins, or the game is over when the pile is."""
    if position.pile_size == 0:
        position.ended = SCORED
        return
    position.round_no += 1
    position.actions = 0
    position.taken[0] = 0
    position.taken[1] = 0
    position.beginner = 1 - position.beginner
    position.actor = position.beginner
    deal_hands(position)


@compiled
def lead(position: Position, face: int) -> int:
    """How many more of a face seat 0 has than seat 1."""
    return position.fronts[0, face] - position.fronts[1, face]  # type: ignore[no-any-return]


@compiled
def complete_sets(position: Position, seat: int) -> int:
    """How many times a seat owns all four supports."""
    sets = CARDS
    for face in range(SUPPORTS):
        sets = min(sets, position.fronts[seat, face])
    return sets


@compiled
def total(position: Position, seat: int) -> int:
    """A seat's points as the fronts lie now: majorities, sets, alliances and betrayals."""
    points = position.set_bonus * complete_sets(position, seat)
    for face in range(SUPPORTS):
        ahead = lead(position, face) if seat == 0 else -lead(position, face)
        if ahead > 0:
            points += position.worth[face]
    for face in range(SUPPORTS, FIRST_CITY):
        points += position.worth[face] * position.fronts[seat, face]
    return points  # type: ignore[no-any-return]


@compiled
def outcome(position: Position, scores: Any) -> int:
    """City at once; else points, then majorities from the 8s down, else a draw."""
    if position.ended == RUNNING:
        return 0
    if position.ended == BY_CITY:
        return (1 << position.city_seat) + (THREE_CITIES << 8)  # type: ignore[no-any-return]
    scores[0] = total(position, 0)
    scores[1] = total(position, 1)
    if scores[0] != scores[1]:
        return (1 if scores[0] > scores[1] else 2) + (BY_POINTS << 8)
    for face in range(SUPPORTS - 1, -1, -1):
        ahead = lead(position, face)
        if ahead != 0:
            return (1 if ahead > 0 else 2) + (BY_TIE_BREAK << 8)
    return 3 + (DRAWN << 8)


@compiled
def hide(position: Position, seat: int) -> None:
    """Others' hands, the pile and the cards put away; after the end nothing is hidden."""
    if position.ended != RUNNING:
        return
    for other in range(2):
        if other != seat and position.hand_sizes[other] > 0:  # everybody sees that an empty hand is empty
            position.hands[other, :] = UNKNOWN
    position.pile[: position.pile_size] = UNKNOWN
    position.away[: position.away_size] = UNKNOWN


@compiled
def imagine(position: Position, seat: int, dice: Dice) -> None:
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
def gather_unseen(position: Position, unseen: Any) -> int:
    """List every card that is nowhere in sight; answers how many."""
    copies = unseen_copies(position)
    count = 0
    for face in range(NUMBER_OF_FACES):
        for _ in range(copies[face]):
            unseen[count] = face
            count += 1
    return count


@compiled
def unseen_copies(position: Position) -> Any:
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
def strike(copies: Any, row: Any, count: int) -> None:
    """Take the cards of a row that can be seen off the list."""
    for place in range(count):
        if row[place] != UNKNOWN:
            copies[row[place]] -= 1


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)
