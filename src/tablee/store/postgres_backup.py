"""Backups of a PostgreSQL database, by its own programs: pg_dump and pg_restore."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from pathlib import Path
from urllib.parse import unquote, urlsplit

import asyncpg  # type: ignore[import-untyped]

from tablee.store.connecting import connector
from tablee.store.errors import StoreError, failure
from tablee.store.migrating import known_revisions

_OTHERS = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


async def back_up_server(dsn: str, target: Path) -> None:
    """Write a dump in PostgreSQL's own format, all of it from one moment."""
    await _run(dsn, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}")


async def restore_server(dsn: str, source: Path, *, force: bool) -> None:
    """Put a dump in the place of what the database holds, in one transaction."""
    await _check_dump(dsn, source)
    try:
        connection = await connector(dsn)()
        try:
            others = await connection.fetchval(_OTHERS)
            is_empty = await connection.fetchval("SELECT to_regclass('entries') IS NULL")
        finally:
            await connection.close()
    except _LOST as problem:
        raise failure(problem, "cannot reach the database") from problem
    if others:
        raise StoreError("database-in-use", f"{others} connections to it are open; stop the server first")
    if not is_empty and not force:
        raise StoreError("database-exists", "it is not empty; --force replaces what it holds")
    how = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction")
    await _run(dsn, "pg_restore", *how, "--dbname", "", str(source))


async def _check_dump(dsn: str, source: Path) -> None:
    """Raises StoreError unless this is a dump of ours, and not of a later version."""
    only = ("--data-only", "--table=alembic_version", "--file=-")
    told = await _run(dsn, "pg_restore", *only, str(source), code="not-a-backup")
    found = re.search(r"COPY \S*alembic_version .*\n(\w+)\n", told)
    if found is None:
        raise StoreError("not-a-backup", f"{source} is no dump of a Tablée database")
    if found[1] not in known_revisions():
        raise StoreError("newer-database", f"{source} was made by a newer version of tablee")


async def _run(dsn: str, program: str, *arguments: str, code: str = "store-failed") -> str:
    """Run a program of PostgreSQL's on this database. The password is in no list of processes."""
    if shutil.which(program) is None:
        what = f"{program} is not here: install PostgreSQL's client programs, or run it where they are"
        raise StoreError("no-postgres-programs", what)
    place, password = dsn, urlsplit(dsn).password
    environment = dict(os.environ)
    if password is not None:
        environment["PGPASSWORD"] = unquote(password)
        place = dsn.replace(f":{password}@", "@", 1)
    given = [place if argument == "" else argument for argument in arguments]
    if program == "pg_dump":
        given.append(place)
    process = await asyncio.create_subprocess_exec(
        program, *given, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, trouble = await process.communicate()
    if process.returncode:
        lines = trouble.decode(errors="replace").strip().splitlines() or [f"{program} failed"]
        raise StoreError(code, lines[0])
    return said.decode(errors="replace")
