"""What bots know about Attack of the Jelly Monster: what looks good at once, and how far to look ahead."""

from __future__ import annotations

from tablee.bots.knowledge import Knowledge, Level, make_estimate, make_pick, reward_win_and_margin
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.bot.features import FEATURES
from tablee.games.jelly_monster.bot.standing import standing
from tablee.games.jelly_monster.moves import PASS, district_of, is_placing, value_of
from tablee.games.jelly_monster.state import DICE_EACH, ROUNDS, Phase, State, UnpackedState

_LOOKED_AT = 3  # moves compared at one step of a playout
_HORIZON = 15  # moves of a playout: longer ones cost more and tell less


@compiled
def worth(position: State, seat: int, move: int) -> int:
    """A first guess: high dice are good, a twin of a die already there cancels both, passing wastes time."""
    if is_placing(move):
        value = value_of(move)
        return -8 if position.placed[district_of(move), seat, value] > 0 else value + 1
    return -9 if move == PASS else 0


def progress(position: UnpackedState) -> float:
    """How much of the game is played: rounds, and of this one the dice that are placed."""
    placed = 1.0 - sum(position.in_hand) / (DICE_EACH * position.seats)
    return float(position.round_no - 1 + (1.0 if position.phase >= Phase.SCORING else placed)) / ROUNDS


KNOWLEDGE = Knowledge(
    pick=make_pick(worth, _LOOKED_AT),
    reward=reward_win_and_margin,
    horizon=_HORIZON,
    estimate=make_estimate(standing),
    widening=3.0,
    exploration=0.4,
    progress=progress,
    features=FEATURES,
)
ADVICE_ITERATIONS = 6_000

LEVELS = {
    "novice": Level(iterations=4, careless=0.8),
    "casual": Level(iterations=10, careless=0.3),
    "club": Level(iterations=30),
    "expert": Level(iterations=100),
    "master": Level(iterations=400, is_patient=True),
}
