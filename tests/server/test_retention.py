"""What is kept for how long; what goes, and that the rest stays; and that the database gets smaller."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tablee.cli.main import app
from tablee.server.ops.retention import DAY_MS
from tablee.server.serving import make_file_shrinkable
from tablee.store import Store, Write
from tablee.store.maintenance.retention import remove_all_old
from tablee.store.repositories.tidy import KINDS, Cutoffs
from tablee.store.rows import ResultRow
from tests.server.playing import lay, look
from tests.server.serving import serving
from tests.store.support import a_row, a_write

NOW = time.time_ns() // 1_000_000
OLD, YOUNG = NOW - 400 * DAY_MS, NOW - DAY_MS


async def fill(store: Store, entries: int = 3) -> dict[str, str]:
    """One of each kind that is old and must go, and beside it what must stay. Gives the people's ids."""
    people = {}
    for name in ("idle", "seated", "host", "winner", "member", "banned", "young"):
        seen = YOUNG if name == "young" else OLD
        people[name] = await store.create_person(name, f"hash-{name}", seen)
    await store.set_login(people["member"], "member", "x")
    await store.ban("me", OLD, "person", people["banned"], None, "")
    for id, status, at in (
        ("oldopen", "open", OLD),
        ("oldlocked", "open", OLD),
        ("oldagain", "open", OLD),
        ("oldover", "over", OLD),
        ("oldplaying", "playing", OLD),
        ("newopen", "open", YOUNG),
        ("newover", "over", YOUNG),
    ):
        row = a_row(id, status=status, changed_at=at, host=people["host"], is_public=True)
        await store.append(a_write(id, 1, entries), row, [people["seated"]] if id == "newopen" else [])
        await store.say(id, people["host"], "host", "hm", at)
    await store.lock_table("me", OLD, "oldlocked")
    result = ResultRow(
        table="oldagain", number=1, ended_at=OLD, game="panik", names="[]", moves=1, outcome=None
    )
    await store.keep_result(result, {people["winner"]: "won"})
    await store.add_record("old record", "panik", people["host"], OLD)
    await store.add_record("new record", "panik", people["host"], YOUNG)
    return people


def cutoffs(**days: float) -> Cutoffs:
    return Cutoffs(**{kind: round(NOW - kept * DAY_MS) for kind, kept in days.items()})


@pytest.mark.anyio
async def test_what_is_old_goes_and_nothing_else(store: Store) -> None:
    people = await fill(store)
    all_kinds = cutoffs(**dict.fromkeys(KINDS, 30))
    # The chat of tables that go goes with them; the counts tell what was looked for, kind by kind.
    assert await store.count_old(all_kinds) == {
        "open_tables": 1,
        "finished_tables": 3,
        "chat": 5,
        "records": 1,
        "guests": 1,
    }
    counts = await remove_all_old(store, all_kinds, NOW)
    assert (counts["open_tables"], counts["finished_tables"], counts["records"]) == (1, 3, 1)
    assert {row.id for row in await store.latest_tables()} == {"oldlocked", "newopen", "newover"}
    for gone in ("oldopen", "oldagain", "oldover", "oldplaying"):
        assert await store.entries(gone) == []
        assert await store.said_at(gone) == []
    assert len(await store.entries("newover")) == 3
    assert [len(await store.said_at(id)) for id in ("oldlocked", "newopen")] == [0, 1]
    left = {name for name, id in people.items() if await store.person(id) is not None}
    assert left == {"seated", "host", "member", "banned", "young"}, (
        "the winner's game is gone, and so are they"
    )
    assert await store.count_old(all_kinds) == dict.fromkeys(KINDS, 0)


@pytest.mark.anyio
async def test_for_ever_is_for_ever(store: Store) -> None:
    await fill(store)
    assert set((await remove_all_old(store, Cutoffs(), NOW)).values()) == {0}
    assert len(await store.latest_tables()) == 7


@pytest.mark.anyio
async def test_a_table_that_somebody_is_at_stays(store: Store) -> None:
    await fill(store)
    await remove_all_old(store, cutoffs(finished_tables=30), NOW, but=lambda: ["oldover"])
    assert await store.table("oldover") is not None
    assert await store.table("oldplaying") is None


@pytest.mark.anyio
async def test_a_running_game_stays_while_somebody_has_time_for_their_move(store: Store) -> None:
    """A move may be given a month, whatever is kept for a week."""
    for name, deadline in (("waiting", NOW + DAY_MS), ("lost", NOW - 40 * DAY_MS)):
        row = a_row(name, status="playing", changed_at=NOW - 60 * DAY_MS, wake_at=deadline)
        await store.append(a_write(name, 1, 3), row)
    await remove_all_old(store, cutoffs(finished_tables=7), NOW)
    assert {row.id for row in await store.latest_tables()} == {"waiting"}


