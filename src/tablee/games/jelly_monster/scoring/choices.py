"""Choices in the scoring: the side to copy, the pod to discard, who gets too little jelly."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import Moves
from tablee.games.jelly_monster.moves import COPY, DISCARD_POD, SPLIT, is_copy, is_discard, is_split, share
from tablee.games.jelly_monster.news import NewsKind, report_mask
from tablee.games.jelly_monster.refusals import Refusal
from tablee.games.jelly_monster.scoring.districts import open_icon
from tablee.games.jelly_monster.scoring.rewards import drop_pod, give_shares, owes
from tablee.games.jelly_monster.state import MOST_SEATS, POD_KINDS, SECRET_SPLITS, ScoringQuestion, State


@compiled
def is_asked(position: State, seat: int) -> bool:
    """The scoring waits for this seat."""
    return bool((position.asked >> seat) & 1)


@compiled
def choice_refusal(position: State, seat: int, move: int) -> Refusal:
    """Why this answer is none to the question asked."""
    if not is_asked(position, seat):
        return Refusal.NOT_YOUR_TURN
    if position.asking == ScoringQuestion.COPY and is_copy(move):
        return Refusal.FINE
    if position.asking == ScoringQuestion.DISCARD and is_discard(move):
        return Refusal.FINE if position.pods[seat, move - DISCARD_POD] > 0 else Refusal.POD_NOT_OWNED
    if position.asking == ScoringQuestion.GIVE and is_split(move):
        return Refusal.FINE if is_fair_split(position, seat, move) else Refusal.BAD_SPLIT
    return Refusal.NOT_NOW


@compiled
def is_fair_split(position: State, giver: int, move: int) -> bool:
    """All there is, to nobody more than is owed."""
    icon = open_icon(position)
    given = 0
    for receiver in range(MOST_SEATS):
        amount = share(move, receiver)
        given += amount
        most = owes(position, icon, giver, receiver) if receiver < position.seats else 0
        if amount > most:
            return False
    return bool(given == position.jelly[giver])


@compiled
def list_choices(position: State, seat: int, moves: Moves) -> int:
    """All answers to the question asked."""
    count = 0
    if position.asking == ScoringQuestion.COPY:
        moves[0] = COPY
        moves[1] = COPY + 1
        return 2
    if position.asking == ScoringQuestion.DISCARD:
        for kind in range(POD_KINDS):
            if position.pods[seat, kind] > 0:
                moves[count] = DISCARD_POD + kind
                count += 1
        return count
    return list_splits(position, seat, moves)


@compiled
def list_splits(position: State, giver: int, moves: Moves) -> int:
    """Every way to share out all there is. The numbers' digits are the shares of the seats."""
    base = int(open_icon(position)[1]) + 1
    count = 0
    ways = 1
    for _ in range(position.seats):
        ways *= base
    for number in range(ways):
        move = SPLIT
        rest = number
        for receiver in range(position.seats):
            move += (rest % base) << (3 * receiver)
            rest //= base
        if is_fair_split(position, giver, move):
            moves[count] = move
            count += 1
    return count


@compiled
def choose(position: State, seat: int, move: int) -> None:
    """Take a legal answer."""
    position.asked &= ~(1 << seat)
    if is_copy(move):
        position.answers[seat] = move - COPY + 1
    elif is_discard(move):
        drop_pod(position, seat, move - DISCARD_POD)
        report_mask(position, NewsKind.DISCARDED, 0, 1 << seat)
    elif position.splits == SECRET_SPLITS:
        position.answers[seat] = move
    else:
        give_shares(position, seat, move)
