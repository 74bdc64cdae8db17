"""`python -m bench.server.kills --times 200`: a server under load, killed again and again.

`--shape`: `one` process at a SQLite file, every life from nothing; two `workers` at a SQLite file;
`workers-postgres`; three `servers` at PostgreSQL with a NATS broker. Of these any part is killed, and it is
measured how long it takes until every table has gone on, reconnecting included.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tablee.store import Store, migrate
from tablee.tables.entries import AnyEntry, Moved
from tests.postgres import running
from tests.server.killing import Mortal, Stubborn, survive
from tests.server.many_processes import MortalServers, MortalWorkers

SHAPES = ("one", "workers", "workers-postgres", "servers")


async def lost_and_doubled(database: str, players: list[Stubborn]) -> tuple[int, int]:
    """How many acknowledged moves are not in the log, and how many commands are there twice."""
    store = await Store.open(database)
    lost = doubled = 0
    for one in players:
        log = {
            number: msgspec.json.decode(body, type=AnyEntry)
            for number, _, body in await store.entries(one.table)
        }
        for number, move in one.acknowledged.items():
            lost += getattr(log.get(number), "move", None) != move
        commands = Counter(e.command for e in log.values() if isinstance(e, Moved) and e.command)
        doubled += sum(count - 1 for count in commands.values())
    await store.close()
    return lost, doubled


@contextmanager
def database_for(shape: str, folder: Path) -> Iterator[str]:
    if shape in ("one", "workers"):
        yield f"sqlite:///{folder / 'tablee.db'}"
        return
    with running() as url:
        asyncio.run(migrate(url))
        yield url


def spread(seconds: list[float]) -> dict[str, float]:
    return {
        "median": round(statistics.median(seconds), 2),
        "p90": round(statistics.quantiles(seconds, n=10)[8], 2),
        "longest": round(max(seconds), 2),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--times", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--shape", choices=SHAPES, default="one")
    chosen = asked.parse_args()
    rng, load_before = random.Random(chosen.seed), os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as name, database_for(chosen.shape, Path(name)) as database:
        folder, pauses = Path(name), list[float]()
        mortal: Mortal
        if chosen.shape == "one":
            mortal = Mortal(database, folder / "said")
        elif chosen.shape == "servers":
            mortal = MortalServers(database, folder, rng)
        else:
            mortal = MortalWorkers(database, folder / "said", 2, rng)
        try:
            players = asyncio.run(survive(mortal, chosen.times, rng, pauses))
        finally:
            mortal.end()
        lost, doubled = asyncio.run(lost_and_doubled(database, players))
    killed = getattr(mortal, "killed", ["server"] * chosen.times)
    report = {
        "shape": chosen.shape,
        "load_before": load_before,
        "load_after": os.getloadavg()[0],
        "kills": dict(Counter(killed)),
        "acknowledged": sum(len(one.acknowledged) for one in players),
        "lost": lost,
        "doubled": doubled,
        "reconnects": sum(one.reconnects for one in players),
        "all_tables_went_on_s": {
            part: spread([pause for one, pause in zip(killed, pauses, strict=True) if one == part])
            for part in sorted(set(killed))
            if killed.count(part) > 1
        },
    }
    if chosen.shape == "one":
        report["first_answer_s"] = spread(mortal.first_answers)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
