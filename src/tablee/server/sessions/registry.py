"""The registry of tables in memory: made, woken from their logs, found by name, and put to sleep again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence

import structlog

from tablee.engine.errors import TableeError
from tablee.server.cluster.peers import Peers
from tablee.server.limits.quotas import Quotas
from tablee.server.ops.config import Config
from tablee.server.sessions import table_index
from tablee.server.sessions.entry_log import Rows, folded, write_entry
from tablee.server.sessions.names_today import call_seated_today
from tablee.server.sessions.outbox_marks import invites_friends
from tablee.server.sessions.session import SessionContext, TableSession
from tablee.store.errors import StoreError
from tablee.store.passwords import new_code
from tablee.store.rows import TableRow, Write
from tablee.tables.decide.create import lay
from tablee.tables.entries import AnyEntry, Logged
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.settings import Settings

StoredTable = tuple[TableRow, Rows]  # a table's row and its log, as the store has them

_TABLE_ID = re.compile(r"[a-z0-9]{1,40}")
_LONG_LOG = 200  # entries; a longer one is folded beside the event loop


class TableRegistry:
    """All tables that are awake, by name."""

    def __init__(self, context: SessionContext, config: Config, quotas: Quotas, peers: Peers) -> None:
        self.context = context
        self.sessions: dict[str, TableSession] = {}
        self._log = structlog.get_logger("tablee")
        self._store = context.store
        self._config = config
        self._quotas = quotas
        self._peers = peers
        self._loading: dict[str, asyncio.Future[TableSession]] = {}

    @property
    def stays_awake_for_ms(self) -> int:
        """Where something is due so soon, a table does not fall asleep."""
        return round(2 * self._config.sleep_after * 1000)

    # --- new tables -----------------------------------------------------------------------------------

    async def lay(self, person: Person, settings: Settings, address: str) -> TableSession:
        """A new table with this person as its host."""
        return await self.put_up(lay(settings, person, self.context.new_secret()), person, address)

    async def put_up(
        self, entries: Sequence[AnyEntry], person: Person, address: str, name: str = ""
    ) -> TableSession:
        """A new table whose log begins with these entries, counted for whoever asks for it.

        `name`: one that was drawn before. Raises Clash if there is a table of that name already.
        """
        await self.check_room(person)
        self._quotas.spend("table", address=address, person=person.id)
        return await self.put_up_uncounted(entries, name)

    async def check_room(self, person: Person) -> None:
        """Raises `too-many-tables` if somebody has as many as they may."""
        most = self._config.tables_per_person
        if await self._store.unfinished_tables(person.id) >= most:
            raise TableeError("too-many-tables", most=most)

    async def put_up_uncounted(self, entries: Sequence[AnyEntry], name: str = "") -> TableSession:
        """The same for a table that nobody in particular has asked for. Raises Clash."""
        now = self.context.now()
        log = [Logged(number, now, entry) for number, entry in enumerate(entries, 1)]
        live = LiveTable.from_log(log)
        row = table_index.of(_blank_row(live, now, name), live, now)
        calls = invites_friends(live.settings)
        write = Write(row.id, 1, now, tuple(write_entry(logged.entry) for logged in log), calls)
        self._peers.attend(row.id)
        try:
            await self._store.append(write, row, table_index.persons(live))
        except BaseException:
            self._peers.leave(row.id)
            raise
        session = self.sessions[row.id] = TableSession(self.context, row, live)
        session.look_after()
        if calls:
            self.context.on_outbox()
        return session

    # --- looking up and waking ------------------------------------------------------------------------

    def is_awake(self, table: str) -> bool:
        """Whether this table is in memory, or about to be."""
        return table in self.sessions or table in self._loading

    async def row(self, table: str) -> TableRow:
        """A table in the index, without waking it. Raises `unknown-table`."""
        # Nothing else may get to the database.
        row = await self._store.table(table) if _TABLE_ID.fullmatch(table) else None
        if row is None:
            raise TableeError("unknown-table", table=table)
        return row

    async def session(self, table: str, stored: StoredTable | None = None) -> TableSession:
        """The table of that name, woken if it sleeps; from what is stored, if that was read already."""
        found = self.sessions.get(table)
        if found is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._wake(table, stored))
            loading.add_done_callback(lambda _: self._stop_loading(table))
        return await asyncio.shield(loading)

    def _stop_loading(self, table: str) -> None:
        self._loading.pop(table, None)
        if table not in self.sessions:  # it could not be woken
            self._peers.leave(table)

    async def _wake(self, table: str, stored: StoredTable | None) -> TableSession:
        row = stored[0] if stored is not None else await self.row(table)
        self._peers.attend(table)
        if row.status != "open":
            await self.context.is_ready(row.game)
        rows = stored[1] if stored is not None else await self._store.entries(table)
        if len(rows) > _LONG_LOG:
            live = await self.context.heavy.run(row.host, lambda: folded(rows))
        else:
            live = folded(rows)
        session = TableSession(self.context, row, live)
        await session.give_time_back()
        if row.status == "over":  # others are woken to be told of a new name
            await call_seated_today(self._store, session)
        self.sessions[table] = session
        session.look_after()
        self._peers.ask_presence(table)
        return session

    # --- all of them ----------------------------------------------------------------------------------

    def give_time_back(self) -> None:
        """Nobody served for a while: clocks that ran get that time back, beside."""
        for session in list(self.sessions.values()):
            self.context.background.start(session.give_time_back(), f"giving time back at {session.id}")

    async def tidy(self) -> None:
        """Bring the index up to date, and let those sleep that have nothing to do."""
        now, can_write = self.context.now(), True
        for session in list(self.sessions.values()):
            if session.is_row_stale:
                can_write = can_write and await self._refresh(session)
            elif session.may_sleep(now, round(self._config.sleep_after * 1000), self.stays_awake_for_ms):
                session.fall_asleep()
                self.context.bots.forget(session.id)
                self._peers.leave(session.id)
                del self.sessions[session.id]

    async def close(self) -> None:
        """Stop. Nothing is lost by it: every table goes on from its log."""
        can_write = True
        for session in self.sessions.values():
            if session.is_row_stale:
                can_write = can_write and await self._refresh(session)
            session.fall_asleep()

    async def _refresh(self, session: TableSession) -> bool:
        """Write the row of one table. Returns whether the others can be written; this one is tried again."""
        try:
            await session.refresh_row()
        except StoreError as problem:
            self._log.info("row-not-written", table=session.id, code=problem.code)
            return problem.code == "unwritable" or problem.trouble == "bad-value"
        except Exception:  # of this table alone
            self._log.exception("row-not-written", table=session.id)
        return True

    async def read_again(self, tables: Sequence[str]) -> None:
        """The logs of these tables were rewritten: those that are awake here are folded anew."""
        for table in tables:
            session = self.sessions.get(table)
            if session is not None:
                await session.read_again()

    async def remove(self, table: str) -> None:
        """This table was deleted by whoever runs the server: nothing of it stays here, and nobody there."""
        session = self.sessions.pop(table, None)
        if session is None:
            return
        self._peers.leave(table)
        for watcher in list(session.watchers):
            watcher.line.dismiss(table, "table-deleted")
        session.fall_asleep()
        self.context.bots.forget(table)
        await self._store.doom(
            [table], self.context.now()
        )  # again: something may have been written meanwhile

    async def forget_removed(self) -> None:
        """Tables were removed beside us: whichever of them is awake here goes too."""
        awake = list(self.sessions)
        kept = await self._store.tables_called(awake)
        for table in awake:
            if table not in kept:
                await self.remove(table)


def new_table_name() -> str:
    """Returns a name for a table that nobody can guess."""
    return new_code(8)


def _blank_row(live: LiveTable, now: int, name: str) -> TableRow:
    """The row of a new table, with a name and keys that nobody can guess."""
    return TableRow(
        id=name or new_table_name(),
        game=live.settings.game,
        seats=live.settings.seats,
        status="open",
        is_public=live.settings.is_public,
        host=live.host,
        created_at=now,
        changed_at=now,
        seat_key=new_code(12),
        watch_key=new_code(12),
        daily=live.daily,
    )
