"""What a seat may know, and the worlds that fit it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.dice import Dice, roll, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.jelly_monster.moves import MOST_MOVES
from tablee.games.jelly_monster.news import NewsKind
from tablee.games.jelly_monster.round.legal_actions import list_actions
from tablee.games.jelly_monster.scoring.choices import list_splits
from tablee.games.jelly_monster.state import POD_KINDS, PODS, VALUES, Phase, ScoringQuestion, State


@compiled
def hide(position: State, seat: int) -> None:
    """Others' rolls, pods and answers, and the pile; after the end nothing is hidden."""
    if position.phase == Phase.OVER:
        return
    for other in range(position.seats):
        if other != seat:
            hide_player(position, other)
    position.pile[: position.pile_size] = UNKNOWN
    for item in range(position.news_count):
        if position.news[item, 0] == NewsKind.PODS_DRAWN:
            for other in range(position.seats):
                if other != seat and position.news[item, 2 + other] != 0:
                    position.news[item, 2 + other] = UNKNOWN


@compiled
def hide_player(position: State, other: int) -> None:
    """That there is something stays public; what it is does not."""
    if position.phase == Phase.ROUND and position.in_hand[other] > 0:
        position.rolls[other, :] = UNKNOWN
    if position.pod_counts[other] > 0:
        position.pods[other, :] = UNKNOWN
    if position.discard_counts[other] > 0:
        position.discards[other, :] = UNKNOWN
    if position.committed[other] != 0:
        position.committed[other] = UNKNOWN
    if position.answers[other] != 0:
        position.answers[other] = UNKNOWN


@compiled
def imagine(position: State, seat: int, dice: Dice) -> None:
    """Fair dice in others' hands, unseen pods anywhere, secret answers as likely as each other."""
    imagine_pods(position, dice)
    for other in range(position.seats):
        imagine_news(position, other, dice)
        if position.rolls[other, 0] == UNKNOWN:
            position.rolls[other, :] = 0
            for _ in range(position.in_hand[other]):
                position.rolls[other, roll(dice, VALUES)] += 1
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    for other in range(position.seats):
        if position.committed[other] == UNKNOWN:
            count = list_actions(position, other, moves)
            position.committed[other] = moves[roll(dice, count)] + 1
        if position.answers[other] == UNKNOWN:
            if position.asking == ScoringQuestion.GIVE:
                position.answers[other] = moves[roll(dice, list_splits(position, other, moves))]
            else:
                position.answers[other] = 1 + roll(dice, 2)


@compiled
def unseen_pods(position: State, kind: int) -> int:
    """Pods of a kind that this position does not show."""
    count = int(position.pod_copies[kind])
    for seat in range(position.seats):
        count -= max(0, int(position.pods[seat, kind])) + max(0, int(position.discards[seat, kind]))
    for place in range(position.pile_size):
        count -= position.pile[place] == kind
    return int(count)


@compiled
def imagine_pods(position: State, dice: Dice) -> None:
    """All pods this viewer has not seen, shuffled into the places they can be."""
    unseen = np.empty(PODS, dtype=np.int64)
    count = 0
    for kind in range(POD_KINDS):
        for _ in range(unseen_pods(position, kind)):
            unseen[count] = kind
            count += 1
    shuffle(unseen, count, dice)
    for seat in range(position.seats):
        count = fill_counts(position.pods[seat], position.pod_counts[seat], unseen, count)
        count = fill_counts(position.discards[seat], position.discard_counts[seat], unseen, count)
    for place in range(position.pile_size):
        if position.pile[place] == UNKNOWN:
            count -= 1
            position.pile[place] = unseen[count]


@compiled
def fill_counts(kinds: Any, size: int, unseen: Any, count: int) -> int:
    """Turn unknown counts into pods off the end of the list; returns how long the list is now."""
    if kinds[0] != UNKNOWN:
        return count
    kinds[:] = 0
    for _ in range(size):
        count -= 1
        kinds[unseen[count]] += 1
    return count


@compiled
def imagine_news(position: State, seat: int, dice: Dice) -> None:
    """A pod drawn just now is any one of those the seat has ever had."""
    drawn = position.pods[seat] + position.discards[seat]
    for item in range(position.news_count):
        if position.news[item, 2 + seat] == UNKNOWN:
            skip = roll(dice, max(1, int(drawn.sum())))
            kind = 0
            while kind < POD_KINDS - 1 and skip >= drawn[kind]:
                skip -= drawn[kind]
                kind += 1
            drawn[kind] -= 1
            position.news[item, 2 + seat] = kind + 1
