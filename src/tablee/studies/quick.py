"""A quick study of an edition beside the one that comes with the game: random and greedy players, in seconds.

Runs as a process of its own (`python -m tablee.studies.quick`, a request as JSON on stdin, the study on
stdout): whoever serves people meanwhile waits for neither its compiling nor its Python, and can end it.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

import msgspec

from tablee.engine.batch.simulate import RANDOM
from tablee.engine.registry import game
from tablee.studies.chunk import LineUp, play_chunk
from tablee.studies.figures import Run
from tablee.studies.games_played import GamesPlayed, joined
from tablee.studies.measure import measure_run
from tablee.studies.setting import Setting
from tablee.studies.strength import GREEDY

_GAMES = {RANDOM: 2_000, GREEDY: 400}  # of each edition
_MOST_SECONDS = 8.0  # of one player's games with both editions
_MOST_CPU_SECONDS = 60  # an edition whose games do not end ends here


class StudyRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What to study."""

    game: str
    seats: int
    tables: dict[str, Any] | None = None  # None: the edition that comes with the game


class QuickStudy(msgspec.Struct, frozen=True, kw_only=True):
    """An edition beside the one that comes with the game, over the same deals."""

    typed: tuple[Run, ...]
    printed: tuple[Run, ...]


def quick_study(request: StudyRequest) -> QuickStudy:
    """Play, and measure as any study does. Raises UnknownGame, BadEdition or BadSeats."""
    printed = game(request.game)
    editions = (printed if request.tables is None else printed.with_edition(request.tables), printed)
    setting = Setting.checked(printed, request.seats, seed=1, options={})
    runs = []
    for player, games in _GAMES.items():
        chunks = [setting.chunks(edition, LineUp(player), games) for edition in editions]
        parts: list[list[GamesPlayed]] = []
        until = time.process_time() + _MOST_SECONDS
        for pair in zip(*chunks, strict=True):  # in turn, so that both are played over the same deals
            parts.append([play_chunk(chunk) for chunk in pair])
            if time.process_time() > until:
                break
        rows = [joined(played) for played in zip(*parts, strict=True)]
        runs.append([measure_run(one, player, of) for one, of in zip(editions, rows, strict=True)])
    return QuickStudy(typed=tuple(one for one, _ in runs), printed=tuple(one for _, one in runs))


def main() -> None:
    """One request in, one study out. Whoever plays meanwhile goes first."""
    if os.name == "posix":
        import resource  # noqa: PLC0415 - not everywhere

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_CPU, (_MOST_CPU_SECONDS, _MOST_CPU_SECONDS))
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=StudyRequest)
    sys.stdout.buffer.write(msgspec.json.encode(quick_study(request)))


if __name__ == "__main__":
    main()
