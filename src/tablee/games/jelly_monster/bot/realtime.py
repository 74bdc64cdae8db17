"""What real-time bots know about Attack of the Jelly Monster: readiness, rolls that settle, the last word."""

from __future__ import annotations

from tablee.bots.knowledge import Level
from tablee.bots.realtime.knowledge import Pace, RealtimeKnowledge
from tablee.games.jelly_monster.bot.calm import calm
from tablee.games.jelly_monster.moves import READY, WAIT
from tablee.games.jelly_monster.state import PACES_MS, Phase, UnpackedState

_LONGEST_WAIT_MS = 40_000  # into a round without a bell: somebody has to go on

# Speed alone is no advantage: who places last answers everybody and is answered by nobody. Who knows that
# keeps some dice back for the end, as many as can still be placed in time.
REALTIME_LEVELS = {
    "novice": (Pace(look=(1100, 1800), hand=(1100, 1600)), Level(iterations=5, careless=0.6)),
    "casual": (Pace(look=(1000, 1700), hand=(1000, 1500)), Level(iterations=40, careless=0.15)),
    "club": (Pace(look=(700, 1100), hand=(700, 1100), kept_back=1), Level(iterations=120)),
    "expert": (Pace(look=(450, 700), hand=(450, 750), kept_back=3), Level(iterations=300)),
    "master": (Pace(look=(250, 400), hand=(300, 500), kept_back=4), Level(iterations=600)),
}


def ready_at_once(position: UnpackedState, seat: int) -> int | None:
    """The clock stands still while players get ready, so a bot says at once that it is."""
    return READY if position.phase == Phase.READY_CHECK else None


def settles_at(position: UnpackedState, seat: int) -> int:
    """A roll is looked at when it has settled."""
    return int(position.settles_at[seat])


def decision(position: UnpackedState, seat: int) -> tuple[int, ...]:
    """With every roll, question or deed of the seat another decision begins."""
    if position.phase != Phase.ROUND:
        depth = position.depth
        question = position.next_icon[depth - 1] if depth else 0
        return position.phase, position.round_no, position.scored, depth, question
    barriers = sum(1 << place for place, owner in enumerate(position.barriers) if owner == seat + 1)
    return position.phase, position.round_no, position.in_hand[seat], position.settles_at[seat], barriers


def keeps_back(position: UnpackedState, seat: int, pace: Pace) -> bool:
    """Whether it pays to let the others place first, and there is time to."""
    in_hand = position.in_hand
    if position.phase != Phase.ROUND or not 0 < in_hand[seat] <= pace.kept_back:
        return False
    if not any(in_hand[other] > 0 for other in range(position.seats) if other != seat):
        return False
    elapsed = position.now - position.starts_at
    left = position.bell - position.now if position.bell else _LONGEST_WAIT_MS - elapsed
    slowest = PACES_MS[position.pace] + pace.look[1] + pace.hand[1]
    return bool(left > in_hand[seat] * slowest + pace.look[1])


REALTIME = RealtimeKnowledge(
    plan_in=calm,
    decision=decision,
    at_once=ready_at_once,
    visible_at=settles_at,
    keeps_back=keeps_back,
    wait_move=WAIT,
)
