"""One game of a study as a record, so that its report can draw how such a game ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.bots.asking import begin_game, let_play
from tablee.bots.players import player
from tablee.engine.game import Game
from tablee.engine.state import CLOCK
from tablee.records import record_of, write_record
from tablee.studies.strength import GREEDY


def example_game(game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> str:
    """A game of greedy players, who need next to no time: the same seed, the same game."""
    table, greedy = game.deal(seats, seed=seed, **options), player(GREEDY, game)
    begin_game([greedy], table.options)
    while not table.is_over:
        seat = table.to_act[0]
        if seat == CLOCK:
            table.play(CLOCK, table.legal_moves(CLOCK)[0])
        else:
            let_play(table, seat, greedy, seed=seed + table.length)
    return write_record(record_of(table))
