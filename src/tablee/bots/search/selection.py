"""Which move the search looks at next: the best bound among moves tried, or one not tried yet."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

import numpy as np

from tablee.bots.knowledge import Knowledge
from tablee.bots.search.tree import NONE, Tree, child_of
from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves


def make_selection(rules: Rules, knowledge: Knowledge) -> tuple[Callable[..., int], Callable[..., bool]]:
    """Compile `best_child` and `may_widen` for one game."""
    refusal = rules.refusal
    widening = knowledge.widening

    @compiled
    def best_child(tree: Tree, parent: int, position: Any, seat: int, exploration: float, tried: Any) -> int:
        """The legal child with the best upper bound; `tried[0]` counts the legal ones."""
        best, best_bound, count = NONE, -1.0, 0
        child = tree[parent].first_child
        while child != NONE:
            node = tree[child]
            if node.seat == seat and refusal(position, seat, node.move) == 0:
                count += 1
                node.offered += 1
                bound = node.value / node.visits + exploration * sqrt(log(node.offered) / node.visits)
                if bound > best_bound:
                    best, best_bound = child, bound
            child = node.next_sibling
        tried[0] = count
        return best

    @compiled
    def may_widen(visits: int, children: int, choices: int) -> bool:
        """Whether another move may be tried here."""
        if children >= choices:
            return False
        return widening == 0.0 or children < widening * sqrt(visits + 1.0)

    return best_child, may_widen


def make_untried(knowledge: Knowledge) -> Callable[..., int]:
    """Compile `untried`: which move gets the next node; by lot, or the one with the best hopes first."""
    hope = knowledge.hope

    @compiled
    def any_untried(
        tree: Tree, parent: int, position: Any, seat: int, moves: Moves, count: int, dice: Dice
    ) -> int:
        """A move that has no node yet, from a random place in the list."""
        start = roll(dice, count)
        for step in range(count):
            move: int = moves[(start + step) % count]
            if child_of(tree, parent, seat, move) == NONE:
                return move
        first: int = moves[start]
        return first

    if hope is None:
        return any_untried

    @compiled
    def most_hopeful(
        tree: Tree, parent: int, position: Any, seat: int, moves: Moves, count: int, dice: Dice
    ) -> int:
        """The move with the best hopes that has no node yet; of equal ones, from a random place."""
        hopes = np.empty(count, np.float64)
        hope(position, seat, moves, count, hopes)
        child = tree[parent].first_child
        while child != NONE:
            node = tree[child]
            if node.seat == seat:
                for place in range(count):
                    if moves[place] == node.move:
                        hopes[place] = -np.inf
                        break
            child = node.next_sibling
        start = roll(dice, count)
        best = start
        for step in range(1, count):
            place = (start + step) % count
            if hopes[place] > hopes[best]:
                best = place
        hoped: int = moves[best]
        return hoped

    return most_hopeful
