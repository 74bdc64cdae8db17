"""Real time is declared: a game that nobody here has heard of gets bots that act at their own pace."""

from __future__ import annotations

import pytest

from tablee.bots.level_names import LEVELS
from tablee.bots.players import player
from tablee.bots.realtime.player import as_realtime, realtime_bot
from tablee.engine.state import CLOCK
from tablee.lab.live import live_player, play_live, play_live_series
from tests.bots.egg_race import BUSY_MS, EGGS, EggRace

GAME = EggRace()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_to_the_end_and_takes_its_time(level):
    table = GAME.deal(seed=1)
    bot = realtime_bot(level, GAME)
    play_live(table, [bot, bot], seed=3)
    assert table.outcome is not None
    fastest = bot.pace.look[0] + bot.pace.hand[0]
    times: dict[int, list[int]] = {0: [], 1: []}
    now = 0
    for seat, move in table.moves:
        if seat == CLOCK:
            now += GAME.read_move(move)
        else:
            times[seat].append(now)
    for seat in range(2):
        gaps = [later - earlier for earlier, later in zip(times[seat], times[seat][1:], strict=False)]
        assert all(gap >= BUSY_MS + fastest for gap in gaps)
        assert times[seat][0] >= fastest


def test_a_quicker_level_has_more_eggs():
    *_, tally = play_live_series(GAME, "master", "novice", seats=2, deals=2, seed=1)
    assert tally.share == 1
    assert tally.moves >= EGGS


def test_anybody_can_sit_at_it_and_it_always_runs():
    assert GAME.is_live({})
    assert GAME.calm_options == {}
    table = GAME.deal(seed=2)
    play_live(table, [as_realtime(player("random", GAME)), live_player("person", GAME)], seed=1)
    assert table.outcome is not None
