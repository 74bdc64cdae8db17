"""What a reward's icons do, for the district being scored."""

from __future__ import annotations

from typing import Any

from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.moves import share
from tablee.games.jelly_monster.news import NewsKind, report, report_mask, tell_number
from tablee.games.jelly_monster.state import (
    A_POD,
    BY_DICE,
    COPY_EITHER,
    COPY_NEXT,
    COPY_PREVIOUS,
    DISCARD,
    GIVE,
    JELLY,
    PER_POD,
    POD,
    POD_KINDS,
    PODIUM,
    PODIUM_REST,
    TAKE,
    ScoringQuestion,
    State,
)


@compiled
def is_copy_icon(kind: int) -> bool:
    """Whether an icon leads to a neighbour."""
    return kind in (COPY_NEXT, COPY_PREVIOUS, COPY_EITHER)


@compiled
def is_controller(position: State, seat: int) -> bool:
    """Whether the seat has the highest sum here."""
    return bool((position.controllers >> seat) & 1)


@compiled
def standing(position: State, seat: int) -> int:
    """1 for the firsts, 2 for the seconds, 3 for anybody lower, 0 without dice. Ties use up no rank."""
    if position.counted[seat] == 0:
        return 0
    if is_controller(position, seat):
        return 1
    for other in range(position.seats):
        if position.sums[other] > position.sums[seat] and not is_controller(position, other):
            return 3
    return 2


@compiled
def resolve_icon(position: State, icon: Any) -> None:
    """One icon that is no copy, for everybody it concerns. It may leave questions open."""
    kind = icon[0]
    if kind == DISCARD:
        ask_for_pods(position)
    elif kind in (TAKE, GIVE):
        collect_debts(position, icon)
    else:
        pay_jelly(position, icon)
        draw_pods(position, pod_takers(position, icon))


@compiled
def jelly_due(position: State, icon: Any, seat: int) -> int:
    """How much an icon pays a seat."""
    kind = icon[0]
    rank = standing(position, seat)
    if kind == PODIUM and rank == 2:
        return int(icon[2])
    if kind == PODIUM_REST and rank > 1:
        return int(icon[2])
    if rank != 1:
        return 0
    if kind == PER_POD:
        return int(icon[1]) * int(position.pod_counts[seat])
    if kind == BY_DICE:
        due = reward_by_dice(position, icon, seat)
        return 0 if due == A_POD else due
    return int(icon[1]) if kind in (JELLY, PODIUM, PODIUM_REST) else 0


@compiled
def reward_by_dice(position: State, icon: Any, seat: int) -> int:
    """Each controller by the number of its own uncancelled dice."""
    return int(icon[1] if position.counted[seat] <= icon[3] else icon[2])


@compiled
def pay_jelly(position: State, icon: Any) -> None:
    """Everybody takes what the icon pays."""
    paid = 0
    for seat in range(position.seats):
        paid += jelly_due(position, icon, seat)
    if paid == 0:
        return
    item = report(position, NewsKind.JELLY_PAID, 0)
    for seat in range(position.seats):
        amount = jelly_due(position, icon, seat)
        tell_number(position, item, seat, amount)
        position.jelly[seat] += amount


@compiled
def pod_takers(position: State, icon: Any) -> int:
    """The seats to which an icon gives a pod."""
    if icon[0] == POD:
        return int(position.controllers)
    takers = 0
    if icon[0] == BY_DICE:
        for seat in range(position.seats):
            if is_controller(position, seat) and reward_by_dice(position, icon, seat) == A_POD:
                takers |= 1 << seat
    return takers


@compiled
def draw_pods(position: State, takers: int) -> None:
    """The top pod each, lowest seat first; fewer pods than takers: nobody draws."""
    if takers == 0:
        return
    wanted = 0
    for seat in range(position.seats):
        wanted += (takers >> seat) & 1
    if wanted > position.pile_size:
        report_mask(position, NewsKind.TOO_FEW_PODS, 0, takers)
        return
    item = report(position, NewsKind.PODS_DRAWN, 0)
    for seat in range(position.seats):
        if (takers >> seat) & 1:
            position.pile_size -= 1
            kind = int(position.pile[position.pile_size])
            position.pile[position.pile_size] = 0
            position.pods[seat, kind] += 1
            position.pod_counts[seat] += 1
            tell_number(position, item, seat, kind + 1)


@compiled
def ask_for_pods(position: State) -> None:
    """Compulsory with a pod. Two or more are a question even if equal: no question would tell that."""
    done = 0
    for seat in range(position.seats):
        if not is_controller(position, seat):
            continue
        if position.pod_counts[seat] > 1:
            position.asked |= 1 << seat
        elif position.pod_counts[seat] == 1:
            for kind in range(POD_KINDS):
                if position.pods[seat, kind] == 1:
                    drop_pod(position, seat, kind)
            done |= 1 << seat
    if done != 0:
        report_mask(position, NewsKind.DISCARDED, 0, done)
    if position.asked != 0:
        position.asking = ScoringQuestion.DISCARD


@compiled
def drop_pod(position: State, seat: int, kind: int) -> None:
    """A pod leaves the game, face down."""
    position.pods[seat, kind] -= 1
    position.pod_counts[seat] -= 1
    position.discards[seat, kind] += 1
    position.discard_counts[seat] += 1


@compiled
def owes(position: State, icon: Any, giver: int, receiver: int) -> int:
    """TAKE: everybody else owes each controller. GIVE: each controller owes everybody else."""
    if is_controller(position, giver) == is_controller(position, receiver):
        return 0
    return int(icon[1]) if is_controller(position, receiver) == (icon[0] == TAKE) else 0


@compiled
def debt(position: State, icon: Any, giver: int) -> int:
    """All that a seat owes."""
    total = 0
    for receiver in range(position.seats):
        total += owes(position, icon, giver, receiver)
    return total


@compiled
def collect_debts(position: State, icon: Any) -> None:
    """Everybody pays; who has too little is asked whom to give it, if that makes a difference."""
    for giver in range(position.seats):
        due = debt(position, icon, giver)
        if due == 0 or position.jelly[giver] == 0:
            continue
        if position.jelly[giver] < due and due > icon[1]:
            position.asked |= 1 << giver
            position.asking = ScoringQuestion.GIVE
        else:
            pay_debt(position, icon, giver)


@compiled
def pay_debt(position: State, icon: Any, giver: int) -> None:
    """Everything that is owed, or all there is to the only creditor."""
    item = report(position, NewsKind.GIVEN, giver)
    for receiver in range(position.seats):
        hand_over(position, item, giver, receiver, owes(position, icon, giver, receiver))


@compiled
def hand_over(position: State, item: int, giver: int, receiver: int, amount: int) -> None:
    """Jelly goes from one to another; it never falls below 0."""
    amount = min(amount, int(position.jelly[giver]))
    position.jelly[giver] -= amount
    position.jelly[receiver] += amount
    tell_number(position, item, receiver, amount)


@compiled
def give_shares(position: State, giver: int, move: int) -> None:
    """Hand over what a split gives to everybody."""
    item = report(position, NewsKind.GIVEN, giver)
    for receiver in range(position.seats):
        hand_over(position, item, giver, receiver, share(move, receiver))
