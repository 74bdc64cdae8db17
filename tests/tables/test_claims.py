"""“This is my seat”: who has to confirm it, and how a stranger with the link does not get one."""

from __future__ import annotations

from tablee.tables.commands import AnswerClaim, ClaimSeat, Play, Remove, Resign
from tablee.tables.decide.claims import CLAIM_LASTS_MS, CLAIM_PAUSE_MS, HERE_MS
from tablee.tables.entries import SeatHandedOver
from tablee.tables.live_table import LiveTable
from tests.tables.evening import Evening

GONE = float("inf")
YES, NO = AnswerClaim(agrees=True), AnswerClaim(agrees=False)


def settle(evening: Evening) -> list[str]:
    return evening.put(evening.live.settle_claim(evening.around))


def claimed(who: str = "abc", seat: int = 1, **absent: float) -> Evening:
    """Xen asks for a seat of this company; whoever is named was not seen for so long."""
    evening = Evening("panik", who)
    evening.absent = absent
    assert evening.do("x", ClaimSeat(seat)) == ["seat-claimed"]
    return evening


def test_the_host_confirms_and_the_seat_changes_hands():
    evening = claimed(b=GONE)
    hidden = evening.live.view(1)
    assert evening.do("a", YES) == ["claim-answered", "seat-handed-over"]
    assert evening.last(SeatHandedOver) == SeatHandedOver(1, "x", "Xen", "b")
    for live in (evening.live, LiveTable.from_log(evening.log)):
        state = live.state()
        assert (live.eyes_of("x"), live.eyes_of("b")) == (1, None)
        assert (state.seats[1].name, state.players[1], state.requests.claim) == ("Xen", "Xen", None)
        assert [(one.person, one.seat) for one in state.former] == [("b", 1)]
        assert live.view(1) == hidden


def test_whoever_has_the_seat_and_is_here_has_to_agree_too():
    evening = claimed()
    assert evening.do("a", YES) == ["claim-answered"]
    assert settle(evening) == []
    assert evening.live.eyes_of("b") == 1
    assert evening.do("b", YES) == ["claim-answered", "seat-handed-over"]


def test_whoever_has_the_seat_refuses_at_once():
    evening = claimed()
    evening.do("a", YES)
    assert evening.do("b", NO) == ["claim-answered"]
    assert evening.live.claim is None
    assert evening.live.eyes_of("b") == 1


def test_a_line_lost_for_a_moment_is_still_here():
    evening = claimed()
    evening.do("a", YES)
    evening.absent = {"b": HERE_MS - 1}
    assert settle(evening) == []
    evening.absent = {"b": HERE_MS}
    assert settle(evening) == ["seat-handed-over"]


def test_without_the_host_everybody_else_who_is_here_confirms():
    evening = claimed("abcd", seat=1, a=GONE, b=GONE)
    assert evening.do("c", YES) == ["claim-answered"]  # one sleepy accomplice is not enough
    assert evening.live.eyes_of("x") is None
    assert evening.do("d", YES) == ["claim-answered", "seat-handed-over"]


def test_the_seat_of_the_host_brings_the_hosts_role_along():
    evening = claimed("ab", seat=0, a=GONE)
    assert evening.do("b", YES) == ["claim-answered", "seat-handed-over", "host-passed"]
    assert evening.live.host == "x"


def test_where_the_host_decides_others_have_no_say():
    evening = claimed(b=GONE)
    assert evening.refusal("c", YES) == "host-only"
    assert evening.refusal("c", NO) == "host-only"


def test_while_nobody_is_here_who_could_confirm_nothing_happens():
    evening = claimed("ab", seat=1, a=GONE, b=GONE)
    assert settle(evening) == []


def test_alone_among_bots_nobody_can_confirm():
    evening = Evening("panik", "a--")
    evening.absent = {"a": GONE}
    assert evening.refusal("x", ClaimSeat(0)) == "nobody-to-confirm"
    assert evening.refusal("x", ClaimSeat(1)) == "no-person-there"
    assert evening.refusal("x", ClaimSeat(6)) == "no-such-seat"


def test_a_stranger_asks_once_and_others_wait_a_minute():
    evening = claimed()
    assert evening.refusal("e", ClaimSeat(0)) == "already-asked"
    evening.do("a", NO)
    assert evening.refusal("x", ClaimSeat(2)) == "claim-refused"
    assert evening.refusal("e", ClaimSeat(0)) == "claim-too-soon"
    evening.now += CLAIM_PAUSE_MS
    assert evening.refusal("x", ClaimSeat(2)) == "claim-refused"
    assert evening.do("e", ClaimSeat(0)) == ["seat-claimed"]


def test_nobody_confirms_for_themselves_and_nobody_without_a_seat():
    evening = claimed(b=GONE)
    assert evening.refusal("x", YES) == "not-yourself"
    assert evening.refusal("e", YES) == "no-seat"
    evening.do("a", YES)
    assert evening.refusal("a", YES) == "nothing-asked"


def test_it_can_be_withdrawn_and_lapses():
    evening = claimed()
    assert evening.do("x", NO) == ["claim-ended"]
    evening.now += CLAIM_PAUSE_MS
    evening.do("x", ClaimSeat(1))
    evening.do("a", YES)
    evening.now += CLAIM_LASTS_MS
    assert settle(evening) == ["claim-ended"]
    assert evening.live.claim is None


def test_whoever_sits_here_was_removed_or_comes_too_late_asks_in_vain():
    evening = Evening("panik", "abc")
    assert evening.refusal("c", ClaimSeat(1)) == "already-seated"
    evening.do("a", Remove("x"))
    assert evening.refusal("x", ClaimSeat(1)) == "kept-out"
    evening.do("c", Resign())
    assert evening.refusal("e", ClaimSeat(2)) == "seat-resigned"
    assert Evening("panik", "ab", start=False, seats=3).refusal("e", ClaimSeat(1)) == "no-game"


def test_a_seat_that_resigns_is_claimed_no_longer():
    evening = claimed()
    evening.do("b", Resign())
    assert evening.live.claim is None


def test_whoever_lost_the_seat_cannot_play_there_and_may_claim_it_back():
    evening = Evening("district-noir", "ab")
    evening.absent = {"b": GONE}
    evening.do("x", ClaimSeat(1))
    evening.do("a", YES)
    evening.absent = {}
    assert evening.refusal("b", Play("1")) == "no-seat"
    assert evening.do("b", ClaimSeat(1)) == ["seat-handed-over"]  # nobody is asked: it was theirs
    assert (evening.live.eyes_of("b"), evening.live.eyes_of("x")) == (1, None)
    assert evening.do("x", ClaimSeat(1)) == ["seat-claimed"]  # not so for whoever came in between
    assert LiveTable.from_log(evening.log).eyes_of("b") == 1


def test_a_race_goes_on_meanwhile():
    evening = Evening("jelly-monster", "abc")
    evening.absent = {"b": GONE}
    evening.do("x", ClaimSeat(1))
    assert evening.do("a", YES)[-1] == "seat-handed-over"
    assert evening.live.view(evening.live.eyes_of("x")) is not None
