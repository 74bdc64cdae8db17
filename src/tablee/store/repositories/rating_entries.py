"""Rated games as rows: entered once each, in one order for all servers, and read again in that order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, text

from tablee.ratings.ledger import Key, RatedGame, RatedSeat, RatingChange, changes
from tablee.ratings.model import Rating
from tablee.store.repositories.base import insert_into
from tablee.store.schema import people, rated_seats, ratings

GONE = "gone-"  # so begin the ids of people who have been forgotten
_ONE_AT_A_TIME = 0x7461626C  # PostgreSQL's lock for whoever enters a rated game


def enter_rated(connection: Connection, table: str, number: int, ended_at: int, played: RatedGame) -> None:
    """Let a game count, unless it does already. The next one is rated only when this is done."""
    take_turn(connection)
    where = (rated_seats.c.table_id == table, rated_seats.c.number == number)
    if connection.execute(select(rated_seats.c.seat).where(*where).limit(1)).first() is not None:
        return
    place = connection.execute(select(func.coalesce(func.max(rated_seats.c.place), 0))).scalar_one() + 1
    found = changes(played, _known(connection, played))
    shared = {"table_id": table, "number": number, "place": place, "ended_at": ended_at}
    rows = [
        {**shared, **_seat_row(played, seat), **change_row(found[seat])} for seat in range(len(played.seats))
    ]
    connection.execute(insert(rated_seats), rows)
    for one, change in zip(played.seats, found, strict=True):
        if one.person and one.forgotten is None:
            put_rating(connection, (one.person, played.game), change.after, ended_at)


def take_turn(connection: Connection) -> None:
    """Nobody else changes ratings before this transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ONE_AT_A_TIME})


def put_rating(connection: Connection, key: Key, rating: Rating, at: int, games: int | None = None) -> None:
    """What is believed of somebody now: after one more game, or after so many in all."""
    person, game = key
    if connection.execute(select(people.c.id).where(people.c.id == person)).first() is None:
        return  # forgotten meanwhile
    values = {"mean": rating.mean, "deviation": rating.deviation, "changed_at": at}
    row = insert_into(connection, ratings).values(
        person_id=person, game=game, games=1 if games is None else games, **values
    )
    counted = ratings.c.games + 1 if games is None else games
    connection.execute(
        row.on_conflict_do_update(index_elements=["person_id", "game"], set_={**values, "games": counted})
    )


def change_row(change: RatingChange) -> dict[str, float]:
    """What a game changed, as columns."""
    return {
        "mean_before": change.before.mean,
        "deviation_before": change.before.deviation,
        "mean": change.after.mean,
        "deviation": change.after.deviation,
    }


def games_in(rows: Sequence[Row[Any]]) -> Iterator[tuple[list[Row[Any]], RatedGame]]:
    """The games that these rows, in order, tell of; each with its rows."""
    for _, group in groupby(rows, key=lambda row: (row.place, row.table_id, row.number)):
        seats = list(group)
        played = RatedGame(seats[0].game, seats[0].is_realtime, tuple(map(_seat, seats)))
        yield seats, played


def _seat(row: Row[Any]) -> RatedSeat:
    is_gone = row.person_id.startswith(GONE)
    forgotten = Rating(row.mean_before, row.deviation_before) if is_gone else None
    return RatedSeat(row.rank, row.person_id, row.bot, forgotten)


def _seat_row(played: RatedGame, seat: int) -> dict[str, Any]:
    one = played.seats[seat]
    shared = {"game": played.game, "is_realtime": played.is_realtime}
    return {**shared, "seat": seat, "person_id": one.person, "bot": one.bot, "rank": one.rank}


def _known(connection: Connection, played: RatedGame) -> Mapping[Key, Rating]:
    persons = sorted({seat.person for seat in played.seats if seat.person})
    question = select(ratings).where(ratings.c.game == played.game, ratings.c.person_id.in_(persons))
    return {
        (row.person_id, row.game): Rating(row.mean, row.deviation) for row in connection.execute(question)
    }
