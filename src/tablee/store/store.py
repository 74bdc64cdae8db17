"""The event store: logs of tables, and all that is kept around them, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, Select, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tablee.store.connections import asking_engine
from tablee.store.database_url import Address, File, Server, address
from tablee.store.errors import StoreError, failure
from tablee.store.group_commit import Append, Group, GroupWriter, WriteBackend
from tablee.store.migrator import migrate_file, refuse_unmigrated
from tablee.store.notifications import PostgresNews, new_sender
from tablee.store.postgres import PostgresLedger
from tablee.store.repositories.admin import AdminRepository
from tablee.store.repositories.base import insert_into
from tablee.store.repositories.chat import ChatRepository
from tablee.store.repositories.daily import DailyRepository
from tablee.store.repositories.device_links import DeviceLinksRepository
from tablee.store.repositories.devices import DevicesRepository
from tablee.store.repositories.editions import EditionsRepository
from tablee.store.repositories.heartbeats import HeartbeatsRepository
from tablee.store.repositories.notification_settings import NotificationSettingsRepository
from tablee.store.repositories.outbox import OutboxRepository
from tablee.store.repositories.people import PeopleRepository
from tablee.store.repositories.person_data import PersonDataRepository
from tablee.store.repositories.presence import PresenceRepository
from tablee.store.repositories.ratings import RatingsRepository
from tablee.store.repositories.records import RecordsRepository
from tablee.store.repositories.relations import RelationsRepository
from tablee.store.repositories.results import ResultsRepository
from tablee.store.repositories.reviews import ReviewsRepository
from tablee.store.repositories.searches import SearchesRepository
from tablee.store.repositories.tables import TablesRepository
from tablee.store.repositories.tidy import TidyRepository
from tablee.store.rows import TableRow, Write
from tablee.store.schema import chat, entries, pulse
from tablee.store.sqlite import SqliteLedger
from tablee.store.sqlite_file.integrity import check_file
from tablee.store.sqlite_file.vacuum import release_pages, size_of, write_back

_logger = logging.getLogger(__name__)
MAX_LOGS_PER_QUERY = 200
_IDENTITY = """
    SELECT system_identifier, oid FROM pg_control_system(), pg_database WHERE datname = current_database()
