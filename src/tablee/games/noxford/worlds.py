"""What a hidden position of Noxford does not show: other hands, and all piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tablee.engine.chance.worlds import Blank, Weighed, hands_of, row
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN, StateArray, copy_of, unpack
from tablee.games.noxford.hidden import has_just_passed, unseen_copies, unseen_neutrals, weakest_in_reach
from tablee.games.noxford.state import FACES, FIRST_NEUTRAL_CARD, MASTER, NEUTRALS, State, UnpackedState

_NEUTRAL_CARDS = range(FIRST_NEUTRAL_CARD, FIRST_NEUTRAL_CARD + NEUTRALS)


def blanks(cell: StateArray) -> list[Blank]:
    """Syndicate by syndicate its hand and its pile; then the neutral pile."""
    position: UnpackedState = unpack(cell)
    found: list[Blank] = []
    for seat in range(position.seats):
        if position.hands[seat][0] == UNKNOWN:
            found.append(_hand(seat, position.hand_sizes[seat]))
        pile = slice(position.pile_sizes[seat])
        found.append(row("piles", (seat, pile), lambda cell, seat=seat: _cards(cell, seat)))  # type: ignore[misc]
    neutrals = slice(position.neutral_pile_size)
    return [*found, row("neutral_pile", (neutrals,), _neutrals, kinds=_NEUTRAL_CARDS)]


def _hand(seat: int, size: int) -> Blank:
    """A syndicate's hand. Who has just passed could cover nothing, so holds weak cards if there are any."""

    def fill(cell: StateArray) -> Iterator[Weighed]:
        copies, most = _cards(cell, seat), strongest_held(cell[0], seat)
        weak = [count if face // 2 + 1 <= most else 0 for face, count in enumerate(copies)]
        strong = [count - low for count, low in zip(copies, weak, strict=True)]
        few = min(size, sum(weak))
        for low, chance in hands_of(weak, few):
            for high, rest in hands_of(strong, size - few):
                filled = copy_of(cell)
                filled["hands"][0, seat] = 0
                filled["hands"][0, seat, : len(copies)] = np.add(low, high)
                yield filled, chance * rest

    return fill


def _cards(cell: StateArray, seat: int) -> list[int]:
    copies: list[int] = unseen_cards(cell[0], seat).tolist()
    return copies


def _neutrals(cell: StateArray) -> list[int]:
    copies: list[int] = unseen_neutral_cards(cell[0]).tolist()
    return copies


@compiled
def unseen_cards(position: State, seat: int) -> Any:
    """A syndicate's cards that this position does not show, by face."""
    copies = np.zeros(FACES - 2, np.int64)
    for face in range(FACES - 2):
        copies[face] = unseen_copies(position, seat, face)
    return copies


@compiled
def unseen_neutral_cards(position: State) -> Any:
    """Neutrals that this position does not show, by kind."""
    copies = np.zeros(NEUTRALS, np.int64)
    for kind in range(NEUTRALS):
        copies[kind] = unseen_neutrals(position, kind)
    return copies


@compiled
def strongest_held(position: State, seat: int) -> int:
    """The highest rank that a seat would surely not have played by now."""
    return weakest_in_reach(position) if has_just_passed(position, seat) else MASTER
