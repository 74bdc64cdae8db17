"""A network that swallows everything and tells nobody: the server notices, and says who is away."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.accounts.connected import LOOK_EVERY_S
from tablee.server.ws import ping
from tablee.server.ws.ping import PingMonitor
from tests.server.playing import key_in, lay
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.sitting_down import new_guest
from tests.web.wire import wire_to

WHOLE_PATIENCE_S, RACE_PATIENCE_S = 20.0, 6.0


class Watch:
    """A watch in the hand instead of the machine's clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 1000.0
        monkeypatch.setattr("tablee.server.ws.ping.time.monotonic", lambda: self.seconds)


@pytest.mark.parametrize(("is_racing", "patience"), [(False, WHOLE_PATIENCE_S), (True, RACE_PATIENCE_S)])
def test_two_pings_without_an_answer_are_the_end_in_time(monkeypatch, is_racing, patience):
    watch, check = Watch(monkeypatch), PingMonitor()
    check.pong(check.ping())
    silent_since, pings = watch.seconds, 0
    while True:
        watch.seconds += LOOK_EVERY_S
        if check.is_due(is_racing=is_racing):
            if check.is_dead:
                break
            check.ping()
            pings += 1
    assert pings == ping.MOST_UNANSWERED
    assert patience / 2 < watch.seconds - silent_since <= patience


def test_an_answer_that_comes_late_is_an_answer_and_a_wrong_one_is_none(monkeypatch):
    watch, check = Watch(monkeypatch), PingMonitor()
    first = check.ping()
    watch.seconds += 7
    second = check.ping()
    assert check.is_dead
    for wrong in (b"", b"3", b"-1", b"x" * 100, b"9" * 100):
        check.pong(wrong)
    assert check.is_dead
    check.pong(first)
    assert not check.is_dead
    assert check.is_silent
    assert check.round_trip is None, "of an older ping nobody knows when it was sent"
    watch.seconds += 0.25
    check.pong(second)
    assert (check.is_silent, check.round_trip) == (False, 250)


@pytest.mark.parametrize("game", ["district-noir", "jelly-monster"])
def test_who_is_cut_off_without_a_word_is_away(served_lively: Served, monkeypatch, game: str) -> None:
    """Through real sockets. In the race as it is in life, else with a shorter wait."""
    monkeypatch.setattr(ping, "PING_EVERY_S", 1.0)

    async def evening(address: str) -> None:
        ana = await Seated(address, new_guest(served_lively)).connect()
        ben = await Seated(served_lively.address, new_guest(served_lively)).connect()
        with served_lively.client(Cookie=f"tablee={ana.token}") as client:
            laid = lay(
                client, game, 3 if game == "jelly-monster" else 2, bots=["novice"] * (game != "district-noir")
            )
        await ana.watch(laid["table"])
        await ben.watch(laid["table"], key_in(laid["links"]["seat"]))
        await ben.do("join")
        await ana.do("start")
        trips = lambda: {one["person"]: one.get("round_trip") for one in ben.here}  # noqa: E731
        await ben.until(lambda: trips().get(ana.you["id"]) is not None)
        await asyncio.to_thread(wire.swallow)
        await ben.until(lambda: trips().get(ana.you["id"], 0) is None, 20)
        await ben.until(lambda: ana.you["id"] in {one["person"] for one in ben.away}, 20)
        assert len(served_lively.services.sockets) == 1
        await ben.close()
        await ana.cut()

    with wire_to(served_lively.address) as wire:
        asyncio.run(evening(wire.address))


@pytest.fixture(scope="module")
def served_lively(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("lively")
    with serving(f"sqlite:///{folder / 'tablee.db'}") as running:
        yield running
