"""Uniformly random play of many games, in compiled code, without Python's lock: a chunk a thread.

Every game has dice of its own, made from the seed and its number. So the results are the same however many
threads play, and game 17 of a million is game 17 of twenty.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tablee.engine.batch.results import Results, fill_outcomes, result_type
from tablee.engine.dice import Dice, pick_seat, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves, StateArray

if TYPE_CHECKING:
    from tablee.engine.game import Game

_CHUNK = 2048  # games: long enough to be worth a thread's while, short enough to share out evenly
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27 = np.uint64(27)
_30 = np.uint64(30)
_31 = np.uint64(31)


@compiled
def seed_dice(dice: Dice, seed: int, number: int) -> None:
    """The dice of one game of a batch, by SplitMix64 from the seed and the game's number."""
    state = np.uint64(seed) ^ (np.uint64(number) * _MIX_1)
    for word in range(4):
        state += _GOLDEN
        mixed = (state ^ (state >> _30)) * _MIX_1
        mixed = (mixed ^ (mixed >> _27)) * _MIX_2
        dice[word] = mixed ^ (mixed >> _31)


def play_random_games(
    game: Game,
    count: int,
    *,
    seats: int,
    options: NDArray[np.int64],
    seed: int,
    threads: int,
    final_states: bool = False,
) -> Results:
    """The results of this many games of uniformly random moves. Everything was checked before."""
    results = np.zeros(count, dtype=result_type(game, seats, final_states=final_states))
    outcomes = np.zeros(count, dtype=np.int64)
    lengths, beginners = np.zeros(count, dtype=np.int32), np.zeros(count, dtype=np.int8)
    scores = np.zeros((count, seats), dtype=np.int64)
    states = results["state"] if final_states else np.zeros(0, dtype=game.layout)
    play = _games_of(game.rules)

    def chunk(first: int) -> None:
        part = slice(first, min(first + _CHUNK, count))
        moves: Moves = np.empty(game.most_moves, dtype=np.int64)
        play(
            *(game.blank(), game.blank(), seats, options, seed, first, moves),
            *(outcomes[part], lengths[part], beginners[part], scores[part], states[part]),
        )

    chunks = range(0, count, _CHUNK)
    if threads == 1 or len(chunks) == 1:
        for first in chunks:
            chunk(first)
    else:
        chunk(0)  # compiled once, not once a thread
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(chunk, chunks[1:]))
    fill_outcomes(results, game, outcomes)
    results["length"], results["beginner"], results["scores"] = lengths, beginners, scores
    return results


@functools.cache
def _games_of(rules: Rules) -> Callable[..., None]:
    """Plays a chunk of games of one game."""
    rules_deal, rules_to_act, rules_legal_moves = rules.deal, rules.to_act, rules.legal_moves
    rules_play, rules_outcome = rules.play, rules.outcome

    @compiled
    def play_games(
        blank: StateArray,
        cell: StateArray,
        seats: int,
        options: Any,
        seed: int,
        first: int,
        moves: Moves,
        outcomes: Any,
        lengths: Any,
        beginners: Any,
        scores: Any,
        states: StateArray,
    ) -> None:
        dice = np.empty(4, dtype=np.uint64)
        position = cell[0]
        for row in range(len(outcomes)):
            cell[0] = blank[0]
            seed_dice(dice, seed, first + row)
            rules_deal(position, seats, options, dice)
            acting = rules_to_act(position)
            beginners[row] = -1
            if acting & (acting - 1) == 0:
                beginners[row] = pick_seat(acting, dice)
            length = 0
            while acting != 0:
                seat = pick_seat(acting, dice)
                choices = rules_legal_moves(position, seat, moves)
                rules_play(position, seat, moves[roll(dice, choices)], dice)
                length += 1
                acting = rules_to_act(position)
            lengths[row] = length
            outcomes[row] = rules_outcome(position, scores[row])
            if len(states):
                states[row] = cell[0]

    return play_games
