"""Where the lives of a server begin that has everything loaded already.

Starting Python and loading the rules takes seconds of a core every time, and is not what a kill is about: the
process, its sockets and its hold on the database are new in every life. What a start takes is measured by
`python -m bench.server.kills`, which starts every life from nothing.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tests.server import child

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["tests.server.loaded"])


def hatch(database: str, port: int, said: Path, **settings: Any) -> BaseProcess:
    """A server in a process of its own; what it says is kept in that file."""
    life = _FORKING.Process(target=_live, args=(database, port, str(said), settings))
    life.start()
    return life


def _live(database: str, port: int, said: str, settings: dict[str, Any]) -> None:
    words = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(words, 1)
    os.dup2(words, 2)
    asyncio.run(child.main(database, port, **settings))
