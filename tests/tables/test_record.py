"""The record of the game at hand."""

from __future__ import annotations

import random
import re
from importlib import resources

import msgspec
import pytest

import tablee
from tablee.records import Held, Lapse, Record
from tablee.tables.chairs import BOT_NAMES
from tablee.tables.commands import Abandon, AskUndo, HoldSeat, Leave, Resign, TakeBack
from tablee.tables.record import record_of
from tablee.tables.settings import LiveClock
from tests.tables.evening import Evening

PEOPLE = {2: "a-", 3: "abc", 4: "ab--"}


@pytest.mark.parametrize("game", tablee.game_names())
def test_a_finished_game_is_replayed_from_its_record_to_the_same_position(game):
    evening = Evening(game, PEOPLE[tablee.game(game).seats[0]])
    evening.play_on(random.Random(5))
    text = tablee.write_record(record_of(evening.live))
    record = tablee.read_record(text)
    assert record.players == evening.live.players
    assert (record.end, record.resigned, record.held_by_bot) == ("played", (), ())
    assert tablee.verify(record).finished
    assert tablee.replay(record).cell.tobytes() == evening.live.cell.tobytes()


def test_times_are_milliseconds_since_the_start_and_undone_moves_are_left_out():
    evening = Evening("panik", "ab")
    evening.wait(1_500)
    evening.play("a", "open 1")
    evening.do("a", AskUndo())
    evening.wait(2_500)
    evening.play("a", "open 3")
    record = record_of(evening.live)
    assert [(move.seat, move.move, move.at) for move in record.moves] == [(0, "open 3", 4_000)]


def test_the_secret_is_in_it_only_once_the_game_is_over():
    evening = Evening()
    assert record_of(evening.live).secret is None
    evening.do("a", Resign())
    assert record_of(evening.live).secret == evening.live.state().secret


def test_before_the_start_there_is_none():
    with pytest.raises(tablee.Refused) as refused:
        record_of(Evening(start=False).live)
    assert refused.value.code == "no-game"


def told(evening: Evening) -> Record:
    """The record as it is read again, and found right."""
    record = record_of(evening.live)
    again = tablee.read_record(tablee.write_record(record))
    assert again == record
    tablee.verify(again)
    return again


def test_bots_are_named_as_people_saw_them_with_their_level_beside():
    evening = Evening("jelly-monster", "a--")
    evening.do("a", Resign())
    record = told(evening)
    assert record.players == ("Ana", "Basile", "Coco")
    assert record.bots == ("", "novice", "novice")
    evening.do("a", Leave())
    assert told(evening) == record, "who gets up afterwards has played all the same"


def test_bots_have_the_names_that_the_pages_give_them():
    for language in ("en", "fr"):
        words = (resources.files("tablee.i18n") / f"web.{language}.ftl").read_text(encoding="utf-8")
        assert tuple(re.findall(r"^ui-bot-name-\d = (.+)$", words, re.MULTILINE)) == BOT_NAMES


def test_it_tells_from_when_to_when_a_bot_held_a_seat():
    evening = Evening("panik", "ab")
    evening.play_on(random.Random(5), 8)
    evening.do("b", HoldSeat(1))
    evening.play_on(random.Random(6), 8)
    evening.do("b", TakeBack())
    evening.play_on(random.Random(7))
    record = told(evening)
    [held] = record.held_by_bot
    mine = [number for number, move in enumerate(record.moves, 1) if move.seat == 1]
    assert [number for number in mine if held.first <= number <= held.last] == [
        number for number in mine if 8 < number <= 16
    ]
    assert (held.seat, held.bot) == (1, "club")


def test_it_tells_who_resigned_and_when_also_with_two():
    evening = Evening("panik", "ab")
    evening.play_on(random.Random(5), 8)
    evening.do("b", Resign())
    record = told(evening)
    assert (record.end, record.resigned) == ("resigned", (Lapse(1, 8),))
    assert record.result == tablee.Outcome(winners=(0,), scores=None, ending="resigned")
    more = Evening("panik", "abc")
    more.do("b", Resign())
    more.play_on(random.Random(5), 9)
    more.do("c", Resign())
    record = told(more)
    assert record.resigned == (Lapse(1, 0), Lapse(2, 9))
    assert record.result.winners == (0,)
    assert {held.seat for held in record.held_by_bot} == {1}


@pytest.mark.parametrize("when_out", ["bot", "lose"])
def test_it_tells_whose_time_ran_out(when_out):
    evening = Evening("district-noir", "ab", clock=LiveClock(bank=10, increment=0), when_out=when_out)
    evening.play_on(random.Random(5), 3)
    seat = evening.live.to_act[0]
    evening.wait(11_000)
    evening.play_on(random.Random(5))
    record = told(evening)
    assert record.out_of_time[0] == Lapse(seat, 3)
    assert record.end == ("out-of-time" if when_out == "lose" else "played")


def test_a_game_that_nobody_finished_says_so():
    evening = Evening("panik", "a-")
    evening.play_on(random.Random(5), 4)
    evening.do("a", Abandon())
    record = told(evening)
    assert (record.end, record.result) == ("abandoned", None)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"result": tablee.Outcome(winners=(1,), scores=None, ending="resigned")}, "result-differs"),
        ({"resigned": (Lapse(0, 8),)}, "result-differs"),
        ({"end": "played"}, "result-differs"),
        ({"end": "abandoned"}, "result-differs"),
        ({"resigned": (Lapse(2, 8),)}, "bad-record"),
        ({"resigned": (Lapse(1, 9),)}, "bad-record"),
        ({"bots": ("",)}, "bad-record"),
        ({"held_by_bot": (Held(0, "club", 1, 9),)}, "bad-record"),
        ({"held_by_bot": (Held(5, "club", 1, 1),)}, "bad-record"),
        ({"defaults": (0,)}, "bad-record"),
    ],
)
def test_what_cannot_be_true_is_found_out(change, code):
    evening = Evening("panik", "ab")
    evening.play_on(random.Random(5), 8)
    evening.do("b", Resign())
    record = msgspec.structs.replace(record_of(evening.live), **change)
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(tablee.read_record(tablee.write_record(record)))
    assert bad.value.code == code


def test_a_finished_game_is_not_called_resigned():
    evening = Evening("panik", "ab")
    evening.play_on(random.Random(5))
    won = tablee.Outcome(winners=(0,), scores=None, ending="resigned")
    lie = {"end": "resigned", "resigned": (Lapse(1, 3),), "result": won}
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(msgspec.structs.replace(record_of(evening.live), **lie))
    assert bad.value.code == "result-differs"
