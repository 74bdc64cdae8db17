"""A game without a bot module gets five levels that differ: each beats the one below it, by search alone."""

from __future__ import annotations

import itertools

import pytest

import tablee
from tablee.bots.knowledge import PLAIN
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import LevelBot
from tablee.bots.profile import DEFAULT_LEVELS
from tests.support import examples

GAME = tablee.game("district-noir")  # as if it brought nothing
DEALS = examples(5, 300)


def default_bot(level: str) -> LevelBot:
    return LevelBot(level, GAME, PLAIN, DEFAULT_LEVELS[level])


def share(stronger: LevelBot, weaker: LevelBot) -> float:
    """The first one's share of the wins, every deal from both seats."""
    won = 0.0
    for seed in range(DEALS):
        for own_seat in range(2):
            table = GAME.deal(seed=seed)
            while not table.is_over:
                seat = table.to_act[0]
                bot = stronger if seat == own_seat else weaker
                table.play(seat, bot.choose(table.view_of(seat), seed=seed * 1000 + table.length))
            assert table.outcome is not None
            won += table.outcome.share(own_seat, 2)
    return won / (2 * DEALS)


@pytest.mark.parametrize(("weaker", "stronger"), tuple(itertools.pairwise(LEVELS)))
def test_each_level_beats_the_one_below_it(weaker: str, stronger: str) -> None:
    assert share(default_bot(stronger), default_bot(weaker)) > 0.5
