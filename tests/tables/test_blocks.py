"""Blocks: nobody sits down with somebody they have blocked, and nobody loses a seat or a table by it."""

from __future__ import annotations

from tablee.tables.commands import Join, Leave, Start
from tablee.tables.decide.context import Blocks
from tests.tables.evening import Evening


def lobby(who: str, *, by: str, blocked: str) -> Evening:
    """A table with a seat to spare, after one has blocked another."""
    evening = Evening("panik", who, seats=4, start=False)
    evening.blocks[by] = Blocks(has_blocked=frozenset(blocked))
    evening.blocks[blocked] = Blocks(is_blocked_by=frozenset(by))
    return evening


def test_whoever_is_blocked_finds_no_open_seat_and_is_not_told_why():
    evening = lobby("ab", by="b", blocked="c")
    assert evening.refusal("c", Join()) == "seat-not-open"
    assert evening.do("d", Join()) == ["joined"]


def test_whoever_has_blocked_somebody_does_not_sit_down_with_them():
    evening = lobby("ab", by="c", blocked="b")
    assert evening.refusal("c", Join()) == "blocked-here"


def test_a_block_takes_nobodys_seat_and_closes_nobodys_own_table():
    evening = lobby("ab", by="b", blocked="a")
    evening.do("b", Leave())
    evening.do("a", Leave())
    assert evening.live.host == "a"
    assert evening.do("a", Join()) == ["joined"]
    assert evening.refusal("b", Join()) == "blocked-here"
    evening.blocks.clear()
    evening.do("b", Join())
    evening.blocks["b"] = Blocks(has_blocked=frozenset("a"))
    evening.do("c", Join())
    evening.do("d", Join())
    assert evening.do("a", Start())[0] == "started"
