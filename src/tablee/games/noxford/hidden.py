"""What a seat may not know, and worlds that fit what it knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.dice import Dice, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.noxford.city.cards import copies_of_face, is_syndicate, rank_of, syndicate_card
from tablee.games.noxford.city.plots import is_locked, top_card
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.state import (
    DECK,
    FACES,
    FIRST_NEUTRAL_CARD,
    MASTER,
    MOST_SEATS,
    NEUTRALS,
    OPEN,
    GameEnd,
    State,
)


@compiled
def hide(position: State, seat: int) -> None:
    """Others' hands and all piles, one's own too; after the end nothing is hidden."""
    if position.ended != GameEnd.RUNNING:
        return
    for other in range(MOST_SEATS):
        if other != seat and position.hand_sizes[other] > 0:
            position.hands[other, :] = UNKNOWN
        position.piles[other, : position.pile_sizes[other]] = UNKNOWN
    position.neutral_pile[: position.neutral_pile_size] = UNKNOWN


@compiled
def imagine(position: State, seat: int, dice: Dice) -> None:
    """Deal each syndicate's unseen cards anew into its hand and pile, and shuffle the neutral pile."""
    for other in range(position.seats):
        imagine_syndicate(position, other, dice)
    unseen = np.empty(NEUTRALS, np.int8)
    count = 0
    for kind in range(NEUTRALS):
        for _ in range(unseen_neutrals(position, kind)):
            unseen[count] = FIRST_NEUTRAL_CARD + kind
            count += 1
    shuffle(unseen, count, dice)
    for place in range(position.neutral_pile_size):
        if position.neutral_pile[place] == UNKNOWN:
            count -= 1
            position.neutral_pile[place] = unseen[count]


@compiled
def imagine_syndicate(position: State, seat: int, dice: Dice) -> None:
    """Fill one syndicate's hand and pile with its unseen cards."""
    unseen = np.empty(DECK, np.int8)
    count = 0
    for face in range(FACES - 2):
        for _ in range(unseen_copies(position, seat, face)):
            unseen[count] = face
            count += 1
    shuffle(unseen, count, dice)
    if position.hands[seat, 0] == UNKNOWN:
        position.hands[seat, :] = 0
        if has_just_passed(position, seat):
            bring_up_weak_cards(position, unseen, count)
        for _ in range(position.hand_sizes[seat]):
            count -= 1
            position.hands[seat, unseen[count]] += 1
        shuffle(unseen, count, dice)
    for place in range(position.pile_sizes[seat]):
        if position.piles[seat, place] == UNKNOWN:
            count -= 1
            position.piles[seat, place] = unseen[count]


@compiled
def unseen_copies(position: State, seat: int, face: int) -> int:
    """Copies of a face of a syndicate that this position does not show."""
    card = syndicate_card(seat, face)
    copies = copies_of_face(position, face) - copies_in_city(position, card)
    if position.hands[seat, 0] != UNKNOWN:
        copies -= whole(position.hands[seat, face])
    for place in range(position.pile_sizes[seat]):
        copies -= 1 if position.piles[seat, place] == face else 0
    return copies


@compiled
def unseen_neutrals(position: State, kind: int) -> int:
    """Copies of a neutral that this position does not show."""
    card = FIRST_NEUTRAL_CARD + kind
    copies = whole(position.neutral_copies[kind]) - copies_in_city(position, card)
    for place in range(OPEN):
        copies -= 1 if position.opened[place] == card else 0
    for place in range(position.neutral_pile_size):
        copies -= 1 if position.neutral_pile[place] == card else 0
    return copies


@compiled
def copies_in_city(position: State, card: int) -> int:
    """How often a card lies in the city, beneath others too, or in the air."""
    copies = 1 if position.lifted == card else 0
    for plot in range(position.plots):
        for level in range(position.heights[plot]):
            copies += 1 if position.stacks[plot, level] == card else 0
    return copies


@compiled
def has_just_passed(position: State, seat: int) -> bool:
    """Whether a seat's last action was to pass, in the city as it stands."""
    return (position.actor - seat) % position.seats in range(1, position.passes + 1)


@compiled
def weakest_in_reach(position: State) -> int:
    """The lowest rank that lies open to be covered in the city; a higher card would do it."""
    weakest = MASTER
    for plot in range(position.plots):
        card = top_card(position, plot)
        if is_syndicate(card) and not is_locked(position, plot):
            weakest = min(weakest, rank_of(card))
    return weakest


@compiled
def bring_up_weak_cards(position: State, unseen: Any, count: int) -> None:
    """Who passed could cover nothing: bring the weak cards to the end, from where the hand is dealt."""
    weakest = weakest_in_reach(position)
    last = count
    for place in range(count - 1, -1, -1):
        face = unseen[place]
        if face // 2 + 1 <= weakest:
            last -= 1
            unseen[place] = unseen[last]
            unseen[last] = face
