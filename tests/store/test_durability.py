"""What was acknowledged is there, whoever is killed and however many share a file."""

import os
import random
import subprocess
import sys
import time

import pytest

from tablee.store import Store
from tests.store.appender import TABLES

pytestmark = pytest.mark.anyio
KILLS = 100 if os.environ.get("TABLEE_SOAK") else 5


def child(url: str, name: str, *most: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.store.appender", url, name, *most]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def killed_after(appender: "subprocess.Popen[str]", seconds: float) -> dict[str, int]:
    """Let it work for so long, kill it; the last acknowledged number of each table."""
    with appender:
        assert appender.stdout is not None
        assert appender.stdout.readline() == "open\n"
        time.sleep(seconds)
        appender.kill()
        return last_of_each(appender.stdout.read())


def killed_after_its_first_word(appender: "subprocess.Popen[str]") -> dict[str, int]:
    """Kill it as soon as it has acknowledged anything, however slow the machine."""
    with appender:
        assert appender.stdout is not None
        assert appender.stdout.readline() == "open\n"
        first = appender.stdout.readline()
        appender.kill()
        return last_of_each(first + appender.stdout.read())


def last_of_each(acknowledged: str) -> dict[str, int]:
    """The last number of each table; a line that was cut does not count."""
    said = acknowledged.splitlines(keepends=True)
    pairs = [line.split() for line in said if line.endswith("\n")]
    return {table: int(number) for table, number in pairs}


async def test_a_kill_at_any_moment_loses_nothing_that_was_acknowledged(database_url: str) -> None:
    acknowledged: dict[str, int] = {}
    chance = random.Random(7)
    for kill in range(KILLS):
        appender = child(database_url, "t")
        acknowledged |= (
            killed_after(appender, chance.uniform(0, 0.3)) if kill else killed_after_its_first_word(appender)
        )
        store = await Store.open(database_url)
        for i in range(TABLES):
            log = await store.entries(f"t{i}")
            assert [number for number, _, _ in log] == list(range(1, len(log) + 1)), "no gaps"
            assert all(body == f"t{i}/{number}".encode() for number, _, body in log)
            assert len(log) >= acknowledged.get(f"t{i}", 0)
            row = await store.table(f"t{i}")
            assert (row.moves if row else 0) == len(log), "entries and index were written together"
        await store.close()
    assert sum(acknowledged.values()) > 0


async def test_several_processes_share_one_database_from_its_first_moment(database_url: str) -> None:
    """SQLite's first opening makes the tables: also there, all at once."""
    children = [child(database_url, name, "40") for name in "abc"]
    for one in children:
        said, _ = one.communicate(timeout=60)
        assert one.returncode == 0
        assert said.startswith("open\n")
    store = await Store.open(database_url)
    assert all([len(await store.entries(f"{name}{i}")) >= 40 for name in "abc" for i in range(TABLES)])
    await store.close()
