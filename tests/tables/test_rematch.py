"""Another game at the same table: everybody keeps the seat, and the next one begins."""

from __future__ import annotations

import msgspec
import pytest

import tablee
from tablee.engine.messages import Outcome
from tablee.records import read_record, replay, write_record
from tablee.tables.commands import AskRematch, Change, Clear, Join, Leave, Resign, SeatBot, Start
from tablee.tables.entries import Beginning, Ended, Origin, Rematched, Started
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of
from tests.tables.evening import Evening

OURS = ("district-noir", "panik", "noxford", "jelly-monster")


def over(who="ab", game="district-noir"):
    evening = Evening(game, who)
    for letter in who.replace("-", "")[1:]:
        evening.do(letter, Resign())
    if evening.live.status != "over":
        evening.do(who[0], Resign())
    assert evening.live.status == "over"
    return evening


def names(evening):
    return [seat.name for seat in evening.live.state().seats]


def test_when_the_last_person_asks_the_next_game_is_dealt_at_once():
    evening = over()
    first = evening.live.state()
    assert evening.do("b", AskRematch()) == ["rematch-asked"]
    assert evening.live.state().requests.rematch == (1,)
    assert evening.refusal("b", AskRematch()) == "already-asked"
    assert evening.do("a", AskRematch()) == ["rematch-asked", "rematched", "started"]
    state = evening.live.state()
    assert (state.game_number, state.status, state.moves) == (2, "playing", 0)
    assert state.commitment != first.commitment
    assert (state.secret, state.outcome, state.how) == (None, None, None)
    assert names(evening) == ["Ana", "Ben"]
    assert state.requests.rematch == ()


def test_bots_keep_their_seats_and_need_not_ask():
    evening = over("a--", "panik")
    assert evening.do("a", AskRematch()) == ["rematch-asked", "rematched", "started"]
    assert names(evening) == ["Ana", "novice", "novice"]
    assert [seat.has_resigned for seat in evening.live.state().seats] == [False] * 3


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in OURS for seats in tablee.game(name).seats]
)
def test_everybody_keeps_the_seat_and_the_next_one_begins(game, seats):
    evening = Evening(game, "abcde"[:seats], **tablee.game(game).calm_options)
    company, began = names(evening), [evening.live.began]
    for _ in range(seats + 1):
        for letter in "abcde"[: seats - 1]:
            evening.do(letter, Resign())
        for letter in "abcde"[:seats]:
            evening.do(letter, AskRematch())
        assert (evening.live.status, names(evening)) == ("playing", company)
        began.append(evening.live.began)
        record = read_record(write_record(record_of(evening.live, with_secret=True)))
        assert replay(record) == evening.live.table
    if game == "jelly-monster":
        assert set(began) == {None}, "all play at once"
    else:
        first = began[0]
        assert first is not None
        assert began == [(first + number) % seats for number in range(len(began))]
    again = LiveTable.from_log(evening.log)
    assert (again.state(), again.cell.tobytes()) == (evening.live.state(), evening.live.cell.tobytes())


def test_at_tables_from_before_everybody_moved_up_one_seat():
    evening = over("abc", "panik")
    evening.put([Rematched(), Started()])
    assert names(evening) == ["Cleo", "Ana", "Ben"]
    assert evening.live.table is not None
    assert evening.live.table.beginner is None


def test_who_begins_is_tossed_when_another_game_or_company_is_chosen():
    evening = over("ab", "panik")
    settings = msgspec.structs.replace(evening.live.settings, game="noxford")
    assert evening.do("a", Change(settings)) == ["rematched", "changed"]
    evening.do("a", Start())
    assert evening.last(Started).beginner is None


def test_a_game_from_a_position_has_no_beginner_and_the_next_one_is_tossed():
    evening = over("ab", "panik")
    origin = Origin(table="t", moves=0, seat=0)
    dealt = tablee.game("panik").deal(seats=2, seed=1)
    evening.put([Rematched(stay=True), Started(beginning=Beginning(dealt.to_dict(), origin))])
    assert evening.live.next_beginner is None


def test_the_table_counts_who_has_won_and_how_often():
    evening = over("ab")  # Ana won
    evening.do("a", AskRematch())
    evening.do("b", AskRematch())
    assert wins(evening) == [1, 0]
    evening.do("a", Resign())
    assert (wins(evening), evening.live.state().games_ended) == ([1, 1], 2)
    evening.put([Rematched(stay=True), Started(), Ended("played", Outcome((), (3, 3), "draw"))])
    state = evening.live.state()
    assert (wins(evening), state.games_ended, state.draws) == ([1, 1], 3, 1)
    evening.put([Rematched(stay=True), Started(), Ended("abandoned", None)])
    assert evening.live.state().games_ended == 3, "nothing came of it"
    evening.do("b", Leave())
    evening.do("c", Join())
    assert wins(evening) == [1, 0], "another person has not won yet"
    evening.do("c", Leave())
    evening.do("b", Join())
    assert wins(evening) == [1, 1]


def wins(evening):
    return [seat.wins for seat in evening.live.state().seats]


def test_a_person_who_left_does_not_count_and_then_a_seat_is_free():
    evening = over()
    evening.do("b", Leave())
    assert evening.do("a", AskRematch()) == ["rematch-asked", "rematched"]
    assert evening.live.status == "open"
    evening.do("c", Join())
    assert evening.do("a", Start()) == ["started"]


def test_when_the_last_who_has_not_asked_leaves_the_others_play_again():
    evening = over("abc", "panik")
    evening.do("a", AskRematch())
    evening.do("b", AskRematch())
    assert evening.do("c", Leave()) == ["left", "rematched"]
    assert evening.live.state().game_number == 2


def test_after_the_end_the_host_may_fill_a_seat_with_a_bot():
    evening = over("abc", "panik")
    evening.do("a", Clear(2))
    evening.do("a", SeatBot("club"))
    evening.do("a", AskRematch())
    assert evening.do("b", AskRematch()) == ["rematch-asked", "rematched", "started"]


def test_who_played_is_known_after_somebody_has_left():
    evening = over()
    evening.do("b", Leave())
    assert evening.live.state().players == ("Ana", "Ben")


def test_no_rematch_before_the_end_and_no_start_after_it():
    evening = Evening(start=False)
    assert evening.refusal("a", AskRematch()) == "no-game"
    evening.do("a", Start())
    assert evening.refusal("a", AskRematch()) == "game-running"
    evening.do("a", Resign())
    assert evening.refusal("a", Start()) == "ask-rematch"
    assert evening.refusal("x", AskRematch()) == "no-seat"
