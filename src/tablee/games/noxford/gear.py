"""Gears: which card of the city may be lifted, and where it may go."""

from __future__ import annotations

from typing import Any

from tablee.games.compiling import compiled
from tablee.games.doors import FINE
from tablee.games.kernel import Position
from tablee.games.noxford.cards import is_syndicate, rank_of
from tablee.games.noxford.city import (
    contacts_without,
    is_joined_without,
    is_locked,
    is_lying,
    map_contacts,
    top_card,
)
from tablee.games.noxford.geometry import ALL_EDGES, XS, YS, is_spot, spot_code, tallness, width
from tablee.games.noxford.material import MASTER
from tablee.games.noxford.reasons import (
    JUST_PLAYED,
    LOCKED,
    MASTER_STAYS,
    NEUTRALS_DO_NOT_COVER,
    NOT_A_SYNDICATE_CARD,
    NOWHERE_TO_GO,
    RANK_TOO_LOW,
    SAME_PLACE,
    SPLITS_THE_CITY,
)
from tablee.games.noxford.whole import whole


@compiled
def lift_refusal(position: Position, plot: int, touching: Any) -> int:
    """Why a plot's top card cannot be lifted; FINE if it can. `touching` from map_contacts."""
    if plot == position.played:
        return JUST_PLAYED
    card = top_card(position, plot)
    if is_syndicate(card) and rank_of(card) == MASTER:
        return MASTER_STAYS
    if is_locked(position, plot):
        return LOCKED
    if position.heights[plot] == 1 and not is_joined_without(touching, position.plots, plot):
        return SPLITS_THE_CITY
    return FINE if has_destination(position, plot) else NOWHERE_TO_GO


@compiled
def has_destination(position: Position, plot: int) -> bool:
    """Whether the top card of a plot could go anywhere else. Nearly always the first spot tried will do."""
    if position.heights[plot] > 1:
        return position.spot_count > 0 or has_card_to_cover(position, plot)
    edges = position.edges[:]
    for place in range(position.spot_count):
        spot = whole(position.spots[place])
        if is_spot(edges, position.plots, plot, spot):
            return True
    return has_card_to_cover(position, plot) or has_spot_in_hole(position, plot)


@compiled
def has_card_to_cover(position: Position, plot: int) -> bool:
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
def has_spot_in_hole(position: Position, plot: int) -> bool:
    """Whether lifting a card opens a spot other than the one it leaves. Hardly ever asked."""
    edges = position.edges[:]
    left = spot_code(whole(edges[XS, plot]), whole(edges[YS, plot]), is_lying(position, plot))
    for one in range(position.plots):  # every pair of lines
        for other in range(position.plots):
            for case in range(32 if one != plot != other else 0):
                lying = case & 1
                x = whole(edges[case >> 1 & 1, one])
                y = whole(edges[YS + (case >> 2 & 1), other])
                x -= width(lying) if case & 8 else 0
                y -= tallness(lying) if case & 16 else 0
                spot = spot_code(x, y, lying)
                if spot != left and is_spot(edges, position.plots, plot, spot):
                    return True
    return False


@compiled
def can_lift_anything(position: Position) -> bool:
    """Whether the gear just played has anything to move. If not, nothing is asked."""
    touching = map_contacts(position)
    for plot in range(position.plots):
        if lift_refusal(position, plot, touching) == FINE:
            return True
    return False


@compiled
def cover_refusal(position: Position, plot: int, rank: int) -> int:
    """Why a syndicate card of this rank cannot cover a plot; FINE if it can."""
    below = top_card(position, plot)
    if not is_syndicate(below):
        return NOT_A_SYNDICATE_CARD
    if rank_of(below) >= rank:
        return RANK_TOO_LOW
    return LOCKED if is_locked(position, plot) else FINE


@compiled
def onto_refusal(position: Position, plot: int) -> int:
    """Why the lifted card cannot be laid onto a plot; FINE if it can."""
    if not is_syndicate(whole(position.lifted)):
        return NEUTRALS_DO_NOT_COVER
    if position.edges[XS, plot] == position.from_x and position.edges[YS, plot] == position.from_y:
        return SAME_PLACE
    return cover_refusal(position, plot, rank_of(whole(position.lifted)))
