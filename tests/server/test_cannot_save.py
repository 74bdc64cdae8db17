"""A database that takes nothing: whoever runs the server and whoever plays is told, and it recovers."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server.ops import logs
from tablee.store import Store, StoreError
from tests.server.playing import do, lay, look
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.small_disk import fill, small_disk

PATIENCE = 60.0


def until(holds: Callable[[], Any], what: str) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(0.05)
    raise AssertionError(f"never: {what}")


def health(served: Served) -> dict[str, Any]:
    with served.client() as client:
        answer = client.get("/health")
        told: dict[str, Any] = answer.json()
        assert answer.status_code == (200 if told["status"] == "ok" else 503)
        assert told["status"] == told["database"]
        return told


@pytest.fixture
def said() -> Iterator[io.StringIO]:
    """What the server writes to its log."""
    stream = io.StringIO()
    logs.set_up("json", "info", stream)
    yield stream
    logs.set_up()


def test_a_full_disk_is_told_and_its_end_too(tmp_path, said) -> None:
    with (
        small_disk(tmp_path) as disk,
        serving(f"sqlite:///{disk}/tablee.db") as served,
        served.person("Ann") as ann,
    ):
        table = lay(ann, bots=["novice"], start=True)["table"]
        assert health(served)["trouble"] is None
        ballast = fill(disk)
        heard: list[dict[str, Any]] = []

        def refused() -> bool:
            answer = ann.post("/api/tables", json={"settings": {"game": "panik", "seats": 2}})
            heard.append({"status": answer.status_code, **answer.json()})
            return answer.status_code == 503

        until(refused, "a request that cannot be saved")
        assert heard[-1]["code"] == "not-saved"
        assert "saved" in heard[-1]["message"]
        told = health(served)
        assert (told["status"], told["trouble"]) == ("failing", "disk-full")
        assert ann.get("/api/notices").json()["can_save"] is False
        assert look(ann, table)["table"] == table, "everybody can still look"
        asyncio.run(_is_told_over_a_socket(served, ann.cookies["tablee"], ballast))
        told = until(lambda: (told := health(served))["status"] == "ok" and told, "well again")
        assert told["trouble"] is None
        assert told["last_commit_s"] < 10
        assert "can_save" not in ann.get("/api/notices").json()
        lay(ann)
    log = said.getvalue()
    assert '"trouble": "disk-full"' in log
    assert "database or disk is full" in log
    assert "INSERT INTO" not in log
    assert "can-save-again" in log


async def _is_told_over_a_socket(served: Served, token: str, ballast: Path) -> None:
    """Somebody who comes now is told at once; when there is room again, without asking."""
    seated = await Seated(served.address, token).connect()
    await seated.until(lambda: any('{"type":"notices","can_save":false}' in text for text in seated.heard))
    ballast.unlink()
    await seated.until(lambda: any(text == '{"type":"notices"}' for text in seated.heard))
    await seated.close()


def test_a_locked_file_is_told_while_it_is_locked(tmp_path, said) -> None:
    with serving(f"sqlite:///{tmp_path}/t.db") as served, served.person("Ann") as ann:
        table = lay(ann, bots=["novice"], start=True)["table"]
        other = sqlite3.connect(tmp_path / "t.db", timeout=PATIENCE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        told = until(lambda: (told := health(served))["status"] == "failing" and told, "noticed")
        assert told["trouble"] == "locked"
        assert look(ann, table)["table"] == table
        other.execute("ROLLBACK")
        other.close()
        until(lambda: health(served)["status"] == "ok", "well again")
        do(ann, table, "resign")


def test_a_file_that_breaks_under_the_server_is_told(tmp_path, said) -> None:
    path = tmp_path / "t.db"
    with serving(f"sqlite:///{path}") as served, served.person("Ann") as ann:
        for _ in range(20):
            lay(ann)
        assert health(served)["status"] == "ok"
        damage(path)
        served.services.write_health.check_pause_s = 0.0
        told = until(lambda: (told := health(served))["status"] == "failing" and told, "noticed")
        assert told["trouble"] == "corrupted"
        assert ann.get("/api/notices").json()["can_save"] is False
        # One row in a sound place does not make the file sound.
        ann.patch("/api/me", json={"name": "Anna"})
        time.sleep(1.5)
        assert health(served)["trouble"] == "corrupted"
    assert '"trouble": "corrupted"' in said.getvalue()


def damage(path: Path) -> None:
    """Zeroes over all pages but the first, as a bad disk or a bad copy leaves them."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(bytes(path.stat().st_size - 4096))


@pytest.mark.anyio
async def test_a_damaged_file_is_not_served(tmp_path) -> None:
    path = tmp_path / "t.db"
    store = await Store.open(f"sqlite:///{path}")
    await store.create_person("Ann", "hash", 1)
    await store.close()
    damage(path)
    before = path.read_bytes()
    with pytest.raises(StoreError) as refused:
        await Store.open(f"sqlite:///{path}")
    assert refused.value.code == "database-corrupted"
    assert "tablee restore" in refused.value.why
    assert path.read_bytes() == before, "left as it is, for whoever wants to save something"


def test_a_value_that_cannot_be_kept_is_no_trouble_of_the_database(served: Served) -> None:
    with served.person("Ann") as ann:
        table = lay(ann)["table"]
        asyncio.run_coroutine_threadsafe(_write_nonsense(served), served.loop).result(PATIENCE)
        do(ann, table, "leave")
        assert health(served)["status"] == "ok"


async def _write_nonsense(served: Served) -> None:
    with contextlib.suppress(StoreError, UnicodeError):
        await served.services.store.rename("ann\ud800", "x")


def test_health_says_how_old_the_last_commit_is(served: Served) -> None:
    with served.person("Ann"):
        told = health(served)
        assert told["status"] == "ok"
        assert told["trouble"] is None
        assert 0 <= told["last_commit_s"] < PATIENCE
