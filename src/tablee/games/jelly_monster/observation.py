"""What a seat of Attack of the Jelly Monster knows, as numbers: own things first, then the next seat's."""

from __future__ import annotations

from typing import Any

from tablee.engine.jit.compiling import compiled
from tablee.engine.spaces.encoder import Encoder, Floats, seen_from
from tablee.games.jelly_monster.hidden import unseen_pods
from tablee.games.jelly_monster.moves import EXPEL, SPLIT, effect_of, is_placing, is_split, share
from tablee.games.jelly_monster.state import (
    MOST_DISTRICTS,
    MOST_SEATS,
    POD_KINDS,
    SIDES,
    VALUES,
    ZONES,
    Phase,
    ScoringQuestion,
    State,
)

_PHASES = len(Phase)
_QUESTIONS = len(ScoringQuestion)
_CLOCKS = 4  # milliseconds until the bell, the end of the choice, the start; own roll settles

_SEATS = 0
_PHASE = _SEATS + MOST_SEATS
_ROUND = _PHASE + _PHASES
_DRONE = _ROUND + 2
_TILES = _DRONE + MOST_DISTRICTS
_TARGETS = _TILES + MOST_DISTRICTS * SIDES
_BARRIERS = _TARGETS + MOST_DISTRICTS * ZONES
_PLACED = _BARRIERS + MOST_DISTRICTS * MOST_SEATS
_CENTRE = _PLACED + MOST_DISTRICTS * MOST_SEATS * VALUES
_IN_HAND = _CENTRE + MOST_SEATS * VALUES
_ROLL = _IN_HAND + MOST_SEATS
_JELLY = _ROLL + VALUES
_POD_COUNTS = _JELLY + MOST_SEATS
_PODS = _POD_COUNTS + MOST_SEATS
_DISCARDS = _PODS + POD_KINDS
_UNSEEN = _DISCARDS + POD_KINDS
_READY = _UNSEEN + POD_KINDS
_SCORED = _READY + MOST_SEATS
_SUMS = _SCORED + 1
_CONTROLLERS = _SUMS + MOST_SEATS
_ASKING = _CONTROLLERS + MOST_SEATS
_ASKED = _ASKING + _QUESTIONS
_TIME = _ASKED + MOST_SEATS

_FIELDS = (
    ("seats", (MOST_SEATS,)),  # how many play, one of 1 to 5
    ("phase", (_PHASES,)),
    ("round", (2,)),  # the round, and the beat in it
    ("drone", (MOST_DISTRICTS,)),  # the district that is scored first
    ("tiles", (MOST_DISTRICTS, SIDES)),  # the side that lies in each district
    ("targets", (MOST_DISTRICTS, ZONES)),  # the zone that pays
    ("barriers", (MOST_DISTRICTS, MOST_SEATS)),  # whose barrier stands there
    ("placed", (MOST_DISTRICTS, MOST_SEATS, VALUES)),  # dice by district, owner and value
    ("centre", (MOST_SEATS, VALUES)),  # expelled dice
    ("in_hand", (MOST_SEATS,)),  # dice not placed yet
    ("roll", (VALUES,)),  # what the own dice show
    ("jelly", (MOST_SEATS,)),
    ("pod_counts", (MOST_SEATS,)),
    ("pods", (POD_KINDS,)),  # own ones by kind
    ("discards", (POD_KINDS,)),  # own ones given out of the game
    ("unseen_pods", (POD_KINDS,)),
    ("ready", (MOST_SEATS,)),  # ready for the round, or has chosen in this beat
    ("scored", (1,)),  # districts whose scoring has begun
    ("sums", (MOST_SEATS,)),  # in the scored district
    ("controllers", (MOST_SEATS,)),
    ("asking", (_QUESTIONS,)),  # what the scoring asks …
    ("asked", (MOST_SEATS,)),  # … and of whom
    ("time", (_CLOCKS,)),  # live: seconds until the bell, the default, the start, the own roll; calm: beats
)


@compiled
def observe(position: State, seat: int, row: Floats) -> None:
    """Fill a row of zeros."""
    seats = int(position.seats)
    row[_SEATS + seats - 1] = 1
    row[_PHASE + int(position.phase)] = 1
    row[_ROUND] = position.round_no
    row[_ROUND + 1] = position.beat
    row[_DRONE + int(position.drone)] = 1
    row[_SCORED] = position.scored
    row[_ASKING + int(position.asking)] = 1
    for district in range(seats + 2):
        observe_district(position, seat, district, row)
    for value in range(VALUES):
        row[_ROLL + value] = position.rolls[seat, value]
    for kind in range(POD_KINDS):
        row[_PODS + kind] = position.pods[seat, kind]
        row[_DISCARDS + kind] = position.discards[seat, kind]
        row[_UNSEEN + kind] = unseen_pods(position, kind)
    for other in range(seats):
        observe_player(position, other, seen_from(other, seat, seats), row)
    row[_TIME] = seconds_until(position.bell, position.now)
    row[_TIME + 1] = seconds_until(position.choice_until, position.now)
    row[_TIME + 2] = seconds_until(position.starts_at, position.now)
    row[_TIME + 3] = seconds_until(position.settles_at[seat], position.now)


@compiled
def seconds_until(moment: Any, now: Any) -> float:
    """0 when it has passed or is not set."""
    return max(0, int(moment) - int(now)) / 1000


@compiled
def observe_district(position: State, seat: int, district: int, row: Floats) -> None:
    """One district: its tile, its target, whose barrier, whose dice."""
    seats = int(position.seats)
    row[_TILES + SIDES * district + int(position.tiles[district])] = 1
    row[_TARGETS + ZONES * district + int(position.targets[district])] = 1
    owner = int(position.barriers[district]) - 1
    if owner >= 0:
        row[_BARRIERS + MOST_SEATS * district + seen_from(owner, seat, seats)] = 1
    for other in range(seats):
        begin = _PLACED + (MOST_SEATS * district + seen_from(other, seat, seats)) * VALUES
        for value in range(VALUES):
            row[begin + value] = position.placed[district, other, value]


@compiled
def observe_player(position: State, other: int, place: int, row: Floats) -> None:
    """What everybody may know of a player."""
    for value in range(VALUES):
        row[_CENTRE + VALUES * place + value] = position.centre[other, value]
    row[_IN_HAND + place] = position.in_hand[other]
    row[_JELLY + place] = position.jelly[other]
    row[_POD_COUNTS + place] = position.pod_counts[other]
    row[_READY + place] = ((position.ready >> other) & 1) | (1 if position.committed[other] != 0 else 0)
    row[_SUMS + place] = position.sums[other]
    row[_CONTROLLERS + place] = (position.controllers >> other) & 1
    row[_ASKED + place] = (position.asked >> other) & 1


def relative_move(move: int, seat: int, seats: int) -> int:
    """A move with the owner of an expelled die, or the receivers of jelly, counted from the own seat.

    Seats that do not play stay where they are.
    """
    if is_placing(move) and effect_of(move) >= EXPEL:
        owner = (effect_of(move) - EXPEL) // VALUES
        return move + VALUES * (_turned(owner, seat, seats) - owner)
    if is_split(move):
        shares = (share(move, other) << 3 * _turned(other, seat, seats) for other in range(MOST_SEATS))
        return SPLIT + sum(shares)
    return move


def _turned(other: int, seat: int, seats: int) -> int:
    return (other - seat) % seats if other < seats else other


ENCODER = Encoder(fields=_FIELDS, observe=observe)
