"""What bots know about Panik: what a hunter is worth somewhere to a seat that sees only so much."""

from __future__ import annotations

from typing import Any

from tablee.bots.knowledge import Knowledge, Level, Sight, make_pick, reward_win_and_margin
from tablee.engine.jit.compiling import compiled
from tablee.games.panik.bot.beliefs import imagine_likely
from tablee.games.panik.bot.features import FEATURES
from tablee.games.panik.hunters import mansion_count, owner_of, team_of
from tablee.games.panik.scoring import add_points, weight
from tablee.games.panik.state import (
    MANSIONS,
    MOVE_ALONE,
    MOVE_BACK,
    MOVE_CALL,
    MOVE_DETECT,
    MOVE_KEEP,
    MOVE_PAIR,
    MOVE_PLACE,
    MOVE_TO,
    NUMBER_OF_HUNTERS,
    PAIR,
    ROW,
    SHARED,
    TEAM_SIZE,
    TRAPPED,
    State,
    UnpackedState,
)

_LOOKED_AT = 5  # moves compared at one step of a playout: enough to avoid the silly, few enough to vary
_UNKNOWN = 2.0  # what a hunter earns on average at a mansion one does not know
_OWN_HUNTER_THERE = 0.8  # more, where its owner put a hunter of the own team
_LEAVING_IT = 0.3  # a small gain is not worth the answer it provokes
_NAMING = 2.2  # a detector's look is worth about a placement


@compiled
def standing(position: State, scores: Any) -> None:
    """The points if the game ended now."""
    for mansion in range(mansion_count(position)):
        add_points(position, mansion, scores)


@compiled
def promise(position: State, seat: int, mansion: int, newcomers: int) -> float:
    """What one more hunter of this seat would earn there, as far as the seat can know."""
    owner = owner_of(mansion)
    if position.face_up[mansion] == 0 and owner != seat:
        for place in range(int(position.crowd[mansion])):
            if team_of(int(position.hunters[mansion, place])) == owner:
                return _UNKNOWN + _OWN_HUNTER_THERE
        return _UNKNOWN
    face = int(position.faces[mansion])
    if face == TRAPPED:
        return 0.0 if owner == seat else -float(position.trap_pay)
    if face == SHARED:
        crowd = int(position.crowd[mansion]) + newcomers
        return float(position.shared_pay[min(max(crowd, 1), 4) - 1])
    return face + 1.0


@compiled
def worth_of_placing(position: State, seat: int, move: int) -> float:
    """A first guess for the set-up, for placing a hunter and for naming a mansion."""
    if move < MOVE_PAIR:
        return 0.0
    if move < MOVE_PLACE:
        return 2.0 * promise(position, seat, ROW * seat + move - MOVE_PAIR, 1)
    if move < MOVE_DETECT:
        kind, mansion = (move - MOVE_PLACE) // MANSIONS, (move - MOVE_PLACE) % MANSIONS
        return (2.0 if kind == PAIR else 1.0) * promise(position, seat, mansion, 1)
    return _NAMING


@compiled
def worth_of_sending(position: State, seat: int, hunter: int) -> float:
    """A first guess for sending back: one's own to somewhere better, another's to somewhere worse."""
    there = weight(hunter) * promise(position, seat, int(position.spot), 0)
    elsewhere = weight(hunter) * _UNKNOWN
    return elsewhere - there if team_of(hunter) == seat else there - elsewhere


@compiled
def worth_of_calling(position: State, seat: int, mansion: int, hunter: int) -> float:
    """A first guess for calling a hunter here: one's own to gain, another's to lose."""
    gain = promise(position, seat, int(position.spot), 1) - promise(position, seat, mansion, 0)
    return gain if team_of(hunter) == seat else -gain


@compiled
def worth(position: State, seat: int, move: int) -> float:
    """A first guess of what a move brings the seat."""
    if move < MOVE_BACK:
        return worth_of_placing(position, seat, move)
    if move < MOVE_KEEP:
        return worth_of_sending(position, seat, move - MOVE_BACK)
    if move in (MOVE_KEEP, MOVE_ALONE):
        return _LEAVING_IT
    if move < MOVE_CALL:
        return promise(position, seat, move - MOVE_TO, 1)
    call = move - MOVE_CALL
    return worth_of_calling(position, seat, call // NUMBER_OF_HUNTERS, call % NUMBER_OF_HUNTERS)


def progress(position: UnpackedState) -> float:
    """How much of the game is played: hunters placed of all there are."""
    return 1.0 - float(sum(map(sum, position.hands))) / (TEAM_SIZE * int(position.seats))


KNOWLEDGE = Knowledge(
    pick=make_pick(worth, _LOOKED_AT),
    reward=reward_win_and_margin,
    imagine=imagine_likely,
    progress=progress,
    features=FEATURES,
)
ADVICE_ITERATIONS = 20_000

LEVELS = {
    "novice": Level(iterations=6, sight=Sight(moves=3, worlds=1)),
    "casual": Level(iterations=25, sight=Sight(worlds=3)),
    "club": Level(iterations=110),
    "expert": Level(iterations=550),
    "master": Level(iterations=3_000, is_patient=True, uses_value=True),
}
