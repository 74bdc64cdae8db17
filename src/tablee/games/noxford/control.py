"""Who controls what now, in plain Python: for views, events, previews and the default move."""

from __future__ import annotations

import msgspec
import numpy as np

from tablee.games.kernel import Position
from tablee.games.noxford.cards import face_and_owner
from tablee.games.noxford.geometry import XS, YS
from tablee.games.noxford.material import MOST_SEATS, PLOTS
from tablee.games.noxford.notation import symbols_of
from tablee.games.noxford.scoring import NO_DISTRICT, OWNED, POINTS, count_up, worth


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


class Standing:
    """The score if the game ended now; `points` and `owned` (numbers of districts) go by seat."""

    def __init__(self, position: Position) -> None:
        down, owners = np.zeros(PLOTS, np.int8), np.zeros(PLOTS, np.int8)
        strengths, totals = np.zeros((PLOTS, MOST_SEATS), np.int8), np.zeros((2, MOST_SEATS), np.int64)
        count_up(position, down, owners, strengths, totals)
        seats = int(position.seats)
        self.points: list[int] = totals[POINTS, :seats].tolist()
        self.owned: list[int] = totals[OWNED, :seats].tolist()
        self.turned_down: tuple[int, ...] = tuple(np.flatnonzero(down).tolist())
        self.districts = tuple(
            _district(position, plot, int(owners[plot]), strengths[plot, :seats].tolist())
            for plot in range(position.plots)
            if owners[plot] != NO_DISTRICT
        )


def _district(position: Position, plot: int, owner: int, strengths: list[int]) -> District:
    face, _ = face_and_owner(position, int(position.stacks[plot, 0]))
    second, first = sorted(strengths)[-2:]
    return District(
        plot=plot,
        x=int(position.edges[XS, plot]),
        y=int(position.edges[YS, plot]),
        symbols=symbols_of(face),
        owner=owner if owner >= 0 else None,
        strengths=tuple(strengths),
        lead=first - second,
        worth=tuple(int(worth(face, seat)) for seat in range(position.seats)),
    )
