"""What is sent to whom, and when: kinds, tables, quiet hours, a digest, nothing to whoever is there."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from tablee.server.notifications.choices import Choices, QuietHours, end_of_quiet
from tests.notifications.playing import Player, lay, to_move
from tests.notifications.receiving import PushService
from tests.server.seated import Seated
from tests.server.serving import Served


def at(zone: str, year: int, month: int, day: int, hour: int, minute: int) -> int:
    return round(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NIGHT = Choices(quiet=QuietHours(22 * 60, 8 * 60), zone="Europe/Paris")


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ((2026, 11, 18, 21, 59), None),
        ((2026, 11, 18, 22, 0), (2026, 11, 19, 8, 0)),
        ((2026, 11, 19, 3, 30), (2026, 11, 19, 8, 0)),
        ((2026, 11, 19, 7, 59), (2026, 11, 19, 8, 0)),
        ((2026, 11, 19, 8, 0), None),
        ((2027, 3, 27, 23, 0), (2027, 3, 28, 8, 0)),  # the clocks go forward that night
        ((2026, 10, 24, 23, 0), (2026, 10, 25, 8, 0)),  # and back
    ],
)
def test_quiet_hours_end_on_the_clock_on_the_wall(now, end) -> None:
    found = end_of_quiet(NIGHT, at("Europe/Paris", *now))
    assert found == (None if end is None else at("Europe/Paris", *end))


def test_quiet_hours_by_day_and_none() -> None:
    noon = round(datetime(2026, 11, 18, 12, 0, tzinfo=UTC).timestamp() * 1000)
    assert end_of_quiet(Choices(quiet=QuietHours(11 * 60, 13 * 60)), noon) == noon + 3_600_000
    assert end_of_quiet(Choices(quiet=QuietHours(0, 0)), noon) is None
    assert end_of_quiet(Choices(), noon) is None


def turns_for(two: tuple[Player, Player], service: PushService, **choices) -> list[tuple[Player, str]]:
    """Both play two turns at a table; Ada has chosen something. Returns who was told of what."""
    for player in two:
        player.subscribe(service)
    two[0].choose(**choices)
    table = lay(*two)
    for _ in range(4):
        mover, other = to_move(table, *two)
        before = len(two[1].browser.heard)
        while mover.play(table):
            pass
        if other is two[1]:
            two[1].browser.wait_for(before + 1)
    return [(player, one["path"]) for player in two for one in player.browser.heard]


def test_whoever_does_not_want_turns_gets_none(two: tuple[Player, Player], service: PushService) -> None:
    told = turns_for(two, service, kinds=["rematch"])
    assert {player is two[1] for player, _ in told} == {True}


def test_quiet_hours_hold_messages_back(two: tuple[Player, Player], service: PushService) -> None:
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 60) % 1440}
    told = turns_for(two, service, quiet=quiet, zone="UTC")
    assert {player is two[1] for player, _ in told} == {True}


def test_a_single_table_may_be_silent(two: tuple[Player, Player], service: PushService) -> None:
    ada, basile = two
    for player in two:
        player.subscribe(service)
    silent, loud = lay(ada, basile, start=False), lay(ada, basile, start=False)
    for player in two:
        path = f"/api/me/notifications/tables/{silent}"
        assert player.ok(player.client.put(path, json={"kinds": []}))["tables"] == [
            {"table": silent, "kinds": []}
        ]
    ada.do(silent, do="start")
    ada.do(loud, do="start")
    mover, _ = to_move(loud, ada, basile)
    mover.browser.wait_for(1)
    time.sleep(1)
    assert {one["path"] for player in two for one in player.browser.heard} == {f"/t/{loud}"}


def test_many_tables_that_wait_are_one_message(
    served: Served, two: tuple[Player, Player], service: PushService
) -> None:
    """They are all due when quiet hours end."""
    ada, basile = two
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    ada.subscribe(service)
    ada.choose(quiet={"begins": (minute - 60) % 1440, "ends": (minute + 60) % 1440}, zone="UTC")
    tables = [lay(ada, basile) for _ in range(6)]
    waiting = 0
    for table in tables:
        if to_move(table, ada, basile)[0] is basile:
            while basile.play(table):
                pass
        waiting += bool(ada.sees(table)["moves"])
    assert waiting == 6
    ada.choose(quiet=None)
    whose = ada.id

    async def morning() -> int:
        store = served.services.store
        told: list = []
        while len(told) < 6:
            told = await store.deliveries_of(whose, 0)
            await asyncio.sleep(0.02)
        held = [one for one in told if not one.outcome]
        await store.postpone_deliveries(held, served.services.now() + 1500, was_tried=False)
        return len(told)

    # The settings have changed, so their end has come sooner: as if it were morning.
    assert asyncio.run_coroutine_threadsafe(morning(), served.loop).result(60) == 6
    served.inside(served.services.dispatcher.wake)
    [told] = ada.browser.wait_for(1)
    assert told["title"] == "6 tables are waiting for you"
    assert told["body"].count("\n") == 5
    assert told["path"] == "/"


def test_whoever_has_the_table_open_is_not_called(
    served: Served, two: tuple[Player, Player], service: PushService
) -> None:
    ada, basile = two
    for player in two:
        player.subscribe(service)

    async def look() -> tuple[int, int]:
        table = await asyncio.to_thread(lay, ada, basile, start=False)
        seated = Seated(served.address, ada.client.cookies["tablee"])
        await seated.connect()
        await seated.watch(table)
        await asyncio.to_thread(ada.do, table, do="start")
        for _ in range(3):
            mover, _ = await asyncio.to_thread(to_move, table, ada, basile)
            while await asyncio.to_thread(mover.play, table):
                pass
        await asyncio.to_thread(basile.browser.wait_for, 1)
        await asyncio.sleep(1.5)
        await seated.close()
        return len(ada.browser.heard), len(basile.browser.heard)

    heard = asyncio.run(look())
    assert heard[0] == 0
    assert heard[1] >= 1


def test_a_rematch_and_an_invitation(
    served: Served, two: tuple[Player, Player], service: PushService
) -> None:
    ada, basile = two
    table = lay(ada, basile, clock="none")
    answer = ada.client.post(f"/api/tables/{table}/invitations", json={"guest": basile.id})
    assert answer.json()["code"] == "not-played-together"
    ada.do(table, do="resign")
    for player in two:
        player.subscribe(service)
    ada.do(table, do="ask-rematch")
    [told] = basile.browser.wait_for(1)
    assert told["title"] == "Ada asks for a rematch: District Noir"
    assert ada.browser.heard == []
    laid = ada.ok(ada.client.post("/api/tables", json={"settings": {"game": "district-noir", "seats": 2}}))
    for _ in range(2):
        ada.ok(ada.client.post(f"/api/tables/{laid['table']}/invitations", json={"guest": basile.id}))
    told = basile.browser.wait_for(2)[1]
    assert told["title"] == "Ada invites you to play District Noir"
    assert told["path"] == f"/t/{laid['table']}"
    assert basile.sees(laid["table"])["may_sit"], "the way in needs no key"
    basile.do(laid["table"], do="join")
    time.sleep(1)
    assert len(basile.browser.heard) == 2


def test_a_browser_that_is_gone_is_forgotten(two: tuple[Player, Player], service: PushService) -> None:
    ada, basile = two
    for player in two:
        player.subscribe(service).is_gone = True
    table = lay(ada, basile)
    mover, other = to_move(table, ada, basile)
    path = "/api/me/notifications"
    while mover.ok(mover.client.get(path))["browsers"]:
        time.sleep(0.02)
    assert other.ok(other.client.get(path))["is_this_browser"]
    other.client.post("/api/sign-out")
    other.client.get("/api/me")
    assert other.ok(other.client.get(path))["browsers"] == 0


def test_what_cannot_be_chosen(two: tuple[Player, Player]) -> None:
    ada = two[0]
    whole = {"kinds": [], "quiet": None, "zone": "Europe/Paris"}
    for wrong in ({"zone": "Mars/Base"}, {"kinds": ["cards"]}, {"quiet": {"begins": 1440, "ends": 0}}):
        assert ada.client.put("/api/me/notifications", json={**whole, **wrong}).status_code == 400
    keys = {"p256dh": "A" * 87, "auth": "A" * 22}
    for endpoint in ("http:///x", "ftp://example.org/", "nothing"):
        answer = ada.client.put("/api/me/notifications/push", json={"endpoint": endpoint, **keys})
        assert answer.json()["code"] == "bad-push-subscription", endpoint


def test_everything_goes_with_the_person(
    served: Served, two: tuple[Player, Player], service: PushService
) -> None:
    ada, basile = two
    for player in two:
        player.subscribe(service)
    ada.choose()
    feeds = ada.ok(ada.client.post("/api/me/notifications/feeds"))
    table = lay(ada, basile)
    to_move(table, ada, basile)[0].browser.wait_for(1)
    data = ada.ok(ada.client.get("/api/me/data"))
    assert data["push_subscriptions"][0]["endpoint"] == ada.browser.address
    assert "zone" in data["notification_settings"][0]["choices"]
    assert ada.browser.subscription["auth"] not in str(data)
    id = ada.id
    ada.ok(ada.client.post("/api/me/erase", json={"is_sure": True}))

    async def left() -> list:
        store = served.services.store
        return [
            *(await store.notification_settings([id])),
            *(await store.push_subscriptions([id])),
            *(await store.deliveries_of(id, 0)),
        ]

    assert asyncio.run_coroutine_threadsafe(left(), served.loop).result(60) == []
    assert basile.client.get(feeds["calendar"]).status_code == 404
