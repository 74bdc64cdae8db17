"""The greedy player: tries every move in a few imagined worlds and takes the best immediate gain."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.bots.bot import Bot, Budget
from tablee.bots.profile import Standing
from tablee.engine.dice import Dice, dice_from_seed, roll
from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves, StateArray
from tablee.engine.table import Observation


class GreedyBot(Bot):
    """Looks one move ahead at the points; `slips` is the share of moves it makes without looking."""

    def __init__(
        self, name: str, game: Game, standing: Standing, *, worlds: int = 8, slips: float = 0.0
    ) -> None:
        super().__init__(name, game)
        self.worlds = worlds
        self.slips = slips
        self._gains = compiled_gains(game.rules, standing)
        self._moves: Moves = np.empty(game.most_moves, dtype=np.int64)

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """The move after which the points stand best; equal ones by lot."""
        chance = random.Random(seed)
        if chance.random() < self.slips:
            return chance.choice(moves)
        cell, seat = seen.cell, seen.seat
        legal, left = seen.legal_moves(), set(moves)
        gains = np.zeros(len(legal))  # of all of them, also where only some may be chosen
        self._gains(
            cell, cell.copy(), cell.copy(), seat, self.worlds, self._moves, gains, dice_from_seed(seed)
        )
        places = [place for place, move in enumerate(legal) if move in left]
        most = gains[places].max() - 1e-9
        return legal[chance.choice([place for place in places if gains[place] >= most])]


@functools.cache
def compiled_gains(rules: Rules, standing: Standing) -> Callable[..., None]:
    """One compiled look-ahead a game."""
    return make_gains(rules, standing)


def make_gains(rules: Rules, standing: Standing) -> Callable[..., None]:
    """Compile: for every legal move, the mean lead over the best other seat right after it."""
    legal_moves, play, imagine, to_act = rules.legal_moves, rules.play, rules.imagine, rules.to_act

    @compiled
    def let_others_choose(position: Any, others: int, moves: Moves, dice: Dice) -> None:
        """Where all choose at once, a choice shows only when the others have chosen too: by lot."""
        for other in range(position.seats):
            if (others & to_act(position)) >> other & 1:
                count = legal_moves(position, other, moves)
                play(position, other, moves[roll(dice, count)], dice)

    @compiled
    def gains(
        seen: StateArray,
        world: StateArray,
        after: StateArray,
        seat: int,
        worlds: int,
        moves: Moves,
        found: Any,
        dice: Dice,
    ) -> None:
        seats = seen[0].seats
        scores = moves[:seats].copy()
        elsewhere = moves.copy()
        count = legal_moves(seen[0], seat, moves)
        others = to_act(seen[0]) & ~(1 << seat)
        for _ in range(worlds):
            world[0] = seen[0]
            imagine(world[0], seat, dice)
            for index in range(count):
                after[0] = world[0]
                play(after[0], seat, moves[index], dice)
                let_others_choose(after[0], others, elsewhere, dice)
                scores[:] = 0
                standing(after[0], scores)
                best_other = -1_000_000
                for other in range(seats):
                    if other != seat:
                        best_other = max(best_other, scores[other])
                found[index] += scores[seat] - best_other

    return gains
