"""Laying a city from position data: plots, stacks, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tablee.engine import json_format
from tablee.engine.json_format import wrong
from tablee.games.noxford.city.cards import has_gear, is_syndicate, owner_of, rank_of
from tablee.games.noxford.city.geometry import NO_PLOT, OVERLAP, TOUCH, fit, spot_code
from tablee.games.noxford.city.plots import (
    contacts_without,
    find_pieces,
    insert_plot,
    is_lying,
    map_contacts,
    meets_all,
    plot_at,
    top_card,
    touched_by,
)
from tablee.games.noxford.city.spots import list_spots
from tablee.games.noxford.hands import has_played_everything
from tablee.games.noxford.json_format.stock import Stock
from tablee.games.noxford.rules import has_destinations
from tablee.games.noxford.state import (
    BRIDGE_STAYS,
    FARTHEST_MADE_UP,
    HIGHEST_STACK,
    LAST_GEAR_NOTHING,
    MASTER,
    PLOTS,
    GameEnd,
    Phase,
    State,
)

if TYPE_CHECKING:
    from tablee.games.noxford.json_format.writing import PlainGear, PlainLifted, PlainPlot, PlainPosition


def lay_city(position: State, given: PlainPosition, stock: Stock) -> None:
    """Lay all plots; complain about overlaps, bad stacks and a city in pieces."""
    if not 1 <= len(given.city) <= PLOTS:
        wrong("city", f"{len(given.city)} places; a city has 1 to {PLOTS}")
    for number, plot in enumerate(given.city):
        _lay_plot(position, plot, stock, f"city[{number}]")
    for number in range(position.plots):
        position.contacts[number] = contacts_without(position.edges[:], position.plots, number, NO_PLOT)
    if not _hangs_together(position, given.gear):
        wrong("city", "the city is in pieces: some cards do not touch the others")
    list_spots(position)


def _lay_plot(position: State, given: PlainPlot, stock: Stock, where: str) -> None:
    if max(abs(given.x), abs(given.y)) > FARTHEST_MADE_UP:
        wrong(where, f"farther than {FARTHEST_MADE_UP} mm from the origin")
    if not 1 <= len(given.cards) <= HIGHEST_STACK:
        wrong(f"{where}.cards", f"{len(given.cards)} cards; a stack has 1 to {HIGHEST_STACK}")
    lying = int(given.lying)
    if fit(position.edges[:], position.plots, NO_PLOT, given.x, given.y, lying) == OVERLAP:
        wrong(where, "overlaps a card before it")
    cards = [stock.take(name, f"{where}.cards[{level}]") for level, name in enumerate(given.cards)]
    for level in range(1, len(cards)):
        below, above = cards[level - 1], cards[level]
        if not is_syndicate(below) or not is_syndicate(above):
            wrong(f"{where}.cards[{level}]", "neutrals neither cover nor are covered")
        if rank_of(below) >= rank_of(above):
            wrong(f"{where}.cards[{level}]", "a card covers only cards of strictly lower rank")
    plot = insert_plot(position, given.x, given.y, lying, cards[0])
    position.heights[plot] = len(cards)
    position.stacks[plot, : len(cards)] = cards


def _hangs_together(position: State, gear: PlainGear | None) -> bool:
    """Whether the city is in one piece; a bridge in the air may have left several, which it all touched."""
    pieces = np.empty(PLOTS, np.int64)
    count = find_pieces(map_contacts(position), position.plots, NO_PLOT, pieces)
    if count == 1 or gear is None or gear.lifted is None or position.bridge == BRIDGE_STAYS:
        return bool(count == 1)
    left = gear.lifted
    if max(abs(left.x), abs(left.y)) > FARTHEST_MADE_UP or plot_at(position, left.x, left.y) != NO_PLOT:
        return False
    return bool(meets_all(pieces, count, touched_by(position, spot_code(left.x, left.y, left.lying))))


def set_turn(position: State, given: PlainPosition) -> None:
    """Whose turn it is, what is asked, and whether the game is over."""
    json_format.check_seat(given.turn, given.seats, "turn")
    position.actor = given.turn
    if not 0 <= given.passes <= given.seats:
        wrong("passes", f"{given.passes} passes in a row; a round of {given.seats} ends the game")
    position.passes = given.passes
    finished = [seat for seat in range(given.seats) if has_played_everything(position, seat)]
    if given.passes and (finished or given.gear):
        wrong("passes", "after a pass nothing has been played")
    position.ended = GameEnd.RUNNING
    if given.gear is not None:
        if any(seat != given.turn for seat in finished):
            wrong("gear", "the game is over: another player has played the tenth card")
        if finished and position.last_gear == LAST_GEAR_NOTHING:
            wrong("gear", "the game is over: a gear on the tenth card does nothing")
        _set_gear(position, given.gear)
    elif finished:
        position.ended = GameEnd.TENTH_CARD
    elif given.passes == given.seats:
        position.ended = GameEnd.ALL_PASSED


def _set_gear(position: State, gear: PlainGear) -> None:
    plot = int(plot_at(position, *gear.played))
    if plot == NO_PLOT:
        wrong("gear.played", "no card of the city has its lower left corner there")
    card = int(top_card(position, plot))
    if not has_gear(position, card) or (is_syndicate(card) and owner_of(card) != position.actor):
        wrong("gear.played", "the actor has played no gear there")
    position.played = plot
    position.phase = Phase.LIFT
    if gear.lifted is not None:
        _set_lifted(position, gear.lifted)


def _set_lifted(position: State, lifted: PlainLifted) -> None:
    card = int(position.lifted)
    if is_syndicate(card) and rank_of(card) == MASTER:
        wrong("gear.lifted.card", "a Master never moves")
    if max(abs(lifted.x), abs(lifted.y)) > FARTHEST_MADE_UP:
        wrong("gear.lifted", f"farther than {FARTHEST_MADE_UP} mm from the origin")
    plot = int(plot_at(position, lifted.x, lifted.y))
    if plot != NO_PLOT and is_lying(position, plot) == lifted.lying:
        below = int(top_card(position, plot))
        if not is_syndicate(card) or not is_syndicate(below) or rank_of(below) >= rank_of(card):
            wrong("gear.lifted", "this card cannot have covered the card that lies there")
    else:
        found = fit(position.edges[:], position.plots, NO_PLOT, lifted.x, lifted.y, int(lifted.lying))
        if found == OVERLAP or found < TOUCH:
            wrong("gear.lifted", "no card can have lain there: it overlaps the city or does not touch it")
    position.from_x = lifted.x
    position.from_y = lifted.y
    position.from_lying = lifted.lying
    position.phase = Phase.LAY
    if not has_destinations(position):
        wrong("gear.lifted", "this card has nowhere to go")
