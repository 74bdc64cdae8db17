"""One search for every game: information-set Monte-Carlo tree search over a game's compiled rules.

Each iteration imagines a world that fits what the seat knows, walks down one tree shared by all worlds (only
moves legal in this world are considered), adds a node, plays to the end (or works a near one out) and credits
every seat's moves with that seat's result. Where several seats may act at once, they are taken in an order
drawn for that iteration. Beside the rewards that guide it the search counts how often each seat wins after
each move at the root: that is what people are told. Where a game has learned weights, a value network as
the searching seat sees it judges instead of a playout.

The seat that searches need not be the one to act: then the tree begins with another's move, as this seat
expects it. So a move of its own can be played before the tree begins, to learn what that one is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from tablee.bots.knowledge import Knowledge
from tablee.bots.search.judgement import make_judgement
from tablee.bots.search.selection import make_selection, make_untried
from tablee.bots.search.tree import NONE, ROOT, Tree, Wins, add_child, credit
from tablee.bots.value.leaf import make_room
from tablee.bots.value.network import Weights
from tablee.engine.batch.random_games import seed_dice
from tablee.engine.dice import Dice, pick_seat, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves, StateArray

# How far a search sees: how many moves ahead, how many of its own moves (0: all), how many different worlds
# it imagines (0: always another one), and a number that those few are made from.
Limits: TypeAlias = Any
DEPTH, BREADTH, WORLDS, FIRST_WORLD = range(4)
LIMITS = 4  # how many numbers that are
_OVERLOOKED = 1 << 40  # the number of dice that no world is made with

# What `make_search` makes: that many iterations in a tree, with room to work in; returns the nodes used.
Run = Callable[..., int]


def make_guess(imagine: Callable[..., object]) -> Callable[..., None]:
    """Compile: fill in what is hidden, anew each time or with one of a few guesses."""

    @compiled
    def guess(position: Any, seat: int, iteration: int, limits: Limits, few: Dice, dice: Dice) -> None:
        if limits[WORLDS] > 0:
            seed_dice(few, limits[FIRST_WORLD], iteration % limits[WORLDS])
            imagine(position, seat, few)
        else:
            imagine(position, seat, dice)

    return guess


@compiled
def overlook(moves: Moves, count: int, limits: Limits, few: Dice) -> int:
    """Leave only so many moves, the same ones in every iteration; returns how many."""
    seed_dice(few, limits[FIRST_WORLD], _OVERLOOKED)
    most: int = limits[BREADTH]
    for place in range(most):
        other = place + roll(few, count - place)
        moves[place], moves[other] = moves[other], moves[place]
    return most


def make_search(rules: Rules, knowledge: Knowledge) -> Run:
    """Compile the search for one game. Nothing is compiled before the first use."""
    to_act, legal_moves, play = rules.to_act, rules.legal_moves, rules.play
    guess = make_guess(knowledge.imagine or rules.imagine)
    best_child, may_widen = make_selection(rules, knowledge)
    untried = make_untried(knowledge)
    judge = make_judgement(rules, knowledge)
    new_room = make_room(knowledge.features)
    by_playouts = knowledge.exploration
    by_value = by_playouts if knowledge.features is None else knowledge.features.exploration

    @compiled
    def run(
        seen: StateArray,
        world: StateArray,
        seat: int,
        tree: Tree,
        used: int,
        iterations: int,
        moves: Moves,
        path: Any,
        scores: Any,
        rewards: Any,
        wins: Wins,
        dice: Dice,
        limits: Limits,
        weights: Weights,
        first: int,
    ) -> int:
        """That many iterations more. Returns how many nodes are used.

        `first` is a move of the seat that is played before, in each of the worlds; NONE: none is.
        """
        tried, shares = path[:1].copy(), np.zeros_like(wins[ROOT])
        room = new_room()
        few = np.zeros_like(dice)
        exploration = by_value if len(weights) > 0 else by_playouts
        for _ in range(iterations):
            world[0] = seen[0]
            position = world[0]
            guess(position, seat, tree[ROOT].visits, limits, few, dice)
            if first != NONE:
                play(position, seat, first, dice)
            here, depth, growing = ROOT, 0, True
            path[0] = ROOT
            acting = to_act(position)
            while growing and acting != 0 and depth < limits[DEPTH]:
                mover = seat if depth == 0 and (acting >> seat) & 1 == 1 else pick_seat(acting, dice)
                choices = legal_moves(position, mover, moves)
                best = best_child(tree, here, position, mover, exploration, tried)
                if here == ROOT and 0 < limits[BREADTH] < choices:
                    choices = overlook(moves, choices, limits, few)
                if used < len(tree) and may_widen(tree[here].visits, tried[0], choices):
                    move = untried(tree, here, position, mover, moves, choices, dice)
                    best = used
                    add_child(tree, here, best, mover, move)
                    tree[best].offered = 1
                    if here == ROOT:
                        wins[best] = 0.0
                    used += 1
                    growing = False
                elif best == NONE:
                    break
                play(position, mover, tree[best].move, dice)
                acting = to_act(position)
                here = best
                depth += 1
                path[depth] = here
            judge(position, seat, weights, room, moves, scores, rewards, shares, dice)
            wins[path[min(depth, 1)]] += shares
            tree[ROOT].visits += 1
            credit(tree, path, depth, rewards, scores)
        return used

    return run
