"""Pictures of final boards, for messengers: as a spectator sees them, as PNG, the latest kept (LRU)."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from collections import OrderedDict
from pathlib import Path

import structlog

from tablee.engine.errors import TableeError
from tablee.pictures.framing import framed

PICTURE_SIZE = (1200, 630)
MOST_KEPT = 64  # pictures of about 150 kB
MOST_WAITING = 8  # for a picture; whoever comes then may ask again later
_PATIENCE_S = 20.0
_FOLDER = Path(__file__).parent
_PROGRAM = (sys.executable, "-I", str(_FOLDER / "rasterize.py"), str(_FOLDER / "figtree.ttf"))

Key = tuple[str, ...]  # whatever the picture depends on: names, too, for somebody may be renamed or erased
_log = structlog.get_logger("tablee")


def can_rasterize() -> bool:
    """Whether there is a renderer on this machine. Without one, links show the box of the game."""
    return importlib.util.find_spec("resvg_py") is not None


class BoardPictures:
    """Makes them, one at a time, and remembers the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._turn = asyncio.Lock()  # a picture takes a core for up to a second
        self._waiting = 0

    def kept(self, key: Key) -> bytes | None:
        """The picture, if it was made before."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def made(self, key: Key, svg: str) -> bytes:
        """Returns the picture as PNG. Raises `no-picture` if it could not be made, `too-busy` in a crowd."""
        if self._waiting >= MOST_WAITING:
            raise TableeError("too-busy")
        self._waiting += 1
        try:
            async with self._turn:
                if (png := self.kept(key)) is None:
                    png = self._kept[key] = await rasterized(framed(svg, *PICTURE_SIZE))
                    while len(self._kept) > MOST_KEPT:
                        self._kept.popitem(last=False)
            return png
        finally:
            self._waiting -= 1


async def rasterized(svg: str) -> bytes:
    """SVG as PNG, drawn by another process. Raises `no-picture`."""
    program = await asyncio.create_subprocess_exec(
        *_PROGRAM,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(_PATIENCE_S):
            png, problem = await program.communicate(svg.encode())
    except TimeoutError:
        png, problem = b"", b"timed out"
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    if program.returncode or not png:
        _log.warning("no-picture", problem=problem.decode(errors="replace")[-500:])
        raise TableeError("no-picture")
    return png
