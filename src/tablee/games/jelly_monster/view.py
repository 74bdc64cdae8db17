"""What one viewer may know of a position of Attack of the Jelly Monster, for a screen."""

from __future__ import annotations

import msgspec

from tablee.games.happenings import Outcome, View
from tablee.games.jelly_monster import notation
from tablee.games.jelly_monster.actions import can_block, has_barrier
from tablee.games.jelly_monster.clock import does_time_matter, next_alarm
from tablee.games.jelly_monster.knowledge import unseen_pods
from tablee.games.jelly_monster.material import (
    A_POD,
    BEATS,
    BY_DICE,
    DISTRICT_NAMES,
    MOST_ICONS,
    NO_ICON,
    OPTIONS,
    PACES_MS,
    PHASE_NAMES,
    POD_NAMES,
    QUESTION_NAMES,
    READY_CHECK,
    ROUND,
    SCORING,
    SIDE_NAMES,
    VALUES,
    ZONES,
    District,
    Icon,
    Pod,
)
from tablee.games.jelly_monster.rewards import owes
from tablee.games.jelly_monster.rounds import districts
from tablee.games.jelly_monster.scoring import open_icon
from tablee.games.kernel import UNKNOWN, Cell, Position
from tablee.games.options import Value

ICON_NAMES = (
    "",
    "jelly",
    "pod",
    "discard",
    "per-pod",
    "copy-next",
    "copy-previous",
    "copy-either",
    "take",
    "give",
    "by-dice",
    "podium",
    "podium-rest",
)


class IconView(msgspec.Struct, frozen=True, kw_only=True):
    """One icon of a reward: its kind and the numbers printed on it."""

    kind: Icon
    amount: int  # of firsts, or with few dice; -1 is a pod
    second: int  # of seconds, of the rest, or with more dice; -1 is a pod
    few: int  # by dice: the most dice that count as few


