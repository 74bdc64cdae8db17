"""Self-play: whole games of the search against itself, compiled, with what every seat saw and who won.

Nobody's moves are the best ones all the time: early in the game, and now and then later, a move is drawn by
how often the search looked at it, so that the network sees more than one way to play.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.bots.knowledge import Knowledge
from tablee.bots.search.ismcts import DEPTH, LIMITS
from tablee.bots.search.tree import NONE, ROOT, grow_tree, grow_wins, plant
from tablee.bots.search.worker import compiled_search
from tablee.bots.value.network import Weights
from tablee.engine import options as choosing
from tablee.engine.batch.random_games import seed_dice
from tablee.engine.dice import Dice, pick_seat, roll
from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.options import Value
from tablee.engine.rules import Rules
from tablee.engine.state import CLOCK, Moves, StateArray

_MAX_DEPTH = 512
_THOUSAND = 1000
_SAMPLES_A_GAME = 128  # room for so many on average; a chunk that needs more is cut short


@dataclass(frozen=True)
class SelfPlay:
    """How a game is played for training."""

    iterations: int  # of the search, a move
    varied_moves: int = 8  # at the beginning of a game, drawn by visits
    slips: float = 0.05  # the share of later moves that are
    positions: float = 0.5  # the share of decisions that are kept


@dataclass(frozen=True)
class Frozen:
    """A player that learns nothing and plays its best moves, at all seats but one."""

    weights: Weights
    iterations: int


@dataclass
class Samples:
    """What seats saw, and what became of it: a row for each seat and position."""

    active: NDArray[np.int16]  # numbers of the features that were on
    counts: NDArray[np.int16]  # how many of them
    seats: NDArray[np.int8]
    results: NDArray[np.float32]  # nobody's share of the win, then each seat's, from the one that looks

    def __len__(self) -> int:
        return len(self.counts)

    def part(self, where: Any) -> Samples:
        """Some of the rows."""
        return Samples(self.active[where], self.counts[where], self.seats[where], self.results[where])


def joined(parts: list[Samples]) -> Samples:
    """All rows of several sets."""
    return Samples(
        np.concatenate([part.active for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.results for part in parts]),
    )


def no_samples(rows: int, most: int, outputs: int) -> Samples:
    """Room for so many rows."""
    return Samples(
        np.zeros((rows, most), dtype=np.int16),
        np.zeros(rows, dtype=np.int16),
        np.zeros(rows, dtype=np.int8),
        np.zeros((rows, outputs), dtype=np.float32),
    )


def play_games(
    game: Game,
    knowledge: Knowledge,
    weights: Weights,
    how: SelfPlay,
    *,
    seats: int,
    games: int,
    seed: int,
    threads: int | None = None,
    options: Mapping[str, Value] | None = None,
    against: Frozen | None = None,
) -> Samples:
    """Play so many games. Each has dice of its own: the samples do not depend on the threads.

    `against` fills all seats but one, which goes round; then only that seat's views are kept.
    """
    features = knowledge.features
    assert features is not None
    play = _games_of(game.rules, knowledge)
    codes = choosing.codes(
        game.options, choosing.complete(game.options, {**game.calm_options, **(options or {})})
    )
    threads = threads or os.cpu_count() or 1
    others = against or Frozen(weights, how.iterations)
    cuts = np.linspace(0, games, min(threads * 4, games) + 1).astype(int)

    def chunk(begin: int, end: int) -> Samples:
        room = no_samples((end - begin) * _SAMPLES_A_GAME, features.most, features.shape.outputs)
        nodes = 2 * max(how.iterations, others.iterations) + game.most_moves
        used = play(
            *(game.blank(), game.blank(), game.blank(), game.blank(), seats, codes, seed, begin, end),
            *(how.iterations, how.varied_moves, round(how.slips * _THOUSAND)),
            round(how.positions * _THOUSAND),
            *(grow_tree(nodes), grow_wins(nodes, game.seats[-1])),
            *(np.empty(game.most_moves, dtype=np.int64), np.zeros(_MAX_DEPTH, dtype=np.int64)),
            *(against is not None, others.weights, others.iterations),
            *(weights, room.active, room.counts, room.seats, room.results),
        )
        return room.part(slice(0, used))

    spans = list(zip(cuts[:-1].tolist(), cuts[1:].tolist(), strict=True))
    parts = [chunk(*spans[0])]  # compiled once, not once a thread
    with ThreadPoolExecutor(threads) as pool:
        parts += pool.map(lambda span: chunk(*span), spans[1:])
    return joined(parts)


@compiled
def chosen_child(tree: Any, is_varied: bool, dice: Dice) -> int:
    """The child of the root that was visited most; or any, as often as it was visited."""
    best, visits, total = NONE, -1, 0
    child: int = tree[ROOT].first_child
    while child != NONE:
        total += tree[child].visits
        if tree[child].visits > visits:
            best, visits = child, tree[child].visits
        child = tree[child].next_sibling
    if not is_varied:
        return best
    drawn = roll(dice, total)
    child = tree[ROOT].first_child
    while child != NONE:
        drawn -= tree[child].visits
        if drawn < 0:
            return child
        child = tree[child].next_sibling
    return best


def make_write_results(*, can_draw: bool) -> Callable[..., None]:
    """Compile: who won, as some rows' seats count."""

    @compiled
    def write_results(first: int, end: int, winners: int, seats: int, watching: Any, results: Any) -> None:
        """Who won, as each of these rows' seats counts."""
        sharing = 0
        for seat in range(seats):
            sharing += (winners >> seat) & 1
        for row in range(first, end):
            if can_draw and sharing != 1:
                results[row, 0] = 1.0
                continue
            for place in range(seats):
                is_won = (winners >> ((watching[row] + place) % seats)) & 1
                results[row, 1 + place] = is_won / max(sharing, 1)

    return write_results


