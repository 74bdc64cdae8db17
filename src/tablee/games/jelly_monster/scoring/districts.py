"""Scoring a round, district by district. It stops for choices and goes on from the same place."""

from __future__ import annotations

from typing import Any

from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.news import NewsKind, report, tell_number
from tablee.games.jelly_monster.round.actions import has_dice
from tablee.games.jelly_monster.round.begin import begin_round, clear_table, districts
from tablee.games.jelly_monster.scoring.rewards import draw_pods, give_shares, is_copy_icon, resolve_icon
from tablee.games.jelly_monster.state import (
    CLOCKWISE,
    COPY_EITHER,
    COPY_NEXT,
    DIE_POD,
    LIVE,
    NO_AGREEMENT,
    NO_ICON,
    POD_KINDS,
    ROUNDS,
    SECRET_SPLITS,
    VALUES,
    Phase,
    ScoringQuestion,
    State,
)


@compiled
def end_round(position: State, reason: int) -> None:
    """Everything stops and barriers come back; the scoring is next."""
    report(position, NewsKind.ROUND_ENDED, reason)
    position.phase = Phase.SCORING
    position.barriers[:] = 0
    position.rolls[:, :] = 0
    position.committed[:] = 0
    position.settles_at[:] = 0
    position.bell = 0
    position.beat = 0


@compiled
def score_on(position: State, dice: Dice) -> None:
    """Go on until somebody has to choose, or the next round (or the end) is there."""
    if position.phase != Phase.SCORING or position.asked != 0:
        return
    position.choice_until = 0
    while position.phase == Phase.SCORING and position.asked == 0:
        if position.asking == ScoringQuestion.COPY:
            compare_sides(position)
        elif position.asking == ScoringQuestion.GIVE and position.splits == SECRET_SPLITS:
            pay_splits(position)
        elif position.depth > 0:
            position.asking = ScoringQuestion.NOTHING
            resolve_next_icon(position)
        elif position.scored < districts(position):
            score_next_district(position)
        else:
            score_centre(position)
            finish_round(position, dice)
    if position.phase == Phase.SCORING and position.form == LIVE:
        position.choice_until = position.now + 1000 * position.choice_limit


@compiled
def score_next_district(position: State) -> None:
    """Clockwise from the drone's: cancel, rank, and begin with the targeted reward."""
    district = (int(position.drone) + int(position.scored)) % districts(position)
    position.scored += 1
    rank(position, district)
    if has_dice(position, district):
        report_ranking(position, district)
    if position.controllers != 0:
        open_reward(position, district)


@compiled
def rank(position: State, district: int) -> None:
    """Sums of the dice that are left when equal dice of one colour are cancelled, all of them."""
    best = 0
    position.controllers = 0
    for seat in range(position.seats):
        position.sums[seat] = 0
        position.counted[seat] = 0
        for value in range(VALUES):
            if position.placed[district, seat, value] == 1:
                position.sums[seat] += value + 1
                position.counted[seat] += 1
        best = max(best, int(position.sums[seat]))
    if best > 0:
        for seat in range(position.seats):
            if position.sums[seat] == best:
                position.controllers |= 1 << seat


@compiled
def report_ranking(position: State, district: int) -> None:
    """Who has what there, and what was cancelled."""
    cancelled = report(position, NewsKind.CANCELLED, district)
    ranked = report(position, NewsKind.RANKED, district)
    for seat in range(position.seats):
        values = 0
        for value in range(VALUES):
            if position.placed[district, seat, value] > 1:
                values |= 1 << value
        tell_number(position, cancelled, seat, values)
        tell_number(position, ranked, seat, int(position.sums[seat]))


@compiled
def open_reward(position: State, district: int) -> None:
    """The targeted reward of a district joins the chain."""
    position.chain[position.depth] = district
    position.next_icon[position.depth] = 0
    position.depth += 1
    item = report(position, NewsKind.REWARDED, district)
    tell_number(position, item, 0, 0 if district == NO_AGREEMENT else int(position.targets[district]))
    tell_number(position, item, 1, int(position.controllers))
    tell_number(position, item, 2, int(position.chain[0]))


