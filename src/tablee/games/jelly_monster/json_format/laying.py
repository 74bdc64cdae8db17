"""Plain data laid on a table: every die and pod counted, every phase consistent."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.engine import json_format
from tablee.engine.json_format import HIDDEN, wrong
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.jelly_monster.json_format import phases
from tablee.games.jelly_monster.json_format.writing import (
    PlainDistrict,
    PlainPosition,
    by_seat,
    rounds_finished,
)
from tablee.games.jelly_monster.news import NEWS_NAMES, NewsKind
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import (
    BEATS,
    DICE_EACH,
    DISTRICT_NAMES,
    NEWS_NUMBERS,
    NOT_KEPT,
    OPTIONS,
    PHASE_NAMES,
    POD_NAMES,
    PODS,
    ROUNDS,
    SIDE_NAMES,
    VALUES,
    ZONES,
    Phase,
    State,
)

_MOST_JELLY = 9_999_999


def from_plain(data: Any, blank: StateArray) -> StateArray:
    """Lay the data on a blank position; complain where it cannot be."""
    given = json_format.read(data, PlainPosition, "jelly-monster", (3, 4, 5))
    position: State = blank[0]
    position.seats = given.seats
    json_format.set_options(position, OPTIONS, given.options)
    _set_round(position, given)
    _lay_city(position, given)
    _lay_pods(position, given)
    _set_jelly(position, given)
    _lay_rolls(position, given)
    phases.set_phase(position, given)
    _set_news(position, given.news or [])
    return blank


def _set_round(position: State, given: PlainPosition) -> None:
    if not 1 <= given.round <= ROUNDS:
        wrong("round", f"must be 1 to {ROUNDS}")
    if given.phase not in PHASE_NAMES:
        wrong("phase", f"must be one of {', '.join(PHASE_NAMES)}")
    position.round_no = given.round
    position.phase = PHASE_NAMES.index(given.phase)
    if position.phase == Phase.OVER and given.round != ROUNDS:
        wrong("phase", f"a game is over after round {ROUNDS}")
    if position.phase in (Phase.READY_CHECK, Phase.COUNT_DOWN) and position.form == BEATS:
        wrong("phase", "the calm form has no ready check and no count-down")


def _lay_city(position: State, given: PlainPosition) -> None:
    count = districts(position)
    if len(given.districts) != count:
        wrong("districts", f"{len(given.districts)} districts; {given.seats} players need {count}")
    if given.drone not in list(DISTRICT_NAMES[:count]):
        wrong("drone", f"must be one of {', '.join(DISTRICT_NAMES[:count])}")
    position.drone = DISTRICT_NAMES.index(given.drone)
    for number, district in enumerate(given.districts):
        _lay_district(position, number, district)
    if len({district.tile[0] for district in given.districts}) < count:
        wrong("districts", "no tile can lie there twice")
    for seat, dice in enumerate(by_seat(given.centre, given.seats, "centre", [])):
        _count_dice(position.centre[seat], dice, f"centre[{seat}]")
    for seat in range(given.seats):
        placed = int(position.placed[:, seat].sum()) + int(position.centre[seat].sum())
        if placed > DICE_EACH:
            wrong("districts", f"seat {seat} has placed {placed} dice of {DICE_EACH}")
        position.in_hand[seat] = DICE_EACH - placed


def _lay_district(position: State, number: int, district: PlainDistrict) -> None:
    where = f"districts[{number}]"
    if district.tile not in SIDE_NAMES:
        wrong(f"{where}.tile", f"no tile side is called {district.tile!r}; they are 1A, 1B to 8A, 8B")
    if position.beginners and district.tile.endswith("B"):
        wrong(f"{where}.tile", "beginners use A sides only")
    if not 1 <= district.target <= ZONES:
        wrong(f"{where}.target", f"must be 1 to {ZONES}")
    position.tiles[number] = SIDE_NAMES.index(district.tile)
    position.targets[number] = district.target - 1
    seats = int(position.seats)
    for seat, dice in enumerate(by_seat(district.dice, seats, f"{where}.dice", [])):
        _count_dice(position.placed[number, seat], dice, f"{where}.dice[{seat}]")
    if district.barrier is not None:
        json_format.check_seat(district.barrier, seats, f"{where}.barrier")
        position.barriers[number] = district.barrier + 1


def _count_dice(counts: Any, dice: list[Any], where: str) -> None:
    if len(dice) > DICE_EACH:
        wrong(where, f"{len(dice)} dice; everybody has {DICE_EACH}")
    for value in dice:
        if not isinstance(value, int) or not 1 <= value <= VALUES:
            wrong(where, f"a die shows 1 to {VALUES}, not {value!r}")
        counts[value - 1] += 1


def _lay_rolls(position: State, given: PlainPosition) -> None:
    for seat, dice in enumerate(by_seat(given.rolls, given.seats, "rolls", [])):
        in_hand = int(position.in_hand[seat]) if position.phase == Phase.ROUND else 0
        if len(dice) != in_hand:
            wrong(f"rolls[{seat}]", f"{len(dice)} dice; it must be {in_hand}")
        if dice and set(dice) == {HIDDEN}:
            position.rolls[seat] = UNKNOWN
        else:
            _count_dice(position.rolls[seat], dice, f"rolls[{seat}]")


def _lay_pods(position: State, given: PlainPosition) -> None:
    left = Counter({name: int(copies) for name, copies in zip(POD_NAMES, position.pod_copies, strict=True)})
    hidden = 0
    for seat in range(given.seats):
        for key, kinds, sizes in (
            ("pods", position.pods, position.pod_counts),
            ("discarded", position.discards, position.discard_counts),
        ):
            pods = by_seat(getattr(given, key), given.seats, key, [])[seat]
            hidden += _count_pods(left, kinds[seat], pods, f"{key}[{seat}]")
            sizes[seat] = len(pods)
    pile = given.pile
    if pile is None:
        left_out = left.total() - hidden
        pile = [HIDDEN] * left_out if hidden else sorted(left.elements(), key=POD_NAMES.index)
    if len(pile) > PODS:
        wrong("pile", f"{len(pile)} pods; there are {PODS}")
    for place, pod in enumerate(pile[::-1]):
        position.pile[place] = UNKNOWN if pod == HIDDEN else _take_pod(left, pod, "pile")
    position.pile_size = len(pile)
    hidden += pile.count(HIDDEN)
    if left.total() != hidden:
        wrong("pile", f"{left.total()} pods are nowhere, {hidden} are marked {HIDDEN!r}")


def _count_pods(left: Counter[str], kinds: Any, pods: list[str], where: str) -> int:
    """Lay somebody's pods; returns how many of them are hidden."""
    if pods and set(pods) == {HIDDEN}:
        kinds[:] = UNKNOWN
        return len(pods)
    for pod in pods:
        kinds[_take_pod(left, pod, where)] += 1
    return 0


