"""Before the deal: who is ready, and what the host can still change."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tablee
from tablee.engine.errors import Refused
from tablee.engine.registry import game_names
from tablee.tables.commands import AskRematch, Change, Join, Leave, Resign, SayReady, SeatBot, Start
from tablee.tables.decide.create import lay
from tablee.tables.entries import BotChanged, Changed, Laid, Logged
from tablee.tables.live_table import LiveTable
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock, Settings
from tests.tables.evening import PEOPLE, Evening

DAYS = RelaxedClock(days=1)


def ready(evening: Evening) -> list[bool]:
    return [seat.is_ready for seat in evening.live.state().seats]


def test_everybody_sees_who_is_ready_and_a_bot_always_is():
    evening = Evening("panik", "ab-", start=False)
    assert ready(evening) == [False, False, True]
    assert evening.do("b", SayReady()) == ["ready-said"]
    assert ready(evening) == [False, True, True]
    assert evening.refusal("b", SayReady()) == "already-so"
    evening.do("b", SayReady(False))
    assert ready(evening) == [False, False, True]
    assert evening.refusal("x", SayReady()) == "no-seat"


def test_the_host_deals_whoever_is_ready_and_then_nobody_is_asked():
    evening = Evening("panik", "ab", start=False)
    evening.do("b", SayReady())
    evening.do("a", Start())
    assert ready(evening) == [False, False]
    assert evening.refusal("b", SayReady()) == "game-running"
    evening.do("b", Resign())
    assert evening.refusal("b", SayReady()) == "ask-rematch"


def test_whoever_sits_down_next_is_not_ready():
    evening = Evening("panik", "abc", start=False)
    evening.do("b", SayReady())
    evening.do("b", Leave())
    assert ready(evening) == [False, False, False]


def test_ready_for_one_game_is_not_ready_for_the_next():
    evening = Evening("panik", "ab", start=False)
    evening.do("a", SayReady())
    evening.do("a", Start())
    evening.do("b", Resign())
    evening.do("b", Leave())
    evening.do("a", AskRematch())
    assert evening.live.state().status == "open"
    assert not any(ready(evening))


CHANGES = [
    ({"clock": LiveClock()}, ("clock",)),
    ({"seats": 3}, ("seats",)),
    ({"is_public": True, "hints": False}, ("is_public", "hints")),
    ({"options": {"bridge": "stays"}}, ("option-bridge",)),
    ({"options": {"bridge": "stays"}, "when_out": "forfeit"}, ("when_out", "option-bridge")),
]


@pytest.mark.parametrize(("other", "told"), CHANGES)
def test_what_the_host_changes_is_told_and_everybody_is_asked_again(other, told):
    evening = Evening("noxford", "ab", start=False)
    for one in "ab":
        evening.do(one, SayReady())
    commitment = evening.live.state().commitment
    assert evening.do("a", Change(replace(evening.live.settings, **other)))[0] == "changed"
    entry = evening.log[-1].entry
    assert isinstance(entry, Changed)
    assert (entry.seat, entry.changes) == (0, told)
    assert not any(ready(evening))
    assert evening.live.state().commitment == commitment, "what was promised stays promised"
    assert repr(evening.again().chairs) == repr(evening.live.chairs)


def test_settings_that_change_nothing_ask_nobody_again():
    evening = Evening("noxford", "ab", start=False)
    evening.do("b", SayReady())
    same = replace(evening.live.settings, options={"bridge": "may-move"})  # that is the default
    assert evening.do("a", Change(same)) == []
    assert ready(evening) == [False, True]


def test_the_host_is_told_at_the_seat_that_they_move_to():
    evening = Evening("panik", "cab", seats=4, start=False)
    evening.do("c", Leave())  # Ana, on seat 1, is host now
    evening.do("b", Leave())
    evening.do("b", Join(3))
    evening.do("a", Change(replace(evening.live.settings, seats=2)))
    assert evening.last(Changed).seat == 0
    assert evening.seat(0).person == "a"


def test_the_host_gives_a_bot_another_level_and_it_keeps_its_name():
    evening = Evening("panik", "a-b", start=False)
    evening.do("b", SayReady())
    called = evening.seat(1).called
    assert evening.refusal("b", SeatBot("master", 1)) == "host-only"
    assert evening.do("a", SeatBot("master", 1)) == ["bot-changed"]
    assert evening.last(BotChanged).bot == evening.seat(1).bot == "master"
    assert evening.seat(1).called == called
    assert ready(evening) == [False, True, False]
    assert evening.do("a", SeatBot("master", 1)) == []
    assert evening.refusal("a", SeatBot("master", 2)) == "seat-taken"


REALTIME = [name for name in game_names() if tablee.game(name).realtime is not None]


@pytest.mark.parametrize("name", REALTIME)
def test_a_race_with_days_for_each_move_is_refused(name):
    game = tablee.game(name)
    race = Settings(game=name, seats=game.seats[0])
    calm = replace(race, options=dict(game.calm_options))
    with pytest.raises(Refused, match="days-in-a-race"):
        lay(replace(race, clock=DAYS), PEOPLE["a"], bytes(32))
    lay(replace(calm, clock=DAYS), PEOPLE["a"], bytes(32))

    evening = Evening(name, "a", seats=game.seats[0], clock=DAYS, start=False, **game.calm_options)
    assert evening.refusal("a", Change(replace(race, clock=DAYS))) == "days-in-a-race"
    evening.do("a", Change(race))
    assert evening.refusal("a", Change(replace(race, clock=DAYS))) == "days-in-a-race"
    evening.do("a", Change(replace(race, clock=LiveClock())))


@pytest.mark.parametrize("name", REALTIME)
def test_a_race_with_days_from_before_that_was_refused_goes_on(name):
    game = tablee.game(name)
    evening = Evening(name, "a", seats=game.seats[0], start=False)
    laid = evening.log[0].entry
    assert isinstance(laid, Laid)
    old = replace(laid, settings=replace(laid.settings, clock=DAYS))
    evening.log[0] = Logged(1, evening.log[0].at, old)
    evening.live = LiveTable.from_log(evening.log)
    evening.do("a", Change(replace(evening.live.settings, is_public=True)))
    while any(seat.kind == "empty" for seat in evening.live.state().seats):
        evening.do("a", SeatBot("novice"))
    evening.do("a", Start())
    assert evening.live.status == "playing"
    assert not isinstance(evening.live.settings.clock, NoClock)
