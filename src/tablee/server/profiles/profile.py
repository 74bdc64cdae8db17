"""A profile as one viewer may see it: its owner sees all of it, others what the owner shows."""

from __future__ import annotations

from functools import partial

import msgspec

from tablee.fair_pool import FairPool
from tablee.ratings.model import Rating
from tablee.server.profiles.company import Tally, WithBot, WithPerson, company
from tablee.server.profiles.precision import PrecisionTold, precision_told
from tablee.server.profiles.relations import Relation, relation_to, shows_to
from tablee.server.profiles.shown import Looks, Shows, looks_of
from tablee.store.repositories.results import Wanted
from tablee.store.rows import PersonRow, RatingRow
from tablee.store.store import Store

_MOST_STEPS = 200  # of a rating's curve
_MOST_RESULTS = 2_000  # that are looked through for the company
_MOST_PEOPLE = 60
_MOST_SEATS = 1_000  # of reviewed games


class RatingTold(msgspec.Struct, frozen=True, kw_only=True):
    """A rating as people read it: the truth is within `margin` points of it, 19 times in 20."""

    game: str
    points: int
    margin: int
    is_provisional: bool
    games: int
    curve: list[tuple[int, int]]  # when, and how many points


class OfGame(Tally, kw_only=True):
    """How often somebody has played a game, and what came of it."""

    game: str


class Companion(WithPerson, kw_only=True):
    """The same as others look today."""

    looks: Looks
    is_followed: bool = False  # by you, in your own profile
    is_blocked: bool = False


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody. What its owner does not show is null."""

    person: str
    name: str
    looks: Looks
    is_you: bool
    shows: Shows | None  # for yourself alone
    ratings: list[RatingTold] | None
    by_game: list[OfGame] | None
    by_bot: list[WithBot] | None
    precisions: list[PrecisionTold] | None  # of games that were reviewed
    people: list[Companion] | None
    relation: Relation | None  # what they are to you; null in your own


async def profile_of(store: Store, heavy: FairPool, known: PersonRow, viewer: str) -> Profile:
    """Returns this person's profile for a viewer."""
    is_you, shows = known.id == viewer, await shows_to(store, known, viewer)
    has_results = is_you or shows.results != "none"
    only_public = not is_you and shows.results != "all"
    people: list[Companion] | None = None
    by_bot: list[WithBot] | None = None
    precisions: list[PrecisionTold] | None = None
    if has_results:
        wanted = Wanted(is_public=only_public)
        played = await store.results_of(known.id, _MOST_RESULTS, wanted=wanted)
        met, by_bot = await heavy.run(viewer or known.id, partial(company, known.id, played))
        reviewed = await store.precisions_of(known.id, _MOST_SEATS, wanted)
        precisions = await heavy.run(viewer or known.id, partial(precision_told, known.id, reviewed))
        if is_you:
            people = await _own_companions(store, known.id, met)
        elif shows.people:
            people = await _companions(store, met[:_MOST_PEOPLE])
    return Profile(
        person=known.id,
        name=known.name,
        looks=looks_of(known.id, known.looks),
        is_you=is_you,
        shows=shows if is_you else None,
        ratings=await _ratings(store, known.id) if is_you or shows.ratings else None,
        by_game=await _by_game(store, known.id, only_public) if has_results else None,
        by_bot=by_bot,
        precisions=precisions,
        people=people,
        relation=await relation_to(store, viewer, known.id),
    )


def rating_of(row: RatingRow) -> Rating:
    """A row as a rating."""
    return Rating(row.mean, row.deviation)


async def _ratings(store: Store, person: str) -> list[RatingTold]:
    found = []
    for row in await store.ratings_of(person):
        steps, rating = await store.rating_steps_of(person, row.game, _MOST_STEPS), rating_of(row)
        found.append(
            RatingTold(
                game=row.game,
                points=rating.points,
                margin=rating.margin,
                is_provisional=rating.is_provisional,
                games=row.games,
                curve=[(step.at, round(step.mean)) for step in steps],
            )
        )
    return found


async def _by_game(store: Store, person: str, only_public: bool) -> list[OfGame]:
    found: dict[str, OfGame] = {}
    for count in await store.counts_of(person, only_public=only_public):
        found.setdefault(count.game, OfGame(game=count.game)).add(count.result, count.games)
    return list(found.values())


async def _own_companions(store: Store, person: str, met: list[WithPerson]) -> list[Companion]:
    """One's own: with whom one follows or has blocked; without those who want nothing to do with one."""
    blockers = await store.blockers_of(person)
    followed, blocked = await store.followed_by(person), await store.blocked_by(person)
    found = await _companions(store, [one for one in met if one.person not in blockers][:_MOST_PEOPLE])
    return [
        msgspec.structs.replace(one, is_followed=one.person in followed, is_blocked=one.person in blocked)
        for one in found
    ]


async def _companions(store: Store, met: list[WithPerson]) -> list[Companion]:
    """By the names and signs of today; whoever is gone is nobody any more."""
    today = await store.profiles_of([one.person for one in met])
    return [
        Companion(
            person=one.person,
            name=today[one.person].name,
            looks=looks_of(one.person, today[one.person].looks),
            last_at=one.last_at,
            games=one.games,
            won=one.won,
            lost=one.lost,
            drawn=one.drawn,
        )
        for one in met
        if one.person in today
    ]