@functools.cache
def _games_of(rules: Rules, knowledge: Knowledge) -> Callable[..., int]:
    """Compile: a chunk of games."""
    features = knowledge.features
    assert features is not None
    search, fill = compiled_search(rules, knowledge), features.fill
    write_results = make_write_results(can_draw=features.can_draw)
    rules_deal, rules_to_act, rules_legal_moves = rules.deal, rules.to_act, rules.legal_moves
    rules_play, rules_hide, rules_outcome = rules.play, rules.hide, rules.outcome
    most = features.most

    @compiled
    def games(
        blank: StateArray,
        state: StateArray,
        hidden: StateArray,
        world: StateArray,
        seats: int,
        options: Any,
        seed: int,
        begin: int,
        end: int,
        iterations: int,
        varied_moves: int,
        slips: int,
        positions: int,
        tree: Any,
        wins: Any,
        moves: Moves,
        path: Any,
        is_against: bool,
        others: Weights,
        others_iterations: int,
        weights: Weights,
        active: Any,
        counts: Any,
        watching: Any,
        results: Any,
    ) -> int:
        """Games `begin` to `end`. Returns how many rows were filled; what does not fit any more is left."""
        dice = np.zeros(4, np.uint64)
        scores, rewards = np.zeros(CLOCK + 1), np.zeros(CLOCK + 1)
        limits, on = np.zeros(LIMITS, np.int64), np.zeros(most, np.int64)
        limits[DEPTH] = len(path) - 1
        rows = 0
        for number in range(begin, end):
            seed_dice(dice, seed, number)
            state[0] = blank[0]
            rules_deal(state[0], seats, options, dice)
            first, step = rows, 0
            acting = rules_to_act(state[0])
            while acting != 0:
                seat = pick_seat(acting, dice)
                if rules_legal_moves(state[0], seat, moves) == 1:
                    rules_play(state[0], seat, moves[0], dice)
                    acting = rules_to_act(state[0])
                    continue
                if rows + seats <= len(counts) and roll(dice, _THOUSAND) < positions:
                    for watcher in range(seats):
                        if is_against and watcher != number % seats:
                            continue
                        count = fill(state[0], watcher, on)
                        for place in range(count):
                            active[rows, place] = on[place]
                        counts[rows], watching[rows] = count, watcher
                        rows += 1
                hidden[0] = state[0]
                rules_hide(hidden[0], seat)
                is_learning = not is_against or seat == number % seats
                search(
                    hidden,
                    world,
                    seat,
                    tree,
                    plant(tree),
                    iterations if is_learning else others_iterations,
                    moves,
                    path,
                    scores,
                    rewards,
                    wins,
                    dice,
                    limits,
                    weights if is_learning else others,
                    NONE,
                )
                is_varied = is_learning and (step < varied_moves or roll(dice, _THOUSAND) < slips)
                rules_play(state[0], seat, tree[chosen_child(tree, is_varied, dice)].move, dice)
                step += 1
                acting = rules_to_act(state[0])
            winners = rules_outcome(state[0], scores) & 255
            write_results(first, rows, winners, seats, watching, results)
        for row in range(rows):
            watching[row] = seats
        return rows

    return games
