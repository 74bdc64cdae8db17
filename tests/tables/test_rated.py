"""Rated tables: what they must be like, and what they forbid."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.errors import Refused
from tablee.tables.commands import Abandon, AskUndo, ClaimSeat, HoldSeat, Resign, SeatBot, Start
from tablee.tables.decide.create import lay
from tablee.tables.decide.hints import check_hint
from tablee.tables.decide.rated import counts, left_early
from tablee.tables.entries import Beginning, Changed, Origin
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock, Settings
from tests.tables.evening import PEOPLE, Evening

STRICT: dict[str, Any] = {"is_rated": True, "hints": False, "when_out": "forfeit", "clock": LiveClock()}


def rated(game: str = "district-noir", who: str = "ab", **how) -> Evening:
    """A rated game that has begun."""
    evening = Evening(game, who, start=False, clock=LiveClock(), when_out="forfeit", **how)
    make_rated(evening)
    evening.do(who[0], Start())
    return evening


def make_rated(evening: Evening) -> None:
    settings = Settings(game=evening.live.settings.game, seats=evening.live.settings.seats, **STRICT)
    live = evening.live
    evening.put([Changed(settings, live.edition, live.rules, None, ("is_rated",))])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"clock": NoClock()}, "rated-needs-clock"),
        ({"hints": True}, "rated-no-hints"),
        ({"when_out": "bot"}, "rated-needs-forfeit"),
        ({"edition": {}}, "rated-own-edition"),
    ],
)
def test_a_rated_table_is_refused_unless_a_result_would_mean_something(change, why, monkeypatch):
    monkeypatch.setattr("tablee.tables.decide.create.game_of", _printed)
    with pytest.raises(Refused) as refused:
        lay(Settings(game="district-noir", seats=2, **{**STRICT, **change}), PEOPLE["a"], bytes(32))
    assert refused.value.code == why


def _printed(settings):
    import tablee  # noqa: PLC0415

    return tablee.game(settings.game)


def test_days_for_each_move_are_a_clock_and_a_race_has_its_own():
    for game, seats, clock in (("district-noir", 2, RelaxedClock()), ("jelly-monster", 3, NoClock())):
        assert lay(Settings(game=game, seats=seats, **{**STRICT, "clock": clock}), PEOPLE["a"], bytes(32))


def test_in_a_rated_game_nobody_is_helped_and_nobody_slips_away():
    evening = rated()
    evening.play(
        "a" if 0 in evening.live.to_act else "b", evening.live.table.legal_moves(evening.live.to_act[0])[0]
    )
    assert evening.refusal("a", AskUndo()) == "rated-no-undo"
    assert evening.refusal("a", HoldSeat(0)) == "rated-no-hold"
    assert evening.refusal("a", Abandon()) == "rated-no-abandon"
    assert evening.refusal("c", ClaimSeat(1)) == "rated-no-claim"
    assert not evening.live.state().has_undo
    with pytest.raises(Refused) as refused:
        check_hint(evening.live, PEOPLE["a"])
    assert refused.value.code == "hints-off"


def test_only_levels_can_sit_at_a_rated_table():
    evening = Evening("district-noir", "a", start=False, seats=2)
    evening.do("a", SeatBot("external:parrot"))
    make_rated(evening)
    assert evening.refusal("a", Start()) == "rated-known-bots"


def test_a_game_that_goes_on_from_the_middle_cannot_count():
    evening = Evening("district-noir", "ab", start=False)
    make_rated(evening)
    evening.live.waiting = Beginning({}, Origin(moves=3, seat=0))
    assert evening.refusal("a", Start()) == "rated-from-start"


def test_whoever_leaves_loses_and_the_game_counts():
    evening = rated("panik", "abc")
    assert not counts(evening.live)
    evening.do("b", Resign())
    evening.do("a", Resign())
    assert evening.live.status == "over"
    assert (counts(evening.live), list(left_early(evening.live))) == (True, [1, 0])


def test_running_out_of_time_loses():
    evening = rated("district-noir", "ab")
    evening.wait(24 * 3600 * 1000)
    assert (evening.live.how, counts(evening.live)) == ("out-of-time", True)
