"""Rectangles on the table: what touches, what is aligned, what is a legal spot. Whole millimetres.

A card at (x, y) has its lower left corner there; upright it is 58 wide and 88 tall, lying 88 and 58.
"""

from __future__ import annotations

from typing import Any

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.state import LONG, ORIGIN, SHORT, X_SHIFT

# The rows of a table of edges: where each card begins and ends across, and where upwards.
XS = 0
RIGHTS = 1
YS = 2
TOPS = 3

# Edges, as bits.
LEFT = 1
RIGHT = 2
BOTTOM = 4
TOP = 8
ALL_EDGES = 15

# What `fit` answers: OVERLAP, or the aligned edges and TOUCH for each card touched.
OVERLAP = -1
TOUCH = 16

NO_PLOT = -1


@compiled
def width(lying: int) -> int:
    """How far a card reaches to the right."""
    return LONG if lying else SHORT


@compiled
def tallness(lying: int) -> int:
    """How far a card reaches upwards."""
    return SHORT if lying else LONG


@compiled
def spot_code(x: int, y: int, lying: int) -> int:
    """A rectangle as one number; greater for greater x, then y."""
    return ((x + ORIGIN) << X_SHIFT) | ((y + ORIGIN) << 1) | lying


@compiled
def spot_x(spot: int) -> int:
    """The left edge of a spot."""
    return (spot >> X_SHIFT) - ORIGIN


@compiled
def spot_y(spot: int) -> int:
    """The lower edge of a spot."""
    return ((spot >> 1) & (2 * ORIGIN - 1)) - ORIGIN


@compiled
def contact(edges: Any, one: int, other: int) -> int:
    """The edge of card `one` that card `other` touches, or 0. A common corner is not touching."""
    if edges[YS, one] < edges[TOPS, other] and edges[YS, other] < edges[TOPS, one]:
        if edges[RIGHTS, other] == edges[XS, one]:
            return LEFT
        if edges[XS, other] == edges[RIGHTS, one]:
            return RIGHT
    if edges[XS, one] < edges[RIGHTS, other] and edges[XS, other] < edges[RIGHTS, one]:
        if edges[TOPS, other] == edges[YS, one]:
            return BOTTOM
        if edges[YS, other] == edges[TOPS, one]:
            return TOP
    return 0


@compiled
def fit(edges: Any, count: int, skip: int, x: int, y: int, lying: int) -> int:
    """How a rectangle lies among cards: OVERLAP, or TOUCH for each card touched plus the aligned edges.

    A touched edge is aligned, back to back. An edge flush with one of a touched card is aligned as well.
    """
    right, top = x + width(lying), y + tallness(lying)
    found = 0
    for card in range(count):
        cx, c_right, cy, c_top = edges[XS, card], edges[RIGHTS, card], edges[YS, card], edges[TOPS, card]
        if cx > right or cy > top or c_right < x or c_top < y or card == skip:
            continue
        beside = cy < top and y < c_top
        above = cx < right and x < c_right
        if beside and above:
            return OVERLAP
        if beside:
            found = (found + TOUCH) | (LEFT if c_right == x else RIGHT)
            found |= (BOTTOM if cy == y else 0) | (TOP if c_top == top else 0)
        elif above:
            found = (found + TOUCH) | (BOTTOM if c_top == y else TOP)
            found |= (LEFT if cx == x else 0) | (RIGHT if c_right == right else 0)
    return found


@compiled
def is_well_placed(found: int) -> bool:
    """Whether a rectangle touches at least two cards and has at least two edges aligned."""
    return found >= 2 * TOUCH and edges_aligned(found) >= 2


@compiled
def edges_aligned(found: int) -> int:
    """How many of the four edges are aligned."""
    return (found & 1) + (found >> 1 & 1) + (found >> 2 & 1) + (found >> 3 & 1)


@compiled
def has_line(edges: Any, row: int, count: int, skip: int, line: int) -> bool:
    """Whether some card but `skip` begins or ends on a line: across for row XS, upwards for row YS."""
    for card in range(count):
        if (edges[row, card] == line or edges[row + 1, card] == line) and card != skip:
            return True
    return False


@compiled
def is_on_a_line(edges: Any, count: int, skip: int, found: int, x: int, y: int, lying: int) -> bool:
    """Ruling: a card with only two parallel edges aligned must have one of its ends on a line of the city."""
    aligned = found & ALL_EDGES
    if aligned == LEFT | RIGHT:
        row, start, end = YS, y, y + tallness(lying)
    elif aligned == BOTTOM | TOP:
        row, start, end = XS, x, x + width(lying)
    else:
        return True
    return has_line(edges, row, count, skip, start) or has_line(edges, row, count, skip, end)


@compiled
def is_spot(edges: Any, count: int, skip: int, spot: int) -> bool:
    """Whether a rectangle is a legal spot beside a city without plot `skip`."""
    x, y, lying = spot_x(spot), spot_y(spot), spot & 1
    found = fit(edges, count, skip, x, y, lying)
    return is_well_placed(found) and is_on_a_line(edges, count, skip, found, x, y, lying)
