"""How precisely somebody plays: a fold over their reviewed games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tablee.engine.registry import game, game_names
from tablee.reviews.precision import level_of
from tablee.server.sessions.table_index import read_chairs
from tablee.store.rows import PrecisionRow

_LATEST = 20  # games that say how somebody plays now


class PrecisionTold(msgspec.Struct, frozen=True, kw_only=True):
    """How precisely somebody plays a game. The means are those of the latest games, by decision."""

    game: str
    games: int  # that were reviewed
    latest: int  # of them: those the means are of
    error_rate: float  # points lost per decision
    accuracy: float
    level: str | None  # the bot level that plays as precisely; None where nobody has measured that
    curve: list[tuple[int, float]]  # when, and how many points were lost per decision


def precision_told(person: str, rows: Iterable[PrecisionRow]) -> list[PrecisionTold]:
    """Returns one for each game that was reviewed, by name. The latest games come first."""
    own: dict[str, list[PrecisionRow]] = {}
    for row in rows:
        if row.seat in _seats_of(person, row):
            own.setdefault(row.game, []).append(row)
    return [_told(own[name]) for name in sorted(own)]


def _told(rows: Sequence[PrecisionRow]) -> PrecisionTold:
    latest = rows[:_LATEST]
    return PrecisionTold(
        game=latest[0].game,
        games=len(rows),
        latest=len(latest),
        error_rate=_mean([row.error_rate for row in latest], latest),
        accuracy=_mean([row.accuracy for row in latest], latest),
        level=_level(latest),
        curve=[(row.ended_at, round(row.error_rate, 2)) for row in reversed(rows)],
    )


def _level(rows: Sequence[PrecisionRow]) -> str | None:
    """By the games with the commonest number of seats: others are harder or easier."""
    name = rows[0].game
    if name not in game_names():
        return None
    kind, _ = Counter((len(read_chairs(row.names)), row.depth) for row in rows).most_common(1)[0]
    alike = [row for row in rows if (len(read_chairs(row.names)), row.depth) == kind]
    seats, depth = kind
    return level_of(game(name), seats, _mean([row.error_rate for row in alike], alike), depth)


def _mean(values: Sequence[float], rows: Sequence[PrecisionRow]) -> float:
    weights = [row.decisions for row in rows]
    weighted = sum(value * weight for value, weight in zip(values, weights, strict=True))
    return round(weighted / sum(weights), 2)


def _seats_of(person: str, row: PrecisionRow) -> set[int]:
    return {seat for seat, chair in enumerate(read_chairs(row.names)) if chair.person == person}
