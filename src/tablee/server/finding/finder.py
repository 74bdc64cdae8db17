"""Find a game: searches are rows in the database, so any server may make a match and one of them does.

A search is kept alive by whoever waits for its answer (long polling). Each server that somebody waits at
looks at all searches every second. A match has two steps. First its people are bound together in one
transaction (`found`); once each of them has answered that they have heard of it, in another one, they are
`seated`, and whoever reads that puts up the table, under a name that was drawn with the match: of two servers
that do so at once, one finds it there. Whoever does not answer is dropped, and the others go on looking.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
import structlog

from tablee.engine.errors import TableeError
from tablee.fair_pool import FairPool
from tablee.ratings.model import Rating
from tablee.server.finding.dealing import deal_when_ready
from tablee.server.finding.matching import Match, Seeker, matches
from tablee.server.finding.offers import BotOffer, bot_offer
from tablee.server.finding.wishes import (
    Terms,
    Wishes,
    check_wishes,
    kinds_of,
    read_terms,
    read_wishes,
    seats_for,
    settings_of,
)
from tablee.server.limits.quotas import Quotas
from tablee.server.ops.background import BackgroundTasks, for_ever
from tablee.server.ops.metrics import Metrics
from tablee.server.sessions.registry import TableRegistry, new_table_name
from tablee.store.errors import Clash
from tablee.store.rows import OutboxRow, SearchRow
from tablee.store.store import Store
from tablee.tables.decide.create import lay
from tablee.tables.entries import AnyEntry, Joined
from tablee.tables.people import Person
from tablee.text import told_apart

LOOK_EVERY_S = 1.0
HOLD_S = 20.0  # an answer waits for news, at the longest
_ALIVE_MS = 30_000  # without a sign for so long somebody has gone
_KNOWN_MS = 10 * 60_000  # a match is remembered after it was made
_MOST_LOOKED_AT = 300

State = Literal["looking", "offered", "found", "seated"]
_read_ratings = msgspec.json.Decoder(dict[str, tuple[float, float]]).decode


class SearchTold(msgspec.Struct, frozen=True, kw_only=True):
    """How your search stands."""

    search: str
    state: (
        State  # offered: nobody yet, here is a bot; found: say that you have heard; seated: go to the table
    )
    began_at: int
    now: int
    others: int  # who look for any game now, besides you
    bot: BotOffer | None = None
    terms: Terms | None = None
    table: str = ""


class GameFinder:
    """All searches, as far as this server knows of them."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        quotas: Quotas,
        heavy: FairPool,
        background: BackgroundTasks,
        metrics: Metrics,
        now: Callable[[], int],
        bot_after_s: float,
        on_outbox: Callable[[], None],
    ) -> None:
        self._store = store
        self._registry = registry
        self._quotas = quotas
        self._heavy = heavy
        self._background = background
        self._metrics = metrics
        self._now = now
        self._bot_after_ms = bot_after_s * 1000
        self._on_outbox = on_outbox
        self._log = structlog.get_logger("tablee")
        self._waiting = 0  # answers that wait for news here
        self._rows: dict[str, SearchRow] = {}  # as they were looked at last
        self._news = asyncio.Event()  # another one after every look
        self._wake = asyncio.Event()
        self._is_closing = False
        self.heard_within_ms = 12_000  # everybody has to have heard of a match by then, or it is none

    # --- what people ask ------------------------------------------------------------------------------

    async def begin(self, person: Person, wishes: Wishes, address: str) -> SearchTold:
        """Look for a game, and for nothing that was looked for before."""
        check_wishes(wishes)
        await self._registry.check_room(person)
        self._quotas.spend("search", address=address, person=person.id)
        known = {row.game: (row.mean, row.deviation) for row in await self._store.ratings_of(person.id)}
        now = self._now()
        row = SearchRow(
            person_id=person.id,
            id=secrets.token_urlsafe(12),
            wishes=msgspec.json.encode(wishes).decode(),
            ratings=msgspec.json.encode(
                {name: known[name] for name in wishes.games if name in known}
            ).decode(),
            began_at=now,
            seen_at=now,
        )
        await self._store.begin_search(row)
        self._wake.set()
        return await self._told(row)

    async def follow(self, person: Person, id: str, seen: State) -> SearchTold:
        """Wait until this search stands otherwise than its owner has seen. Raises `search-over`.

        Whoever has seen that a game was found says by this that they are there.
        """
        row = await self._own(person, id)
        if row.state == "looking":
            await self._store.still_searching(id, self._now())
        elif row.state == "found" and seen == "found":
            seated = await self._store.confirm_match(id, read_terms(row.terms).seats, self._now())
            if seated:
                await self._put_up(seated)
            row = await self._own(person, id)
            self._wake.set()
        if id not in self._rows:
            self._wake.set()
        self._waiting += 1
        try:
            row = await self._changed(row, seen)
        finally:
            self._waiting -= 1
        if row.state == "seated" and await self._store.table(row.table_id) is None:
            await self._put_up(await self._store.searches_at(row.table_id))  # whoever should have was killed
        return await self._told(row)

    async def end(self, person: Person, id: str) -> None:
        """Look no longer."""
        if await self._store.end_search(id, person.id):
            self._metrics.searches_ended.labels("cancelled").inc()
        self._wake.set()

    async def others(self, person: str) -> int:
        """How many people look for a game now, besides this one."""
        return await self._store.searchers(self._now() - _ALIVE_MS, but=person)

    def release(self) -> None:
        """Let everybody go who waits for an answer: this server stops."""
        self._is_closing = True
        self._news.set()

    # --- what goes on beside --------------------------------------------------------------------------

    async def run(self) -> None:
        """For ever; without a glance at the database where nobody waits."""
        await for_ever("finding games", self._look_if_asked, LOOK_EVERY_S, wake=self._wake)

    async def _look_if_asked(self) -> None:
        if self._waiting or self._rows:
            await self.look()

    async def look(self) -> None:
        """Look at all searches: match whom one can, and tell those who wait here."""
        now = self._now()
        gone = await self._store.forget_searches(now - _ALIVE_MS, now - _KNOWN_MS)
        if gone:
            self._metrics.searches_ended.labels("gone").inc(gone)
        rows = await self._store.searches(_MOST_LOOKED_AT)
        if await self._match(rows, now) + await self._dissolve(rows, now):
            rows = await self._store.searches(_MOST_LOOKED_AT)
        self._metrics.searching.set(sum(row.state == "looking" for row in rows))
        self._rows = {row.id: row for row in rows if row.state != "seated" or self._waiting}
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def _match(self, rows: Sequence[SearchRow], now: int) -> int:
        """Returns how many matches were made."""
        waiting = [row for row in rows if row.state == "looking"]
        if len(waiting) < 2:
            return 0
        apart = await self._store.blocks_among([row.person_id for row in waiting])
        seekers = [_seeker(row, now) for row in waiting]
        found = await self._heavy.run("finding games", lambda: matches(seekers, apart))
        return sum([await self._bind(match, now) for match in found])

    async def _bind(self, match: Match, now: int) -> bool:
        kind, ids = match.kind, [one.id for one in match.seekers]
        secrets.SystemRandom().shuffle(ids)  # who begins is nobody's merit
        terms = Terms(game=kind.game, speed=kind.speed, is_rated=kind.is_rated, seats=len(ids))
        text = msgspec.json.encode(terms).decode()
        return await self._store.match_searches(ids, new_table_name(), text, now, now - _ALIVE_MS)

    async def _dissolve(self, rows: Sequence[SearchRow], now: int) -> int:
        """Returns how many matches came to nothing."""
        bound = {row.table_id: read_terms(row.terms).seats for row in rows if row.state in ("found", "ready")}
        return sum(
            [
                await self._store.dissolve_match(table, seats, now - self.heard_within_ms)
                for table, seats in bound.items()
            ]
        )

    async def _changed(self, row: SearchRow, seen: State) -> SearchRow:
        """The search as soon as it is not as it was seen, or after a while."""
        deadline = asyncio.get_running_loop().time() + HOLD_S
        while self._state(row) == seen and not self._is_closing:
            news, left = self._news, deadline - asyncio.get_running_loop().time()
            if left <= 0:
                break
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), left)
            known = self._rows.get(row.id) or await self._store.search(row.id)
            if known is None:
                raise TableeError("search-over")
            row = known
        return row

    # --- the table ------------------------------------------------------------------------------------

    async def _put_up(self, rows: Sequence[SearchRow]) -> None:
        """The table of a match, with everybody seated; dealt as soon as they have come."""
        ordered = sorted(rows, key=lambda row: row.seat)
        table, terms = ordered[0].table_id, read_terms(ordered[0].terms)
        names = await self._store.names_of([row.person_id for row in ordered])
        people = [Person(row.person_id, names.get(row.person_id, "")) for row in ordered]
        entries: list[AnyEntry] = lay(settings_of(terms), people[0], self._registry.context.new_secret())
        called = [people[0].name]
        for seat, person in enumerate(people[1:], 1):
            called.append(told_apart(person.name, called))
            entries.append(Joined(seat, person.id, called[-1]))
        try:
            session = await self._registry.put_up_uncounted(entries, table)
        except Clash:  # another server has done it
            return
        now = self._now()
        self._metrics.matches.labels(terms.game).inc()
        for row in ordered:
            self._metrics.search_seconds.observe((row.found_at - row.began_at) / 1000)
            await self._store.add_to_outbox(OutboxRow(table, 0, "found", row.person_id, "", now))
        self._on_outbox()
        self._log.info("game-found", table=table, game=terms.game, seats=terms.seats)
        self._background.start(deal_when_ready(session, people[0]), f"dealing at {table}")

    # --- how it is told -------------------------------------------------------------------------------

    async def _own(self, person: Person, id: str) -> SearchRow:
        row = await self._store.search(id)
        if row is None or row.person_id != person.id:
            raise TableeError("search-over")
        return row

    def _state(self, row: SearchRow) -> State:
        if row.state == "looking":
            return "offered" if self._now() - row.began_at >= self._bot_after_ms else "looking"
        return "seated" if row.state == "seated" else "found"

    async def _told(self, row: SearchRow) -> SearchTold:
        state = self._state(row)
        offered = state == "offered"
        return SearchTold(
            search=row.id,
            state=state,
            began_at=row.began_at,
            now=self._now(),
            others=await self.others(row.person_id),
            bot=bot_offer(read_wishes(row.wishes), _ratings(row)) if offered else None,
            terms=read_terms(row.terms) if row.terms else None,
            table=row.table_id if state == "seated" else "",
        )


def _ratings(row: SearchRow) -> dict[str, Rating]:
    return {name: Rating(*known) for name, known in _read_ratings(row.ratings).items()}


def _seeker(row: SearchRow, now: int) -> Seeker:
    wishes = read_wishes(row.wishes)
    return Seeker(
        id=row.id,
        person=row.person_id,
        kinds=tuple(kinds_of(wishes)),
        seats={name: seats_for(wishes, name) for name in wishes.games},
        ratings=_ratings(row),
        waited_s=max(0, now - row.began_at) / 1000,
    )
