"""Ladders: the strongest players of a game on this server, with bots of all levels between them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from tablee.engine.registry import game
from tablee.ratings.anchors import anchors
from tablee.ratings.model import Rating
from tablee.server.http.dependencies import ApiRequest, services_of, token_in
from tablee.server.http.errors import DOCUMENTED
from tablee.server.profiles.profile import rating_of
from tablee.server.profiles.shown import Looks, looks_of, shows_of

_MOST_PEOPLE = 500


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on a ladder, or a bot's level. Whose rating is provisional has no place yet."""

    place: int | None
    person: str = ""
    name: str = ""
    looks: Looks | None = None
    bot: str = ""
    points: int
    margin: int
    is_provisional: bool
    games: int = 0
    is_you: bool = False


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody who shows their rating at a game, the strongest first."""

    game: str
    rungs: list[Rung]


@get("/ladders/{name:str}", responses=DOCUMENTED)
async def ladder(request: ApiRequest, name: FromPath[str]) -> Ladder:
    """The ladder of a game. You are on it if you have a rating, also if you show it to nobody else."""
    playing, services = game(name), services_of(request)
    viewer = await services.people.by_token(token_in(request))
    me = viewer.id if viewer is not None else ""
    rungs, place = [], 0
    for row, called, looks, shows in await services.store.ladder(playing.name, _MOST_PEOPLE):
        if row.person != me and not shows_of(shows).ratings:
            continue
        rating = rating_of(row)
        place += not rating.is_provisional
        rungs.append(
            Rung(
                place=None if rating.is_provisional else place,
                person=row.person,
                name=called,
                looks=looks_of(row.person, looks),
                games=row.games,
                is_you=row.person == me,
                **_told(rating),
            )
        )
    bots = [Rung(place=None, bot=level, **_told(one)) for level, one in anchors(playing.name).items()]
    by_points = sorted([*rungs, *bots], key=lambda rung: -rung.points)
    return Ladder(game=playing.name, rungs=by_points)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[ladder], tags=["Profiles"])


def _told(rating: Rating) -> dict[str, Any]:
    return {"points": rating.points, "margin": rating.margin, "is_provisional": rating.is_provisional}
