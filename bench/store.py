"""How many durable appends a second, how large the groups get, and how long each waits.

python -m bench.store [DATABASE…]        default: a fresh SQLite file
"""

import asyncio
import os
import statistics
import sys
import time

from tablee.store import Group, Store, TableRow, Write

SECONDS = 4
BODY = b'{"entry":"moved","seat":0,"move":"docks","command":"abcdef0123456789"}'


async def measure(url: str, tables: int, with_rows: bool) -> str:
    store = await Store.open(url)
    groups: list[Group] = []
    store.watch(groups.append)
    waits: list[float] = []
    lags: list[float] = []
    run = time.time_ns()
    end = time.perf_counter() + SECONDS

    async def play(name: str) -> None:
        number = 0
        while (began := time.perf_counter()) < end:
            number += 1
            row = a_row(name, number) if with_rows else None
            await store.append(Write(name, number, number, (BODY,)), row)
            waits.append(time.perf_counter() - began)

    async def feel_the_loop() -> None:
        while (began := time.perf_counter()) < end:
            await asyncio.sleep(0.005)
            lags.append(time.perf_counter() - began - 0.005)

    processor = time.process_time()
    began = time.perf_counter()
    await asyncio.gather(feel_the_loop(), *(play(f"{run}-{i}") for i in range(tables)))
    seconds = time.perf_counter() - began
    processor = time.process_time() - processor
    await store.close()
    figures = (
        url.partition(":")[0],
        str(tables),
        "yes" if with_rows else "no",
        f"{len(waits) / seconds:,.0f}",
        f"{statistics.mean(group.jobs for group in groups):.0f}",
        milliseconds([group.seconds for group in groups]),
        milliseconds(waits),
        milliseconds(lags),
        f"{processor / len(waits) * 1e6:.0f}",
    )
    return f"| {' | '.join(figures)} |"


def a_row(name: str, moves: int) -> TableRow:
    return TableRow(
        id=name, game="panik", seats=2, status="playing", is_public=False, host="x", created_at=1,
        changed_at=moves, wake_at=moves, names='["Ann","Bob"]', moves=moves, seat_key="s" * 22,
    )  # fmt: skip


def milliseconds(values: list[float]) -> str:
    cuts = statistics.quantiles(values, n=100)
    return f"{cuts[49] * 1e3:.1f} / {cuts[98] * 1e3:.1f}"


def main(urls: list[str]) -> None:
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}\n")
    print("| database | tables | with row | appends/s | in a group | commit ms | wait ms | lag ms | CPU µs |")
    print("|---|---|---|---|---|---|---|---|---|")
    for url in urls:
        for tables in (1, 400):
            for with_rows in (False, True):
                print(asyncio.run(measure(url, tables, with_rows)), flush=True)
    print("\np50 / p99; lag: how late a timer of the event loop fires; CPU: of this process, per append")


if __name__ == "__main__":
    main(sys.argv[1:] or ["sqlite://"])
