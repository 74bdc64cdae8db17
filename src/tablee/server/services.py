"""The composition root: all tables that are awake, everybody who is connected, the bots, the store."""

from __future__ import annotations

import asyncio
import dataclasses
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog

from tablee.engine.dice import SECRET_BYTES
from tablee.engine.errors import TableeError
from tablee.fair_pool import FairPool
from tablee.server.accounts.name_policy import check_text
from tablee.server.accounts.people import People
from tablee.server.bots.hints import Hints
from tablee.server.bots.scheduler import BotScheduler
from tablee.server.cluster.heartbeat import Heartbeat
from tablee.server.cluster.peers import Peers
from tablee.server.limits.connections import Connections
from tablee.server.limits.password_attempts import PasswordAttempts
from tablee.server.limits.quotas import Quotas
from tablee.server.limits.socket_limits import SocketLimits
from tablee.server.ops.config import Config
from tablee.server.ops.health import WriteHealth
from tablee.server.ops.metrics import Metrics
from tablee.server.ops.moderation import Moderation
from tablee.server.ops.precompile import Precompiler
from tablee.server.ops.retention import Retention
from tablee.server.ops.steady_clock import SteadyClock
from tablee.server.protocol.messages import Announced, Notices, Said, write_message
from tablee.server.sessions import access, table_index
from tablee.server.sessions.catch_up import CatchUp
from tablee.server.sessions.entry_log import folded, write_entry
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.waker import Kept, TableWaker
from tablee.server.sessions.watcher import Watcher
from tablee.server.ws.ping import LOOK_EVERY_S
from tablee.store.passwords import new_code
from tablee.store.rows import TableRow, Write
from tablee.store.store import Store
from tablee.tables.commands import AnyCommand, Join
from tablee.tables.decide.access import check_may_speak
from tablee.tables.decide.create import lay
from tablee.tables.entries import AnyEntry, Logged
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.settings import Settings

_TABLE = re.compile(r"[a-z0-9]{1,40}")
_TIDY_EVERY = 2.0  # seconds
_HEAVY_THREADS = 2  # for what takes Python long: more would only wait for its lock
_LONG_LOG = 200  # entries; a longer one is folded beside the event loop