@pytest.mark.parametrize("days", ["nan", "inf", "-1", "1e300", "40000"])
def test_days_that_are_none_are_refused(tmp_path: Path, days: str) -> None:
    asyncio.run(_filled(f"sqlite:///{tmp_path / 'tablee.db'}", 1))
    file = tmp_path / "tablee.toml"
    file.write_text(f"keep_chat = {days}\n")
    command = ["tidy", "--database", f"sqlite:///{tmp_path / 'tablee.db'}"]
    for done in (
        CliRunner().invoke(app, command, env={"TABLEE_KEEP_CHAT": days}),
        CliRunner().invoke(app, [*command, "--config", str(file)]),
    ):
        assert (done.exit_code, "[bad-config]" in done.output) == (2, True), done.output


def tidy(database: str, *arguments: str, **settings: str) -> dict[str, Any]:
    environment = {f"TABLEE_{name.upper()}": value for name, value in settings.items()}
    done = CliRunner().invoke(app, ["tidy", "--json", "--database", database, *arguments], env=environment)
    assert done.exit_code == 0, done.output
    (told,) = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return dict(told)


async def _filled(url: str, entries: int) -> None:
    store = await Store.open(url)
    await fill(store, entries)
    await store.close()


def test_the_command_counts_first_then_removes_and_the_file_is_smaller(tmp_path: Path) -> None:
    url, path = f"sqlite:///{tmp_path}/t.db", tmp_path / "t.db"
    asyncio.run(_filled(url, 8000))
    size = path.stat().st_size
    would = tidy(url, "--dry-run", keep_finished_tables="30")
    assert (would["finished_tables"], would["is_dry_run"]) == (3, True)
    assert path.stat().st_size == size
    done = tidy(url, keep_finished_tables="30")
    assert done["finished_tables"] == 3
    assert path.stat().st_size < size / 2
    assert done["bytes_after"] < done["bytes_before"] / 2
    for language in ("en", "fr"):
        said = CliRunner().invoke(app, ["tidy", "--database", url, "--lang", language])
        assert said.exit_code == 0, said.output
        assert "{" not in said.stdout


def test_a_running_server_removes_shrinks_and_plays_on(tmp_path: Path) -> None:
    url, path = f"sqlite:///{tmp_path}/t.db", tmp_path / "t.db"
    asyncio.run(_filled(url, 8000))
    size = path.stat().st_size
    with serving(url, keep_finished_tables=30.0) as served, served.person("Ann") as ann:
        table = lay(ann)["table"]
        tidying = asyncio.run_coroutine_threadsafe(served.services._retention().tidy(), served.loop)
        while not tidying.done():
            assert look(ann, table)["table"] == table
        tidying.result()
        assert path.stat().st_size < size / 2
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT count(*) FROM entries WHERE table_id = 'oldover'").fetchone()[0] == 0
    file.close()


def test_the_command_beside_a_running_server_takes_the_tables_out_of_its_memory(database_url: str) -> None:
    asyncio.run(_filled(database_url, 3))
    with serving(database_url, keep_finished_tables=0.0) as served, served.person("Ann") as ann:
        laid = lay(ann)
        asyncio.run_coroutine_threadsafe(
            _make_old(served.services.store, laid["table"]), served.loop
        ).result()
        assert tidy(database_url, keep_open_tables="30")["open_tables"] == 2
        end = time.monotonic() + 60
        while laid["table"] in served.services.registry.sessions and time.monotonic() < end:
            time.sleep(0.05)
        assert ann.get(f"/api/tables/{laid['table']}").status_code == 404
        lay(ann)


async def _make_old(store: Store, table: str) -> None:
    row = await store.table(table)
    assert row is not None
    number = len(await store.entries(table))
    await store.append(Write(table, number + 1, NOW, ()), replace(row, changed_at=OLD), [])


def test_a_file_of_an_older_version_learns_to_shrink_when_a_server_starts(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    asyncio.run(_filled(f"sqlite:///{path}", 4000))
    with sqlite3.connect(path, isolation_level=None) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("PRAGMA auto_vacuum = NONE")
        file.execute("VACUUM")
        assert file.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    file.close()
    make_file_shrinkable(f"sqlite:///{path}")
    with sqlite3.connect(path) as file:
        assert file.execute("PRAGMA auto_vacuum").fetchone() == (2,)
        assert file.execute("SELECT count(*) FROM entries").fetchone() == (28_000,)
    file.close()
