"""What the value of Jelly Monster looks at: jelly and pods, what each district would pay, dice left, time.

Districts are alike but for their reward and the dice there: each is one switch for what it pays and how far
the seat is ahead of the best other, wherever it lies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots.value.features import Features
from tablee.bots.value.switches import switch, up_to, within
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.bot.standing import POD_WORTH, standing, sum_up
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import (
    DICE_EACH,
    DIE_POD,
    MOST_SEATS,
    POD_KINDS,
    ROUNDS,
    VALUES,
    Phase,
    State,
)

_PHASES = len(Phase)
_FARTHEST = 40  # a larger lead is told as this
_LEADS = 2 * _FARTHEST + 1
_ICONS = 13  # kinds of icons
_PAID = 9  # 0 to 8 and more
_MARGIN = 7  # a larger one between two sums of dice is told as this
_MARGINS = 2 * _MARGIN + 1
_DICE = 3  # 0, 1, 2 and more of the own dice there
_BEATS = 10
_PODS = 8  # a seat's pods, no more are told
_PODS_WORTH = 24  # of the own ones
_RUNNING = 4  # quarters of a round, by dice placed

_AHEAD = 0  # in jelly and pods
_STANDING = _AHEAD + MOST_SEATS * ROUNDS * _LEADS  # and with what the districts would pay now
_REWARD = _STANDING + MOST_SEATS * ROUNDS * _LEADS
_HELD = _REWARD + _ICONS * _PAID * _MARGINS
_IN_HAND = _HELD + _ICONS * _PAID * _DICE * 3
_ROLL = _IN_HAND + MOST_SEATS * DICE_EACH
_POD_COUNTS = _ROLL + VALUES * 3
_OWN_PODS = _POD_COUNTS + MOST_SEATS * _PODS
_MOMENT = _OWN_PODS + _PODS_WORTH + 1
_READY = _MOMENT + ROUNDS * _PHASES * _RUNNING
_BEAT = _READY + MOST_SEATS
_BARRIERS = _BEAT + _BEATS
_SCORED = _BARRIERS + MOST_SEATS
_INPUTS = _SCORED + 8
_MOST = 200


@compiled
def add_leads(position: State, seat: int, active: Any, count: int) -> int:
    """The own lead over each of the others: in hand, and with what the districts would pay now."""
    seats, round_no = int(position.seats), min(max(int(position.round_no), 1), ROUNDS) - 1
    safe, paid = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    standing(position, paid)
    for other in range(seats):
        safe[other] = int(position.jelly[other]) + POD_WORTH * int(position.pod_counts[other])
    for place in range(1, seats):
        other = (seat + place) % seats
        row = (place * ROUNDS + round_no) * _LEADS
        active[count] = _AHEAD + row + within(int(safe[seat] - safe[other]), _FARTHEST)
        active[count + 1] = _STANDING + row + within(int(paid[seat] - paid[other]), _FARTHEST)
        count += 2
    return count


@compiled
def add_district(position: State, seat: int, district: int, active: Any, count: int) -> int:
    """What one district pays, and who has which dice there."""
    sums, counts = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    sum_up(position, district, sums, counts)
    best_other = 0
    for other in range(position.seats):
        if other != seat:
            best_other = max(best_other, sums[other])
    zone = position.icons[position.tiles[district], position.targets[district]]
    kind, paid = int(zone[0, 0]), min(max(int(zone[0, 1]), 0), _PAID - 1)
    reward = min(kind, _ICONS - 1) * _PAID + paid
    active[count] = _REWARD + reward * _MARGINS + within(sums[seat] - best_other, _MARGIN)
    status = 0 if sums[seat] < best_other else 1 if sums[seat] == best_other else 2
    active[count + 1] = _HELD + (reward * _DICE + min(counts[seat], _DICE - 1)) * 3 + status
    return count + 2


@compiled
def add_players(position: State, seat: int, active: Any, count: int) -> int:
    """Dice, pods and barriers of everybody, as all may know them."""
    seats = int(position.seats)
    for place in range(seats):
        other = (seat + place) % seats
        in_hand = min(int(position.in_hand[other]), DICE_EACH)
        count = up_to(active, count, _IN_HAND + place * DICE_EACH, in_hand)
        pods = min(int(position.pod_counts[other]), _PODS)
        count = up_to(active, count, _POD_COUNTS + place * _PODS, pods)
        is_ready = ((int(position.ready) >> other) & 1) != 0
        count = switch(active, count, _READY + place, is_ready)
    for district in range(districts(position)):
        owner = int(position.barriers[district]) - 1
        if owner >= 0:
            active[count] = _BARRIERS + (owner - seat) % seats
            count += 1
    return count


@compiled
def add_own(position: State, seat: int, active: Any, count: int) -> int:
    """What only the seat knows: its roll and its pods."""
    for value in range(VALUES):
        dice = min(int(position.rolls[seat, value]), 3)
        count = up_to(active, count, _ROLL + value * 3, dice)
    pods_worth = 0
    for kind in range(POD_KINDS):
        each = 3 if kind == DIE_POD else kind
        pods_worth += each * int(position.pods[seat, kind])
    active[count] = _OWN_PODS + min(max(pods_worth, 0), _PODS_WORTH)
    return count + 1


@compiled
def add_moment(position: State, active: Any, count: int) -> int:
    """How far the game is."""
    seats, round_no = int(position.seats), min(max(int(position.round_no), 1), ROUNDS) - 1
    left = 0
    for seat in range(seats):
        left += int(position.in_hand[seat])
    quarter = min(_RUNNING * (DICE_EACH * seats - left) // (DICE_EACH * seats), _RUNNING - 1)
    active[count] = _MOMENT + (round_no * _PHASES + int(position.phase)) * _RUNNING + max(quarter, 0)
    active[count + 1] = _SCORED + min(int(position.scored), 7)
    count += 2
    if position.bell != 0 and position.phase == Phase.ROUND:
        beats = min(max(int(position.bell) - int(position.beat), 0), _BEATS - 1)
        active[count] = _BEAT + beats
        count += 1
    return count


@compiled
def fill(position: State, seat: int, active: Any) -> int:
    """The features that are on for a seat; returns how many."""
    count = add_leads(position, seat, active, 0)
    for district in range(districts(position)):
        count = add_district(position, seat, district, active, count)
    count = add_players(position, seat, active, count)
    count = add_own(position, seat, active, count)
    return add_moment(position, active, count)


FEATURES = Features(version=1, seats=MOST_SEATS, inputs=_INPUTS, most=_MOST, fill=fill, exploration=0.2)
