"""Claims to a seat over the wire: a watch link makes none, and nobody is shown a hand before it is theirs."""

from __future__ import annotations

from tests.server.playing import ask, do, key_in, lay, look
from tests.server.serving import Served


def test_a_stranger_learns_nothing_before_it_is_confirmed_and_the_former_holder_nothing_after(
    served: Served,
) -> None:
    with served.person("Ana") as ana, served.person("Ben") as ben, served.person("Xen") as xen:
        laid = lay(ana, "district-noir", 2)
        table, key = laid["table"], key_in(laid["links"]["seat"])
        do(ben, table, "join", key)
        do(ana, table, "start")
        watch = key_in(laid["links"]["watch"])
        assert ask(xen, table, "claim-seat", watch, seat=1).json()["code"] == "watch-only"
        do(xen, table, "claim-seat", key, seat=1)
        assert look(xen, table)["eyes"] is None
        assert look(xen, table)["view"]["seat"] is None
        assert ask(xen, table, "answer-claim", agrees=True).json()["code"] == "not-yourself"
        hand = look(ben, table)["view"]
        do(ana, table, "answer-claim", agrees=True)
        assert look(xen, table)["eyes"] is None  # Ben was here a moment ago, and has not agreed
        do(ben, table, "answer-claim", agrees=True)
        assert look(xen, table)["view"] == hand
        after = look(ben, table)  # without a key: whoever had a seat may go on watching
        assert after["eyes"] is None
        assert after["view"]["seat"] is None
        assert after["moves"] == []
        assert [one["table"] for one in xen.get("/api/me/tables").json()["playing"]] == [table]
        assert ben.get("/api/me/tables").json()["playing"] == []


def test_nobody_asks_for_seats_all_day(served: Served) -> None:
    with served.person("Ana") as ana, served.person("Xen") as xen:
        laid = lay(ana, bots=["novice"], start=True)
        codes = [
            ask(xen, laid["table"], "claim-seat", key_in(laid["links"]["seat"]), seat=0).json()["code"]
            for _ in range(14)
        ]
        assert codes[0] == "nobody-to-confirm"
        assert codes[-1] == "too-many-tries"
