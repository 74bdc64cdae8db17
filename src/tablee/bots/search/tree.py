"""The memory of a search: a tree of moves in flat arrays, allocated once and used again."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import record_type

# One node: a move that some seat made from its parent. Node 0 is the root.
NODE = record_type(
    ("move", "i8"),
    ("value", "f8"),  # sum of the rewards of the seat that made the move
    ("points", "f8"),  # sum of that seat's scores, for the report
    ("visits", "i4"),
    ("offered", "i4"),  # how often the move was legal when its parent was visited
    ("first_child", "i4"),
    ("next_sibling", "i4"),
    ("seat", "i4"),
)

Tree: TypeAlias = Any  # an array of nodes
Wins: TypeAlias = Any  # by node and seat, how often the seat won; kept for the moves at the root only
NONE = -1
ROOT = 0


def grow_tree(nodes: int) -> Tree:
    """Room for that many nodes."""
    return np.zeros(nodes, dtype=NODE)


def grow_wins(nodes: int, seats: int) -> Wins:
    """Room for the wins of so many seats. Only the rows of moves at the root are ever touched."""
    return np.zeros((nodes, seats), dtype=np.float64)


@compiled
def plant(tree: Tree) -> int:
    """Begin a new search. Returns how many nodes are in use."""
    clear(tree, ROOT, -1, -1)
    return 1


@compiled
def clear(tree: Tree, place: int, seat: int, move: int) -> None:
    """A node nobody has visited yet."""
    node = tree[place]
    node.move = move
    node.seat = seat
    node.value = 0.0
    node.points = 0.0
    node.visits = 0
    node.offered = 0
    node.first_child = NONE
    node.next_sibling = NONE


@compiled
def add_child(tree: Tree, parent: int, place: int, seat: int, move: int) -> None:
    """Put a new node below its parent."""
    clear(tree, place, seat, move)
    tree[place].next_sibling = tree[parent].first_child
    tree[parent].first_child = place


@compiled
def child_of(tree: Tree, parent: int, seat: int, move: int) -> int:
    """The node of a move, or NONE."""
    child: int = tree[parent].first_child
    while child != NONE:
        if tree[child].move == move and tree[child].seat == seat:
            return child
        child = tree[child].next_sibling
    return NONE


@compiled
def credit(tree: Tree, path: Any, depth: int, rewards: Any, scores: Any) -> None:
    """Credit the moves of a path, each with what came of it for the seat that made it."""
    for step in range(1, depth + 1):
        node = tree[path[step]]
        node.visits += 1
        node.value += rewards[node.seat]
        node.points += scores[node.seat]
