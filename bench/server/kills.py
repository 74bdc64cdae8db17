"""`python -m bench.server.kills --times 200`: a server under load, killed again and again."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path

import msgspec

from tablee.store import Store
from tablee.tables.entries import AnyEntry
from tests.server.killing import Mortal, Stubborn, survive


async def missing(database: str, players: list[Stubborn]) -> int:
    """How many acknowledged moves are not in the log."""
    store = await Store.open(database)
    lost = 0
    for one in players:
        log = {number: body for number, _, body in await store.entries(one.table)}
        for number, move in one.acknowledged.items():
            entry = msgspec.json.decode(log[number], type=AnyEntry) if number in log else None
            lost += getattr(entry, "move", None) != move
    await store.close()
    return lost


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tablee.db'}"
        mortal = Mortal(database, Path(folder) / "said")
        try:
            players = asyncio.run(survive(mortal, chosen.times, random.Random(chosen.seed)))
        finally:
            mortal.kill()
        starts = sorted(mortal.first_answers)
        report = {
            "kills": chosen.times,
            "acknowledged": sum(len(one.acknowledged) for one in players),
            "lost": asyncio.run(missing(database, players)),
            "reconnects": sum(one.reconnects for one in players),
            "first_answer_s": {"median": starts[len(starts) // 2], "longest": starts[-1]},
        }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
