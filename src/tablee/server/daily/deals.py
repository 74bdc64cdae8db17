"""Daily deals as one person sees them: begun once, then a result beside everybody's and beside the bots'."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Literal

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.game import Game, split_merit
from tablee.engine.registry import game, game_names
from tablee.server.daily.field import DailyFields
from tablee.server.daily.secrets import DailySecrets, DayPromise
from tablee.server.ops.precompile import Precompiler
from tablee.server.profiles.shown import Looks, looks_of, shows_of
from tablee.server.sessions.registry import TableRegistry, new_table_name
from tablee.store.errors import Clash
from tablee.store.rows import DailyGameRow
from tablee.store.store import Store
from tablee.tables.daily import (
    BOT,
    begins_at,
    closes_at,
    day_after,
    day_at,
    ends_at,
    has_daily,
    lay,
    lay_practice,
)
from tablee.tables.entries import AnyEntry
from tablee.tables.people import Person

MOST_LISTED = 200  # people beside whom one's result stands
_MOST_DAYS = 3_660  # of a streak

DealState = Literal["new", "playing", "done", "late", "missed"]
_read_scores = msgspec.json.Decoder(tuple[int, ...] | None).decode


class DealTold(msgspec.Struct, frozen=True, kw_only=True):
    """A day's deal of one game, as far as you may know of it."""

    game: str
    state: DealState  # late: you finished it when the day was closed
    table: str = ""  # yours
    result: str = ""  # won, shared, lost, drawn or none
    margin: int | None = None  # points ahead of the best other seat, or behind it
    scores: tuple[int, ...] | None = None
    percentile: int | None = None  # how many of a hundred bots did worse; None while there are too few
    field_done: int = 0  # results of bots …
    field_of: int = 0  # … of so many


class DayTold(msgspec.Struct, frozen=True, kw_only=True):
    """A day, as far as you may know of it. All times in milliseconds since 1970."""

    day: str
    today: str
    now: int
    begins_at: int
    ends_at: int  # midnight in UTC
    closes_at: int  # until then, whoever has begun may finish it
    promise: DayPromise
    next: DayPromise  # of the day after
    first_day: str
    bot: str  # the level of those you play against
    deals: list[DealTold]
    streak: int  # days in a row on which you have finished one


