"""The city of Noxford as everybody sees it: its plots and cards, what touches what, who controls what."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import NOWHERE, Seat
from tablee.engine.state import StateArray, unpack
from tablee.games.noxford.city.cards import face_and_owner
from tablee.games.noxford.city.control import Standing
from tablee.games.noxford.city.geometry import ALL_EDGES, RIGHTS, TOPS, XS, YS
from tablee.games.noxford.city.plots import map_contacts
from tablee.games.noxford.notation import kind_name, symbols_of, write_face
from tablee.games.noxford.state import FIRST_NEUTRAL_FACE, LONG, PLOTS, RECORD, Card, State, UnpackedState


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """One card. `face` is its short name in the notation; neutrals have no owner and rank 0."""

    card: Card
    face: Annotated[str, NOWHERE]
    owner: Seat | None
    rank: int
    symbols: str
    gear: bool


class PlotView(msgspec.Struct, frozen=True, kw_only=True):
    """A place of the city: its rectangle, and its cards from the bottom up; the last is in play."""

    x: int
    y: int
    lying: bool
    cards: tuple[CardView, ...]
    locked: bool


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of edge that two plots share, from one end to the other."""

    one: int
    other: int
    start: tuple[int, int]
    end: tuple[int, int]


class City:
    """The city as everybody sees it: worked out once for all viewers."""

    def __init__(self, position: UnpackedState) -> None:
        self.standing = Standing(position)
        self.plots = _plots(position)
        self.contacts = _contacts(position)

    def card_at(self, x: int, y: int) -> CardView:
        """The card in play on the plot with this lower left corner."""
        return next(plot.cards[-1] for plot in self.plots if plot.x == x and plot.y == y)


def city_of(position: UnpackedState) -> City:
    """The city of a position."""
    raw = position.cell.tobytes()
    return _city(position.seats, raw[_CITY], raw[_EDITION])


# The parts of a record's bytes that hold the city and the edition.
_FIELDS: Mapping[str, Any] = RECORD.fields or {}
_CITY = slice(_FIELDS["plots"][1], _FIELDS["spot_count"][1])
_EDITION = slice(_FIELDS["gears"][1], None)


@functools.lru_cache(maxsize=1 << 9)
def _city(seats: int, city: bytes, edition: bytes) -> City:
    """From a position of nothing but what everybody sees. The same for the views and the next events."""
    bare = bytearray(RECORD.itemsize)
    bare[_CITY], bare[_EDITION] = city, edition
    cell = np.frombuffer(bare, dtype=RECORD)
    cell["seats"] = seats
    return City(unpack(cell))


def see_card(position: UnpackedState, card: int) -> CardView:
    """A card of the city or beside it."""
    return see_face(*face_and_owner(position, card))


@functools.lru_cache(maxsize=1 << 10)
def see_face(face: int, owner: int | None) -> CardView:
    """A card by its face."""
    return CardView(
        card=kind_name(face),
        face=write_face(face),
        owner=owner,
        rank=face // 2 if face < FIRST_NEUTRAL_FACE else 0,
        symbols=symbols_of(face),
        gear=bool(face & 1),
    )


def _plots(position: UnpackedState) -> tuple[PlotView, ...]:
    xs, rights, ys, _ = position.edges
    heights, stacks, contacts = position.heights, position.stacks, position.contacts
    return tuple(
        PlotView(
            x=xs[plot],
            y=ys[plot],
            lying=rights[plot] - xs[plot] == LONG,
            cards=tuple([see_card(position, card) for card in stacks[plot][: heights[plot]]]),
            locked=contacts[plot] == ALL_EDGES,
        )
        for plot in range(position.plots)
    )


@compiled
def list_contacts(cell: StateArray, contacts: Any) -> int:
    """List pairs of plots that touch, with both ends of the edge they share. Returns how many."""
    position: State = cell[0]
    edges = position.edges[:]
    touching = map_contacts(position)
    count = 0
    for one in range(position.plots):
        for other in range(one + 1, position.plots):
            if (touching[one] >> other) & 1:
                contacts[count, 0] = one
                contacts[count, 1] = other
                contacts[count, 2] = max(edges[XS, one], edges[XS, other])
                contacts[count, 3] = max(edges[YS, one], edges[YS, other])
                contacts[count, 4] = min(edges[RIGHTS, one], edges[RIGHTS, other])
                contacts[count, 5] = min(edges[TOPS, one], edges[TOPS, other])
                count += 1
    return count


def _contacts(position: UnpackedState) -> tuple[Contact, ...]:
    # Cards that touch make a planar map: fewer than three pairs a plot.
    found = np.empty((3 * PLOTS, 6), np.int64)
    count = list_contacts(position.cell, found)
    return tuple(
        Contact(one=one, other=other, start=(left, low), end=(right, high))
        for one, other, left, low, right, high in found[:count].tolist()
    )
