"""What one viewer may know of a position of Attack of the Jelly Monster, for a screen."""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec
import numpy as np

from tablee.engine.arrays import Grid, Row
from tablee.engine.messages import ASIDE, BY_SEAT, MOMENT, NOWHERE, OfSeat, Outcome, Seat, View, size_of
from tablee.engine.options import Value
from tablee.engine.state import UNKNOWN
from tablee.games.jelly_monster import notation
from tablee.games.jelly_monster.moves import COPY, is_split
from tablee.games.jelly_monster.state import (
    A_POD,
    BEATS,
    BY_DICE,
    DISTRICT_NAMES,
    ICON_NUMBERS,
    MOST_SEATS,
    NO_AGREEMENT,
    NO_ICON,
    NOT_KEPT,
    OPTIONS,
    PACES_MS,
    PHASE_NAMES,
    POD_KINDS,
    POD_NAMES,
    QUESTION_NAMES,
    SIDE_NAMES,
    SIDES,
    VALUES,
    ZONES,
    District,
    Icon,
    Phase,
    Pod,
    UnpackedState,
)
from tablee.games.jelly_monster.stock import Stock, stock_of

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

# Asked in every view: Python takes long to look up an enum's members.
_READY_CHECK, _ROUND, _SCORING, _OVER = Phase.READY_CHECK, Phase.ROUND, Phase.SCORING, Phase.OVER


class IconView(msgspec.Struct, frozen=True, kw_only=True):
    """One icon of a reward: its kind and the numbers printed on it."""

    kind: Icon
    amount: int  # of firsts, or with few dice; -1 is a pod
    second: int  # of seconds, of the rest, or with more dice; -1 is a pod
    few: int  # by dice: the most dice that count as few


