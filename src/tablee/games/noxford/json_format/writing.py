"""Positions of Noxford as plain JSON data, and back with every card and every edge checked."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine import json_format
from tablee.engine.json_format import HIDDEN, Plain, wrong
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.noxford.city.cards import face_and_owner
from tablee.games.noxford.city.geometry import XS, YS
from tablee.games.noxford.city.plots import is_lying
from tablee.games.noxford.json_format.laying import lay_city, set_turn
from tablee.games.noxford.json_format.stock import Stock
from tablee.games.noxford.notation import write_face
from tablee.games.noxford.state import DECK, FACES, HAND, NEUTRALS, NO_CARD, OPEN, OPTIONS, Phase, State


class PlainPlot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A place of the city: its lower left corner, and its cards from the bottom up."""

    x: int
    y: int
    lying: bool
    cards: list[str]


class PlainSyndicate(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a player has not played yet. A pile left out is whatever is nowhere else."""

    master: bool
    hand: list[str]
    pile: list[str] | None = None  # the next card to be drawn first


class PlainLifted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A card in the air, and the rectangle it has left."""

    card: str
    x: int
    y: int
    lying: bool


class PlainGear(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A gear that turns: the corner of the card just played, and the card lifted so far."""

    played: tuple[int, int]
    lifted: PlainLifted | None = None


class PlainPosition(Plain, kw_only=True):
    """The format. A syndicate's card in the city has its seat in front: "0H" is seat 0's Henchman."""

    options: dict[str, Any] | None = None
    turn: int
    city: list[PlainPlot]
    open: list[str]
    syndicates: list[PlainSyndicate]
    neutral_pile: list[str] | None = None  # the next card first; left out: whatever is nowhere else
    passes: int = 0
    gear: PlainGear | None = None


def card_name(position: State, card: int) -> str:
    """A card of the city as text."""
    if card == UNKNOWN:
        return HIDDEN
    face, seat = face_and_owner(position, card)
    return write_face(face) if seat is None else f"{seat}{write_face(face)}"


def to_plain(position: State) -> dict[str, Any]:
    """The position in players' words."""
    return {
        "game": "noxford",
        "seats": int(position.seats),
        "options": json_format.write_options(position, OPTIONS),
        "turn": int(position.actor),
        "passes": int(position.passes),
        "city": [_plot(position, plot) for plot in range(position.plots)],
        "open": _neutrals(position, position.opened),
        "neutral_pile": _neutrals(position, position.neutral_pile[: position.neutral_pile_size][::-1]),
        "syndicates": [_syndicate(position, seat) for seat in range(position.seats)],
        "gear": None if position.phase == Phase.TURN else _gear(position),
    }


def _plot(position: State, plot: int) -> dict[str, Any]:
    return {
        "x": int(position.edges[XS, plot]),
        "y": int(position.edges[YS, plot]),
        "lying": bool(is_lying(position, plot)),
        "cards": [card_name(position, int(card)) for card in position.stacks[plot, : position.heights[plot]]],
    }


def _neutrals(position: State, cards: Any) -> list[str]:
    return [card_name(position, int(card)) for card in cards if card != NO_CARD]


def _syndicate(position: State, seat: int) -> dict[str, Any]:
    return {
        "master": bool(position.masters[seat]),
        "hand": hand_names(position, seat),
        "pile": [
            HIDDEN if face == UNKNOWN else write_face(int(face) + 2)
            for face in position.piles[seat, : position.pile_sizes[seat]][::-1]
        ],
    }


def hand_names(position: State, seat: int) -> list[str]:
    """A hand as text, weakest card first."""
    if position.hands[seat, 0] == UNKNOWN:
        return [HIDDEN] * int(position.hand_sizes[seat])
    return [write_face(face + 2) for face in range(FACES) for _ in range(position.hands[seat, face])]


def _gear(position: State) -> dict[str, Any]:
    played = [int(position.edges[row, position.played]) for row in (XS, YS)]
    if position.lifted == NO_CARD:
        return {"played": played, "lifted": None}
    lifted = {
        "card": card_name(position, int(position.lifted)),
        "x": int(position.from_x),
        "y": int(position.from_y),
        "lying": bool(position.from_lying),
    }
    return {"played": played, "lifted": lifted}


def from_plain(data: Any, blank: StateArray) -> StateArray:
    """Lay the data on a blank position; complain where it cannot be."""
    given = json_format.read(data, PlainPosition, "noxford", (2, 3, 4))
    position: State = blank[0]
    position.seats = given.seats
    json_format.set_options(position, OPTIONS, given.options)
    stock = Stock(position)
    lay_city(position, given, stock)
    if given.gear is not None and given.gear.lifted is not None:
        position.lifted = stock.take(given.gear.lifted.card, "gear.lifted.card")
    _deal_syndicates(position, given, stock)
    _deal_neutrals(position, given, stock)
    set_turn(position, given)
    return blank


def _deal_syndicates(position: State, given: PlainPosition, stock: Stock) -> None:
    if len(given.syndicates) != given.seats:
        wrong("syndicates", f"{len(given.syndicates)} syndicates for {given.seats} seats")
    for seat, syndicate in enumerate(given.syndicates):
        where = f"syndicates[{seat}]"
        if syndicate.master:
            stock.take(f"{seat}{stock.master}", f"{where}.master")
        elif stock.left[seat][stock.master]:
            wrong(f"{where}.master", "the Master is neither in front of its player nor in the city")
        _deal_hand(position, seat, syndicate, stock, where)
        hidden = syndicate.hand.count(HIDDEN)
        pile = stock.rest(seat, hidden) if syndicate.pile is None else syndicate.pile
        if len(pile) > DECK:
            wrong(f"{where}.pile", f"{len(pile)} cards, there are only {DECK}")
        position.masters[seat] = syndicate.master
        position.pile_sizes[seat] = len(pile)
        for place, name in enumerate(reversed(pile)):
            position.piles[seat, place] = stock.take_face(
                seat, name, f"{where}.pile[{len(pile) - 1 - place}]"
            )
        stock.check_nothing_left(seat, hidden + pile.count(HIDDEN), where)


def _deal_hand(position: State, seat: int, syndicate: PlainSyndicate, stock: Stock, where: str) -> None:
    hand = syndicate.hand
    if len(hand) > HAND:
        wrong(f"{where}.hand", f"{len(hand)} cards; a hand has at most {HAND}")
    position.hand_sizes[seat] = len(hand)
    if hand and set(hand) == {HIDDEN}:
        position.hands[seat, :] = UNKNOWN
        return
    for place, name in enumerate(hand):
        if name == HIDDEN:
            wrong(f"{where}.hand[{place}]", "a hand is known or hidden as a whole")
        position.hands[seat, stock.take_face(seat, name, f"{where}.hand[{place}]")] += 1


def _deal_neutrals(position: State, given: PlainPosition, stock: Stock) -> None:
    if len(given.open) > OPEN:
        wrong("open", f"{len(given.open)} cards; at most {OPEN} neutrals are open")
    opened = [stock.take_neutral(name, f"open[{place}]") for place, name in enumerate(given.open)]
    if UNKNOWN in opened:
        wrong(f"open[{opened.index(UNKNOWN)}]", "open neutrals are known")
    position.opened[: len(opened)] = sorted(opened)
    pile = stock.rest(None, 0) if given.neutral_pile is None else given.neutral_pile
    if len(pile) > NEUTRALS:
        wrong("neutral_pile", f"{len(pile)} cards, there are only {NEUTRALS}")
    for place, name in enumerate(pile):
        position.neutral_pile[len(pile) - 1 - place] = stock.take_neutral(name, f"neutral_pile[{place}]")
    position.neutral_pile_size = len(pile)
    stock.check_nothing_left(None, pile.count(HIDDEN), "neutral_pile")