class Services:
    """A running server, without its web pages."""

    def __init__(self, store: Store, config: Config, *, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.config = config
        self._clock = SteadyClock() if clock is None else clock
        self.heartbeat = Heartbeat(self)
        self.log = structlog.get_logger("tablee")
        self.metrics = Metrics()
        self.write_health = WriteHealth(self)
        self.quotas = Quotas(config)
        self.connections = Connections(config)
        self.socket_limits = SocketLimits(config)
        self.password_attempts = PasswordAttempts()
        self.moderation = Moderation(self)
        self.people = People(store, self.quotas, self.moderation)
        # Folds, replays and so on; and records, which take longest. By person, and by address before that.
        self.heavy = FairPool(_HEAVY_THREADS, per_key=1, group_of=self.socket_limits.where, name="heavy")
        self.reading = FairPool(1, group_of=self.socket_limits.where, name="reading")
        self.bots = BotScheduler(self)
        self.catch_up = CatchUp(self)
        self.hints = Hints(self)
        self.peers = Peers(self)
        self.waker = TableWaker(self)
        self.build = ""  # of the browser's side, where there is one
        self.precompiler = Precompiler()  # nothing to wait for, unless whoever runs this says so
        self.sessions: dict[str, TableSession] = {}
        self.sockets: set[Any] = set()
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence_changed: set[str] = set()

    # --- opening and closing --------------------------------------------------------------------------

    def now(self) -> int:
        """What time it is for everybody here: milliseconds since 1970, never backwards."""
        return self._clock() + self.heartbeat.ahead

    async def open(self) -> None:
        """Begin to tidy up, and wake the tables at which a clock or a bot is due."""
        await self.heartbeat.begin()
        self.background(self.heartbeat.run(), "signs of life")
        await self.moderation.begin()
        self.background(self.moderation.run(), "moderation")
        self.background(self._tidy_for_ever(), "tidying")
        self.background(Retention(self).run(), "retention")
        self.background(self._ping_for_ever(), "pings")
        self.background(self.write_health.run(), "pulse")
        if self.store.is_shared:
            self.background(self.peers.run(), "peers")
        self.background(self.waker.run(), "waking tables")

    async def close(self) -> None:
        """Stop. Nothing is lost by it: every table goes on from its log."""
        for socket in list(self.sockets):
            socket.close()
        await self.peers.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.heavy.close()
        self.reading.close()
        for session in self.sessions.values():
            if session.is_row_stale:
                await session.refresh_row()
            session.fall_asleep()
        await self.heartbeat.end()
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        """Do something beside; if it fails, the log says so."""

        async def watched() -> None:
            try:
                await work
            except TableeError as problem:
                self.log.info("refused-in-background", what=what, code=problem.code)
            except Exception:
                self.log.exception("failed-in-background", what=what)

        task = asyncio.ensure_future(watched())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def stays_awake_for(self) -> int:
        """Milliseconds: where something is due so soon, a table does not fall asleep."""
        return round(2 * self.config.sleep_after * 1000)

    @staticmethod
    def new_secret() -> bytes:
        """The chance of all games at a table."""
        return secrets.token_bytes(SECRET_BYTES)

    # --- tables ---------------------------------------------------------------------------------------

    async def lay(self, person: Person, settings: Settings, address: str) -> TableSession:
        """A new table with this person as its host."""
        return await self.put_up(lay(settings, person, self.new_secret()), person, address)

    async def put_up(self, entries: Sequence[AnyEntry], person: Person, address: str) -> TableSession:
        """A new table whose log begins with these entries. Every table is made here, and counted here."""
        most = self.config.tables_per_person
        if await self.store.unfinished_tables(person.id) >= most:
            raise TableeError("too-many-tables", most=most)
        self.quotas.spend("table", address=address, person=person.id)
        now = self.now()
        log = [Logged(number, now, entry) for number, entry in enumerate(entries, 1)]
        live = LiveTable.from_log(log)
        blank = TableRow(
            id=new_code(8),
            game=live.settings.game,
            seats=live.settings.seats,
            status="open",
            is_public=live.settings.is_public,
            host=live.host,
            created_at=now,
            changed_at=now,
            seat_key=new_code(12),
            watch_key=new_code(12),
        )
        row = table_index.of(blank, live, now)
        write = Write(row.id, 1, now, tuple(write_entry(logged.entry) for logged in log))
        await self.store.append(write, row, table_index.persons(live))
        session = self.sessions[row.id] = TableSession(self, row, live)
        session.look_after()
        return session

    def is_awake(self, table: str) -> bool:
        """Whether this table is in memory, or about to be."""
        return table in self.sessions or table in self._loading

    async def session(self, table: str, kept: Kept | None = None) -> TableSession:
        """The table of that name, woken if it sleeps; from what is kept of it, if that was read already."""
        found = self.sessions.get(table)
        if found is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._wake(table, kept))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _wake(self, table: str, kept: Kept | None) -> TableSession:
        row = kept[0] if kept is not None else await self._row(table)
        if row.status != "open":
            await self.precompiler.ready(row.game)
        rows = kept[1] if kept is not None else await self.store.entries(table)
        if len(rows) > _LONG_LOG:
            live = await self.heavy.run(row.host, lambda: folded(rows))
        else:
            live = folded(rows)
        session = TableSession(self, row, live)
        await session.give_time_back()
        self.sessions[table] = session
        session.look_after()
        self.peers.ask_presence(session)
        return session

    # --- who comes and goes ---------------------------------------------------------------------------

    async def enter(self, table: str, person: Person, key: str = "") -> tuple[TableSession, bool]:
        """Let somebody look at a table; answers whether they may also sit down. Raises if it is private."""
        session, may_sit, _ = await self.let_in(table, person, key)
        return session, may_sit

    async def let_in(self, table: str, person: Person, key: str) -> tuple[TableSession, bool, str]:
        """The same, with the key of the link that is theirs: for as long as it is good they may stay."""
        session, may_sit, link = await self._let_in(table, person, key)
        session.attend()
        if session.live.seat_of(person.id) is not None:
            session.last_seen[person.id] = self.now()  # also of somebody who plays without a socket
        return session, may_sit, link

    async def _let_in(self, table: str, person: Person, key: str) -> tuple[TableSession, bool, str]:
        awake = self.sessions.get(table)
        row = awake.row if awake is not None else await self._row(table)
        live = None if awake is None else awake.live
        may_sit = await access.check_key(self.store, row, live, person.id, key)
        session = await self.session(table)
        link = row.seat_key if may_sit else row.watch_key
        return session, access.check_welcome(session.live, person.id) and may_sit, link

    async def _row(self, table: str) -> TableRow:
        """A table in the index, without waking it."""
        row = await self.store.table(table) if _TABLE.fullmatch(table) else None  # nothing else may get there
        if row is None:
            raise TableeError("unknown-table", table=table)
        return row

    async def remove_table(self, table: str) -> None:
        """This table was deleted by whoever runs the server: nothing of it stays here, and nobody there."""
        session = self.sessions.pop(table, None)
        if session is None:
            return
        for watcher in list(session.watchers):
            watcher.line.dismiss(table, "table-deleted")
        session.fall_asleep()
        self.bots.forget(table)
        await self.store.doom([table], self.now())  # again: something may have been written meanwhile

    async def read_again(self, tables: Sequence[str]) -> None:
        """The logs of these tables were rewritten: those that are awake here are folded anew."""
        for table in tables:
            session = self.sessions.get(table)
            if session is not None:
                await session.read_again()

    async def forget_removed(self) -> None:
        """Tables were removed beside us: whichever of them is awake here goes too."""
        awake = list(self.sessions)
        kept = await self.store.tables_called(awake)
        for table in awake:
            if table not in kept:
                await self.remove_table(table)

    def may_do(self, may_sit: bool, command: AnyCommand) -> None:
        """Refuse what a watch link does not allow."""
        if isinstance(command, Join) and not may_sit:
            raise TableeError("watch-only")

    def arrived(self, session: TableSession, watcher: Watcher) -> None:
        """Somebody watches now."""
        self._presence_changed.add(session.id)

    def presence_changed(self, table: str) -> None:
        """Who is at this table, or how far away, is told to everybody there in a moment."""
        self._presence_changed.add(table)

    def leave(self, session: TableSession, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        watcher.is_gone = True
        session.watchers.discard(watcher)
        session.attended_at = self.now()
        session.last_seen[watcher.line.person.id] = self.now()
        self._presence_changed.add(session.id)

    async def say(self, session: TableSession, watcher: Watcher, text: str, command_id: str) -> None:
        """Chat, for everybody at the table."""
        self.moderation.check_unlocked(session.id)
        check_text(text)
        check_may_speak(session.live, watcher.line.person.id)
        at, person = self.now(), watcher.line.person
        name = session.live.name_of(person)
        number = await self.store.say(session.id, person.id, name, text, at)
        said = Said(table=session.id, number=number, at=at, person=person.id, name=name, text=text)
        session.broadcaster.broadcast(write_message(said), watcher, command_id)
        self.peers.said(session.id, number)

    async def overheard(self, session: TableSession, number: int) -> None:
        """Somebody said something at this table through another server."""
        for line in await self.store.chat(session.id, after=number - 1):
            if line.number == number:
                said = Said(table=session.id, **dataclasses.asdict(line))
                session.broadcaster.broadcast(write_message(said))

    async def person_changed(self, person: str) -> None:
        """Somebody has another name, or is no longer signed in somewhere: here and at all peers."""
        await self.know_again(person)
        self.peers.person_changed(person)

    async def know_again(self, person: str) -> None:
        """Ask the store anew who that is; close whatever was opened with a token that is no longer good."""
        self.people.forget(person)
        for socket in list(self.sockets):
            if socket.person.id == person:
                await socket.know_again()

    async def know_everybody_again(self) -> None:
        """Anybody may have been renamed or signed out without a word reaching us."""
        greeted = {socket.person.id for socket in self.sockets} - {""}
        for person in greeted:
            await self.know_again(person)

    def notices(self) -> Notices:
        """What concerns everybody."""
        found = self.moderation.announcement
        texts = {} if found is None else {"en": found.en, "fr": found.fr}
        announced = {language: text for language, text in texts.items() if text}
        return Notices(
            can_save=self.write_health.can_save,
            announcement=None if found is None else Announced(found.id, announced),
        )

    def tell_notices(self) -> None:
        """Tell every socket what concerns everybody: it has changed."""
        message = write_message(self.notices())
        for socket in list(self.sockets):
            socket.tell(message)

    def noticed(self, session: TableSession, news: Sequence[Logged]) -> None:
        """Count what was written."""
        for logged in news:
            self.metrics.count_entry(type(logged.entry).__name__)

    # --- what goes on beside --------------------------------------------------------------------------

    async def _tidy_for_ever(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(_TIDY_EVERY)
            self.metrics.loop_lag.observe(max(0.0, time.perf_counter() - before - _TIDY_EVERY))
            self.metrics.sockets.set(len(self.sockets))
            self.metrics.sessions.set(len(self.sessions))
            await self._tidy()

    async def _tidy(self) -> None:
        changed, self._presence_changed = self._presence_changed, set()
        for table in changed:
            session = self.sessions.get(table)
            if session is not None:
                session.broadcaster.tell_here()
                self.peers.tell_presence(session)
        now = self.now()
        for session in list(self.sessions.values()):
            if session.is_row_stale:
                await session.refresh_row()
            elif session.may_sleep(now, round(self.config.sleep_after * 1000), self.stays_awake_for):
                session.fall_asleep()
                self.bots.forget(session.id)
                del self.sessions[session.id]

    async def _ping_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            for socket in list(self.sockets):
                socket.look_after_line()
