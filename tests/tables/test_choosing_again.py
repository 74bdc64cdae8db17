"""A secret choice can be changed until everybody has chosen, and nobody else learns of it."""

from __future__ import annotations

import pytest

from tablee.games.jelly_monster.view import JellyMonsterView
from tablee.records import verify
from tablee.tables.commands import ChooseAgain, HoldSeat, Play
from tablee.tables.entries import ChoiceChanged
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of
from tablee.tables.redaction import RedactedChoiceChanged
from tests.tables.evening import Evening


def evening(who: str = "abc") -> Evening:
    return Evening("jelly-monster", who, form="beats")


def placings(one: Evening, seat: int) -> list[str]:
    return [move for move in one.live.legal_moves(seat) if "@" in move]


def seen(one: Evening) -> JellyMonsterView:
    view = one.live.view(0)
    assert isinstance(view, JellyMonsterView)
    return view


def choices(one: Evening) -> list[str | None]:
    return [player.choice for player in seen(one).players]


def test_another_choice_takes_the_place_of_the_first_and_is_the_one_carried_out():
    one = evening()
    first, second = placings(one, 0)[0], placings(one, 0)[-1]
    one.do("a", Play(first))
    one.do("b", Play("pass"))
    assert one.do("a", ChooseAgain(second)) == ["choice-changed"]
    assert choices(one)[0] == second
    assert one.live.to_act == (2,)
    one.do("c", Play("pass"))
    assert choices(one) == [None, None, None]
    die, _, district = second.partition("@")
    place = next(each for each in seen(one).districts if each.name == district[0])
    assert int(die) in place.dice[0]


def test_others_learn_neither_who_nor_what_and_see_the_same_table():
    twins = [evening(), evening()]
    for one, move in zip(twins, (placings(twins[0], 0)[1], placings(twins[0], 0)[-1]), strict=True):
        one.do("a", Play(placings(one, 0)[0]))
        views = [one.live.view(eyes) for eyes in (None, 1, 2)]
        one.do("a", ChooseAgain(move))
        assert [one.live.view(eyes) for eyes in (None, 1, 2)] == views
        assert one.told(-1, 0, RedactedChoiceChanged).move == move
    for eyes in (None, 1, 2):
        told = [one.told(-1, eyes, RedactedChoiceChanged) for one in twins]
        assert told == [RedactedChoiceChanged(), RedactedChoiceChanged()]
        assert [one.happened[-1].for_viewer(eyes).events for one in twins] == [[], []]


def test_what_has_been_revealed_cannot_be_chosen_again():
    one = evening()
    assert one.refusal("a", ChooseAgain("pass")) == "already-revealed"
    for who in "abc":
        one.do(who, Play("pass"))
    assert one.refusal("a", ChooseAgain(placings(one, 0)[0])) == "already-revealed"
    assert one.refusal("x", ChooseAgain("pass")) == "no-seat"


def test_a_change_that_comes_too_late_does_not_touch_the_next_choice():
    one = evening()
    one.do("a", Play("pass"))
    seen = one.live.number
    for who in "bca":
        one.do(who, Play("pass"))
    assert one.refusal("a", ChooseAgain(placings(evening(), 0)[0], expects=seen)) == "out-of-date"


def test_the_new_choice_must_be_legal_and_the_old_one_stays_if_it_is_not():
    one = evening()
    roll = seen(one).players[0].roll or ()
    one.do("a", Play("pass"))
    missing = next(value for value in range(1, 7) if value not in roll)
    assert one.refusal("a", ChooseAgain(f"{missing}@a")) == "not-in-roll"
    assert one.refusal("a", ChooseAgain("timer")) == "dice-left"
    assert choices(one)[0] == "pass"
    assert one.do("a", ChooseAgain("pass")) == []


def test_a_seat_that_a_bot_holds_is_not_chosen_for():
    one = evening()
    one.do("a", Play("pass"))
    one.do("a", HoldSeat(0))
    assert one.refusal("a", ChooseAgain(placings(evening(), 0)[0])) == "seat-held"


@pytest.mark.parametrize(("game", "options"), [("jelly-monster", {"form": "live"}), ("district-noir", {})])
def test_elsewhere_nothing_is_chosen_again(game, options):
    one = Evening(game, "abc"[: 3 if options else 2], **options)
    seat = next(iter(one.live.to_act))
    one.do("abc"[seat], Play(one.live.legal_moves(seat)[0] if not options else "ready"))
    assert one.refusal("abc"[seat], ChooseAgain("pass" if options else "take")) == "already-revealed"


def test_log_and_record_lead_to_the_same_game():
    one = evening()
    for beat in range(60):
        if one.live.status == "over":
            break
        for seat in one.live.to_act:
            moves = one.live.legal_moves(seat)
            one.do("abc"[seat], Play(moves[beat % len(moves)]))
            if len(one.live.to_act) > 1 and choices(one)[0] is not None and seat == 0:
                one.do("a", ChooseAgain(moves[-1]))
    again = LiveTable.from_log(one.log)
    assert again.cell.tobytes() == one.live.cell.tobytes()
    assert any(isinstance(logged.entry, ChoiceChanged) for logged in one.log)
    verify(record_of(one.live, with_secret=True))
