"""A server as a process of its own, to be killed: `python -m tests.server.child DATABASE PORT`."""

from __future__ import annotations

import asyncio
import sys

from tablee.server.ops.config import Config
from tablee.server.run import listen, server_of
from tablee.server.services import Services
from tablee.store import Store
from tests.server.serving import UNLIMITED


async def main(database: str, port: int) -> None:
    here = "127.0.0.0/8"  # where the tests receive what is sent
    config = Config(
        **UNLIMITED, bot_pace=0.0, messages_per_second=1e6, messages_at_once=1e6, notify_networks=here
    )
    services = Services(await Store.open(database), config)
    await server_of(services).serve(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
