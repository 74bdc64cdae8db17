"""Consent is given in person: being away, out of time or held by a bot is no yes to taking anything back."""

from __future__ import annotations

import pytest

from tablee.tables.commands import AnswerUndo, AskUndo, HoldSeat, Resign, TakeBack
from tablee.tables.settings import LiveClock
from tests.tables.evening import Evening


def begun(who: str = "ab", **settings) -> tuple[Evening, int]:
    """A game of cards in which a person is to move, and that person's seat."""
    evening = Evening(who=who, **settings)
    while evening.live.chairs[seat := evening.live.to_act[0]].player:
        evening.bot(seat, evening.live.table.legal_moves(seat)[0])
    return evening, seat


def play(evening: Evening, seat: int) -> None:
    """Whoever plays this seat, a person or a bot, does something."""
    move = evening.live.table.legal_moves(seat)[0]
    chair = evening.live.chairs[seat]
    if chair.player:
        evening.bot(seat, move)
    else:
        evening.play(chair.person, move)


def gone(evening: Evening, seat: int) -> None:
    """Away for more than a minute; a bot plays on."""
    other = evening.live.chairs[1 - seat].person
    evening.absent[evening.live.chairs[seat].person] = 61_000
    evening.do(other, HoldSeat(seat))


def out_of_time(evening: Evening, seat: int) -> None:
    """Present, but slow; a bot plays on."""
    play(evening, 1 - seat)
    assert "seat-held" in evening.wait(11_000)


@pytest.mark.parametrize("held", [gone, out_of_time])
def test_a_held_seat_shows_nothing_that_can_be_taken_back_again(held):
    """A bot plays from the real hand: whoever could take that back would read the hand card by card."""
    evening, mine = begun(clock=LiveClock(bank=10, increment=0, short=5))
    other = 1 - mine
    held(evening, other)
    if evening.live.to_act == (mine,):
        play(evening, mine)
    play(evening, other)
    me, them = (evening.live.chairs[seat].person for seat in (mine, other))
    stands = evening.live.cell.tobytes()
    assert evening.do(me, AskUndo()) == ["undo-asked"]
    assert evening.live.cell.tobytes() == stands
    assert evening.refusal(me, AskUndo()) == "already-asked", "however often it is asked"
    assert evening.refusal(me, AnswerUndo(True)) == "already-agreed"
    assert evening.live.state().requests.undo.waits_for == (other,)
    assert evening.do(them, AnswerUndo(True)) == ["undo-answered", "undone"], "held or not, they may"


def test_a_no_of_somebody_whose_seat_is_held_is_a_no():
    evening, mine = begun()
    gone(evening, 1 - mine)
    play(evening, mine)
    me, them = "ab"[mine], "ab"[1 - mine]
    evening.do(me, AskUndo())
    assert evening.do(them, AnswerUndo(False)) == ["undo-answered"]
    assert evening.live.state().requests.undo is None
    assert evening.live.chairs[1 - mine].held_by, "an answer does not take the seat back"


def test_without_an_answer_a_request_lapses_with_the_next_move():
    evening, mine = begun()
    gone(evening, 1 - mine)
    play(evening, mine)
    evening.do("ab"[mine], AskUndo())
    play(evening, 1 - mine)
    assert evening.live.state().requests.undo is None


def test_a_move_that_a_bot_made_for_somebody_is_theirs_also_when_they_are_back():
    evening, mine = begun()
    play(evening, mine)
    gone(evening, 1 - mine)
    play(evening, 1 - mine)
    evening.do("ab"[1 - mine], TakeBack())
    assert evening.do("ab"[mine], AskUndo()) == ["undo-asked"]


def test_what_the_clock_played_for_somebody_is_not_taken_back_for_nothing():
    """Panik: a ghost hunter is placed openly, and the other one's short decision ends with its default."""
    evening = Evening("panik", "ab", clock=LiveClock(bank=600, increment=0, short=5))
    for step in ("open 1", "pair 2"):
        for who in "ab":
            evening.play(who, step)
    mine = evening.live.to_act[0]
    evening.play("ab"[mine], evening.live.table.legal_moves(mine)[0])
    for _ in range(200):
        seat = evening.live.to_act[0]
        if evening.live.chairs[seat].is_short and seat != mine:
            break
        play(evening, seat)
    else:
        pytest.fail("no short decision came up")
    assert "moved" in evening.wait(6_000)
    assert evening.live.moves[-1].by == "default"
    assert evening.do("ab"[mine], AskUndo()) == ["undo-asked"]


@pytest.mark.parametrize("who", ["ab-", "abc"])
def test_the_cards_of_somebody_who_gave_up_are_still_theirs(who):
    """A bot plays on with them. To read them by taking back, whoever is left would have to be allowed to."""
    evening = Evening("noxford", who)
    while evening.live.to_act[0] != 0:
        play(evening, evening.live.to_act[0])
    evening.do("b", Resign())
    play(evening, 0)
    play(evening, 1)
    assert evening.do("a", AskUndo()) == ["undo-asked"]
    if who == "abc":
        assert evening.do("c", AnswerUndo(True)) == ["undo-answered"]
    assert evening.live.state().requests.undo.waits_for == (1,)
    assert evening.do("b", AnswerUndo(True)) == ["undo-answered", "undone"]


def test_a_request_goes_when_the_asker_gives_up():
    evening = Evening("noxford", "abc")
    seat = evening.live.to_act[0]
    play(evening, seat)
    evening.do("abc"[seat], AskUndo())
    evening.do("abc"[seat], Resign())
    assert evening.live.state().requests.undo is None
