"""A history, page by page, as one viewer may see it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tablee.engine.messages import Outcome
from tablee.server.profiles.relations import shows_to
from tablee.server.sessions.names_today import chairs_today
from tablee.server.sessions.table_index import Chair, read_chairs
from tablee.store.repositories.results import Place, Wanted
from tablee.store.rows import PersonRow, ResultRow, SeatPrecision
from tablee.store.store import Store
from tablee.tables.daily import GRACE_MS, day_at

_read_outcome = msgspec.json.Decoder(Outcome).decode


class HistoryGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has ended, and what it was for whose history this is."""

    table: str
    number: int
    ended_at: int
    game: str
    chairs: list[Chair]
    moves: int
    outcome: Outcome | None
    result: str  # won, shared, lost, drawn or none
    seat: int | None  # where they sat
    is_rated: bool
    points: int | None  # by which a rated game changed their rating
    error_rate: float | None  # points lost per decision; None where nobody has had it reviewed
    accuracy: float | None  # the same
    can_replay: bool  # whether the viewer may look at it


class History(msgspec.Struct, frozen=True, kw_only=True):
    """Games, the latest first. `before` asks for older ones; empty: there are none."""

    games: list[HistoryGame]
    before: str


async def history_of(
    store: Store, known: PersonRow, viewer: str, wanted: Wanted, before: str, limit: int, now: int
) -> History:
    """Returns a page of this person's history for a viewer; empty if they show none."""
    is_you, shows = known.id == viewer, await shows_to(store, known, viewer)
    if not is_you and shows.results == "none":
        return History(games=[], before="")
    if not is_you and shows.results == "public":
        wanted = replace(wanted, is_public=True)
    found = await store.results_of(known.id, limit, place_in(before), wanted)
    before = place_of(found[-1]) if len(found) == limit else ""
    if not is_you:  # a daily deal may still be the viewer's to play
        secret = await store.daily_tables(day_at(now - GRACE_MS), [result.table for result in found])
        found = [result for result in found if result.table not in secret]
    chairs = await chairs_today(store, [read_chairs(result.names) for result in found])
    steps = await store.rating_changes(known.id, [result.table for result in found])
    if not is_you and not shows.ratings:
        steps = {}
    precisions = await store.precisions_at([result.table for result in found])
    games = [
        _game(result, seated, known.id, viewer, steps, precisions)
        for result, seated in zip(found, chairs, strict=True)
    ]
    return History(games=games, before=before)


def place_of(result: ResultRow) -> str:
    """Where a page ended, to go on from there."""
    return f"{result.ended_at}-{result.table}-{result.number}"


def place_in(before: str) -> Place | None:
    """None, and so the beginning, if this is no place that we have told anybody."""
    parts = before.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isalnum() for part in parts):
        return None
    at, table, number = parts
    if not (at.isdigit() and len(at) < 16 and number.isdigit() and len(number) < 9):
        return None
    return int(at), table, int(number)


def _game(
    result: ResultRow,
    chairs: list[Chair],
    owner: str,
    viewer: str,
    steps: dict[tuple[str, int], float],
    precisions: dict[tuple[str, int, int], SeatPrecision],
) -> HistoryGame:
    was_there = any(chair.person == viewer != "" for chair in chairs)
    can_replay = result.is_public or was_there or owner == viewer
    change = steps.get((result.table, result.number))
    seat = next((seat for seat, chair in enumerate(chairs) if chair.person == owner), None)
    precision = None if seat is None else precisions.get((result.table, result.number, seat))
    return HistoryGame(
        table=result.table if can_replay else "",
        number=result.number,
        ended_at=result.ended_at,
        game=result.game,
        chairs=chairs if can_replay else [_nobody(chair, owner) for chair in chairs],
        moves=result.moves,
        outcome=None if result.outcome is None else _read_outcome(result.outcome),
        result=result.result,
        seat=seat,
        is_rated=result.is_rated,
        points=None if change is None else round(change),
        error_rate=None if precision is None else precision.error_rate,
        accuracy=None if precision is None else precision.accuracy,
        can_replay=can_replay,
    )


def _nobody(chair: Chair, owner: str) -> Chair:
    """Others at a private table have not said that anybody may know they were there."""
    if chair.kind != "person" or chair.person == owner:
        return chair
    return Chair(kind="person")
