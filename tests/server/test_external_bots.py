"""Programs at a table of a real server: whatever they do, the game goes on, and none is left behind."""

from __future__ import annotations

import asyncio
import json
import random
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tablee
from tablee.bots.external.session import Timeouts
from tests.server.playing import ask, lay, look, play_to_the_end
from tests.server.serving import Served, serving
from tests.server.sitting_down import sit_down

PROGRAMS = Path(__file__).parent.parent / "bots"
HASTY = Timeouts(start=20, grace=0.2)


def program(name: str, *arguments: str) -> str:
    return shlex.join([sys.executable, str(PROGRAMS / name), *arguments])


def running(mark: str) -> list[int]:
    """The processes that were started with this in their command line."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
            is_dead = (process / "stat").read_text(encoding="ascii").split(") ")[1][0] in "ZX"
        except OSError:
            continue
        if mark.encode() in words and not is_dead:
            found.append(int(process.name))
    return found


def all_gone(mark: str, within: float = 60) -> bool:
    until = time.monotonic() + within
    while running(mark):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@contextmanager
def with_programs(database: str, **programs: str) -> Iterator[Served]:
    """A server that knows these programs and has little patience with them."""
    with serving(database, external_bots=programs) as served:
        served.inside(lambda: setattr(served.services.bots, "patience", HASTY))
        served.inside(lambda: setattr(served.services.bots, "program_seconds", 0.3))
        yield served


def test_a_game_with_programs_is_played_to_its_end_and_they_go(database_url: str, tmp_path: Path) -> None:
    told = [tmp_path / "first", tmp_path / "second"]
    names = {f"p{number}": program("recorder.py", str(file)) for number, file in enumerate(told)}
    with with_programs(database_url, **names) as served:
        served.inside(lambda: setattr(served.services.bots, "program_seconds", 20.0))

        async def evening() -> str:
            [ann] = await sit_down(served, "panik", 1, ["external:p0", "external:p1"])
            await ann.play_on(random.Random(1), lambda: len(ann.told) > 12)
            assert all(running(str(file)) for file in told), "they run while they play"
            await ann.play_on(random.Random(1))
            await ann.close()
            return ann.table_id

        table = asyncio.run(evening())
        assert all(all_gone(str(file)) for file in told), "they go when the game is over"
        seats = {1: told[0], 2: told[1]}
        record = served.inside(served.services.registry.sessions[table].live.table.copy)
        for seat, file in seats.items():
            heard = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
            assert {one["seat"] for one in heard if one["type"] == "hello"} == {seat}
            asked = [one for one in heard if one["type"] == "decide"]
            made = [move for mover, move in record.moves if mover == seat]
            assert [one["moves"][0] for one in asked] == made, "its own moves were played, and no others"
            assert all(one["view"]["seat"] == seat for one in asked)
            assert record.secret.hex() not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "how",
    ["crash", "hang", "stubborn", "illegal", "bad-notation", "flood", "exit-at-once", "one-move-a-life"],
)
def test_a_program_that_misbehaves_holds_up_nobody_and_the_house_plays_for_it(tmp_path, how: str) -> None:
    mark = f"{tmp_path}"
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    with with_programs(database, bad=program("badly.py", how, mark)) as served:
        thought: list[str] = []
        think = served.services.bots._think
        served.services.bots._think = lambda level, *seen: thought.append(level) or think(level, *seen)
        with served.person() as ann:
            table = lay(ann, bots=["external:bad"], start=True)["table"]
            seen = play_to_the_end(table, ann, seconds=300)
            assert seen["state"]["how"] == "played"
            assert tablee.verify(tablee.read_record(ann.get(f"/api/tables/{table}/record").text)).finished
        assert set(thought) == {"club"}, "the level that holds seats at this table"
        assert all_gone(mark)


def test_a_program_that_is_not_there_is_replaced(tmp_path: Path) -> None:
    with (
        with_programs(f"sqlite:///{tmp_path / 'tablee.db'}", gone="/no/such/program") as served,
        served.person() as ann,
    ):
        table = lay(ann, bots=["external:gone"], start=True)["table"]
        assert play_to_the_end(table, ann)["state"]["how"] == "played"
        assert ask(ann, lay(ann)["table"], "seat-bot", bot="external:other").json()["code"] == "unknown-bot"


@pytest.mark.parametrize("options", [{"form": "beats"}, {}], ids=["calm", "race"])
def test_a_table_whose_program_the_server_no_longer_knows_goes_on(tmp_path: Path, options) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    old = program("badly.py", "good", f"{tmp_path}")
    with with_programs(database, old=old) as served, served.person() as ann:
        bots, settings = ["external:old", "novice"], {"options": options}
        table = lay(ann, "jelly-monster", 3, settings=settings, bots=bots, start=True)["table"]
        cookie = f"tablee={ann.cookies['tablee']}"
    assert all_gone(f"{tmp_path}"), "a server that stops takes its programs with it"
    with serving(database) as served, served.client(Cookie=cookie) as ann:
        assert ask(ann, table, "hold-seat", seat=0).status_code == 200
        until = time.monotonic() + 120
        before = look(ann, table)["number"]
        while look(ann, table)["number"] < before + 12 and time.monotonic() < until:
            time.sleep(0.1)
        moved = {one["seat"] for one in ann.get(f"/api/tables/{table}/replay").json()["frames"]}
        assert 1 in moved, "somebody plays where the program sat"
