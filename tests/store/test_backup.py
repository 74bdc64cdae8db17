"""Copies of the database: consistent, for the owner's eyes, and put back only where that is safe."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from tablee.store import Store, StoreError, migrate
from tablee.store.maintenance.backup import back_up, restore
from tablee.store.sqlite_file.file_lock import only_server_of
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


async def fill(url: str, tables: int = 3) -> None:
    store = await Store.open(url)
    for number in range(tables):
        await store.append(a_write(f"t{number}", 1, 5), a_row(f"t{number}"))
    await store.create_person("Ann", "hash", 1)
    await store.close()


async def what_is_in(url: str) -> list[int]:
    store = await Store.open(url)
    found = [len(await store.entries(f"t{number}")) for number in range(4)]
    await store.close()
    return found


async def test_a_backup_is_whole_for_one_pair_of_eyes_and_can_be_put_back(
    database_url: str, tmp_path: Path
) -> None:
    await fill(database_url)
    copy = tmp_path / "kept" / "copy"
    size = await back_up(database_url, copy)
    assert copy.stat().st_size == size
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in copy.parent.iterdir()] == ["copy"], "nothing beside it"
    store = await Store.open(database_url)
    await store.append(a_write("t3", 1), a_row("t3"))
    await store.close()
    with pytest.raises(StoreError) as refused:
        await restore(database_url, copy)
    assert refused.value.code == "database-exists"
    assert await what_is_in(database_url) == [5, 5, 5, 1]
    aside = await restore(database_url, copy, force=True)
    assert await what_is_in(database_url) == [5, 5, 5, 0]
    if aside is not None:
        assert await what_is_in(f"sqlite:///{aside}") == [5, 5, 5, 1], "what stood there is kept"
        assert aside.stat().st_mode & 0o777 == 0o600


async def test_an_older_backup_is_not_replaced_by_mistake(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    copy = tmp_path / "copy"
    copy.write_text("precious")
    with pytest.raises(StoreError) as refused:
        await back_up(database_url, copy)
    assert refused.value.code == "backup-exists"
    assert copy.read_text() == "precious"
    await back_up(database_url, copy, force=True)
    assert copy.stat().st_mode & 0o777 == 0o600


async def test_what_is_no_backup_is_refused_and_nothing_changes(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    copy, letter = tmp_path / "copy", tmp_path / "letter"
    await back_up(database_url, copy)
    letter.write_text("Dear Ann, " * 1000)
    torn = tmp_path / "torn"
    torn.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    for bad in (letter, torn, tmp_path / "nowhere"):
        with pytest.raises(StoreError) as refused:
            await restore(database_url, bad, force=True)
        assert refused.value.code in ("not-a-backup", "database-corrupted", "store-failed"), bad
        assert await what_is_in(database_url) == [5, 5, 5, 0]


async def test_a_backup_of_a_newer_version_or_of_something_else_is_refused(tmp_path: Path) -> None:
    url, copy, other = f"sqlite:///{tmp_path}/t.db", tmp_path / "copy", tmp_path / "other"
    await fill(url)
    await back_up(url, copy)
    with contextlib.closing(sqlite3.connect(copy)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with contextlib.closing(sqlite3.connect(other)) as file:
        file.execute("CREATE TABLE songs (name)")
    for bad, code in ((copy, "newer-database"), (other, "not-a-backup"), (tmp_path / "t.db", "not-a-backup")):
        with pytest.raises(StoreError) as refused:
            await restore(url, bad, force=True)
        assert refused.value.code == code
    assert await what_is_in(url) == [5, 5, 5, 0]


async def test_nothing_is_put_back_under_a_running_server(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    copy = tmp_path / "copy"
    await back_up(database_url, copy)
    server = await Store.open(database_url)
    await server.entries("t0")
    with only_server_of(database_url), pytest.raises(StoreError) as refused:
        await restore(database_url, copy, force=True)
    assert refused.value.code == "database-in-use"
    await server.close()


async def test_without_a_database_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        await back_up(f"sqlite:///{tmp_path}/t.db", tmp_path / "copy")
    assert refused.value.code == "no-database"
    assert list(tmp_path.iterdir()) == []


async def test_without_postgresqls_programs_it_is_said_what_to_do(
    migrated_postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StoreError) as refused:
        await back_up(migrated_postgres_url, tmp_path / "copy")
    assert refused.value.code == "no-postgres-programs"
    assert not (tmp_path / "copy").exists()


async def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path / 'tablee.db'}")
    await back_up(f"sqlite:///{tmp_path / 'tablee.db'}", tmp_path / "copy")
    (tmp_path / "file").write_text("no folder")
    nowhere = tmp_path / "file" / "copy"
    for attempt in (
        back_up(f"sqlite:///{tmp_path / 'tablee.db'}", nowhere),
        restore(f"sqlite:///{nowhere}", tmp_path / "copy"),
    ):
        with pytest.raises(StoreError) as refused:
            await attempt
        assert refused.value.code == "store-failed"
    with pytest.raises(StoreError), only_server_of(f"sqlite:///{nowhere}"):
        pass


async def test_a_backup_of_an_older_version_takes_the_place_of_a_newer_database(
    postgres_url: str, tmp_path: Path
) -> None:
    """What only the newer version has must go too: the next migration would trip over it."""
    await migrate(postgres_url, to="0005")
    await back_up(postgres_url, tmp_path / "copy")
    await migrate(postgres_url)
    await fill(postgres_url)
    await restore(postgres_url, tmp_path / "copy", force=True)
    await migrate(postgres_url)
    assert await what_is_in(postgres_url) == [0, 0, 0, 0]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_puts_back_still_belongs_to_the_server(tmp_path: Path) -> None:
    path, server = tmp_path / "data" / "tablee.db", 65534
    await fill(f"sqlite:///{path}")
    await back_up(f"sqlite:///{path}", tmp_path / "copy")
    for file in (path.parent, path):
        os.chown(file, server, server)
    await restore(f"sqlite:///{path}", tmp_path / "copy", force=True)
    for file in path.parent.iterdir():
        assert file.stat().st_uid == server, file.name
    for file in path.parent.iterdir():
        file.unlink()
    await restore(f"sqlite:///{path}", tmp_path / "copy")
    assert {file.stat().st_uid for file in path.parent.iterdir()} == {server}
