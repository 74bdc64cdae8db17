"""Hands, piles and open neutrals: the deal, what a seat can play, and refilling."""

from __future__ import annotations

from typing import Any

from tablee.engine.dice import Dice, roll, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.cards import (
    copies_of_face,
    is_syndicate,
    master_face,
    neutral_face,
    rank_of,
    syndicate_card,
)
from tablee.games.noxford.city.plots import lay
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.refusals import Refusal
from tablee.games.noxford.state import (
    FACES,
    FIRST_NEUTRAL_CARD,
    FIRST_NEUTRAL_FACE,
    HAND,
    MASTER,
    NEUTRALS,
    NO_CARD,
    OPEN,
    SHORT,
    State,
)


@compiled
def deal(position: State, seats: int, options: Any, dice: Dice) -> None:
    """Three cards each, an L of two neutrals, three more open; a random player begins."""
    position.seats = seats
    position.bridge, position.last_gear = options[0], options[1]
    for seat in range(seats):
        position.masters[seat] = 1
        shuffle_deck(position, seat, dice)
        for _ in range(HAND):
            draw_card(position, seat)
    count = 0
    for kind in range(NEUTRALS):
        for _ in range(position.neutral_copies[kind]):
            position.neutral_pile[count] = FIRST_NEUTRAL_CARD + kind
            count += 1
    shuffle(position.neutral_pile, count, dice)
    position.neutral_pile_size = count
    for place in range(2):
        lay(position, place * SHORT, 0, place, draw_neutral(position))
    for _ in range(OPEN):
        open_neutral(position)
    position.actor = roll(dice, seats)


@compiled
def shuffle_deck(position: State, seat: int, dice: Dice) -> None:
    """A syndicate's nine cards without the Master, face down."""
    count = 0
    for face in range(FACES - 2):
        for _ in range(copies_of_face(position, face)):
            position.piles[seat, count] = face
            count += 1
    shuffle(position.piles[seat], count, dice)
    position.pile_sizes[seat] = count


@compiled
def draw_card(position: State, seat: int) -> None:
    """The top card of a seat's pile goes to its hand; from an empty pile, nothing."""
    if position.pile_sizes[seat] == 0:
        return
    position.pile_sizes[seat] -= 1
    top = position.pile_sizes[seat]
    position.hands[seat, position.piles[seat, top]] += 1
    position.hand_sizes[seat] += 1
    position.piles[seat, top] = 0


@compiled
def draw_neutral(position: State) -> int:
    """The top card of the neutral pile."""
    position.neutral_pile_size -= 1
    card = whole(position.neutral_pile[position.neutral_pile_size])
    position.neutral_pile[position.neutral_pile_size] = NO_CARD
    return card


@compiled
def open_neutral(position: State) -> None:
    """Turn up a neutral beside the pile, into its place among the others; from an empty pile, none."""
    if position.neutral_pile_size == 0:
        return
    card = draw_neutral(position)
    opened = position.opened
    for place in range(OPEN):
        if opened[place] == NO_CARD or opened[place] > card:
            other = whole(opened[place])
            opened[place] = card
            card = other
            if card == NO_CARD:
                return


@compiled
def faces_to_play(position: State, seat: int, faces: Any) -> int:
    """List the different faces a seat may play, as move codes have them. Returns how many."""
    count = 0
    for face in range(FACES):
        if position.hands[seat, face] > 0:
            faces[count] = face + 2
            count += 1
    if position.masters[seat]:
        faces[count] = master_face(position) + 2
        count += 1
    for place in range(OPEN):
        card = whole(position.opened[place])
        if card != NO_CARD and (place == 0 or card != position.opened[place - 1]):
            faces[count] = neutral_face(position, card)
            count += 1
    return count


@compiled
def holding_refusal(position: State, seat: int, face: int) -> Refusal:
    """Why a seat cannot play a face, wherever it goes; FINE if it can."""
    if face >= FIRST_NEUTRAL_FACE:
        return Refusal.NOT_OPEN if open_card(position, face) == NO_CARD else Refusal.FINE
    if face // 2 == MASTER:
        has_it = position.masters[seat] == 1 and face == master_face(position) + 2
        return Refusal.FINE if has_it else Refusal.NOT_IN_HAND
    return Refusal.FINE if position.hands[seat, face - 2] > 0 else Refusal.NOT_IN_HAND


@compiled
def open_card(position: State, face: int) -> int:
    """The open neutral with this face, or NO_CARD."""
    for place in range(OPEN):
        card = whole(position.opened[place])
        if card != NO_CARD and neutral_face(position, card) == face:
            return card
    return NO_CARD


@compiled
def give_up(position: State, seat: int, face: int) -> int:
    """Take a card with this face from the seat's hand, its front or the open neutrals. Returns the card."""
    if face >= FIRST_NEUTRAL_FACE:
        card = open_card(position, face)
        close_up(position, card)
        return card
    if face // 2 == MASTER:
        position.masters[seat] = 0
    else:
        position.hands[seat, face - 2] -= 1
        position.hand_sizes[seat] -= 1
    return syndicate_card(seat, face - 2)


@compiled
def close_up(position: State, card: int) -> None:
    """Take one neutral from the open ones; the rest move together."""
    opened = position.opened
    kept, gone = 0, False
    for place in range(OPEN):
        if opened[place] == card and not gone:
            gone = True
        else:
            opened[kept] = opened[place]
            kept += 1
    opened[OPEN - 1] = NO_CARD


@compiled
def refill(position: State, seat: int, card: int) -> None:
    """Replace the card played from the pile it came from. A Master is not replaced."""
    if not is_syndicate(card):
        open_neutral(position)
    elif rank_of(card) != MASTER:
        draw_card(position, seat)


@compiled
def cards_left(position: State, seat: int) -> int:
    """How many cards of the syndicate a seat has still to play."""
    return whole(position.hand_sizes[seat] + position.pile_sizes[seat] + position.masters[seat])


@compiled
def has_played_everything(position: State, seat: int) -> bool:
    """Whether the tenth card has been played."""
    return cards_left(position, seat) == 0
