"""Gears: which card of the city may be lifted, and where it may go."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.cards import is_syndicate, rank_of
from tablee.games.noxford.city.geometry import ALL_EDGES, NO_PLOT, XS, YS, is_spot, spot_code, tallness, width
from tablee.games.noxford.city.plots import (
    contacts_without,
    find_pieces,
    is_joined_without,
    is_locked,
    is_lying,
    map_contacts,
    meets_all,
    top_card,
    touched_by,
)
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.refusals import Refusal
from tablee.games.noxford.state import BRIDGE_STAYS, MASTER, MOST_SPOTS_WITH_BRIDGES, PLOTS, State


@compiled
def lift_refusal(position: State, plot: int, touching: Any) -> Refusal:
    """Why a plot's top card cannot be lifted; FINE if it can. `touching` from map_contacts."""
    if plot == position.played:
        return Refusal.JUST_PLAYED
    card = top_card(position, plot)
    if is_syndicate(card) and rank_of(card) == MASTER:
        return Refusal.MASTER_STAYS
    if is_locked(position, plot):
        return Refusal.LOCKED
    if position.heights[plot] == 1 and not is_joined_without(touching, position.plots, plot):
        return Refusal.FINE if may_bridge_move(position, plot, touching) else Refusal.SPLITS_THE_CITY
    return Refusal.FINE if has_destination(position, plot, touching) else Refusal.NOWHERE_TO_GO


@compiled
def may_bridge_move(position: State, plot: int, touching: Any) -> bool:
    """Whether a card that holds the city together could go where it does so again."""
    if position.bridge == BRIDGE_STAYS or position.spot_count >= MOST_SPOTS_WITH_BRIDGES:
        return False
    pieces = np.empty(PLOTS, np.int64)
    return has_spot_elsewhere(position, plot, pieces, find_pieces(touching, position.plots, plot, pieces))


@compiled
def has_destination(position: State, plot: int, touching: Any) -> bool:
    """Whether the top card of a plot could go anywhere else. Nearly always the first spot tried will do."""
    if position.heights[plot] > 1:
        return position.spot_count > 0 or has_card_to_cover(position, plot)
    # There is nothing to join, so any array will do: a new one would cost more than the search.
    return has_spot_elsewhere(position, plot, touching, 0) or has_card_to_cover(position, plot)


@compiled
def has_spot_elsewhere(position: State, plot: int, pieces: Any, count: int) -> bool:
    """Whether the only card of a plot has another spot, from which it touches all of these pieces."""
    edges = position.edges[:]
    for place in range(position.spot_count):
        spot = whole(position.spots[place])
        if meets_all(pieces, count, touched_by(position, spot) if count else 0) and is_spot(
            edges, position.plots, plot, spot
        ):
            return True
    return has_spot_in_hole(position, plot, pieces, count)


@compiled
def has_card_to_cover(position: State, plot: int) -> bool:
    """Whether the top card of a plot could cover another, judged with it lifted."""
    card = top_card(position, plot)
    if not is_syndicate(card):
        return False
    edges = position.edges[:]
    for other in range(position.plots):
        below = top_card(position, other)
        if other != plot and is_syndicate(below) and rank_of(below) < rank_of(card):
            keeps_edges = position.heights[plot] > 1
            contacts = (
                position.contacts[other]
                if keeps_edges
                else contacts_without(edges, position.plots, other, plot)
            )
            if contacts != ALL_EDGES:
                return True
    return False


@compiled
def has_spot_in_hole(position: State, plot: int, pieces: Any, count: int) -> bool:
    """Whether lifting a card opens a spot other than the one it leaves, touching every piece of the rest.

    Every legal spot has an end on a line of the city, across and upwards; a new one overlaps the hole.
    """
    edges = position.edges[:]
    left = spot_code(whole(edges[XS, plot]), whole(edges[YS, plot]), is_lying(position, plot))
    across = np.empty(4 * PLOTS, np.int64)
    upwards = np.empty(4 * PLOTS, np.int64)
    for lying in range(2):
        columns = stops_over(edges, position.plots, plot, XS, width(lying), across)
        rows = stops_over(edges, position.plots, plot, YS, tallness(lying), upwards)
        for column in range(columns):
            for row in range(rows):
                spot = spot_code(across[column], upwards[row], lying)
                if (
                    spot != left
                    and is_spot(edges, position.plots, plot, spot)
                    and meets_all(pieces, count, touched_by(position, spot))
                ):
                    return True
    return False


@compiled
def stops_over(edges: Any, plots: int, gone: int, row: int, length: int, stops: Any) -> int:
    """Where a card of this length overlaps plot `gone` with an end on a line of another. Returns how many."""
    count = 0
    for plot in range(plots):
        for case in range(4 if plot != gone else 0):
            stop = whole(edges[row + (case & 1), plot]) - (length if case & 2 else 0)
            if edges[row, gone] - length < stop < edges[row + 1, gone]:
                is_new = True
                for other in range(count):
                    is_new &= stops[other] != stop
                if is_new:
                    stops[count] = stop
                    count += 1
    return count


@compiled
def can_lift_anything(position: State) -> bool:
    """Whether the gear just played has anything to move. If not, nothing is asked."""
    touching = map_contacts(position)
    for plot in range(position.plots):
        if lift_refusal(position, plot, touching) == Refusal.FINE:
            return True
    return False


@compiled
def cover_refusal(position: State, plot: int, rank: int) -> Refusal:
    """Why a syndicate card of this rank cannot cover a plot; FINE if it can."""
    below = top_card(position, plot)
    if not is_syndicate(below):
        return Refusal.NOT_A_SYNDICATE_CARD
    if rank_of(below) >= rank:
        return Refusal.RANK_TOO_LOW
    return Refusal.LOCKED if is_locked(position, plot) else Refusal.FINE


@compiled
def onto_refusal(position: State, plot: int) -> Refusal:
    """Why the lifted card cannot be laid onto a plot; FINE if it can."""
    if not is_syndicate(whole(position.lifted)):
        return Refusal.NEUTRALS_DO_NOT_COVER
    if position.edges[XS, plot] == position.from_x and position.edges[YS, plot] == position.from_y:
        return Refusal.SAME_PLACE
    return cover_refusal(position, plot, rank_of(whole(position.lifted)))


@compiled
def pieces_of(position: State, pieces: Any) -> int:
    """The pieces of the city as it lies, one unless a bridge is in the air. Returns how many."""
    if position.bridge == BRIDGE_STAYS:
        pieces[0] = (1 << position.plots) - 1
        return 1
    return find_pieces(map_contacts(position), position.plots, NO_PLOT, pieces)


@compiled
def is_in_pieces(position: State) -> bool:
    """Whether the lifted card has left a city that does not hang together."""
    return pieces_of(position, np.empty(PLOTS, np.int64)) > 1


@compiled
def does_join(position: State, spot: int) -> bool:
    """Whether the lifted card, laid at a spot, leaves the city in one piece."""
    pieces = np.empty(PLOTS, np.int64)
    return meets_all(pieces, pieces_of(position, pieces), touched_by(position, spot))
