"""Who controls what now, in plain Python: for views, events, previews and the default move."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import msgspec
import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import NOWHERE, OfSeat, Seat
from tablee.engine.state import StateArray
from tablee.games.noxford.city.cards import face_and_owner
from tablee.games.noxford.city.geometry import XS, YS
from tablee.games.noxford.notation import symbols_of
from tablee.games.noxford.scoring import NO_DISTRICT, OWNED, POINTS, count_up, worth
from tablee.games.noxford.state import MOST_SEATS, PLOTS, UnpackedState


class District(msgspec.Struct, frozen=True, kw_only=True):
    """A rich district: who would get it now, and everybody's strength around it."""

    plot: Annotated[int, NOWHERE]
    x: int
    y: int
    symbols: str
    owner: Seat | None
    strengths: tuple[OfSeat, ...]  # by seat; barracks are taken into account
    lead: int  # of the strongest over the next; 0 where nobody owns it
    worth: tuple[OfSeat, ...]  # points it would bring each seat


class Standing:
    """The score if the game ended now; `points` and `owned` (numbers of districts) go by seat."""

    def __init__(self, position: UnpackedState) -> None:
        down, owners = np.zeros(PLOTS, np.int8), np.zeros(PLOTS, np.int8)
        strengths, totals = np.zeros((PLOTS, MOST_SEATS), np.int8), np.zeros((2, MOST_SEATS), np.int64)
        count_up_city(position.cell, down, owners, strengths, totals)
        self._position, self._down, self._owners, self._strengths = position, down, owners, strengths
        self.points: list[int] = totals[POINTS].tolist()[: position.seats]
        self.owned: list[int] = totals[OWNED].tolist()[: position.seats]

    @property
    def turned_down(self) -> tuple[int, ...]:
        """The plots whose card touches a barracks."""
        return tuple(np.flatnonzero(self._down).tolist())

    @functools.cached_property
    def districts(self) -> tuple[District, ...]:
        """All rich districts, by their plots."""
        owners, strengths = self._owners.tolist(), self._strengths.tolist()
        return tuple(
            _district(self._position, plot, owners[plot], strengths[plot])
            for plot in range(self._position.plots)
            if owners[plot] != NO_DISTRICT
        )


@compiled
def count_up_city(cell: StateArray, down: Any, owners: Any, strengths: Any, totals: Any) -> None:
    """The whole score of a position, in one call into the rules."""
    count_up(cell[0], down, owners, strengths, totals)


def _district(position: UnpackedState, plot: int, owner: int, strengths: list[int]) -> District:
    face, _ = face_and_owner(position, position.stacks[plot][0])
    by_seat = strengths[: position.seats]
    second, first = sorted(by_seat)[-2:]
    return District(
        plot=plot,
        x=position.edges[XS][plot],
        y=position.edges[YS][plot],
        symbols=symbols_of(face),
        owner=owner if owner >= 0 else None,
        strengths=tuple(by_seat),
        lead=first - second,
        worth=_worth(face, position.seats),
    )


@functools.lru_cache(maxsize=1 << 10)
def _worth(face: int, seats: int) -> tuple[int, ...]:
    return tuple(int(worth(face, seat)) for seat in range(seats))
