"""The list of legal spots, kept up to date.

Every legal spot touches a card, so the spots of a city are those that touch any of its cards. A card
laid adds only spots that touch it or use its lines; a card lifted adds only spots over its rectangle.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.geometry import (
    NO_PLOT,
    RIGHTS,
    TOPS,
    XS,
    YS,
    fit,
    has_line,
    is_spot,
    is_well_placed,
    spot_code,
    spot_x,
    spot_y,
    tallness,
    width,
)
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.state import LONG, MOST_SPOTS, ORIGIN, PLOTS, State


@compiled
def place_in_list(position: State, spot: int) -> int:
    """Where a spot is in the sorted list, or would be."""
    low, high = 0, position.spot_count
    while low < high:
        middle = (low + high) >> 1
        if position.spots[middle] < spot:
            low = middle + 1
        else:
            high = middle
    return low


@compiled
def has_spot(position: State, spot: int) -> bool:
    """Whether a spot is on the list."""
    place = place_in_list(position, spot)
    return place < position.spot_count and position.spots[place] == spot


@compiled
def add_spot(position: State, spot: int) -> None:
    """Put a spot on the list, once. A full list forgets its last."""
    spots, count = position.spots, position.spot_count
    place = place_in_list(position, spot)
    if place == MOST_SPOTS or (place < count and spots[place] == spot):
        return
    last = min(count, MOST_SPOTS - 1)
    for later in range(last, place, -1):
        spots[later] = spots[later - 1]
    spots[place] = spot
    position.spot_count = last + 1


@compiled
def shorten_list(position: State, kept: int) -> None:
    """Forget the end of the list; what is beyond it is zero."""
    for place in range(kept, position.spot_count):
        position.spots[place] = 0
    position.spot_count = kept


@compiled
def everywhere() -> Any:
    """A rectangle (left, right, lower, upper edge) that every spot overlaps."""
    return np.array([-2 * ORIGIN, 2 * ORIGIN, -2 * ORIGIN, 2 * ORIGIN])


@compiled
def list_spots(position: State) -> None:
    """List the legal spots from nothing."""
    shorten_list(position, 0)
    add_spots_touching(position, 0, position.plots, everywhere())


@compiled
def spots_after_laying(position: State, plot: int) -> None:
    """Bring the list up to date with a card just laid on a new plot."""
    first, end = plot, plot + 1
    if position.spot_count == MOST_SPOTS:
        # A full list has forgotten spots: list them from nothing.
        shorten_list(position, 0)
        first, end = 0, position.plots
    drop_overlapped_spots(position, plot)
    add_spots_touching(position, first, end, everywhere())
    add_spots_on_new_lines(position, plot)


@compiled
def spots_after_lifting(position: State, hole: Any) -> None:
    """Bring the list up to date with a plot that is gone and has left a hole."""
    if position.spot_count == MOST_SPOTS:
        shorten_list(position, 0)
        hole = everywhere()
    drop_spots_no_longer_legal(position, hole)
    add_spots_touching(position, 0, position.plots, hole)


@compiled
def drop_overlapped_spots(position: State, plot: int) -> None:
    """Strike out the spots that overlap a card just laid. The others stay legal."""
    edges, spots = position.edges, position.spots
    x, right, y, top = edges[XS, plot], edges[RIGHTS, plot], edges[YS, plot], edges[TOPS, plot]
    kept = 0
    for place in range(position.spot_count):
        spot = whole(spots[place])
        left, bottom, lying = spot_x(spot), spot_y(spot), spot & 1
        if left >= right or bottom >= top or left + width(lying) <= x or bottom + tallness(lying) <= y:
            spots[kept] = spot
            kept += 1
    shorten_list(position, kept)


@compiled
def drop_spots_no_longer_legal(position: State, hole: Any) -> None:
    """Strike out the spots that were legal only thanks to a card just lifted: touched, or with a line."""
    edges, spots, plots = position.edges[:], position.spots, position.plots
    lost = np.empty(4, np.bool_)
    for edge in range(4):
        lost[edge] = not has_line(edges, edge & 2, plots, NO_PLOT, hole[edge])
    kept = 0
    for place in range(position.spot_count):
        spot = whole(spots[place])
        if not is_concerned(hole, lost, spot) or is_spot(edges, plots, NO_PLOT, spot):
            spots[kept] = spot
            kept += 1
    shorten_list(position, kept)


@compiled
def is_concerned(hole: Any, lost: Any, spot: int) -> bool:
    """Whether a spot touched the card that has left the hole, or ends on a line that went with it."""
    x, y, lying = spot_x(spot), spot_y(spot), spot & 1
    right, top = x + width(lying), y + tallness(lying)
    if x <= hole[RIGHTS] and hole[XS] <= right and y <= hole[TOPS] and hole[YS] <= top:
        return True
    for end in range(2):
        if lost[XS + end] and (hole[XS + end] in (x, right)):
            return True
        if lost[YS + end] and (hole[YS + end] in (y, top)):
            return True
    return False


@compiled
def add_spots_touching(position: State, first: int, end: int, hole: Any) -> None:
    """Add all legal spots that touch one of the plots from `first` on and overlap the hole."""
    edges = position.edges
    near = np.empty((4, PLOTS), np.int16)
    band = np.empty((4, PLOTS), np.int16)
    tried = np.zeros(2 * LONG, np.int8)
    for plot in range(first, end):
        x, right = whole(edges[XS, plot]), whole(edges[RIGHTS, plot])
        y, top = whole(edges[YS, plot]), whole(edges[TOPS, plot])
        if (
            x - LONG > hole[RIGHTS]
            or right + LONG < hole[XS]
            or y - LONG > hole[TOPS]
            or top + LONG < hole[YS]
        ):
            continue
        count = gather_near(position, plot, near)
        for case in range(8):
            # Upright or lying; beside the plot, sliding up and down, or below and above it; before or behind.
            lying, row, side = case & 1, case & 2, XS if case & 2 else YS
            across, along = (width(lying), tallness(lying)) if row else (tallness(lying), width(lying))
            fixed = whole(edges[side + 1, plot]) if case & 4 else whole(edges[side, plot]) - across
            low = max(whole(edges[row, plot]), hole[row]) - along
            high = min(whole(edges[row + 1, plot]), hole[row + 1])
            if fixed < hole[side + 1] and fixed + across > hole[side] and high - low > 1:
                inside = gather_band(near, count, side, fixed, fixed + across, band)
                slide(position, band, inside, row, fixed, across, along, low, high, lying, tried)


@compiled
def gather_near(position: State, plot: int, near: Any) -> int:
    """Copy the edges of all cards that a spot touching this plot can touch or overlap. Returns how many."""
    edges = position.edges
    x, right = edges[XS, plot] - LONG, edges[RIGHTS, plot] + LONG
    y, top = edges[YS, plot] - LONG, edges[TOPS, plot] + LONG
    count = 0
    for other in range(position.plots):
        if edges[XS, other] > right:
            break  # plots are sorted by their left edge
        if edges[RIGHTS, other] >= x and edges[YS, other] <= top and edges[TOPS, other] >= y:
            for row in range(4):
                near[row, count] = edges[row, other]
            count += 1
    return count


@compiled
def gather_band(near: Any, count: int, side: int, low: int, high: int, band: Any) -> int:
    """Copy the edges of the cards that reach into a band, or to its edge. Returns how many.

    A card that slides along the band touches these alone, and its ends are aligned with cards it touches.
    """
    inside = 0
    for card in range(count):
        if near[side, card] <= high and near[side + 1, card] >= low:
            for row in range(4):
                band[row, inside] = near[row, card]
            inside += 1
    return inside


@compiled
def slide(
    position: State,
    near: Any,
    count: int,
    row: int,
    fixed: int,
    across: int,
    along: int,
    low: int,
    high: int,
    lying: int,
    tried: Any,
) -> None:
    """Slide a card along an edge, strictly between low and high, and add where it is legal.

    It moves across for row XS, upwards for row YS; a legal spot has one of its ends on a line.
    """
    side = YS - row
    has_wall_before, has_wall_behind = False, False
    for card in range(count):
        has_wall_before |= near[side + 1, card] == fixed
        has_wall_behind |= near[side, card] == fixed + across
    lines, many = near, count
    if has_wall_before and has_wall_behind:
        # Between two walls a card may stop at any line of the city, near or far.
        lines, many = position.edges[:], position.plots
    for card in range(many):
        for case in range(4):
            stop = whole(lines[row + (case & 1), card]) - (along if case & 2 else 0)
            if low < stop < high and not tried[stop - low]:
                tried[stop - low] = 1
                x, y = (fixed, stop) if row == YS else (stop, fixed)
                if is_well_placed(fit(near, count, NO_PLOT, x, y, lying)):
                    add_spot(position, spot_code(x, y, lying))
    for place in range(high - low):
        tried[place] = 0


@compiled
def add_spots_on_new_lines(position: State, plot: int) -> None:
    """Add the spots between two walls anywhere that stop at a line which only this plot has."""
    edges = position.edges[:]
    band = np.empty((2, PLOTS), np.int64)
    for edge in range(4):
        row, line = edge & 2, whole(edges[edge, plot])
        if not has_line(edges, row, position.plots, plot, line):
            for case in range(4):
                lying = case & 1
                along = tallness(lying) if row == YS else width(lying)
                add_spots_between_walls(position, row, line - (along if case & 2 else 0), lying, band)


@compiled
def add_spots_between_walls(position: State, row: int, at: int, lying: int, band: Any) -> None:
    """Add the spots at one height (row YS; else at one x) that fit exactly between cards on both sides.

    `band` is room to work in.
    """
    edges, side = position.edges, YS - row
    across, along = (width(lying), tallness(lying)) if row == YS else (tallness(lying), width(lying))
    count = 0
    for plot in range(position.plots):
        if edges[row, plot] < at + along and at < edges[row + 1, plot]:
            band[0, count] = edges[side, plot]
            band[1, count] = edges[side + 1, plot]
            count += 1
    for wall in range(count):
        start = band[1, wall]
        end = start + across
        faces_wall, is_free = False, True
        for other in range(count):
            faces_wall |= band[0, other] == end
            is_free &= band[0, other] >= end or band[1, other] <= start
        if faces_wall and is_free:
            add_spot(position, spot_code(start, at, lying) if row == YS else spot_code(at, start, lying))
