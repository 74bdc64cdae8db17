"""Another name reaches the seat, the game at hand and its record, and changes nothing else."""

from __future__ import annotations

from tablee.records import verify
from tablee.tables.commands import Resign
from tablee.tables.entries import NameChanged
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.record import record_of
from tests.tables.evening import Evening


def rename(evening: Evening, person: str, name: str) -> list[str]:
    return evening.put(evening.live.decide_name(Person(person, name)))


def test_a_seat_and_a_running_game_have_the_new_name_and_the_log_tells_it_again():
    evening = Evening("district-noir", "ab")
    view = evening.live.view(1)
    assert rename(evening, "a", "Anaïs") == ["name-changed"]
    assert evening.last(NameChanged) == NameChanged(0, "a", "Anaïs", "Ana")
    for live in (evening.live, LiveTable.from_log(evening.log)):
        assert [seat.name for seat in live.state().seats] == ["Anaïs", "Ben"]
        assert live.state().players == ("Anaïs", "Ben")
    assert evening.live.view(1) == view


def test_a_finished_game_has_it_too_and_its_record_is_verified():
    evening = Evening("district-noir", "ab")
    evening.do("b", Resign())
    rename(evening, "a", "Anaïs")
    record = record_of(evening.live)
    assert record.players == ("Anaïs", "Ben")
    verify(record)


def test_nobody_is_renamed_who_has_no_seat_or_that_name_already():
    evening = Evening("panik", "ab-")
    assert rename(evening, "x", "Xenia") == []
    assert rename(evening, "a", "Ana") == []


def test_a_name_like_anothers_gets_a_number_which_stays():
    evening = Evening("panik", "ab-")
    rename(evening, "b", "ANA")
    assert evening.live.chairs[1].name == "ANA (2)"
    rename(evening, "a", "Zoé")
    assert rename(evening, "b", "ANA") == []
