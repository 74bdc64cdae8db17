"""Processor time of a review, and until its first lines are there."""

from __future__ import annotations

import time
from collections.abc import Sequence

import tablee
from bench.review.playing import PLAYER, chooser, played_by
from tablee.reviews.review import review


def speed(names: Sequence[str], depth: str) -> None:
    """A game by clubs, reviewed; what is compiled is compiled before."""
    print("| game | moves | iterations a decision | first lines, s | review, s |\n|---|---|---|---|---|")
    for name in names:
        game = tablee.game(name)
        table = played_by(game, game.seats[0], [chooser(PLAYER, game)] * game.seats[0], 77)
        review(table, depth=16)
        started = time.process_time()
        first: list[float] = []
        told = review(
            table,
            depth=depth,
            on_progress=lambda progress, _, first=first, started=started: (  # type: ignore[misc]
                first.append(time.process_time() - started) if 2 * progress.done == progress.of else None
            ),
        )
        took = time.process_time() - started
        print(f"| {name} | {table.length} | {told.depth} | {first[0]:.2f} | {took:.1f} |", flush=True)
