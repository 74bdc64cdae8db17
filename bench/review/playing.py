"""Players of many strengths, and games between them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from tablee.bots.players import player
from tablee.engine.game import Game
from tablee.engine.table import Observation, Table
from tablee.reviews.judge import seed_of

PLAYER = "club"
Chooses: TypeAlias = Callable[[Observation, int], str]


def chooser(name: str, game: Game) -> Chooses:
    """A player by its name; `master~0.2` is a master who plays any move that often."""
    whom, _, noise = name.partition("~")
    bot, share = player(whom, game), float(noise or 0)

    def choose(seen: Observation, seed: int) -> str:
        chance = random.Random(seed)
        if chance.random() < share:
            return chance.choice(seen.legal_moves())
        return bot.choose(seen, seed=seed)

    return choose


def played_by(game: Game, seats: int, choosers: Sequence[Chooses], seed: int) -> Table:
    """A game to its end; in games against the clock the calm form."""
    table = game.deal(seats, seed=seed, **game.calm_options)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, choosers[seat](table.view_of(seat), seed_of("move", seed, table.length)))
    return table
