"""The composition root: makes every part of a server, and hands each the few others that it needs.

Whatever is written here is wiring. What a part does is said where it lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial

from tablee.engine.dice import SECRET_BYTES
from tablee.fair_pool import FairPool
from tablee.server.accounts.connected import ConnectedSockets
from tablee.server.accounts.people import People
from tablee.server.bots.hints import Hints
from tablee.server.bots.reviews import Reviews
from tablee.server.bots.scheduler import BotScheduler
from tablee.server.bots.studies import QuickStudies
from tablee.server.cluster.channels import channel_of
from tablee.server.cluster.crew import Crew
from tablee.server.cluster.heartbeat import Heartbeat
from tablee.server.cluster.lookout import Lookout
from tablee.server.cluster.news import NewsChannel
from tablee.server.cluster.peers import Peers
from tablee.server.daily.deals import DailyDeals
from tablee.server.daily.field import DailyFields
from tablee.server.daily.secrets import DailySecrets
from tablee.server.finding.finder import GameFinder
from tablee.server.limits.connections import Connections
from tablee.server.limits.password_attempts import PasswordAttempts
from tablee.server.limits.quotas import Quotas
from tablee.server.limits.socket_limits import SocketLimits
from tablee.server.notifications.dispatcher import Dispatcher
from tablee.server.ops.background import BackgroundTasks, for_ever
from tablee.server.ops.config import Config
from tablee.server.ops.health import WriteHealth
from tablee.server.ops.metrics import Metrics
from tablee.server.ops.moderation import Moderation
from tablee.server.ops.notices import NoticeBoard
from tablee.server.ops.precompile import Precompiler
from tablee.server.ops.retention import Retention
from tablee.server.ops.steady_clock import ServerClock
from tablee.server.sessions.catch_up import CatchUp
from tablee.server.sessions.peer_news import PeerNews
from tablee.server.sessions.people.admin_deeds import AdminDeeds
from tablee.server.sessions.people.admission import TableAdmission
from tablee.server.sessions.people.chat import Chat
from tablee.server.sessions.people.presence import PresenceTracker
from tablee.server.sessions.people.renaming import Renaming
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.session import SessionContext
from tablee.server.sessions.table_index import ListsChanged
from tablee.server.sessions.waker import TableWaker
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable

_TIDY_EVERY_S = 2.0
_HEAVY_THREADS = 2  # for what takes Python long: more would only wait for its lock


class Services:
    """A running server, without its web pages."""

    def __init__(
        self,
        store: Store,
        config: Config,
        *,
        clock: Callable[[], int] | None = None,
        news: NewsChannel | None = None,
    ) -> None:
        """`news`: how to hear of other servers; None: as the database and the settings say."""
        self.store = store
        self.config = config
        self.build = ""  # of the browser's side, where there is one
        self.clock = ServerClock(clock)
        self.background = BackgroundTasks()
        self.crew: Crew | None = None  # the other workers of this server, where it has some
        self.news: NewsChannel = news or channel_of(store, config)
        self.metrics = Metrics()
        self.precompiler = Precompiler()  # nothing to wait for, unless whoever runs this says so
        self._make_limits()
        self._make_cluster()
        self._make_people()
        self._make_tables()

    def _make_limits(self) -> None:
        config = self.config
        self.quotas = Quotas(config)
        self.connections = Connections(config)
        self.socket_limits = SocketLimits(config)
        self.password_attempts = PasswordAttempts()
        # Folds, replays and so on; and records, which take longest. By person, and by address before that.
        where = self.socket_limits.where
        self.heavy = FairPool(_HEAVY_THREADS, per_key=1, group_of=where, name="heavy")
        self.reading = FairPool(1, group_of=where, name="reading")

    def _make_cluster(self) -> None:
        self.heartbeat = Heartbeat(self.store, self.clock, self._after_outage)
        self.peers = Peers(self.store.name, self.news, self.background)
        if self.store.is_shared:
            self.store.tell_growth(self.peers.logs_grew)

    def _make_people(self) -> None:
        store, now = self.store, self.now
        self.moderation = Moderation(store, now, lambda: self.heartbeat.outages)
        self.people = People(store, self.quotas, self.moderation)
        self.sockets = ConnectedSockets(self.people, self.peers)
        self.write_health = WriteHealth(store, now, self.metrics, self._health_changed)
        self.notices = NoticeBoard(self.write_health, self.moderation, self.sockets.tell_everybody)

    def _make_tables(self) -> None:
        store, config, now, peers = self.store, self.config, self.now, self.peers
        self.bots = BotScheduler(
            config, self.socket_limits.where, peers.is_mine, self.background, self.metrics
        )
        self.hints = Hints(self.bots, self.moderation)
        self.studies = QuickStudies(self.socket_limits.where)
        self.reviews = Reviews(store, self.bots, self.background, now, config.review_depth)
        self.catch_up = CatchUp(store, self.heavy)
        context = SessionContext(
            store=store,
            now=now,
            new_secret=self._next_secret,
            is_ready=self._is_ready,
            heartbeat=self.heartbeat,
            moderation=self.moderation,
            heavy=self.heavy,
            background=self.background,
            bots=self.bots,
            catch_up=self.catch_up,
            metrics=self.metrics,
            think_unwatched_ms=config.think_unwatched * 1000,
            on_outbox=self._on_outbox,
            on_lists=self._lists_changed,
        )
        self.registry = TableRegistry(context, config, self.quotas, peers)
        self.renaming = Renaming(self.registry, store)
        self.admission = TableAdmission(self.registry, store, self.renaming, now)
        self.presence = PresenceTracker(self.registry, store, peers, now)
        self.chat = Chat(store, self.moderation, peers, now)
        self.dispatcher = Dispatcher(store, config, now, self.heavy, self._is_here, self._awake)
        daily = DailySecrets(store)
        self.daily_fields = DailyFields(
            store, daily, self.bots, peers, self.precompiler, now, config.daily_field
        )
        self.daily = DailyDeals(store, self.registry, daily, self.daily_fields, self.precompiler, now)
        self.finder = GameFinder(
            store,
            self.registry,
            self.quotas,
            self.heavy,
            self.background,
            self.metrics,
            now,
            config.find_bot_after,
            self._on_outbox,
        )
        self.waker = TableWaker(self.registry, store, config, self.heartbeat, peers, self.moderation)
        self.peer_news = PeerNews(
            self.registry, self.waker, self.chat, self.renaming, self.sockets, peers, self.background
        )
        heard = self.peer_news
        self.lookout = Lookout(store, self.news, now, heard.concerned, heard.compare, heard.wake_changed)

    def now(self) -> int:
        """What time it is for everybody here: milliseconds since 1970, never backwards."""
        return self.clock.now()

    @staticmethod
    def new_secret() -> bytes:
        """The chance of all games at a table."""
        return secrets.token_bytes(SECRET_BYTES)

    # Parts that are made later than those who call them, or that may be replaced.

    def _after_outage(self) -> None:
        self.registry.give_time_back()

    def _health_changed(self) -> None:
        self.notices.tell()

    def _on_outbox(self) -> None:
        self.dispatcher.wake()

    def _lists_changed(self, changed: ListsChanged) -> None:
        self.sockets.lists_changed(changed.people, changed.table)
        self.peers.lists_changed(changed.absent, changed.table)

    async def _is_here(self, table: str, person: str) -> bool:
        return await self.presence.is_here(table, person)

    def _awake(self, table: str) -> LiveTable | None:
        session = self.registry.sessions.get(table)
        return None if session is None else session.live

    def _next_secret(self) -> bytes:
        return self.new_secret()

    async def _is_ready(self, game: str) -> None:
        await self.precompiler.ready(game)

    # --- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to tidy up, and wake the tables at which a clock or a bot is due."""
        start = self.background.start
        await self.heartbeat.begin()
        start(self.heartbeat.run(), "signs of life")
        await self.moderation.begin()
        start(self.moderation.run(self._admin_deeds().see_to), "moderation")
        start(self._measure(), "measuring")
        start(self.presence.run(), "presence")
        start(for_ever("tidying", self.registry.tidy, _TIDY_EVERY_S, first_after_s=_TIDY_EVERY_S), "tidying")
        start(self._retention().run(), "retention")
        start(self.sockets.look_after_lines(), "pings")
        start(self.write_health.run(), "health")
        if self.store.is_shared:
            start(self.peers.run(self.peer_news), "peers")
            start(self.lookout.run(), "looking for missed news")
        start(self.waker.run(), "waking tables")
        start(self.dispatcher.run(), "outbox")
        start(self.daily_fields.run(), "daily fields")
        start(self.finder.run(), "finding games")

    async def close(self) -> None:
        """Stop. Nothing is lost by it: every table goes on from its log."""
        async with contextlib.AsyncExitStack() as closing:  # the last one first; all of them, whatever fails
            closing.push_async_callback(self.news.close)
            closing.push_async_callback(self.store.close)
            closing.push_async_callback(self.heartbeat.end)
            closing.push_async_callback(self.registry.close)
            for pool in (self.reading, self.heavy, self.studies, self.bots):
                closing.callback(pool.close)
            closing.push_async_callback(self.dispatcher.close)
            closing.push_async_callback(self.background.cancel)
            closing.callback(self.peers.say_goodbye)
            for socket in self.sockets:
                closing.callback(socket.close)

    def _admin_deeds(self) -> AdminDeeds:
        return AdminDeeds(
            self.moderation,
            self.registry,
            self.waker,
            self.people,
            self.sockets,
            self.peers,
            self.notices,
        )

    def _retention(self) -> Retention:
        awake, forget = lambda: list(self.registry.sessions), self.people.forget_everybody
        is_ours = partial(self.peers.is_mine, "retention")  # one of those who serve this database does it
        return Retention(self.store, self.config, self.now, awake, forget, is_ours)

    # --- what goes on beside --------------------------------------------------------------------------

    async def _measure(self) -> None:
        async def step() -> None:
            before = time.perf_counter()
            await asyncio.sleep(_TIDY_EVERY_S)
            self.metrics.loop_lag.observe(max(0.0, time.perf_counter() - before - _TIDY_EVERY_S))
            self.metrics.sockets.set(len(self.sockets))
            self.metrics.sessions.set(len(self.registry.sessions))

        await for_ever("measuring", step, 0.0)