class DistrictView(msgspec.Struct, frozen=True, kw_only=True):
    """One district. Dice, sums and cancelled values are by seat."""

    name: District
    tile: str
    zones: tuple[tuple[IconView, ...], ...]  # from the entrance to the centre
    target: int  # zone 1 to 3
    dice: tuple[tuple[int, ...], ...]
    cancelled: tuple[tuple[int, ...], ...]  # values that would be cancelled now
    sums: tuple[int, ...]  # without those
    controllers: tuple[int, ...]  # as the dice lie now
    barrier: int | None  # its owner


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player. `roll`, `pods` and `discarded` are None where the viewer may not see them."""

    jelly: int
    pod_count: int
    pods: tuple[Pod, ...] | None
    discard_count: int
    discarded: tuple[Pod, ...] | None
    pods_worth: int | None  # after the end
    dice_left: int
    roll: tuple[int, ...] | None
    settles_at: int | None  # live: when the roll may be used
    in_centre: tuple[int, ...]
    has_barrier: bool
    is_ready: bool
    has_chosen: bool  # a calm beat's action or a side to copy, not yet carried out
    choice: str | None  # what it is, for its owner


class ScoringView(msgspec.Struct, frozen=True, kw_only=True):
    """Where the scoring waits for a choice."""

    chain: tuple[District, ...]  # the scored district, then what it copies
    icon: IconView
    controllers: tuple[int, ...]
    asked: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...] | None  # for a split: what each seat owes each seat


class JellyMonsterView(View, frozen=True, kw_only=True, tag_field="kind", tag="jelly-monster"):
    """The city. Times are milliseconds of play."""

    options: dict[str, Value]
    phase: str
    round_no: int
    drone: District
    districts: tuple[DistrictView, ...]
    players: tuple[PlayerView, ...]
    pile_size: int
    unseen: dict[Pod, int]  # pods of each kind this viewer has not seen
    beat: int | None
    last_beat: int | None  # calm: when a turned timer ends the round
    now: int | None  # live
    starts_at: int | None
    bell_at: int | None  # live: when the turned timer rings
    next_alarm: int | None  # live: when the clock itself brings something about
    settle_ms: int | None
    scoring: ScoringView | None


def see(cell: Cell, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    position = cell[0]
    is_live = position.form != BEATS
    seats = range(int(position.seats))
    bell = int(position.bell) or None
    return JellyMonsterView(
        game="jelly-monster",
        seat=seat,
        seats=len(seats),
        to_act=to_act,
        asks=tuple(_asked(position, other) if other in to_act else "" for other in seats),
        outcome=outcome,
        options={option.name: option.value(int(getattr(position, option.name))) for option in OPTIONS},
        phase=PHASE_NAMES[position.phase],
        round_no=int(position.round_no),
        drone=DISTRICT_NAMES[position.drone],
        districts=tuple(_district(position, number) for number in range(districts(position))),
        players=tuple(_player(position, other, outcome) for other in seats),
        pile_size=int(position.pile_size),
        unseen={name: count for name, count in _unseen(position) if count},
        beat=int(position.beat) or None,
        last_beat=None if is_live else bell,
        now=int(position.now) if is_live else None,
        starts_at=int(position.starts_at) or None if is_live else None,
        bell_at=bell if is_live else None,
        next_alarm=int(next_alarm(position)) if does_time_matter(position) and not outcome else None,
        settle_ms=PACES_MS[position.pace] if is_live else None,
        scoring=_scoring(position) if position.phase == SCORING else None,
    )


def _asked(position: Position, seat: int) -> str:
    if position.phase == READY_CHECK:
        return "ready"
    if position.phase == SCORING:
        return QUESTION_NAMES[position.asking]
    if position.in_hand[seat] > 0:
        return "place"
    if position.bell != 0:
        return "block"
    return "finish" if can_block(position, seat) else "timer"


def _district(position: Position, number: int) -> DistrictView:
    seats = range(int(position.seats))
    counts = position.placed[number].tolist()
    sums = tuple(sum(value for value, count in enumerate(counts[seat], 1) if count == 1) for seat in seats)
    barrier = int(position.barriers[number])
    return DistrictView(
        name=DISTRICT_NAMES[number],
        tile=SIDE_NAMES[position.tiles[number]],
        zones=tuple(reward(position, number, zone) for zone in range(ZONES)),
        target=int(position.targets[number]) + 1,
        dice=tuple(spread(counts[seat]) for seat in seats),
        cancelled=tuple(
            tuple(value for value, count in enumerate(counts[seat], 1) if count > 1) for seat in seats
        ),
        sums=sums,
        controllers=tuple(seat for seat in seats if sums[seat] and sums[seat] == max(sums)),
        barrier=barrier - 1 if barrier else None,
    )


def reward(position: Position, number: int, zone: int) -> tuple[IconView, ...]:
    """The icons of one zone."""
    icons = position.icons[position.tiles[number], zone].tolist()
    return tuple(_icon(icons[place]) for place in range(MOST_ICONS) if icons[place][0] != NO_ICON)


def _icon(numbers: list[int]) -> IconView:
    kind, *amounts, few = numbers
    if kind == BY_DICE:
        amounts = [-1 if amount == A_POD else amount for amount in amounts]
    return IconView(kind=ICON_NAMES[kind], amount=amounts[0], second=amounts[1], few=few)


def spread(counts: list[int]) -> tuple[int, ...]:
    """Counts by value as a sorted row of dice."""
    return tuple(value for value in range(1, VALUES + 1) for _ in range(counts[value - 1]))


def _player(position: Position, seat: int, outcome: Outcome | None) -> PlayerView:
    roll = position.rolls[seat].tolist()
    has_roll = position.phase == ROUND and position.in_hand[seat] > 0
    answer, committed = int(position.answers[seat]), int(position.committed[seat])
    choice = ("copy cw", "copy ccw")[answer - 1] if answer > 0 else None
    return PlayerView(
        jelly=int(position.jelly[seat]),
        pod_count=int(position.pod_counts[seat]),
        pods=_pods(position.pods[seat].tolist()),
        discard_count=int(position.discard_counts[seat]),
        discarded=_pods(position.discards[seat].tolist()),
        pods_worth=int(position.pods_worth[seat]) if outcome else None,
        dice_left=int(position.in_hand[seat]),
        roll=None if roll[0] == UNKNOWN else spread(roll),
        settles_at=int(position.settles_at[seat]) if has_roll and position.form != BEATS else None,
        in_centre=spread(position.centre[seat].tolist()),
        has_barrier=bool(has_barrier(position, seat)),
        is_ready=bool(position.ready >> seat & 1),
        has_chosen=bool(answer or committed),
        choice=notation.write_move(committed - 1) if committed > 0 else choice,
    )


def _pods(counts: list[int]) -> tuple[str, ...] | None:
    if counts[0] == UNKNOWN:
        return None
    return tuple(POD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def _unseen(position: Position) -> list[tuple[str, int]]:
    return [(name, int(unseen_pods(position, kind))) for kind, name in enumerate(POD_NAMES)]


def _scoring(position: Position) -> ScoringView:
    seats = range(int(position.seats))
    icon = open_icon(position)
    is_split = QUESTION_NAMES[position.asking] == "give"
    owed = tuple(tuple(int(owes(position, icon, giver, seat)) for seat in seats) for giver in seats)
    return ScoringView(
        chain=tuple(DISTRICT_NAMES[district] for district in position.chain[: position.depth]),
        icon=_icon(icon.tolist()),
        controllers=tuple(seat for seat in seats if position.controllers >> seat & 1),
        asked=tuple(seat for seat in seats if position.asked >> seat & 1),
        owed=owed if is_split else None,
    )
