"""Who may have a hint, and who not."""

from __future__ import annotations

import msgspec
import pytest

import tablee
from tablee.tables.commands import AskPause, Change, HoldSeat, Resign, Start
from tablee.tables.decide.hints import check_hint
from tests.support import calm_tables
from tests.tables.evening import PEOPLE, Evening


def answer(evening: Evening, who: str = "a") -> int | str:
    """The seat that gets a hint, or why nobody does."""
    try:
        return check_hint(evening.live, PEOPLE[who])
    except tablee.Refused as problem:
        return problem.code


def to_move(evening: Evening, seat: int) -> Evening:
    """Bots and people play until that seat is asked."""
    while seat not in evening.live.to_act:
        other = evening.live.to_act[0]
        move = evening.live.table.legal_moves(other)[0]
        if evening.live.chairs[other].player:
            evening.bot(other, move)
        else:
            evening.play(evening.live.chairs[other].person, move)
    return evening


@pytest.mark.parametrize(
    ("game", "who", "options"),
    [(name, "a" + "-" * (seats - 1), options) for name, seats, options in calm_tables()],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_who_plays_against_bots_alone_may_ask_on_the_own_turn(game, who, options):
    assert answer(to_move(Evening(game, who, **options), 0)) == 0


def test_among_two_people_nobody_may_whatever_becomes_of_the_other():
    evening = to_move(Evening(who="ab-", game="noxford"), 0)
    assert answer(evening) == "hints-alone-only"
    evening.do("b", HoldSeat(1))
    assert answer(evening) == "hints-alone-only"
    evening.do("b", Resign())
    assert answer(evening) == "hints-alone-only"


def test_where_they_are_switched_off_there_are_none():
    evening = Evening(who="a-", start=False)
    settings = msgspec.structs.replace(evening.live.settings, hints=False)
    evening.do("a", Change(settings))
    evening.do("a", Start())
    assert answer(to_move(evening, 0)) == "hints-off"


def test_not_on_somebody_elses_turn():
    assert answer(to_move(Evening(who="a-"), 1)) == "not-your-turn"


def test_not_in_a_race_nor_between_its_rounds():
    evening = Evening("jelly-monster", "a--")
    assert tablee.CLOCK not in evening.live.to_act
    assert answer(evening) == "no-hints-in-a-race"


def test_not_before_the_game_nor_after_it_nor_in_a_pause_nor_for_a_seat_that_a_bot_holds():
    assert answer(Evening(who="a-", start=False)) == "no-game"
    evening = to_move(Evening(who="a-"), 0)
    assert answer(evening, "b") == "no-seat"
    evening.do("a", HoldSeat(0))
    assert answer(evening) == "seat-held"
    evening = to_move(Evening(who="a-"), 0)
    evening.do("a", AskPause())
    assert answer(evening) == "paused"
    evening.do("a", Resign())
    assert answer(evening) == "game-over"


def test_tables_laid_before_there_were_hints_have_them():
    laid = msgspec.json.encode(Evening().live.settings)
    old = msgspec.json.decode(laid)
    del old["hints"]
    assert msgspec.convert(old, type(Evening().live.settings)).hints
