"""Mail, other services and feeds; and what none of them may reach."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from typing import Any

import feedgen  # noqa: F401 - the extra is there
import icalendar
import pytest
from lxml import etree

from tablee.engine.errors import TableeError
from tablee.server.notifications.channels.addresses import check_address
from tablee.server.notifications.channels.courier import Courier
from tablee.server.notifications.channels.guard import is_public
from tablee.server.notifications.channels.jobs import AddressJob, PushJob
from tests.notifications.playing import OPEN, Player, lay, to_move
from tests.notifications.receiving import Mailbox, PushService, mailbox
from tests.server.serving import Served, serving

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def mailing(tmp_path) -> Iterator[tuple[Served, Mailbox]]:
    """A server with a relay."""
    with mailbox() as (kept, port):
        relay = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none"}
        sender = {"smtp_from": "tables@example.org", "base_url": ""}
        database = f"sqlite:///{tmp_path / 'tablee.db'}"
        with serving(database, **OPEN, **relay, **sender) as running:
            yield running, kept


def confirm(player: Player, kept: Mailbox, mail: str) -> None:
    before = len(kept.mails)
    player.ok(player.client.post("/api/me/notifications/mail", json={"mail": mail}))
    code = re.search(r"\b\d{6}\b", kept.wait_for(before + 1)[-1]["Subject"])[0]
    told = player.ok(player.client.post("/api/me/notifications/mail/confirm", json={"code": code}))
    assert told["is_mail_confirmed"]


def test_a_mail_comes_to_a_confirmed_address_in_the_language_of_its_person(mailing) -> None:
    served, kept = mailing
    with served.person("Ada") as one, served.person("Basile") as other:
        ada, basile = Player(one), Player(other)
        for player in (ada, basile):
            player.client.headers["accept-language"] = "fr"
            confirm(player, kept, f"{player.id}@example.org")
        kept.failing = 1
        table = lay(ada, basile)
        mover, waiting = to_move(table, ada, basile)
        mail = kept.wait_for(3)[-1]
        assert mail["To"] == f"{mover.id}@example.org"
        assert mail["Subject"] == "À vous de jouer\N{NO-BREAK SPACE}: District Noir"
        text = mail.get_content()
        assert "Vous avez jusqu’au" in text
        assert f"/t/{table}\r\n" in text
        assert mail["Message-ID"].endswith("@example.org>")
        while mover.play(table):
            pass
        assert kept.wait_for(4)[-1]["To"] == f"{waiting.id}@example.org"


def test_an_address_that_is_not_confirmed_gets_the_code_and_nothing_else(mailing) -> None:
    served, kept = mailing
    with served.person("Ada") as one, served.person("Basile") as other:
        ada, basile = Player(one), Player(other)
        told = ada.ok(ada.client.post("/api/me/notifications/mail", json={"mail": "a@example.org"}))
        assert (told["mail"], told["is_mail_confirmed"]) == ("a@example.org", False)
        code = re.search(r"\d{6}", kept.wait_for(1)[0]["Subject"])[0]
        wrong = f"{(int(code) + 1) % 10**6:06}"
        for _ in range(5):
            answer = ada.client.post("/api/me/notifications/mail/confirm", json={"code": wrong})
            assert answer.json()["code"] == "wrong-mail-code"
        answer = ada.client.post("/api/me/notifications/mail/confirm", json={"code": code})
        assert answer.json()["code"] == "wrong-mail-code", "guessing has an end"
        confirm(basile, kept, "b@example.org")
        table = lay(ada, basile)
        while ada.play(table):
            pass
        kept.wait_for(3)
        assert {mail["To"] for mail in kept.mails[2:]} == {"b@example.org"}


def test_no_mail_without_a_relay(two: tuple[Player, Player]) -> None:
    answer = two[0].client.post("/api/me/notifications/mail", json={"mail": "a@example.org"})
    assert answer.json()["code"] == "no-mail-here"
    assert not two[0].ok(two[0].client.get("/api/me/notifications"))["has_mail"]


def test_a_web_hook_is_told_with_a_key_of_its_own(two: tuple[Player, Player], service: PushService) -> None:
    ada, basile = two
    for player in two:
        address = service.address.replace("http://", "json://") + f"/hook/{player.id}"
        told = player.ok(player.client.put("/api/me/notifications/address", json={"address": address}))
        assert told["service"] == "json"
        assert player.id not in str(told), "an address may hold a key: it is not shown again"
    service.failing = 1
    table = lay(ada, basile)
    mover, other = to_move(table, ada, basile)
    while not service.hooks:
        pass
    while mover.play(table):
        pass
    while len(service.hooks) < 2:
        pass
    assert [one["path"] for one in service.hooks] == [f"/hook/{mover.id}", f"/hook/{other.id}"]
    assert service.hooks[0]["body"]["title"] == "Your turn: District Noir"
    assert len({one["headers"]["idempotency-key"] for one in service.hooks}) == 2


@pytest.mark.parametrize(
    "address",
    ["", "x", "mailto://a:b@example.org", "syslog://", "file:///etc/passwd", "http://example.org", "dbus://"],
)
def test_addresses_of_other_kinds_are_refused(address: str) -> None:
    with pytest.raises(TableeError, match="bad-notify-address"):
        check_address(address)


@pytest.mark.parametrize(
    ("address", "is_fine"),
    [
        *(("192.0.2.1", False), ("10.0.0.1", False), ("127.0.0.1", False), ("169.254.169.254", False)),
        *(("100.64.0.1", False), ("224.0.0.1", False), ("0.0.0.0", False), ("::1", False), ("::", False)),
        *(("fd00::1", False), ("fe80::1", False), ("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False)),
        *(("2002:a00:1::", False), ("ff02::1", False)),
        *(("8.8.8.8", True), ("2606:4700::1111", True)),
    ],
)
def test_which_addresses_are_public(address: str, is_fine: bool) -> None:
    import ipaddress  # noqa: PLC0415

    assert is_public(ipaddress.ip_address(address)) is is_fine


PUSH: dict[str, Any] = {
    "p256dh": "",
    "auth": "",
    "payload": "{}",
    "private_key": "",
    "subject": "",
    "topic": "t",
    "ttl": 1,
}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433"])
def test_the_courier_reaches_nothing_in_the_own_network(service: PushService, host: str) -> None:
    """`localhost` is a name that leads home, as a rebound one does: it is judged where it connects."""
    port = service.address.rpartition(":")[2]
    browser = service.browser()

    async def send():
        courier = Courier()
        try:
            job = AddressJob(url=f"json://{host}:{port}/hook", title="t", body="b", key="k")
            hook = await courier.do(job)
            keys = browser.subscription
            from tablee.server.notifications.keys import _new_key  # noqa: PLC0415

            fields: dict[str, Any] = {
                **PUSH,
                **keys,
                "private_key": _new_key(),
                "subject": "mailto:a@example.org",
            }
            fields["endpoint"] = f"http://{host}:{port}/push/0"
            return hook, await courier.do(PushJob(**fields))
        finally:
            await courier.close()

    hook, push = asyncio.run(send())
    assert "sent" not in (hook.sent, push.sent)
    assert host not in ("127.0.0.1", "localhost") or hook.why == push.why == "not a public address"
    assert service.hooks == []
    assert browser.heard == []


def test_a_courier_that_dies_is_started_again(service: PushService) -> None:
    async def send():
        courier = Courier(["127.0.0.0/8"])
        job = AddressJob(
            url=service.address.replace("http", "json", 1) + "/hook", title="t", body="b", key="k"
        )
        try:
            first = await courier.do(job)
            courier._process.kill()
            await courier._process.wait()
            return first, await courier.do(job)
        finally:
            await courier.close()

    assert [one.sent for one in asyncio.run(send())] == ["sent", "sent"]
    assert len(service.hooks) == 2


def test_feeds_tell_of_deadlines_and_of_turns(two: tuple[Player, Player]) -> None:
    ada, basile = two
    feeds = {player.id: player.ok(player.client.post("/api/me/notifications/feeds")) for player in two}
    table = lay(ada, basile)
    mover, other = to_move(table, ada, basile)
    calendar = icalendar.Calendar.from_ical(ada.client.get(feeds[mover.id]["calendar"]).text)
    event: Any
    [event] = calendar.walk("VEVENT")
    assert event["summary"] == "Move due: District Noir"
    deadline = mover.sees(table)["state"]["seats"][mover.sees(table)["eyes"]]["deadline"]
    assert event["dtend"].dt.timestamp() == deadline // 1000
    assert icalendar.Calendar.from_ical(ada.client.get(feeds[other.id]["calendar"]).text).walk("VEVENT") == []

    def entries(player: Player) -> list[str]:
        text = ada.client.get(feeds[player.id]["atom"]).content
        return [one.findtext(f"{ATOM}title") for one in etree.fromstring(text).iter(f"{ATOM}entry")]

    while not entries(mover):
        pass
    assert entries(mover) == ["Your turn: District Noir"]
    assert entries(other) == []
    key = feeds[mover.id]["atom"].split("/")[-2]
    assert "unknown-feed" in ada.client.get(f"/api/feeds/{key}x/tables.atom").text
    mover.ok(mover.client.delete("/api/me/notifications/feeds"))
    assert ada.client.get(feeds[mover.id]["calendar"]).status_code == 404


def test_the_guard_allows_no_other_program() -> None:
    code = (
        "from tablee.server.notifications.channels import guard; guard.install([])\n"
        "import subprocess\n"
        "try: subprocess.run(['true'])\n"
        "except PermissionError: print('held')"
    )

    async def run() -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE
        )
        return (await process.communicate())[0]

    assert asyncio.run(run()) == b"held\n"
