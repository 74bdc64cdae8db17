"""Before a game and after it: who sits where, and who is host."""

from __future__ import annotations

import pytest

import tablee
from tablee.tables.commands import Change, Clear, Join, Leave, PassHost, Resign, SeatBot, Start
from tablee.tables.decide.create import lay
from tablee.tables.entries import Joined, Laid
from tablee.tables.settings import LiveClock, Settings
from tests.tables.evening import PEOPLE, Evening


def kinds(evening):
    return [seat.kind for seat in evening.live.state().seats]


def test_a_table_is_laid_with_its_host_on_the_first_seat():
    entries = lay(Settings(game="panik", seats=3), PEOPLE["a"], bytes(32))
    assert isinstance(entries[0], Laid)
    assert entries[0].rules == tablee.game("panik").rules_version
    assert entries[0].edition == tablee.game("panik").edition.digest
    assert entries[1] == Joined(0, "a", "Ana")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(game="chess", seats=2), "unknown-game"),
        (Settings(game="district-noir", seats=3), "bad-seats"),
        (Settings(game="jelly-monster", seats=3, options={"pace": "mad"}), "bad-option"),
        (Settings(game="panik", seats=3, options={"pace": "lively"}), "unknown-option"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_laid(settings, code):
    with pytest.raises(tablee.TableeError) as bad:
        lay(settings, PEOPLE["a"], bytes(32))
    assert bad.value.code == code


def test_people_sit_down_on_the_first_free_seat_or_where_they_like():
    evening = Evening("panik", "a", seats=4, start=False)
    evening.do("b", Join(seat=3))
    evening.do("c", Join())
    assert [seat.name for seat in evening.live.state().seats] == ["Ana", "Cleo", "", "Ben"]
    assert evening.refusal("d", Join(seat=3)) == "seat-taken"
    assert evening.refusal("d", Join(seat=4)) == "no-such-seat"
    evening.do("d", Join())
    assert evening.refusal("x", Join()) == "table-full"


def test_a_person_sits_on_one_seat_only():
    evening = Evening("panik", "ab", seats=3, start=False)
    assert evening.refusal("b", Join(seat=2)) == "already-seated"


def test_nobody_sits_down_in_the_middle_of_a_game_but_again_after_it():
    evening = Evening("panik", "ab-")
    assert evening.refusal("c", Join()) == "game-running"
    evening.do("a", Resign())
    evening.do("b", Resign())
    evening.do("b", Leave())
    assert evening.do("c", Join()) == ["joined"]


def test_the_host_seats_bots_and_clears_seats_and_nobody_else_does():
    evening = Evening("panik", "ab", seats=4, start=False)
    assert evening.refusal("b", SeatBot("club")) == "host-only"
    assert evening.refusal("a", SeatBot("deep-blue")) == "unknown-bot"
    evening.do("a", SeatBot("external:parrot", seat=3))
    assert kinds(evening) == ["person", "person", "empty", "bot"]
    assert evening.refusal("b", Clear(3)) == "host-only"
    evening.do("a", Clear(3))
    evening.do("a", Clear(1))
    assert kinds(evening) == ["person", "empty", "empty", "empty"]
    assert evening.refusal("a", Clear(1)) == "seat-empty"


def test_when_the_host_leaves_before_the_start_the_next_person_is_host():
    evening = Evening("panik", "a-bc", start=False)
    assert evening.do("a", Leave()) == ["left", "host-passed"]
    assert evening.live.host == "b"
    evening.do("c", Leave())
    assert evening.live.host == "b"


def test_an_empty_table_belongs_to_its_last_host_until_somebody_sits_down():
    evening = Evening(who="a", seats=2, start=False)
    evening.do("a", Leave())
    assert evening.live.host == "a"
    assert evening.do("b", Join()) == ["joined", "host-passed"]
    assert evening.live.host == "b"


def test_the_host_can_pass_the_right_on_to_a_person():
    evening = Evening("panik", "ab-", start=False)
    assert evening.refusal("b", PassHost(1)) == "host-only"
    assert evening.refusal("a", PassHost(2)) == "no-person-there"
    assert evening.refusal("a", PassHost(0)) == "already-host"
    evening.do("a", PassHost(1))
    assert evening.do("b", Start()) == ["started"]


def test_leaving_in_the_middle_of_a_game_is_refused_with_advice():
    assert Evening().refusal("b", Leave()) == "resign-or-hold"


def test_the_host_changes_settings_before_the_start():
    evening = Evening("panik", "ab", start=False)
    wanted = Settings(game="noxford", seats=3, clock=LiveClock())
    assert evening.refusal("b", Change(wanted)) == "host-only"
    evening.do("a", Change(wanted))
    assert evening.live.settings == wanted
    assert kinds(evening) == ["person", "person", "empty"]


def test_with_fewer_seats_everybody_moves_together():
    evening = Evening("panik", "ab-c", start=False)
    evening.do("a", Clear(1))
    evening.do("a", Change(Settings(game="panik", seats=3)))
    assert [seat.name for seat in evening.live.state().seats] == ["Ana", "novice", "Cleo"]
    assert evening.refusal("a", Change(Settings(game="panik", seats=2))) == "too-many-seated"


def test_settings_do_not_change_in_the_middle_of_a_game_and_after_it_the_table_is_cleared():
    evening = Evening()
    wanted = Change(Settings(game="panik", seats=2))
    assert evening.refusal("a", wanted) == "game-running"
    evening.do("b", Resign())
    assert evening.do("a", wanted) == ["rematched", "changed"]
    assert evening.live.state().status == "open"


def test_a_game_starts_when_all_seats_are_taken_and_its_secret_is_only_promised():
    evening = Evening("panik", "a", seats=2, start=False)
    assert evening.refusal("a", Start()) == "seats-empty"
    evening.do("b", Join())
    assert evening.refusal("b", Start()) == "host-only"
    evening.do("a", Start())
    state = evening.live.state()
    assert state.status == "playing"
    assert state.secret is None
    assert state.commitment is not None
    assert state.started_at == evening.now
    assert evening.refusal("a", Start()) == "game-running"
