"""Backups of a PostgreSQL database, by its own programs: pg_dump, pg_restore and psql."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import tempfile
from pathlib import Path
from urllib.parse import unquote, urlsplit

import asyncpg  # type: ignore[import-untyped]

from tablee.store.connections import connector
from tablee.store.errors import StoreError, failure
from tablee.store.migrator import known_revisions
from tablee.store.schema import metadata

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
        raise StoreError("database-exists", "it is not empty; --force replaces its contents")
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:  # for the owner's eyes alone
        script, clearing = Path(folder) / "dump.sql", Path(folder) / "clear.sql"
        how = ("--clean", "--if-exists", "--no-owner", "--no-privileges", f"--file={script}")
        await _run(dsn, "pg_restore", *how, str(source))
        clearing.write_text(_clear())
        once = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
        await _run(dsn, "psql", *once, f"--file={clearing}", f"--file={script}", "--dbname", "")


def _clear() -> str:
    """Away with all tables of ours: a dump knows only those that there were when it was made."""
    names = [*(table.name for table in metadata.sorted_tables), "alembic_version"]
    return "".join(f'DROP TABLE IF EXISTS "{name}" CASCADE;\n' for name in names)


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
