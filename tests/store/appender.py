"""A child that appends as fast as it can and says each number once it was promised to be kept.

Run with a database and a name; writes to eight tables at once until it is killed. With a number of entries
as third argument it stops by itself after so many at each table.
"""

import asyncio
import os
import sys

from tablee.store import Store, Write
from tests.store.support import a_row

TABLES = 8


async def append_on(store: Store, table: str, most: int) -> None:
    number = len(await store.entries(table)) + 1
    while number <= most:
        count = 1 + number % 3
        bodies = tuple(f"{table}/{number + i}".encode() for i in range(count))
        await store.append(Write(table, number, number, bodies), a_row(table, moves=number + count - 1))
        number += count
        os.write(1, f"{table} {number - 1}\n".encode())  # unbuffered: said is said


async def main(url: str, name: str, most: int = 10**9) -> None:
    store = await Store.open(url)
    os.write(1, b"open\n")
    await asyncio.gather(*(append_on(store, f"{name}{i}", most) for i in range(TABLES)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])))
