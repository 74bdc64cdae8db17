"""Whole games of players that think, on all cores: what `game.simulate` plays when not all moves are random.

A search runs without Python's lock, so threads are enough. Every thread has bots of its own; every move's
seed is made from the game's number, so the results do not depend on who plays which game.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tablee.bots.asking import begin_game, let_play_itself
from tablee.bots.bot import Bot
from tablee.bots.players import Player, player
from tablee.engine.batch.results import Results, copy_state, first_seat, result_type
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.state import CLOCK
from tablee.engine.table import Table

_MOVES_APART = 100_000  # seeds between two games, more than any game has moves


def play_games(
    game: Game,
    count: int,
    players: Sequence[Player],
    *,
    seed: int,
    threads: int,
    options: Mapping[str, Value],
    final_states: bool = False,
) -> Results:
    """The results of this many games between players by seat. Raises BrokenBot where one of them fails.

    So does a program (`exec:`) that loses a decision: results have no place for its faults.
    """
    results = np.zeros(count, dtype=result_type(game, len(players), final_states=final_states))
    own = threading.local()
    check = [player(one, game) for one in players]

    def play(number: int) -> None:
        if not hasattr(own, "bots"):
            own.bots = [player(one, game) for one in players]
        _play_one(game, results, number, own.bots, seed, options)

    # A bot of one's own is one object: it may remember, so it is never asked twice at once.
    is_shared = any(isinstance(one, Bot) for one in players)
    if threads == 1 or is_shared or count < 2:
        own.bots = check
        for number in range(count):
            play(number)
    else:
        with ThreadPoolExecutor(min(threads, count)) as pool:
            list(pool.map(play, range(count)))
    return results


def _play_one(
    game: Game, results: Results, number: int, bots: Sequence[Bot], seed: int, options: Mapping[str, Value]
) -> None:
    chosen: dict[str, Any] = dict(options)
    table = game.deal(seats=len(bots), seed=seed + number, **chosen)
    begin_game(bots, table.options)
    row = results[number]
    row["beginner"] = first_seat(sum(1 << seat for seat in table.to_act))
    while not table.is_over:
        _play_move(table, bots, (seed + number) * _MOVES_APART + table.length)
    outcome = table.outcome
    assert outcome is not None
    row["length"] = table.length
    row["ending"] = game.endings.index(outcome.ending)
    row["scores"] = outcome.scores or 0
    row["winners"][list(outcome.winners)] = True
    row["shares"] = [outcome.share(seat, table.seats) for seat in range(table.seats)]
    copy_state(table.cell, results, number)


def _play_move(table: Table, bots: Sequence[Bot], seed: int) -> None:
    seat = table.to_act[0]
    if seat == CLOCK:
        table.play(CLOCK, table.legal_moves(CLOCK)[0])
    else:
        let_play_itself(table, seat, bots[seat], seed=seed)
