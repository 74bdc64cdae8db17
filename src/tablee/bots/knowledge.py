"""What a search may know about a game beyond its rules, and how much a level thinks. All have defaults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.bots.value.features import Features
from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import GameState, Moves


@dataclass(frozen=True)
class Knowledge:
    """Compiled helpers of the search for one game."""

    pick: Callable[..., Any]  # (position, seat, moves, count, dice) -> index of a move in a playout
    reward: Callable[
        ..., Any
    ]  # (position, winners, scores, rewards): what each seat's result is worth, 0 to 1
    horizon: int = 1 << 30  # a playout stops after so many moves and is judged as it stands
    estimate: Callable[..., int] | None = (
        None  # (position, scores) -> winners' bit mask, of an unfinished game
    )
    exploration: float = 0.7
    widening: float = 0.0  # children tried per square root of visits; 0 tries all
    # (position, seat, moves, count, hopes): a first guess for every move; the most hopeful is tried first
    hope: Callable[..., Any] | None = None
    # (position, seat, dice): a world that fits, the likelier ones more often; without it all are as likely
    imagine: Callable[..., Any] | None = None
    # (position, scores, rewards) -> winners' bit mask of an end near enough to be worked out, or NOT_SOLVED
    solve: Callable[..., Any] | None = None
    # (position, winners, rewards, shares): what each seat has of the win; guides nothing, is told to people
    share: Callable[..., Any] | None = None
    # (unpacked position) -> how much is played, 0 to 1; with it shares of wins are told as calibrated chances
    progress: Callable[[Any], float] | None = None
    # What a learned value looks at; where its weights are there, it takes the place of playouts
    features: Features | None = None


MOST_DEPTH = 511  # moves that a search ever looks ahead


@dataclass(frozen=True)
class Sight:
    """How far a search sees. Whoever sees less plays worse, and in the way people do."""

    depth: int = MOST_DEPTH  # moves ahead; 1: its own move, and how things stand after it
    moves: int = 0  # of its own that it comes to think of, drawn by lot; 0: all
    worlds: int = 0  # how many guesses at what is hidden it makes and believes in; 0: always another one


CLEAR = Sight()


@dataclass(frozen=True)
class Level:
    """How much a level thinks, how far it sees, and how often it plays a good-looking move and not its best.

    A patient level that is given seconds uses them all; the others stop at their measure even then. Tables
    (a server, the terminal) give `bot.level.seconds` a move; a match without a clock gives none.
    """

    iterations: int
    careless: float = 0.0
    is_patient: bool = False
    seconds: float = 0.0  # 0: as usual for a level of its name
    sight: Sight = CLEAR
    uses_value: bool = False  # the learned value judges, where there is one


NOT_SOLVED = -1


@compiled
def pick_any(position: GameState, seat: int, moves: Moves, count: int, dice: Dice) -> int:
    """Any legal move, each as likely."""
    return roll(dice, count)


@compiled
def solve_nothing(position: GameState, scores: Any, rewards: Any) -> int:
    """No end is worked out: playouts judge it."""
    return NOT_SOLVED


@compiled
def share_win(position: GameState, winners: int, rewards: Any, shares: Any) -> None:
    """The win, shared among its winners. Where nobody wins, nobody has a share."""
    seats = position.seats
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for seat in range(seats):
        shares[seat] = ((winners >> seat) & 1) / max(sharing, 1)


def make_estimate(standing: Callable[..., Any]) -> Callable[..., Any]:
    """A judgement of an unfinished game: who is ahead as the points stand."""

    @compiled
    def estimate(position: GameState, scores: Any) -> int:
        standing(position, scores)
        best = scores[0]
        for seat in range(position.seats):
            best = max(best, scores[seat])
        winners = 0
        for seat in range(position.seats):
            if scores[seat] == best:
                winners |= 1 << seat
        return winners

    return estimate


def make_pick(worth: Callable[..., Any], looked_at: int) -> Callable[..., Any]:
    """A playout policy: the best-looking of a few random moves; `worth` guesses (position, seat, move)."""

    @compiled
    def pick(position: GameState, seat: int, moves: Moves, count: int, dice: Dice) -> int:
        best = roll(dice, count)
        best_worth = worth(position, seat, moves[best])
        for _ in range(looked_at - 1):
            other = roll(dice, count)
            other_worth = worth(position, seat, moves[other])
            if other_worth > best_worth:
                best, best_worth = other, other_worth
        return best

    return pick


@compiled
def reward_win(position: GameState, winners: int, scores: Any, rewards: Any) -> None:
    """The win, shared among its winners, and nothing else."""
    share_win(position, winners, rewards, rewards)


@compiled
def reward_win_and_margin(position: GameState, winners: int, scores: Any, rewards: Any) -> None:
    """Mostly the win, a little the margin to the best other: a close loss is better than a rout."""
    seats = position.seats
    sharing = 0
    for seat in range(seats):
        sharing += (winners >> seat) & 1
    for seat in range(seats):
        best_other = -1_000_000
        for other in range(seats):
            if other != seat and scores[other] > best_other:
                best_other = scores[other]
        margin = float(scores[seat] - best_other)
        slope = margin / (10.0 + abs(margin))  # −1 to 1
        rewards[seat] = 0.8 * ((winners >> seat) & 1) / sharing + 0.1 * (1.0 + slope)


PLAIN = Knowledge(pick=pick_any, reward=reward_win_and_margin)
