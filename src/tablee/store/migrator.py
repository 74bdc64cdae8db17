"""Schema migrations: bring a database to the shape that this version of the program knows."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tablee.store.connections import LOCK_TIMEOUT_S, asking_engine, writing_engine
from tablee.store.database_url import File, address
from tablee.store.errors import StoreError, failure

_LOCK = 0x7AB1EE  # any number, as long as every process asks for the same one


async def migrate(url: str, to: str = "head") -> None:
    """Make the tables, or change them without losing what they hold. Nothing to do is fine."""
    where = address(url)
    if isinstance(where, File):
        migrate_file(where, to)
        return
    engine = asking_engine(where)
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(upgrade, to)
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as problem:
        raise failure(problem, "cannot update the database") from problem
    finally:
        await engine.dispose()


def migrate_file(file: File, to: str = "head") -> None:
    """The same for a SQLite file. The write lock keeps a second process waiting until the first is done."""
    engine = writing_engine(file.path)
    give_up_at = time.monotonic() + LOCK_TIMEOUT_S
    while True:
        try:
            file.path.parent.mkdir(parents=True, exist_ok=True)
            file.path.touch(
                mode=0o600
            )  # secrets of running games: for the owner's eyes (SQLite's -wal follows)
            with engine.begin() as connection:
                upgrade(connection, to)
            return
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            # Two processes that both turn a new file to WAL: SQLite does not wait there, so we do.
            if "locked" not in str(problem) or time.monotonic() > give_up_at:
                raise failure(problem) from problem
            time.sleep(0.02)
        finally:
            engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing, in the transaction of this connection."""
    if _revision(connection) == _scripts().get_current_head() and to == "head":
        return
    _refuse_newer(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def refuse_unmigrated(connection: Connection) -> None:
    """Only a database of exactly this shape may be used."""
    _refuse_newer(connection)
    if _revision(connection) != _scripts().get_current_head():
        raise StoreError("needs-migration", "run `tablee migrate` once with this database, then start again")


def known_revisions() -> set[str]:
    """Returns the shapes that this version can bring up to date: its own and all before it."""
    return {script.revision for script in _scripts().walk_revisions()}


def _refuse_newer(connection: Connection) -> None:
    revision = _revision(connection)
    if revision is not None and revision not in known_revisions():
        raise StoreError("newer-database", f"revision {revision} was made by a newer version of tablee")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