"""


class Store(
    TablesRepository,
    ResultsRepository,
    RatingsRepository,
    PeopleRepository,
    DevicesRepository,
    DeviceLinksRepository,
    ChatRepository,
    RecordsRepository,
    EditionsRepository,
    ReviewsRepository,
    HeartbeatsRepository,
    PresenceRepository,
    AdminRepository,
    TidyRepository,
    PersonDataRepository,
    OutboxRepository,
    NotificationSettingsRepository,
    DailyRepository,
    RelationsRepository,
    SearchesRepository,
):
    """Open one per process. Several processes may share a database; none owns a table."""

    def __init__(self, where: Address, engine: AsyncEngine, ledger: WriteBackend, name: str = "") -> None:
        self.name = name  # of this process among others; none where there can be no others
        self.begins_alone = not name  # whether nobody else can have served this database just now
        self._where = where
        self._engine = engine
        self._writer = GroupWriter(ledger, self._tell)
        self._watchers: list[Callable[[Group], None]] = []

    @classmethod
    async def open(cls, url: str) -> Store:
        """`sqlite:///path`, `sqlite://` (a fresh temporary file, gone when closed) or `postgresql://…`.

        A SQLite file is checked, and made or migrated by itself; PostgreSQL must have been migrated by
        `migrate`.
        """
        where = address(url)
        if isinstance(where, File):
            await asyncio.to_thread(check_file, where.path)
            await asyncio.to_thread(migrate_file, where)
            return cls(where, asking_engine(where), SqliteLedger(where.path))
        engine = asking_engine(where)
        await _open_only(engine)
        name = new_sender()
        return cls(where, engine, PostgresLedger(where.dsn), name)

    @classmethod
    async def open_shared(cls, url: str, ledger: WriteBackend) -> Store:
        """One of several processes at a SQLite file: it reads by itself, and another one writes for it."""
        where = address(url)
        engine = asking_engine(where)
        await _open_only(engine)
        store = cls(where, engine, ledger, new_sender())
        store._writer.interval_s = 0.0  # groups are made where they are written
        return store

    @property
    def writer(self) -> GroupWriter:
        """What writes here, for a process that writes for others."""
        return self._writer

    @classmethod
    async def open_beside(cls, url: str) -> Store:
        """For a command that works beside a running server: makes, checks and migrates nothing."""
        where = address(url)
        if not isinstance(where, File):
            return await cls.open(url)
        if not where.path.is_file():
            raise StoreError("no-database", f"there is no file {where.path}")
        engine = asking_engine(where)
        await _open_only(engine)
        return cls(where, engine, SqliteLedger(where.path))

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        await self._writer.close()
        await self._engine.dispose()
        if isinstance(self._where, File) and self._where.is_temporary:
            shutil.rmtree(self._where.path.parent, ignore_errors=True)

    def watch(self, watcher: Callable[[Group], None]) -> None:
        """Be told of every commit: how many it held, how long it took, whether it failed."""
        self._watchers.append(watcher)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return bool(self.name)

    def news(self) -> PostgresNews | None:
        """How to hear of other processes at this database. None: it has no way of its own."""
        return PostgresNews(self._where.dsn, self.name) if isinstance(self._where, Server) else None

    async def identity(self) -> str:
        """Returns a name for this database among all others, the same for all who use it."""
        [[identifier, oid]] = await self._ask(text(_IDENTITY))
        return f"tablee.{identifier:x}-{oid}"

    def tell_growth(self, tell: Callable[[dict[str, int]], None]) -> None:
        """After each commit, tell how far the logs go that it added entries to."""
        self._writer.on_grown = tell

    @property
    def writing_for(self) -> float:
        """Returns for how many seconds the commit at hand has been under way; 0 if there is none."""
        return self._writer.writing_for

    async def probe(self, now: int) -> None:
        """Write something small and durable, only to see whether that works. Raises StoreError."""

        def beat(connection: Connection) -> None:
            insert = insert_into(connection, pulse).values(id=1, at=now)
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"at": now}))

        await self._change(beat)

    async def size(self) -> int:
        """How many bytes the database takes."""
        if isinstance(self._where, File):
            return await asyncio.to_thread(size_of, self._where.path)
        found = await self._ask(select(func.pg_database_size(func.current_database())))
        return int(found[0][0])

    async def shrink(self) -> int:
        """Give a little space back to the disk, beside whoever writes. Returns 0 when there is no more.

        PostgreSQL does that by itself.
        """
        if not isinstance(self._where, File):
            return 0
        released = await self._change(release_pages)
        if not released:
            await asyncio.to_thread(write_back, self._where.path)
        return released

    async def check(self) -> None:
        """Raises `database-corrupted` if the file is not sound. PostgreSQL looks after its own."""
        if isinstance(self._where, File):
            await asyncio.to_thread(check_file, self._where.path)

    async def append(
        self, write: Write, row: TableRow | None = None, chairs: Iterable[str] | None = None
    ) -> None:
        """Add entries to a log, with what the index and the chairs say after them. Durable when it returns.

        Raises Clash if somebody else wrote that number first, StoreError if the database fails; after a
        StoreError only the log tells whether it was written.
        """
        await self._writer.do(Append(write, row, None if chairs is None else tuple(chairs)))

    def append_then(self, write: Write, then: Callable[[Exception | None], None]) -> None:
        """Add entries; `then` is called when they are durable, or with what went wrong. For hot paths."""
        self._writer.do_then(Append(write), then)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, int, bytes]]:
        """A log from some entry on: number, time, body of each."""
        question = (
            select(entries.c.number, entries.c.at, entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [(row[0], row[1], row[2]) for row in await self._ask(question)]

    async def reach(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far the logs of these tables go, and their chats; lines that were taken away do not count."""
        found: dict[str, tuple[int, int]] = {}
        for begin in range(0, len(tables), MAX_LOGS_PER_QUERY):
            asked = tables[begin : begin + MAX_LOGS_PER_QUERY]
            logs = await self._lasts(_last_of(entries, asked))
            lines = await self._lasts(_last_of(chat, asked).where(chat.c.text != ""))
            found |= {table: (logs.get(table, 0), lines.get(table, 0)) for table in asked}
        return found

    async def _lasts(self, question: Select[tuple[str, int]]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._ask(question)}

    async def logs(self, tables: Sequence[str]) -> dict[str, list[tuple[int, int, bytes]]]:
        """Many logs at once, for waking up: much faster than one after the other."""
        found: dict[str, list[tuple[int, int, bytes]]] = {table: [] for table in tables}
        for begin in range(0, len(tables), MAX_LOGS_PER_QUERY):
            asked = entries.c.table_id.in_(tables[begin : begin + MAX_LOGS_PER_QUERY])
            question = select(entries).where(asked).order_by(entries.c.table_id, entries.c.number)
            for row in await self._ask(question):
                found[row[0]].append((row[1], row[2], row[3]))
        return found

    def _tell(self, group: Group) -> None:
        for watcher in self._watchers:
            try:
                watcher(group)
            except Exception:  # whoever counts wrongly must not stop the writing
                _logger.exception("a watcher of the store failed")


def _last_of(numbered: Table, tables: Sequence[str]) -> Select[tuple[str, int]]:
    wanted = select(numbered.c.table_id, func.max(numbered.c.number))
    return wanted.where(numbered.c.table_id.in_(tables)).group_by(numbered.c.table_id)


async def _open_only(engine: AsyncEngine) -> None:
    """Raises StoreError unless this database is there and has exactly the shape that we know."""
    try:
        async with engine.connect() as connection:
            await connection.run_sync(refuse_unmigrated)
    except StoreError:
        await engine.dispose()
        raise
    except Exception as problem:
        await engine.dispose()
        raise failure(problem, "cannot reach the database") from problem
