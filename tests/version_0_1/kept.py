"""What version 0.1 left behind: the database of an evening, every message of it, and its types.

Made once by the code of then (commit 32bc347), through a real server and real sockets, and never made anew:
all that it wrote must stay readable. In `kept/`, compressed:

`tablee.db`      people, and about fifty tables of the four games in all kinds of states
`manifest.json`  which table is which, and who sits there
`expected.json`  each table folded by the code of then: state, views, moves, what was told, record
`heard.jsonl`    every message that the server sent that evening
`said.jsonl`     every message that it was sent
`schema.json`    the types of the socket
`openapi.json`   the types of the HTTP interface
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine, func, select, text

from tablee.store import migrate
from tablee.store.connections import asking_engine
from tablee.store.database_url import address

_FOLDER = Path(__file__).parent / "kept"
_REVISION = "0010"  # the shape of its database


def read(name: str) -> bytes:
    """One of the files."""
    return lzma.decompress((_FOLDER / f"{name}.xz").read_bytes())


def document(name: str) -> dict[str, Any]:
    """One of them that is a JSON object."""
    found: dict[str, Any] = json.loads(read(name))
    return found


def messages(name: str) -> list[str]:
    """One of them that is a row of messages."""
    return read(name).decode().splitlines()


def manifest() -> dict[str, Any]:
    """Tables and people by name."""
    found: dict[str, Any] = json.loads((_FOLDER / "manifest.json").read_text(encoding="utf-8"))
    return found


async def restore(url: str, folder: Path) -> None:
    """Put the database of then where this address points, in the shape of then."""
    file = folder / "version-0.1.db"
    if url.startswith("sqlite:///"):
        file = Path(url.removeprefix("sqlite:///"))
    file.write_bytes(read("tablee.db"))
    if not url.startswith("sqlite:///"):
        await migrate(url, to=_REVISION)
        engine = asking_engine(address(url))
        async with engine.begin() as connection:
            for table, rows in _contents(file):
                await connection.run_sync(_insert, table, rows)
        await engine.dispose()


def _contents(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every table of a SQLite file, those that others refer to first."""
    engine = create_engine(f"sqlite:///{file}")
    shape = MetaData()
    shape.reflect(engine)
    with engine.connect() as connection:
        for table in shape.sorted_tables:
            if table.name != "alembic_version":
                yield table.name, [dict(row) for row in connection.execute(select(table)).mappings()]
    engine.dispose()


def _insert(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    shape = MetaData()
    shape.reflect(connection, only=[name])
    table = shape.tables[name]
    if rows:
        connection.execute(table.insert(), rows)
    for column in table.primary_key:
        if "nextval" in str(column.server_default and column.server_default.arg):  # type: ignore[attr-defined]
            newest = connection.scalar(select(func.max(column))) or 1
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{name}', '{column.name}'), {newest})")
            )
