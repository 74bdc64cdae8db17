"""Draws the tables that the documentation shows: `python -m tests.shots.doc_pictures`."""

from __future__ import annotations

from pathlib import Path

import tablee

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "tables"
# game, seats, seed, moves, whose eyes
TABLES = (
    ("district-noir", 2, 7, 17, 0),
    ("panik", 2, 5, 24, 0),
    ("noxford", 3, 2, 24, 0),
    ("jelly-monster", 4, 6, 15, 1),
    ("kuhn-poker", 2, 1, 1, 0),
)
ITERATIONS = 60  # of a bot that thinks: enough to look like play


def drawn(name: str, seats: int, seed: int, moves: int, seat: int) -> str:
    """A table after some moves of bots."""
    game = tablee.game(name)
    table = game.deal(seats=seats, seed=seed, **game.calm_options)
    bot = tablee.bot("club", game)
    bot.iterations = ITERATIONS
    while table.length < moves and not table.is_over:
        actor = table.to_act[0]
        table.play(actor, bot.choose(table.view_of(actor), seed=table.length))
    return table.svg(seat)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, *rest in TABLES:
        (FOLDER / f"{name}.svg").write_text(drawn(name, *rest), encoding="utf-8")
