"""Another game at the same table: everybody moves up one seat."""

from __future__ import annotations

from tablee.tables.commands import AskRematch, Clear, Join, Leave, Resign, SeatBot, Start
from tests.tables.evening import Evening


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
    assert names(evening) == ["Ben", "Ana"]
    assert state.requests.rematch == ()


def test_bots_move_up_too_and_need_not_ask():
    evening = over("a--", "panik")
    assert evening.do("a", AskRematch()) == ["rematch-asked", "rematched", "started"]
    assert names(evening) == ["novice", "Ana", "novice"]
    assert [seat.has_resigned for seat in evening.live.state().seats] == [False] * 3


def test_a_bot_keeps_its_name_whichever_seat_it_comes_to():
    evening = over("a--", "panik")
    assert [seat.called for seat in evening.live.state().seats] == [None, 1, 2]
    evening.do("a", AskRematch())
    assert [seat.called for seat in evening.live.state().seats] == [2, None, 1]
    evening.do("a", Resign())
    evening.do("a", Clear(2))
    evening.do("a", SeatBot("club", 2))  # a new one; the first has the name of this seat
    assert [seat.called for seat in evening.live.state().seats] == [2, None, 0]


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