def _take_pod(left: Counter[str], pod: str, where: str) -> int:
    if pod not in POD_NAMES:
        wrong(where, f"no pod is called {pod!r}; pods are {', '.join(POD_NAMES)}")
    if left[pod] == 0:
        wrong(where, f"one {pod!r} too many")
    left[pod] -= 1
    return POD_NAMES.index(pod)


def _set_jelly(position: State, given: PlainPosition) -> None:
    for seat, jelly in enumerate(by_seat(given.jelly, given.seats, "jelly", 0)):
        if not 0 <= jelly <= _MOST_JELLY:
            wrong(f"jelly[{seat}]", f"must be 0 to {_MOST_JELLY}")
        position.jelly[seat] = jelly
    _set_jelly_after(position, given)


def _set_jelly_after(position: State, given: PlainPosition) -> None:
    count = rounds_finished(position)
    rounds = [None] * count if given.jelly_after is None else given.jelly_after
    if len(rounds) != count:
        wrong("jelly_after", f"{len(rounds)} rounds; {count} are finished")
    for number, row in enumerate(rounds):
        if row is None:
            position.jelly_after[number, : given.seats] = NOT_KEPT
            continue
        for seat, jelly in enumerate(by_seat(row, given.seats, f"jelly_after[{number}]", 0)):
            if not 0 <= jelly <= _MOST_JELLY:
                wrong(f"jelly_after[{number}][{seat}]", f"must be 0 to {_MOST_JELLY}")
            position.jelly_after[number, seat] = jelly


def _set_news(position: State, news: list[list[int | str]]) -> None:
    if len(news) > len(position.news):
        wrong("news", f"{len(news)} pieces; at most {len(position.news)}")
    for place, (item, row) in enumerate(zip(news, position.news, strict=False)):
        where = f"news[{place}]"
        if len(item) != NEWS_NUMBERS or item[0] not in NEWS_NAMES[1:]:
            wrong(where, f"a kind ({', '.join(NEWS_NAMES[1:])}) and {NEWS_NUMBERS - 1} numbers")
        row[0] = NEWS_NAMES.index(str(item[0]))
        for column, number in enumerate(item[1:], 1):
            if number == HIDDEN and row[0] == NewsKind.PODS_DRAWN and column > 1:
                row[column] = UNKNOWN
            elif isinstance(number, int) and 0 <= number <= 127:
                row[column] = number
            else:
                wrong(where, f"{number!r} is no number from 0 to 127")
    position.news_count = len(news)