class DistrictView(msgspec.Struct, frozen=True, kw_only=True):
    """One district. Dice, sums and cancelled values are by seat."""

    name: District
    tile: Annotated[str, NOWHERE]
    zones: tuple[tuple[IconView, ...], ...]  # from the entrance to the centre
    target: int  # zone 1 to 3
    dice: Annotated[tuple[tuple[int, ...], ...], BY_SEAT]
    cancelled: Annotated[tuple[tuple[int, ...], ...], BY_SEAT]  # values that would be cancelled now
    sums: tuple[OfSeat, ...]  # without those
    controllers: tuple[Seat, ...]  # as the dice lie now
    barrier: Seat | None  # its owner


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player. `roll`, `pods` and `discarded` are None where the viewer may not see them."""

    jelly: int
    jelly_after: Annotated[tuple[int, ...], NOWHERE] = ()  # by finished round; none where nobody kept it
    pod_count: int
    pods: tuple[Pod, ...] | None
    discard_count: Annotated[int, size_of("discarded")]
    discarded: tuple[Pod, ...] | None
    pods_worth: int | None  # after the end
    dice_left: Annotated[int, size_of("roll")]
    roll: tuple[int, ...] | None
    settles_at: Annotated[int | None, NOWHERE]  # live: when the roll may be used
    in_centre: tuple[int, ...]
    has_barrier: bool
    is_ready: bool
    has_chosen: bool  # a calm beat's action, a side to copy or a split, not yet carried out
    choice: str | None  # what it is, for its owner


class ScoringView(msgspec.Struct, frozen=True, kw_only=True):
    """Where the scoring waits for a choice."""

    chain: tuple[District, ...]  # the scored district, then what it copies
    icon: IconView
    controllers: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    owed: Annotated[
        tuple[tuple[OfSeat, ...], ...] | None, BY_SEAT
    ]  # for a split: what each seat owes each seat


class JellyMonsterView(View, frozen=True, kw_only=True, tag_field="kind", tag="jelly-monster"):
    """The city. Times are milliseconds of play."""

    options: Annotated[dict[str, Value], NOWHERE]
    phase: str
    round_no: int
    drone: District
    districts: tuple[DistrictView, ...]
    players: Annotated[tuple[PlayerView, ...], BY_SEAT]
    pile_size: int
    unseen: Annotated[dict[Pod, int], ASIDE]  # pods of each kind this viewer has not seen
    beat: int | None
    last_beat: int | None  # calm: when a turned timer ends the round
    now: Annotated[int | None, NOWHERE]  # live
    starts_at: Annotated[int | None, MOMENT]
    bell_at: Annotated[int | None, MOMENT]  # live: when the turned timer rings
    next_alarm: Annotated[int | None, NOWHERE]  # live: when the clock itself brings something about
    settle_ms: Annotated[int | None, NOWHERE]
    scoring: ScoringView | None


_BYTES_OF_A_DISTRICT = MOST_SEATS * VALUES
_HIDDEN = UNKNOWN & 255  # as a byte


def see(position: UnpackedState, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    stock = stock_of(position)
    is_live = position.form != BEATS
    seats = range(position.seats)
    bell = position.bell or None
    return JellyMonsterView(
        game="jelly-monster",
        seat=seat,
        seats=len(seats),
        to_act=to_act,
        asks=tuple([_asked(position, other, stock) if other in to_act else "" for other in seats]),
        outcome=outcome,
        options={option.name: option.value(getattr(position, option.name)) for option in OPTIONS},
        phase=PHASE_NAMES[position.phase],
        round_no=position.round_no,
        drone=DISTRICT_NAMES[position.drone],
        districts=_districts(position, stock.districts),
        players=_players(position, stock, outcome),
        pile_size=position.pile_size,
        unseen={POD_NAMES[kind]: count for kind, count in enumerate(stock.unseen) if count},
        beat=position.beat or None,
        last_beat=None if is_live else bell,
        now=position.now if is_live else None,
        starts_at=position.starts_at or None if is_live else None,
        bell_at=bell if is_live else None,
        next_alarm=None if outcome else stock.alarm,
        settle_ms=PACES_MS[position.pace] if is_live else None,
        scoring=_scoring(position, stock) if position.phase == _SCORING else None,
    )


def _asked(position: UnpackedState, seat: int, stock: Stock) -> str:
    if position.phase == _READY_CHECK:
        return "ready"
    if position.phase == _SCORING:
        return QUESTION_NAMES[position.asking]
    if position.in_hand[seat] > 0:
        return "place"
    if position.bell != 0:
        return "block"
    return "finish" if stock.can_block[seat] else "timer"


def _districts(position: UnpackedState, count: int) -> tuple[DistrictView, ...]:
    seats, placed, icons = position.seats, position.raw("placed"), position.raw("icons")
    tiles, targets, barriers = position.tiles, position.targets, position.barriers
    side = len(icons) // SIDES
    return tuple(
        [
            _district(
                number,
                seats,
                tiles[number],
                icons[side * tiles[number] : side * (tiles[number] + 1)],
                targets[number],
                barriers[number],
                placed[_BYTES_OF_A_DISTRICT * number : _BYTES_OF_A_DISTRICT * (number + 1)],
            )
            for number in range(count)
        ]
    )


@functools.lru_cache(maxsize=1 << 14)
def _district(
    number: int, seats: int, tile: int, side: bytes, target: int, barrier: int, placed: bytes
) -> DistrictView:
    """Remembered: a district looks the same to everybody, and for many moves."""
    counts = [placed[VALUES * seat : VALUES * (seat + 1)] for seat in range(seats)]
    sums = tuple(sum(value for value, count in enumerate(dice, 1) if count == 1) for dice in counts)
    return DistrictView(
        name=DISTRICT_NAMES[number],
        tile=SIDE_NAMES[tile],
        zones=_zones(side),
        target=target + 1,
        dice=tuple(spread(dice) for dice in counts),
        cancelled=tuple(tuple(value for value, count in enumerate(dice, 1) if count > 1) for dice in counts),
        sums=sums,
        controllers=tuple(seat for seat in range(seats) if sums[seat] and sums[seat] == max(sums)),
        barrier=barrier - 1 if barrier else None,
    )


@functools.lru_cache(maxsize=1 << 8)
def _zones(side: bytes) -> tuple[tuple[IconView, ...], ...]:
    """The rewards of one side of a tile, remembered."""
    zones = np.frombuffer(side, dtype=np.int8).reshape(ZONES, -1, ICON_NUMBERS).tolist()
    return tuple(_icons(zone) for zone in zones)


def _icons(zone: Grid | list[list[int]]) -> tuple[IconView, ...]:
    return tuple(icon_view(numbers) for numbers in zone if numbers[0] != NO_ICON)


def reward(position: UnpackedState, number: int, zone: int) -> tuple[IconView, ...]:
    """The icons of one zone; or of the reward for controllers who do not agree."""
    if number == NO_AGREEMENT:
        return _icons(position.no_agreement)
    icons = position.raw("icons")
    side = len(icons) // SIDES
    start = side * position.tiles[number]
    return _zones(icons[start : start + side])[zone]


def icon_view(numbers: Row | list[int]) -> IconView:
    """An icon as people see it, from its numbers."""
    kind, *amounts, few = numbers
    if kind == BY_DICE:
        amounts = [-1 if amount == A_POD else amount for amount in amounts]
    return IconView(kind=ICON_NAMES[kind], amount=amounts[0], second=amounts[1], few=few)


@functools.lru_cache(maxsize=1 << 12)
def spread(counts: bytes) -> tuple[int, ...]:
    """Counts by value as a sorted row of dice."""
    return tuple(value for value in range(1, VALUES + 1) for _ in range(counts[value - 1]))


def _players(position: UnpackedState, stock: Stock, outcome: Outcome | None) -> tuple[PlayerView, ...]:
    rolls, centre = position.raw("rolls"), position.raw("centre")
    pods, discards = position.raw("pods"), position.raw("discards")
    is_live = position.form != BEATS
    players = []
    for seat in range(position.seats):
        dice = slice(VALUES * seat, VALUES * (seat + 1))
        kinds = slice(POD_KINDS * seat, POD_KINDS * (seat + 1))
        roll = rolls[dice]
        has_roll = position.phase == _ROUND and position.in_hand[seat] > 0
        answer, committed = position.answers[seat], position.committed[seat]
        players.append(
            PlayerView(
                jelly=position.jelly[seat],
                jelly_after=_jelly_after(position, seat),
                pod_count=position.pod_counts[seat],
                pods=_pods(pods[kinds]),
                discard_count=position.discard_counts[seat],
                discarded=_pods(discards[kinds]),
                pods_worth=position.pods_worth[seat] if outcome else None,
                dice_left=position.in_hand[seat],
                roll=None if roll[0] == _HIDDEN else spread(roll),
                settles_at=position.settles_at[seat] if has_roll and is_live else None,
                in_centre=spread(centre[dice]),
                has_barrier=bool(stock.barriers[seat]),
                is_ready=bool(position.ready >> seat & 1),
                has_chosen=bool(answer or committed),
                choice=_choice(answer, committed),
            )
        )
    return tuple(players)


def _jelly_after(position: UnpackedState, seat: int) -> tuple[int, ...]:
    finished = position.round_no - (position.phase != _OVER)
    rows = position.jelly_after[:finished] if finished else ()
    kept = tuple(row[seat] for row in rows)
    return () if NOT_KEPT in kept else kept


def _choice(answer: int, committed: int) -> str | None:
    """What somebody has chosen, where the viewer may know it."""
    if committed > 0:
        return notation.write_move(committed - 1)
    if answer > 0:
        return notation.write_move(answer if is_split(answer) else COPY + answer - 1)
    return None


@functools.lru_cache(maxsize=1 << 12)
def _pods(counts: bytes) -> tuple[str, ...] | None:
    if counts[0] == _HIDDEN:
        return None
    return tuple(POD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def _scoring(position: UnpackedState, stock: Stock) -> ScoringView:
    seats = range(position.seats)
    is_split = QUESTION_NAMES[position.asking] == "give"
    owed = tuple(tuple(by_giver[: len(seats)]) for by_giver in stock.owed[: len(seats)])
    return ScoringView(
        chain=tuple(
            DISTRICT_NAMES[link] for link in position.chain[: position.depth] if link != NO_AGREEMENT
        ),
        icon=icon_view(stock.icon),
        controllers=tuple(seat for seat in seats if position.controllers >> seat & 1),
        asked=tuple(seat for seat in seats if position.asked >> seat & 1),
        owed=owed if is_split else None,
    )
