"""Backups while people play: every table in them is whole, with all that was acknowledged before."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tablee.cli.main import app
from tablee.store import Store
from tablee.tables.entries import AnyEntry, Logged
from tablee.tables.live_table import LiveTable
from tests.server.killing import Mortal, Stubborn
from tests.server.playing import look
from tests.server.serving import serving

TABLES, BACKUPS = 6, 4
Log = list[tuple[int, int, bytes]]


def tablee(*arguments: str) -> None:
    done = CliRunner().invoke(app, list(arguments))
    assert done.exit_code == 0, done.output


async def play_and_back_up(mortal: Mortal, folder: Path) -> tuple[list[Stubborn], list[dict[str, int]]]:
    """People play through sockets while backups are made: with what had been acknowledged before each."""
    await asyncio.to_thread(mortal.start)
    players = []
    for number in range(TABLES):
        token = await asyncio.to_thread(mortal.token)
        settings = {"game": "district-noir", "seats": 2}
        laid = await asyncio.to_thread(mortal.lay, token, settings=settings, bots=["novice"], start=True)
        players.append(Stubborn(mortal.addresses, token, laid["table"], random.Random(number)))
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(one.play(stop)) for one in players]
    before = []
    for number in range(BACKUPS):
        moves = sum(len(one.acknowledged) for one in players)
        while sum(len(one.acknowledged) for one in players) < moves + 20:
            await asyncio.sleep(0.01)
        before.append({one.table: max(one.acknowledged, default=0) for one in players})
        await asyncio.to_thread(tablee, "backup", str(folder / f"{number}"), "--database", mortal.database)
    stop.set()
    await asyncio.gather(*playing)
    return players, before


async def logs(url: str, tables: list[str]) -> dict[str, Log]:
    store = await Store.open(url)
    found = await store.logs(tables)
    await store.close()
    return found


def fold(log: Log) -> LiveTable:
    return LiveTable.from_log(Logged(n, at, msgspec.json.decode(body, type=AnyEntry)) for n, at, body in log)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backups_under_load_fold_to_what_was_played(kind, tmp_path, request) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    if kind == "postgresql":
        database = request.getfixturevalue("migrated_postgres_url")
    mortal = Mortal(database, tmp_path / "said", is_hatched=True)
    try:
        players, before = asyncio.run(play_and_back_up(mortal, tmp_path))
    finally:
        mortal.kill()
    tables = [one.table for one in players]
    truth = asyncio.run(logs(database, tables))
    for number, acknowledged in enumerate(before):
        if kind == "postgresql":
            place = database
            tablee("restore", str(tmp_path / f"{number}"), "--database", place, "--force")
        else:
            place = f"sqlite:///{tmp_path}/restored-{number}.db"
            tablee("restore", str(tmp_path / f"{number}"), "--database", place)
        kept = asyncio.run(logs(place, tables))
        for table in tables:
            assert kept[table] == truth[table][: len(kept[table])], "a beginning of what was played"
            assert len(kept[table]) >= acknowledged[table], "with all that was acknowledged before"
            assert fold(kept[table]).number == len(kept[table])
    with serving(place) as served:  # and a server goes on from it
        one = players[0]
        with served.client(cookie=f"tablee={one.token}") as client:
            assert look(client, one.table)["number"] >= before[-1][one.table]
