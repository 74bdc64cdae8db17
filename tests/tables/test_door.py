"""The host's door: removal keeps out, links can be renewed, spectators can be muted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.engine.errors import Refused
from tablee.tables.commands import Change, Clear, Join, LetIn, Mute, PassHost, Remove, RenewLinks, Start
from tablee.tables.decide.access import MAX_NAMED_PEOPLE, check_may_speak
from tablee.tables.entries import LinksRenewed
from tablee.tables.redaction import RedactedLinksRenewed
from tests.tables.evening import Evening


def lobby(who: str = "ab") -> Evening:
    return Evening("panik", who, seats=3, start=False)


@pytest.mark.parametrize("command", [Clear(1), Remove("b")])
def test_whoever_is_removed_does_not_sit_down_again_before_the_host_lets_them(command):
    evening = lobby()
    assert evening.do("a", command) == ["kept-out", "left"]
    assert evening.refusal("b", Join()) == "kept-out"
    [out] = evening.live.state().kept_out
    assert (out.person, out.name, out.from_table) == ("b", "Ben", False)
    assert evening.again().state() == evening.live.state()
    assert evening.refusal("b", LetIn("b")) == "host-only"
    assert evening.do("a", LetIn("b")) == ["let-back-in"]
    assert evening.do("b", Join()) == ["joined"]
    assert evening.refusal("a", LetIn("b")) == "already-so"


def test_a_seat_that_is_freed_of_somebody_who_has_gone_is_free_for_them_again():
    evening = lobby()
    evening.absent["b"] = 60_000
    assert evening.do("a", Clear(1)) == ["left"]
    assert evening.do("b", Join()) == ["joined"]


def test_a_bot_is_cleared_without_ado():
    evening = lobby("a-")
    assert evening.do("a", Clear(1)) == ["left"]
    assert evening.live.state().kept_out == ()


def test_a_spectator_is_kept_out_of_the_table_also_in_a_game():
    evening = Evening()
    assert evening.do("a", Remove("x", from_table=True)) == ["kept-out"]
    assert evening.refusal("a", Remove("x", from_table=True)) == "already-so"
    assert evening.do("a", Remove("x")) == ["kept-out"], "watching is allowed again, sitting down is not"
    assert evening.refusal("a", Remove("b")) == "game-running"
    assert evening.refusal("a", Remove("a")) == "not-yourself"
    assert evening.refusal("b", Remove("x")) == "host-only"


def test_the_lists_have_an_end():
    evening = lobby()
    for number in range(MAX_NAMED_PEOPLE):
        evening.do("a", Remove(f"p{number}"))
        evening.do("a", Mute(f"p{number}"))
    assert evening.refusal("a", Remove("x")) == "too-many-named"
    assert evening.refusal("a", Mute("x")) == "too-many-named"


def test_a_next_host_finds_the_door_as_it_was():
    evening = lobby("abc")
    evening.do("a", Remove("c"))
    evening.do("a", PassHost(1))
    assert evening.refusal("c", Join()) == "kept-out"
    evening.do("b", LetIn("c"))
    assert evening.refusal("c", Join()) is None


@pytest.mark.parametrize(
    ("which", "renewed"), [("seat", (True, False)), ("watch", (False, True)), ("both", (True, True))]
)
def test_links_are_renewed_and_the_keys_are_told_to_nobody(which, renewed):
    evening = Evening()
    assert evening.refusal("b", RenewLinks()) == "host-only"
    assert evening.do("a", RenewLinks(which)) == ["links-renewed"]
    entry = evening.log[-1].entry
    assert isinstance(entry, LinksRenewed)
    assert (bool(entry.seat_key), bool(entry.watch_key)) == renewed
    for eyes in (None, 0, 1):
        told = evening.told(-1, eyes, RedactedLinksRenewed)
        assert (told.seat_link, told.watch_link) == renewed
        assert not any(key and key in repr(told) for key in (entry.seat_key, entry.watch_key))
    assert (bool(evening.live.seat_key), bool(evening.live.watch_key)) == renewed
    assert evening.live.seat_key not in repr(evening.live.state()) or not evening.live.seat_key


def test_a_public_table_that_becomes_private_gets_new_links():
    evening = lobby()
    public = replace(evening.live.settings, is_public=True)
    assert evening.do("a", Change(public)) == ["changed"]
    assert evening.do("a", Change(replace(public, is_public=False))) == ["changed", "links-renewed"]
    assert evening.live.seat_key
    assert evening.live.watch_key


def may_speak(evening: Evening, who: str) -> str | None:
    try:
        check_may_speak(evening.live, who)
    except Refused as problem:
        return problem.code
    return None


def test_the_host_mutes_one_spectator_or_all_but_never_a_player():
    evening = lobby()
    evening.do("a", Mute("x"))
    assert may_speak(evening, "x") == "muted"
    assert may_speak(evening, "d") is None
    assert evening.refusal("a", Mute("x")) == "already-so"
    evening.do("a", Mute())
    assert {may_speak(evening, who) for who in "dx"} == {"spectators-muted"}
    evening.do("a", Mute("b"))
    assert may_speak(evening, "b") is None, "whoever sits at the table may speak"
    evening.do("d", Join())
    evening.do("a", Start())
    assert may_speak(evening, "d") is None
    evening.do("a", Mute(is_muted=False))
    assert may_speak(evening, "x") == "muted"
    evening.do("a", Mute("x", is_muted=False))
    assert may_speak(evening, "x") is None
    assert evening.refusal("b", Mute("x")) == "host-only"
    assert evening.refusal("a", Mute("a")) == "not-yourself"
