"""Tables of daily deals: nothing but moves counts, and they come in one order."""

from __future__ import annotations

from itertools import count
from typing import get_args

import pytest

import tablee
from tablee.engine.errors import Refused
from tablee.engine.game import split_merit
from tablee.engine.messages import Outcome
from tablee.engine.realtime import Realtime
from tablee.tables import commands, daily
from tablee.tables.decide.context import DecisionContext
from tablee.tables.entries import Logged
from tablee.tables.live_table import LiveTable
from tests.tables.evening import EIGHT_PM, PEOPLE

DAY = "2026-11-19"
AROUND = DecisionContext(
    now=EIGHT_PM, new_secret=bytes, absent_for=lambda _person: 0.0, knows_bot=lambda _bot: True
)


def laid(game: str) -> LiveTable:
    entries = daily.lay(tablee.game(game), DAY, b"s" * 32, PEOPLE["a"])
    return LiveTable.from_log(Logged(number, EIGHT_PM, entry) for number, entry in enumerate(entries, 1))


@pytest.mark.parametrize("game", [name for name in tablee.game_names() if daily.has_daily(tablee.game(name))])
def test_the_person_moves_first_and_then_the_bots_one_by_one(game):
    live, numbers = laid(game), count(1)
    assert live.status == "playing"
    while live.status == "playing":
        turns = live.bot_turns()
        acting = live.to_act
        if daily.SEAT in acting:
            assert turns == [], "no bot is quicker than the person"
            move = commands.Play(live.legal_moves(daily.SEAT)[0])
            entries = live.decide(PEOPLE["a"], move, AROUND, f"c{next(numbers)}")
        else:
            [turn] = turns
            assert turn.seat == min(acting)
            first = live.legal_moves(turn.seat)[0]
            entries = live.decide_bot(turn.seat, first, turn.expects, AROUND)
        for entry in entries:
            live.apply(Logged(live.number + 1, EIGHT_PM, entry))
    assert live.outcome is not None


def test_only_moves_and_resigning_are_possible():
    live = laid("district-noir")
    possible = {commands.Play, commands.Resign}
    for kind in set(get_args(commands.AnyCommand)) - possible:
        with pytest.raises(Refused) as refused:
            live.decide(PEOPLE["a"], kind(*[None] * len(kind.__struct_fields__)), AROUND)
        assert refused.value.code == "daily-deal", kind
    assert live.decide(PEOPLE["a"], commands.Resign(), AROUND)


def test_what_a_bot_cannot_see_does_not_change_its_seed():
    game = tablee.game("district-noir")
    table = game.deal(seats=2, secret=b"s" * 32)
    seen = table.view_of(1)
    other = seen.imagine(7)
    assert other.cell.tobytes() != table.cell.tobytes()
    seeds = [daily.bot_seed(b"k" * 32, one) for one in (seen, other.view_of(1))]
    assert seeds[0] == seeds[1]
    assert daily.bot_seed(b"k" * 32, table.view_of(0)) != seeds[0]
    assert daily.bot_seed(b"l" * 32, seen) != seeds[0]


def test_results_go_by_the_win_and_then_by_the_points():
    game = tablee.game("district-noir")

    def merit(winners, scores, seat=0):
        return game.merit(Outcome(winners=winners, scores=scores, ending="points"), seat, 2)

    sudden = game.merit(Outcome(winners=(0,), scores=None, ending="city"), 0, 2)
    lost_suddenly = game.merit(Outcome(winners=(1,), scores=None, ending="city"), 0, 2)
    in_order = [
        sudden,
        merit((0,), (30, 10)),
        merit((0,), (20, 19)),
        merit((0, 1), (20, 20)),
        merit((1,), (19, 20)),
        merit((1,), (0, 40)),
        lost_suddenly,
        daily.GAVE_UP,
    ]
    assert in_order == sorted(set(in_order), reverse=True)
    told = [split_merit(one) for one in in_order]
    assert told == [
        *(("won", None), ("won", 20), ("won", 1), ("shared", 0)),
        *(("lost", -1), ("lost", -40), ("lost", None), ("lost", None)),
    ]


def test_a_day_is_a_date_in_utc():
    begin = daily.begins_at(DAY)
    assert (daily.day_at(begin), daily.day_at(begin - 1)) == (DAY, "2026-11-18")
    assert daily.ends_at(DAY) == daily.begins_at("2026-11-20")
    assert daily.closes_at("2026-12-31") == daily.begins_at("2027-01-01") + daily.GRACE_MS


def test_a_game_that_only_races_has_no_daily_deal(monkeypatch):
    game = tablee.game("district-noir")
    assert daily.has_daily(game)
    monkeypatch.setattr(type(game), "realtime", Realtime())
    assert not daily.has_daily(game)
