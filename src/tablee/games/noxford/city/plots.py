"""Laying, covering and lifting cards. The city keeps its plots, contacts and legal spots up to date."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.arrays import Row
from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.geometry import (
    ALL_EDGES,
    BOTTOM,
    LEFT,
    NO_PLOT,
    RIGHTS,
    TOPS,
    XS,
    YS,
    contact,
    spot_x,
    spot_y,
    tallness,
    width,
)
from tablee.games.noxford.city.spots import spots_after_laying, spots_after_lifting
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.state import HIGHEST_STACK, LONG, NO_CARD, PLOTS, State


@compiled
def top_card(position: State, plot: int) -> int:
    """The card in play on a plot."""
    return whole(position.stacks[plot, position.heights[plot] - 1])


@compiled
def is_locked(position: State, plot: int) -> bool:
    """Whether other cards touch all four edges: neither covered nor moved."""
    return position.contacts[plot] == ALL_EDGES


@compiled
def is_lying(position: State, plot: int) -> int:
    """1 if the cards of a plot lie on their side, 0 if they are upright."""
    return 1 if position.edges[RIGHTS, plot] - position.edges[XS, plot] == LONG else 0


@compiled
def plot_at(position: State, x: int, y: int) -> int:
    """The plot with this lower left corner, or NO_PLOT."""
    for plot in range(position.plots):
        if position.edges[XS, plot] == x and position.edges[YS, plot] == y:
            return plot
    return NO_PLOT


@compiled
def lay(position: State, x: int, y: int, lying: int, card: int) -> int:
    """Lay a card beside the city. Returns its plot."""
    plot = insert_plot(position, x, y, lying, card)
    edges = position.edges[:]
    for other in range(position.plots):
        edge = contact(edges, plot, other)
        if edge:
            position.contacts[plot] |= edge
            position.contacts[other] |= edge << 1 if edge in (LEFT, BOTTOM) else edge >> 1
    spots_after_laying(position, plot)
    return plot


@compiled
def insert_plot(position: State, x: int, y: int, lying: int, card: int) -> int:
    """Make room in the sorted rows. Returns the new plot."""
    edges = position.edges
    plot = position.plots
    while plot > 0 and (edges[XS, plot - 1] > x or (edges[XS, plot - 1] == x and edges[YS, plot - 1] > y)):
        copy_plot(position, plot - 1, plot)
        plot -= 1
    position.plots += 1
    edges[XS, plot] = x
    edges[RIGHTS, plot] = x + width(lying)
    edges[YS, plot] = y
    edges[TOPS, plot] = y + tallness(lying)
    position.contacts[plot] = 0
    position.heights[plot] = 1
    for level in range(HIGHEST_STACK):
        position.stacks[plot, level] = NO_CARD
    position.stacks[plot, 0] = card
    return plot


@compiled
def copy_plot(position: State, plot: int, to: int) -> None:
    """Copy all rows of one plot."""
    edges, stacks = position.edges, position.stacks
    position.contacts[to] = position.contacts[plot]
    position.heights[to] = position.heights[plot]
    for row in range(4):
        edges[row, to] = edges[row, plot]
        stacks[to, row] = stacks[plot, row]


@compiled
def remove_plot(position: State, plot: int) -> None:
    """Close the gap in the sorted rows; what is beyond the end is zero."""
    last = position.plots - 1
    for place in range(plot, last):
        copy_plot(position, place + 1, place)
    position.plots = last
    position.contacts[last] = 0
    position.heights[last] = 0
    for row in range(4):
        position.edges[row, last] = 0
        position.stacks[last, row] = NO_CARD


@compiled
def cover(position: State, plot: int, card: int) -> None:
    """Lay a card on top of a stack; the place, its edges and all spots stay."""
    position.stacks[plot, position.heights[plot]] = card
    position.heights[plot] += 1


@compiled
def uncover(position: State, plot: int) -> int:
    """Take the top card of a stack of two or more."""
    card = top_card(position, plot)
    position.heights[plot] -= 1
    position.stacks[plot, position.heights[plot]] = NO_CARD
    return card


@compiled
def take_away(position: State, plot: int) -> int:
    """Lift the only card of a plot; the plot and its edge lines vanish."""
    card = top_card(position, plot)
    edges = position.edges[:]
    hole = np.empty(4, np.int64)
    for row in range(4):
        hole[row] = edges[row, plot]
    for other in range(position.plots):
        if contact(edges, other, plot):
            position.contacts[other] = contacts_without(edges, position.plots, other, plot)
    remove_plot(position, plot)
    spots_after_lifting(position, hole)
    return card


@compiled
def contacts_without(edges: Any, plots: int, plot: int, gone: int) -> int:
    """The edges of a plot that cards other than `gone` touch."""
    touched = 0
    for other in range(plots):
        if other != gone:
            touched |= contact(edges, plot, other)
    return touched


@compiled
def map_contacts(position: State) -> Any:
    """For every plot, the plots it touches, one bit each."""
    edges = position.edges[:]
    touching = np.zeros(PLOTS, np.int64)
    for plot in range(position.plots):
        for other in range(plot + 1, position.plots):
            if edges[XS, other] > edges[RIGHTS, plot]:
                break  # plots are sorted by their left edge
            if contact(edges, plot, other):
                touching[plot] |= 1 << other
                touching[other] |= 1 << plot
    return touching


@compiled
def is_joined_without(touching: Row, plots: int, gone: int) -> bool:
    """Whether the city stays in one piece when a plot is gone: its neighbours still reach each other."""
    wanted = touching[gone]
    reached = wanted & -wanted
    before = 0
    while reached != before and wanted & ~reached:
        before = reached
        for plot in range(plots):
            if plot != gone and touching[plot] & reached:
                reached |= 1 << plot
    return wanted & ~reached == 0


@compiled
def find_pieces(touching: Any, plots: int, gone: int, pieces: Any) -> int:
    """The pieces of the city without plot `gone` (NO_PLOT: as it lies), one bit a plot. Returns how many."""
    left = (1 << plots) - 1
    if gone != NO_PLOT:
        left &= ~(1 << gone)
    count = 0
    while left:
        piece, before = left & -left, 0
        while piece != before:
            before = piece
            for plot in range(plots):
                if plot != gone and touching[plot] & piece:
                    piece |= 1 << plot
        pieces[count] = piece
        left &= ~piece
        count += 1
    return count


@compiled
def meets_all(pieces: Any, count: int, touched: int) -> bool:
    """Whether a card that touches these plots, one bit each, touches every piece."""
    for number in range(count):
        if pieces[number] & touched == 0:
            return False
    return True


@compiled
def touched_by(position: State, spot: int) -> int:
    """The plots that a card at a free spot would touch, one bit each."""
    edges = position.edges
    x, y, lying = spot_x(spot), spot_y(spot), spot & 1
    right, top = x + width(lying), y + tallness(lying)
    touched = 0
    for plot in range(position.plots):
        left, end, low, high = edges[XS, plot], edges[RIGHTS, plot], edges[YS, plot], edges[TOPS, plot]
        if left > right:
            break  # plots are sorted by their left edge
        if end >= x and low <= top and high >= y and ((low < top and y < high) or (left < right and x < end)):
            touched |= 1 << plot
    return touched
