"""Random games of a study: dealt and played by compiled code, followed move by move."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.bots.profile import Standing, bot_profile
from tablee.engine import options as choosing
from tablee.engine.batch.kernel import batch_kernel
from tablee.engine.batch.random_games import seed_dice
from tablee.engine.batch.results import first_seat, shares_of
from tablee.engine.dice import pick_seat, roll
from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves, StateArray
from tablee.studies.chunk import Chunk
from tablee.studies.games_played import GamesPlayed, blank_rows
from tablee.studies.stages import MOST_FOLLOWED, count_changes, make_lead, sum_up_stages
from tablee.studies.subject import held_by, names_of_things

_PLAY = 0x5851F42D4C957F2D  # keeps the dice of the moves apart from those of the deals


def play_random(chunk: Chunk) -> GamesPlayed:
    """Uniformly random moves. Every seat begins every deal once, where somebody can be chosen to begin."""
    game, seats = chunk.game, chunk.seats
    rows = blank_rows(chunk.deals * seats, seats, len(names_of_things(game)))
    states = _dealt(chunk, rows)
    outcomes = np.zeros(rows.games, dtype=np.int64)
    _loop(game.rules, bot_profile(game).standing)(
        *(states, seats, chunk.seed ^ _PLAY, chunk.first * seats),
        *(np.empty(game.most_moves, dtype=np.int64), np.zeros((3, MOST_FOLLOWED), dtype=np.int64)),
        *(outcomes, rows.scores, rows.lengths, rows.forced),
        *(rows.choices, rows.leaders, rows.margins, rows.changes),
    )
    _, rows.shares[:], rows.endings[:] = shares_of(game, seats, outcomes)
    rows.held[:] = held_by(game, states, seats)
    return rows


def _dealt(chunk: Chunk, rows: GamesPlayed) -> StateArray:
    """Every deal once for each seat, and who begins."""
    game, seats = chunk.game, chunk.seats
    states: StateArray = np.zeros(rows.games, dtype=game.layout)
    dice = np.zeros((rows.games, 4), dtype=np.uint64)
    for row in range(rows.games):
        seed_dice(dice[row], chunk.seed, chunk.first + row // seats)
    acting = np.zeros(rows.games, dtype=np.uint8)
    codes = choosing.codes(game.options, choosing.complete(game.options, chunk.chosen))
    everywhere = np.ones(rows.games, dtype=np.bool_)
    batch_kernel(game.rules).deal(game.blank(), states, seats, codes, dice, everywhere, acting)
    if game.beginner_of(states[:1]) is not None:
        rows.beginners[:] = np.arange(rows.games) % seats
        _let_begin(game, states, rows)
    else:
        rows.beginners[:] = [first_seat(mask) for mask in acting.tolist()]
    return states


def _let_begin(game: Game, states: StateArray, rows: GamesPlayed) -> None:
    for row, seat in enumerate(rows.beginners.tolist()):
        game.let_begin(states[row], seat)


@functools.cache
def _loop(rules: Rules, standing: Standing) -> Callable[..., None]:
    """Plays positions that were dealt to their end."""
    rules_to_act, rules_legal_moves, rules_play = rules.to_act, rules.legal_moves, rules.play
    rules_outcome, lead = rules.outcome, make_lead(standing)

    @compiled
    def play_games(
        states: StateArray,
        seats: int,
        seed: int,
        first: int,
        moves: Moves,
        followed: Any,
        outcomes: Any,
        scores: Any,
        lengths: Any,
        forced: Any,
        choices: Any,
        leaders: Any,
        margins: Any,
        changes: Any,
    ) -> None:
        dice = np.empty(4, dtype=np.uint64)
        points = np.zeros(seats, dtype=np.int64)
        for row in range(len(states)):
            position = states[row]
            seed_dice(dice, seed, first + row)
            length = 0
            acting = rules_to_act(position)
            while acting != 0:
                seat = pick_seat(acting, dice)
                count = rules_legal_moves(position, seat, moves)
                rules_play(position, seat, moves[roll(dice, count)], dice)
                if count == 1:
                    forced[row] += 1
                if length < MOST_FOLLOWED:
                    ahead, margin = lead(position, seats, points)
                    followed[0, length] = count
                    followed[1, length] = ahead
                    followed[2, length] = margin
                length += 1
                acting = rules_to_act(position)
            lengths[row] = length
            outcomes[row] = rules_outcome(position, scores[row])
            length = min(length, MOST_FOLLOWED)
            sum_up_stages(
                length, followed[0], followed[1], followed[2], choices[row], leaders[row], margins[row]
            )
            changes[row] = count_changes(length, followed[1])

    return play_games
