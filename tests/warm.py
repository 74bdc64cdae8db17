"""Compile every game's rules once, before the test workers start and would each compile the same."""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import tablee
from tablee.bots import precompile
from tablee.bots.players import player
from tablee.studies.subject import held_by
from tests.support import some_position, tables_to_lay, viewers

STUDIED = "district-noir"  # by the tests of studies


def warm(name: str) -> str:
    """Go once through every door of a game."""
    started = time.perf_counter()
    for case in tables_to_lay():
        if case[0] != name:
            continue
        table = some_position(*case, seed=1, moves=5)
        game = table.game
        while not table.is_over:
            seat = table.to_act[0]
            for viewer in viewers(table)[:2]:
                table.view_of(viewer).imagine(1)
                table.view(viewer)
            table.play_and_tell(seat, random.Random(1).choice(table.legal_moves(seat)))
            game.from_dict(table.to_dict())
            table.refusal(0, game.notation(table._log[-1][1]))
            if not table.is_over:
                game.default_move(table.cell, table.to_act[0])
        tablee.replay(tablee.read_record(tablee.write_record(table)))
        again = game.deal(seats=case[1], seed=1, **case[2]).cell
        game.compiled_rules.playout(
            again, np.empty(game.most_moves, dtype=np.int64), np.ones(4, dtype=np.uint64)
        )
    game = tablee.game(name)
    table = game.deal(seed=1, **game.calm_options)
    seat = table.to_act[0]
    for level in ("novice", "greedy"):
        player(level, game).choose(table.view_of(seat), seed=1)
    batch = game.batch(2, seed=1)
    batch.step(batch.legal_mask().argmax(axis=1))
    batch.observe()
    game.simulate(2)
    held_by(game, table.cell, table.seats)
    if name == STUDIED:
        tablee.study(name, players=["random", "greedy"], games=2, executor="here")
    precompile.main([name])  # and leave word that it is done, so that servers and text tables start at once
    return f"{name} compiled in {time.perf_counter() - started:.1f} s"


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for told in pool.map(warm, tablee.game_names()):
            print(told, file=sys.stderr)
