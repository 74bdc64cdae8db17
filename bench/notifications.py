"""How soon somebody is called: `python -m bench.notifications --tables 20 --moves 400`.

A real server, tables where a move may take days, two players at each, and a push service on this machine that
decrypts what comes. Measured is the time from the answer to a move, which is given once the move is on disk,
until the message for whoever is to move next has arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from tests.notifications.killing import Client, Correspondent, sit_down
from tests.notifications.receiving import push_service
from tests.server.killing import Mortal

_PATIENCE_S = 60.0


async def _turn(client: Client, table: str, two: list[Correspondent]) -> float | None:
    """One move; the seconds until the next player was called. None: the game is over, or the same goes on."""
    mover, other = two
    seen = await client.ask(mover, "GET", f"/api/tables/{table}")
    if not seen["moves"]:
        mover, other = other, mover
        seen = await client.ask(mover, "GET", f"/api/tables/{table}")
    if not seen["moves"]:
        return None
    before = other.calls
    await client.do(mover, table, do="play", move=seen["moves"][0], expects=seen["number"])
    committed_at = time.monotonic()
    now = await client.ask(other, "GET", f"/api/tables/{table}")
    if not now["moves"]:
        return None
    until = committed_at + _PATIENCE_S
    while other.calls == before:
        assert time.monotonic() < until, "nobody was called"
        await asyncio.sleep(0.002)
    return max(0.0, other.browser.heard[-1]["came_at"] - committed_at)


async def measure(database: str, said: Path, *, tables: int, moves: int) -> list[float]:
    """The seconds of each call."""
    mortal = Mortal(database, said)
    await asyncio.to_thread(mortal.start)
    client = Client(mortal.address)
    waits: list[float] = []
    with push_service() as service:
        laid = [await sit_down(client, mortal, service) for _ in range(tables)]
        tries = iter(range(moves))

        async def correspond(table: str, two: list[Correspondent]) -> None:
            for _ in tries:
                waited = await _turn(client, table, two)
                if waited is not None:
                    waits.append(waited)

        try:
            await asyncio.gather(*(correspond(table, two) for table, two in laid))
        finally:
            mortal.kill()
            await client.close()
    return waits


def main() -> None:
    """Measure, and print the distribution."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=400)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        database = f"sqlite:///{where / 'tablee.db'}"
        waits = asyncio.run(measure(database, where / "said", tables=given.tables, moves=given.moves))
    marks = statistics.quantiles(waits, n=100)
    print(
        f"{len(waits)} calls: median {statistics.median(waits):.2f} s, 95 % {marks[94]:.2f} s, "
        f"99 % {marks[98]:.2f} s, longest {max(waits):.2f} s"
    )


if __name__ == "__main__":
    main()
