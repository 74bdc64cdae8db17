"""Who controls what now, in plain Python: for views, events, previews and the default move."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from tablee.games.kernel import Position
from tablee.games.noxford.cards import is_district, neutral_face
from tablee.games.noxford.city import top_card
from tablee.games.noxford.geometry import XS, YS
from tablee.games.noxford.material import MOST_SEATS, PLOTS
from tablee.games.noxford.notation import symbols_of
from tablee.games.noxford.scoring import NOBODY, controller, score, turn_down, worth


class District(msgspec.Struct, frozen=True, kw_only=True):
    """A rich district: who would get it now, and everybody's strength around it."""

    plot: int
    x: int
    y: int
    symbols: str
    owner: int | None
    strengths: tuple[int, ...]  # by seat; barracks are taken into account
    lead: int  # of the strongest over the next; 0 where nobody owns it
    worth: tuple[int, ...]  # points it would bring each seat


def districts_now(position: Position) -> tuple[District, ...]:
    """All districts of the city, in the order of its plots."""
    down = np.zeros(PLOTS, np.int8)
    turn_down(position, down)
    return tuple(
        _district(position, plot, down)
        for plot in range(position.plots)
        if is_district(position, top_card(position, plot))
    )


def _district(position: Position, plot: int, down: Any) -> District:
    strengths = np.zeros(MOST_SEATS, np.int64)
    owner = int(controller(position, plot, down, strengths))
    seats = int(position.seats)
    ranking = sorted(strengths.tolist(), reverse=True)
    face = int(neutral_face(position, top_card(position, plot)))
    return District(
        plot=plot,
        x=int(position.edges[XS, plot]),
        y=int(position.edges[YS, plot]),
        symbols=symbols_of(face),
        owner=None if owner == NOBODY else owner,
        strengths=tuple(strengths[:seats].tolist()),
        lead=ranking[0] - ranking[1],
        worth=tuple(int(worth(face, seat)) for seat in range(seats)),
    )


def turned_down(position: Position) -> tuple[int, ...]:
    """The plots whose card touches a barracks."""
    down = np.zeros(PLOTS, np.int8)
    turn_down(position, down)
    return tuple(np.flatnonzero(down).tolist())


def points_now(position: Position) -> tuple[list[int], list[int]]:
    """Points and numbers of districts by seat, as the city stands."""
    points = np.zeros(MOST_SEATS, np.int64)
    districts = np.zeros(MOST_SEATS, np.int64)
    score(position, points, districts)
    return points.tolist(), districts.tolist()
