"""Receivers that hang: they keep nobody else waiting, and the server goes on holding the outbox."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from tablee.server.notifications.lanes import FAST, Lanes, place_of
from tablee.store.rows import DeliveryRow, OutboxRow
from tests.notifications.playing import OPEN, Player
from tests.notifications.receiving import PATIENCE_S, PushService
from tests.server.serving import Served, serving


def until(holds: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.02)


def do(served: Served, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, served.loop).result(PATIENCE_S)


def test_addresses_that_hang_keep_nobody_else_waiting(tmp_path, service: PushService) -> None:
    database = tmp_path / "tablee.db"
    with serving(f"sqlite:///{database}", **OPEN) as served, contextlib.ExitStack() as people:
        store, now = served.services.store, served.services.now
        ada = Player(people.enter_context(served.person("Ada")))
        laid = ada.ok(ada.client.post("/api/tables", json={"settings": {"game": "panik", "seats": 2}}))
        guests = [Player(people.enter_context(served.person())) for _ in range(FAST + 2)]
        guests.sort(key=lambda guest: guest.id)  # all are due at once: the one that answers comes last
        places = [f"/hang/{number}" for number in range(FAST + 1)] + ["/hook"]
        for number, (guest, place) in enumerate(zip(guests, places, strict=True)):
            address = service.address.replace("http", "json", 1) + place
            do(served, store.keep_notification_settings(guest.id, address=address))
            called = OutboxRow(laid["table"], 0, "invitation", guest.id, ada.id, now() + number)
            do(served, store.add_to_outbox(called))
        served.inside(served.services.dispatcher.wake)
        until(lambda: service.hooks, "a message beside those that hang")
        until(lambda: len(service.hanging) == FAST + 1, "all of them were tried")
        assert sorted(service.hanging) == sorted(places[:-1]), "each once: none has been given up yet"

        def held_until() -> int:
            with contextlib.closing(sqlite3.connect(database)) as asked:
                return int(asked.execute("SELECT until FROM leases WHERE name = 'outbox'").fetchone()[0])

        first = held_until()
        until(lambda: held_until() > first, "the lease is renewed meanwhile")
        service.let_go.set()

        def unsent() -> int:
            with contextlib.closing(sqlite3.connect(database)) as asked:
                return int(asked.execute("SELECT count(*) FROM deliveries WHERE outcome = ''").fetchone()[0])

        until(lambda: unsent() == 0, "all of them are ticked off")
        assert len(service.hooks) == 1


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def a_message(person: str, channel: str = "mail", attempts: int = 0) -> DeliveryRow:
    return DeliveryRow(
        person_id=person,
        table_id="t",
        turn="turn-1",
        channel=channel,
        kind="turn",
        by="",
        created_at=0,
        due_at=0,
        attempts=attempts,
    )


def test_whoever_takes_long_moves_over_and_begins_there_next_time() -> None:
    clock = Clock()
    lanes = Lanes(clock, fast=1, slow=1)
    ann, bob, cleo = a_message("ann"), a_message("bob"), a_message("cleo")
    assert lanes.begin(ann)
    assert not lanes.begin(ann), "one at a time for one person by one channel"
    assert not lanes.begin(bob)
    assert lanes.begin(a_message("ann", "push-1")), "another kind has lanes of its own"
    clock.now = 1.5
    assert ("mail", False) not in lanes.blocked().full
    assert ("mail", True) in lanes.blocked().full
    assert lanes.begin(bob)
    assert not lanes.begin(a_message("dan", attempts=1)), "the slow lane is full"
    clock.now = 3.0
    lanes.end(place_of(ann))
    assert lanes.blocked().slow == (place_of(ann),)
    assert not lanes.begin(ann), "Bob has moved over"
    assert lanes.begin(cleo)
    lanes.end(place_of(bob))
    assert lanes.begin(ann)
    lanes.end(place_of(ann))
    assert lanes.blocked().slow == (place_of(bob),), "quick again: forgiven"


def test_an_attempt_again_never_takes_a_fast_place() -> None:
    lanes = Lanes(Clock(), fast=1, slow=2)
    assert lanes.begin(a_message("ann", attempts=2))
    assert lanes.begin(a_message("bob"))
    assert lanes.begin(a_message("cleo", attempts=1))
    assert not lanes.begin(a_message("dan", attempts=1))