@compiled
def close_reward(position: State) -> None:
    """The last reward of the chain is done; with the first one the district is."""
    position.depth -= 1
    position.chain[position.depth] = 0
    position.next_icon[position.depth] = 0
    if position.depth == 0:
        position.controllers = 0
        position.sums[:] = 0
        position.counted[:] = 0


@compiled
def icon_of(position: State, link: int, place: int) -> Any:
    """An icon of the reward targeted in one district of the chain."""
    district = position.chain[link]
    if district == NO_AGREEMENT:
        return position.no_agreement[place]
    return position.icons[position.tiles[district], position.targets[district], place]


@compiled
def open_icon(position: State) -> Any:
    """The icon that somebody is asked about."""
    link = int(position.depth) - 1
    return icon_of(position, link, int(position.next_icon[link]) - 1)


@compiled
def resolve_next_icon(position: State) -> None:
    """Icons left to right; a copy leads to a neighbour first."""
    link = int(position.depth) - 1
    place = int(position.next_icon[link])
    if place == len(position.no_agreement) or icon_of(position, link, place)[0] == NO_ICON:
        close_reward(position)
        return
    position.next_icon[link] += 1
    icon = icon_of(position, link, place)
    if icon[0] == COPY_EITHER:
        position.asking = ScoringQuestion.COPY
        position.asked = position.controllers
    elif is_copy_icon(icon[0]):
        follow_copy(position, icon[0] == COPY_NEXT)
    else:
        resolve_icon(position, icon)


@compiled
def follow_copy(position: State, is_clockwise: bool) -> None:
    """The neighbour's targeted reward is next; a chain that returns to itself gives nothing."""
    count = districts(position)
    here = int(position.chain[position.depth - 1])
    there = (here + (1 if is_clockwise else count - 1)) % count
    for link in range(position.depth):
        if position.chain[link] == there:
            report(position, NewsKind.COPY_VOID, there)
            return
    open_reward(position, there)


@compiled
def compare_sides(position: State) -> None:
    """All answers are in: the controllers agree, or get what the edition has for those who do not."""
    position.asking = ScoringQuestion.NOTHING
    item = report(position, NewsKind.SIDES_CHOSEN, int(position.chain[0]))
    sides = 0
    for seat in range(position.seats):
        tell_number(position, item, seat, int(position.answers[seat]))
        sides |= int(position.answers[seat])
        position.answers[seat] = 0
    if sides in (1, 2):
        follow_copy(position, sides == CLOCKWISE)
    elif position.no_agreement[0, 0] != NO_ICON:
        open_reward(position, NO_AGREEMENT)


@compiled
def pay_splits(position: State) -> None:
    """The last split is in: all are carried out."""
    position.asking = ScoringQuestion.NOTHING
    for seat in range(position.seats):
        if position.answers[seat] != 0:
            give_shares(position, seat, int(position.answers[seat]))
            position.answers[seat] = 0


@compiled
def score_centre(position: State) -> None:
    """Most dice there, not pips: a pod, for all who are tied."""
    item = report(position, NewsKind.CENTRE_COUNTED, 0)
    best = 0
    takers = 0
    for seat in range(position.seats):
        count = int(position.centre[seat].sum())
        tell_number(position, item, seat, count)
        if count > best:
            best = count
            takers = 0
        if count == best and count > 0:
            takers |= 1 << seat
    draw_pods(position, takers)


@compiled
def finish_round(position: State, dice: Dice) -> None:
    """The next round, or the end: pods are opened, those with a die are rolled, lowest seat first."""
    position.scored = 0
    clear_table(position)
    for seat in range(position.seats):
        position.jelly_after[position.round_no - 1, seat] = position.jelly[seat]
    if position.round_no < ROUNDS:
        position.round_no += 1
        begin_round(position, dice)
    else:
        open_pods(position, dice)


@compiled
def open_pods(position: State, dice: Dice) -> None:
    """Each pod is worth its value, a die what it shows."""
    position.phase = Phase.OVER
    item = report(position, NewsKind.PODS_OPENED, 0)
    for seat in range(position.seats):
        rolled = 0
        for _ in range(position.pods[seat, DIE_POD]):
            rolled += roll(dice, VALUES) + 1
        tell_number(position, item, seat, rolled)
        worth = rolled
        for kind in range(1, POD_KINDS):
            worth += kind * int(position.pods[seat, kind])
        position.pods_worth[seat] = worth
