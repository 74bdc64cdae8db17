"""A database gets the shape that this version knows, and keeps what it holds."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, text

from tablee.store import Store, StoreError, default_url, migrate, migrator
from tablee.store.connections import asking_engine
from tablee.store.database_url import address
from tablee.store.rows import DailyGameRow, PushSubscriptionRow, ResultRow
from tablee.store.schema import metadata
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new folder' / 'tablee.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


async def run(url: str, statement: str) -> None:
    engine = asking_engine(address(url))
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def run_with(url: str, statement: str, number: int, entry: str) -> None:
    engine = asking_engine(address(url))
    async with engine.begin() as connection:
        body = json.dumps({"entry": entry}).encode()
        await connection.execute(text(statement), {"number": number, "body": body})
    await engine.dispose()


async def differences(url: str) -> list[object]:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = asking_engine(address(url))
    async with engine.connect() as connection:
        found = await connection.run_sync(compare)
    await engine.dispose()
    return found


async def test_models_and_migrations_agree(empty_url: str) -> None:
    await migrate(empty_url)
    assert await differences(empty_url) == []
    await migrate(empty_url)


async def test_an_index_that_nobody_migrated_would_be_noticed(empty_url: str) -> None:
    await migrate(empty_url)
    await run(empty_url, "DROP INDEX ix_tables_awaited")
    assert len(await differences(empty_url)) == 1


async def test_postgresql_is_opened_only_after_migrating(postgres_url: str) -> None:
    with pytest.raises(StoreError) as refused:
        await Store.open(postgres_url)
    assert refused.value.code == "needs-migration"
    assert "tablee migrate" in str(refused.value)
    await migrate(postgres_url)
    await (await Store.open(postgres_url)).close()


async def test_a_database_of_a_newer_version_is_left_alone(empty_url: str) -> None:
    await migrate(empty_url)
    await run(empty_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as refused:
        await Store.open(empty_url)
    assert refused.value.code == "newer-database"
    with pytest.raises(StoreError):
        await migrate(empty_url)


async def test_what_the_first_version_wrote_is_there_in_this_one(empty_url: str) -> None:
    await migrate(empty_url, to="0001")
    body = "x'6c616964'" if empty_url.startswith("sqlite") else "'laid'"
    await run(empty_url, f"INSERT INTO entries (table_id, number, at, body) VALUES ('t', 1, 5, {body})")
    await run(
        empty_url,
        "INSERT INTO tables VALUES"
        " ('t', 'panik', 2, 'playing', true, 'ann', 1, 2, 3, false, '[]', 4, NULL, 'sit', 'look')",
    )
    await run(empty_url, "INSERT INTO chairs VALUES ('t', 'ann')")
    for number, entry in enumerate(("laid", "started", "ended", "rematched", "started", "ended"), 1):
        await run_with(empty_url, "INSERT INTO entries VALUES ('o', :number, 5, :body)", number, entry)
    await run(
        empty_url,
        "INSERT INTO tables VALUES"
        " ('o', 'panik', 2, 'over', true, 'ann', 1, 7, NULL, false, '[]', 4, NULL, 'sit', 'look')",
    )
    await run(empty_url, "INSERT INTO chairs VALUES ('o', 'ann')")
    await run(empty_url, "INSERT INTO guests VALUES ('t', 'bob')")
    await run(empty_url, "INSERT INTO people VALUES ('ann', 'Ann', 'ann', 'hash', 1, 2)")
    await run(empty_url, "INSERT INTO tokens VALUES ('token', 'ann', 1)")
    await run(empty_url, "INSERT INTO chat VALUES ('t', 1, 5, 'ann', 'Ann', 'hello')")
    await run(
        empty_url, "INSERT INTO records (id, game, text, imported_at, by) VALUES ('r', 'g', 'x', 1, 'ann')"
    )
    await migrate(empty_url)
    store = await Store.open(empty_url)
    assert await store.entries("t") == [(1, 5, b"laid")]
    assert [row.id for row in await store.tables_of("ann")] == ["o", "t"]
    last = ResultRow(
        table="o", number=2, ended_at=7, game="panik", names="[]", moves=4, outcome=None, is_public=True
    )
    assert await store.results_of("ann") == [last]
    assert await store.running() == ["t"]
    assert await store.is_guest("t", "bob", "sit"), "by the link that the table has"
    person = await store.person_by_token("token")
    assert person == await store.person_by_login("ann")
    assert person is not None
    assert (await store.chat("t"))[0].text == "hello"
    assert await store.record("r") is not None
    await store.close()


async def test_nobody_is_called_for_what_happened_before_there_was_an_outbox(empty_url: str) -> None:
    await migrate(empty_url, to="0012")
    await run(empty_url, "INSERT INTO people VALUES ('ann', 'Ann', NULL, NULL, 1, 2, true)")
    await run(empty_url, "INSERT INTO tokens VALUES ('token', 'ann', 1, 2, 'Firefox/Linux')")
    body = "x'6c616964'" if empty_url.startswith("sqlite") else "'laid'"
    await run(empty_url, f"INSERT INTO entries (table_id, number, at, body) VALUES ('t', 1, 5, {body})")
    await migrate(empty_url)
    store = await Store.open(empty_url)
    assert await store.outbox(10) == []
    assert await store.notification_settings(["ann"]) == {}
    await store.keep_notification_settings("ann", mail="ann@example.org")
    row = PushSubscriptionRow("id", "ann", "token", "https://example.org/", "p", "a", 3)
    await store.keep_push_subscription(row)
    assert await store.push_subscriptions(["ann"]) == [row]
    await store.drop_token("token")
    assert await store.push_subscriptions(["ann"]) == [], "a device that is signed out takes no messages"
    await store.append(structs.replace(a_write("t", 2), calls=True))
    assert [one.number for one in await store.outbox(10)] == [2]
    await store.close()


async def test_no_table_of_before_plays_a_daily_deal(empty_url: str) -> None:
    await migrate(empty_url, to="0015")
    await run(
        empty_url,
        "INSERT INTO tables VALUES"
        " ('t', 'panik', 2, 'playing', true, 'ann', 1, 2, 3, false, '[]', 4, NULL, 'sit', 'look')",
    )
    await migrate(empty_url)
    store = await Store.open(empty_url)
    row = await store.table("t")
    assert row is not None
    assert row.daily == ""
    begun = DailyGameRow(day="2026-11-19", game="panik", person="ann", table="d", began_at=1)
    assert await store.begin_daily(begun) == begun
    assert (await store.begin_daily(replace(begun, table="e", began_at=2))).table == "d", "once"
    ended = replace(begun, ended_at=5, result="won", merit=7, scores="[3,1]")
    await store.end_daily(ended)
    await store.end_daily(replace(ended, ended_at=9, merit=8))
    assert await store.daily_games_of("ann", "2026-11-01", "2026-11-31") == [ended], "what is kept stays"
    await store.close()


async def test_another_step_changes_a_table_and_keeps_its_rows(
    empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(empty_url)
    store = await Store.open(empty_url)
    await store.append(a_write("t", 1), a_row("t"))
    await store.close()
    lay_next_step(tmp_path, monkeypatch, "batch.alter_column('seats', type_=sa.BigInteger())")
    if empty_url.startswith("postgresql"):
        with pytest.raises(StoreError) as refused:
            await Store.open(empty_url)
        assert refused.value.code == "needs-migration"
        await migrate(empty_url)
    store = await Store.open(empty_url)
    assert await store.table("t") == a_row("t")
    assert len(await store.entries("t")) == 1
    assert len(await differences(empty_url)) > 0
    await store.close()


async def test_a_step_that_fails_changes_nothing(
    empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(empty_url)
    lay_next_step(tmp_path, monkeypatch, "op.drop_table('chat'); raise RuntimeError('power cut')")
    with pytest.raises(RuntimeError):
        await migrate(empty_url)
    assert await differences(empty_url) == []


def lay_next_step(folder: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """As if one more file lay in migrations/versions."""
    newest = migrator._scripts().get_current_head()
    (folder / "next.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f"revision = 'next'\ndown_revision = '{newest}'\n"
        f"def upgrade():\n    with op.batch_alter_table('tables') as batch:\n        {change}\n"
    )
    usual = migrator._config

    def with_next_step() -> Config:
        config = usual()
        shipped = Path(migrator.__file__).parent / "migrations" / "versions"
        config.set_main_option("path_separator", "newline")
        config.set_main_option("version_locations", f"{shipped}\n{folder}")
        return config

    monkeypatch.setattr(migrator, "_config", with_next_step)


async def test_bad_addresses_are_refused_without_repeating_them() -> None:
    for url in ("mysql://root:secret@host/db", "tablee.db", "", "sqlite:/x", "sqlite:///", "sqlite://x/y"):
        with pytest.raises(StoreError) as refused:
            await Store.open(url)
        assert refused.value.code == "bad-database-url"
        assert "secret" not in str(refused.value)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 1000)
    for path, code in (
        (letter, "database-corrupted"),
        (letter / "below" / "tablee.db", "store-failed"),
        (tmp_path, "store-failed"),
    ):
        with pytest.raises(StoreError) as refused:
            await Store.open(f"sqlite:///{path}")
        assert refused.value.code == code
    assert letter.read_text() == "Dear Ann, " * 1000


async def test_a_temporary_database_is_gone_when_closed() -> None:
    store = await Store.open("sqlite://")
    await store.append(a_write("t", 1))
    path = store._where.path  # type: ignore[union-attr]
    assert path.exists()
    await store.close()
    assert not path.parent.exists()


async def test_the_default_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/tablee/tablee.db"
    await (await Store.open(default_url())).close()
    assert (tmp_path / "tablee" / "tablee.db").stat().st_mode & 0o077 == 0, "nobody else reads running games"
    file = sqlite3.connect(tmp_path / "tablee" / "tablee.db")
    assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    file.close()


async def test_a_server_that_is_not_there_or_does_not_know_the_database_is_told(
    postgres_url: str, tmp_path: Path
) -> None:
    unknown = postgres_url.replace("/test_", "/never_")
    for url in (unknown, f"postgresql://tablee@/tablee?host={tmp_path}", "postgresql://127.0.0.1:1/tablee"):
        with pytest.raises(StoreError) as told:
            await migrate(url)
        assert told.value.code == "store-failed"
