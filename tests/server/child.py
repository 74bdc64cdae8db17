"""A server as a process of its own, to be killed: `python -m tests.server.child DATABASE PORT`."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from tablee.server.ops import logs
from tablee.server.ops.config import Config
from tablee.server.run import listen
from tablee.server.services import Services
from tablee.server.serving import server_of
from tablee.server.workers.supervisor import Supervisor
from tablee.store import Store
from tablee.store.sqlite_file.file_lock import only_server_of
from tests.server.serving import UNLIMITED


async def main(database: str, port: int, **settings: Any) -> None:
    here = "127.0.0.0/8"  # where the tests receive what is sent
    quick = {"bot_pace": 0.0, "messages_per_second": 1e6, "messages_at_once": 1e6}
    config = Config(**{**UNLIMITED, **quick, "notify_networks": here, "warm_up": False, **settings})
    listening = listen("127.0.0.1", port)
    if config.workers > 1:
        logs.set_up("json", "info")
        with only_server_of(database):
            supervisor = Supervisor(config, database, config.workers, listening)
            supervisor.longest_back_off_s = 0.5  # here they die all the time
            await supervisor.run()
        return
    services = Services(await Store.open(database), config)
    await server_of(services).serve(sockets=[listening])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