class Finisher(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's result. Whoever shows none of theirs has no name here."""

    place: int
    name: str = ""
    person: str = ""
    looks: Looks | None = None
    is_you: bool = False
    table: str = ""  # yours
    result: str
    margin: int | None
    scores: tuple[int, ...] | None
    percentile: int | None


class BotResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot made of it on your seat."""

    bot: str
    result: str
    margin: int | None


class DealResults(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a deal: yours, everybody's, the best first, and the field of bots."""

    day: str
    deal: DealTold
    people: list[Finisher]
    bots: list[BotResult]


class CalendarDay(msgspec.Struct, frozen=True, kw_only=True):
    """What you did on a day."""

    day: str
    deals: list[DealTold]


class Calendar(msgspec.Struct, frozen=True, kw_only=True):
    """A month of yours: the days on which you have begun anything."""

    month: str  # such as "2026-11"
    first_day: str
    today: str
    days: list[CalendarDay]
    streak: int


class DailyDeals:
    """All that people ask of daily deals."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        secrets: DailySecrets,
        fields: DailyFields,
        precompiler: Precompiler,
        now: Callable[[], int],
    ) -> None:
        self.secrets = secrets
        self._store = store
        self._registry = registry
        self._fields = fields
        self._precompiler = precompiler
        self._now = now

    # --- playing --------------------------------------------------------------------------------------

    async def begin(self, person: Person, name: str, address: str) -> str:
        """Today's table of this game for this person, new or the one that they have. Returns its name."""
        playing, now = daily_game(name), self._now()
        await self._precompiler.ready(name)
        await self.secrets.since(now)
        day = day_at(now)
        secret = await self.secrets.of_table(day, name)
        fresh = DailyGameRow(day=day, game=name, person=person.id, table=new_table_name(), began_at=now)
        table = (await self._store.begin_daily(fresh)).table
        if await self._store.table(table) is None:
            try:
                await self._registry.put_up(lay(playing, day, secret, person), person, address, table)
            except Clash:  # another server was asked the same at the same moment
                await self._registry.session(table)
            self._fields.wake()
        return table

    async def practice(self, day: str, name: str, person: Person) -> list[AnyEntry]:
        """The first entries of an ordinary table with a past day's deal. Raises `day-not-over`."""
        playing = daily_game(name)
        await self.check_day(day)
        if self._now() < closes_at(day):
            raise TableeError("day-not-over", day=day)
        await self._precompiler.ready(name)
        return lay_practice(playing, await self.secrets.of_table(day, name), person)

    # --- looking --------------------------------------------------------------------------------------

    async def check_day(self, day: str) -> None:
        """Raises `unknown-day` unless this is today, or a day since there have been daily deals here."""
        now = self._now()
        if not (is_date(day) and await self.secrets.since(now) <= day <= day_at(now)):
            raise TableeError("unknown-day", day=day)

    async def day(self, day: str, person: Person) -> DayTold:
        """A day, for this person. An empty text: today."""
        now = self._now()
        first_day, today = await self.secrets.since(now), day_at(now)
        day = day or today
        await self.check_day(day)
        mine = {row.game: row for row in await self._store.daily_games_of(person.id, day, day)}
        fields = await self._store.daily_fields_of([day])
        return DayTold(
            day=day,
            today=today,
            now=now,
            begins_at=begins_at(day),
            ends_at=ends_at(day),
            closes_at=closes_at(day),
            promise=await self.secrets.promise(day, now),
            next=await self.secrets.promise(day_after(day), now),
            first_day=first_day,
            bot=BOT,
            deals=[self._told(day, name, mine.get(name), fields) for name in daily_games()],
            streak=await self._streak(person, today),
        )

    async def results(self, day: str, name: str, person: Person) -> DealResults:
        """What came of a deal, for those who have finished it or when its day is closed.

        Raises `daily-not-finished`.
        """
        daily_game(name)
        await self.check_day(day)
        mine = {row.game: row for row in await self._store.daily_games_of(person.id, day, day)}.get(name)
        if self._now() < closes_at(day) and (mine is None or mine.ended_at is None):
            raise TableeError("daily-not-finished")
        fields = await self._store.daily_fields_of([day])
        merits = self._whole(fields.get((day, name), ()))
        people, place, last = [], 0, None
        for number, (row, *known) in enumerate(await self._store.daily_results(day, name, MOST_LISTED), 1):
            place, last = (place if row.merit == last else number), row.merit
            people.append(_finisher(place, row, known, person, percentile(row.merit, merits)))
        return DealResults(
            day=day,
            deal=self._told(day, name, mine, fields),
            people=people,
            bots=[_bot(row.bot, row.merit) for row in await self._store.daily_field(day, name)],
        )

    async def calendar(self, month: str, person: Person) -> Calendar:
        """A month of this person's. Raises `unknown-day`."""
        now = self._now()
        month = month or day_at(now)[:7]
        if not is_date(f"{month}-01"):
            raise TableeError("unknown-day", day=month)
        found = await self._store.daily_games_of(person.id, f"{month}-01", f"{month}-31")
        fields = await self._store.daily_fields_of([row.day for row in found])
        days: dict[str, list[DealTold]] = {}
        for row in found:
            days.setdefault(row.day, []).append(self._told(row.day, row.game, row, fields))
        return Calendar(
            month=month,
            first_day=await self.secrets.since(now),
            today=day_at(now),
            days=[CalendarDay(day=day, deals=deals) for day, deals in days.items()],
            streak=await self._streak(person, day_at(now)),
        )

    # --- how it is told -------------------------------------------------------------------------------

    def _told(
        self, day: str, name: str, row: DailyGameRow | None, fields: Mapping[tuple[str, str], Sequence[int]]
    ) -> DealTold:
        if row is None:
            return DealTold(game=name, state="new" if day == day_at(self._now()) else "missed")
        if row.ended_at is None:
            return DealTold(game=name, state="playing", table=row.table)
        merits = fields.get((day, name), ())
        return DealTold(
            game=name,
            state="late" if row.is_late else "done",
            table=row.table,
            result=row.result,
            margin=margin_of(row),
            scores=_read_scores(row.scores or "null"),
            percentile=percentile(row.merit, self._whole(merits)),
            field_done=len(merits),
            field_of=self._fields.size,
        )

    def _whole(self, merits: Sequence[int]) -> list[int]:
        """The field in order; nothing while it is not whole, for it would say something else each time."""
        return sorted(merits) if merits and len(merits) >= self._fields.size else []

    async def _streak(self, person: Person, today: str) -> int:
        played = set(await self._store.daily_days_of(person.id, _MOST_DAYS))
        day = today if today in played else day_after(today, -1)  # today is not over
        length = 0
        while day in played:
            length, day = length + 1, day_after(day, -1)
        return length


def daily_games() -> list[str]:
    """The games that have a daily deal."""
    return [name for name in game_names() if has_daily(game(name))]


def daily_game(name: str) -> Game:
    """A game that has one. Raises UnknownGame, or `no-daily`."""
    playing = game(name)
    if not has_daily(playing):
        raise TableeError("no-daily", game=name)
    return playing


def is_date(day: str) -> bool:
    """Whether this is a date as it is written here, such as 2026-11-19."""
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def percentile(merit: int | None, field: Sequence[int]) -> int | None:
    """How many of a hundred did worse, those who did as well counted half. The field is in order."""
    if merit is None or not field:
        return None
    worse, not_better = bisect_left(field, merit), bisect_right(field, merit)
    return (100 * (worse + not_better) + len(field)) // (2 * len(field))


def margin_of(row: DailyGameRow) -> int | None:
    """Points ahead of the best other seat, or behind it; None where the game ended without any."""
    return None if row.merit is None else split_merit(row.merit)[1]


def _finisher(
    place: int, row: DailyGameRow, known: Sequence[str], viewer: Person, found: int | None
) -> Finisher:
    name, looks, shows = known
    is_you = row.person == viewer.id
    is_named = bool(name) and (is_you or shows_of(shows).daily)
    return Finisher(
        place=place,
        name=name if is_named else "",
        person=row.person if is_named else "",
        looks=looks_of(row.person, looks) if is_named else None,
        is_you=is_you,
        table=row.table if is_you else "",
        result=row.result,
        margin=margin_of(row),
        scores=_read_scores(row.scores or "null"),
        percentile=found,
    )


def _bot(level: str, merit: int) -> BotResult:
    result, margin = split_merit(merit)
    return BotResult(bot=level, result=result, margin=margin)
