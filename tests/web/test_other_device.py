"""A table is laid on one device and joined on another, by the link that the invite panel shows.

127.0.0.2 leads to this machine as an address on the network would: pages opened there have cookies, an origin
and a Host header of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tablee.server.http.links import qr_code
from tests.server.serving import Served, serving
from tests.web.axe import accessible
from tests.web.building import build
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.conftest import PHONE
from tests.web.french import french_throughout
from tests.web.hands import Finger
from tests.web.tables import do, lay

OTHER_DEVICE = "127.0.0.2"
BY_NAME = "tablee.lan"  # leads here too; what is not loopback and not https, browsers trust with less


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser that knows the name."""
    names = f"--host-resolver-rules=MAP {BY_NAME} 127.0.0.1"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, names])
        yield running
        running.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that others can reach; its page was opened on this machine."""
    build()
    database = f"sqlite:///{tmp_path_factory.mktemp('network') / 'tablee.db'}"
    with serving(database, host="0.0.0.0", lan_address=OTHER_DEVICE, warm_up=False) as running:
        yield running


def test_a_phone_joins_by_the_link_of_a_page_that_was_opened_on_this_machine(site, visitor):
    there = f"http://{OTHER_DEVICE}:{urlsplit(site.address).port}"
    ana = visitor("Ana").go("/lay/district-noir")
    ana.press("ui-lay-go")
    link = ana.page.get_by_label(ana.say("ui-link")).input_value()
    assert link.startswith(f"{there}/t/")
    code = ana.page.get_by_role("img", name=ana.say("ui-qr"))
    source = ana.context.request.get(site.address + str(code.get_attribute("src")))
    assert source.body() == qr_code(link)
    expect(ana.page.get_by_text(ana.say("ui-invite-network"))).to_be_visible()

    ben = visitor("Ben", "fr", hands=Finger, screen=PHONE, address=there).go(link)
    ben.press("ui-sit")
    expect(ana.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ana.press("ui-start")
    for one in (ana, ben):
        one.wait(lambda one=one: one.view, "the deal")
    assert (ana.view["seat"], ben.view["seat"]) == (0, 1)


def test_a_page_without_https_can_do_all_that_a_table_needs(site, visitor):
    ana = visitor("Ana")
    table = lay(ana, "district-noir")
    there = f"http://{BY_NAME}:{urlsplit(site.address).port}"
    ben = visitor(address=there, is_new=True, may_complain=True)
    ben.go(table.seat_path)
    assert not ben.page.evaluate("isSecureContext")
    ben.press("ui-sit")
    ben.press("ui-ask-name-go")
    ben.wait(lambda: ben.table["state"]["seats"][1]["kind"] == "person", "to sit down")
    assert ben.page.get_by_label(ben.say("ui-link")).input_value().startswith(f"{ben.address}/t/")
    ben.press("ui-copy-link")
    expect(ben.text("ui-copied")).to_be_visible()
    do(ana, table, "start")
    do(ana, table, "hold-seat", seat=0)  # a bot moves for her
    ben.wait(lambda: ben.moves, "to be asked")
    ben.play(ben.moves[0])
    assert [line for line in ben.ears.complaints if "untrustworthy" not in line] == []


def test_a_link_says_what_it_is_before_any_script_runs_and_the_page_goes_on_from_there(visitor):
    ana = visitor("Ana")
    table = lay(ana, "noxford", 3)
    crawler = visitor(language="fr", java_script_enabled=False).go(table.seat_path)
    assert crawler.page.title().replace("\N{NO-BREAK SPACE}", " ") == (
        "Ana vous invite à jouer à Noxford : 2 places libres"
    )
    ben = visitor("Ben").go(table.seat_path)
    expect(ben.page).to_have_title(ben.say("ui-title-table", title="Noxford"))


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """A server for this machine only."""
    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", warm_up=False) as running:
        yield running


def test_nobody_is_invited_by_a_link_that_only_this_computer_can_open(alone, visitor):
    for language in ("en", "fr"):
        ana = visitor("Ana", language, address=alone.address)
        ana.go(lay(ana, "noxford").path)
        expect(ana.text("ui-invite-here")).to_be_visible()
        expect(ana.text("ui-invite-here-how")).to_be_visible()
        expect(ana.page.get_by_role("img", name=ana.say("ui-qr"))).to_have_count(0)
        assert urlsplit(ana.page.get_by_label(ana.say("ui-link")).input_value()).hostname == "127.0.0.1"
        accessible(ana.page)
        with ana.page.context.expect_page() as opened:
            ana.link("ui-letting-in").click()
        expect(opened.value.get_by_role("heading", level=1)).to_have_text(ana.say("ui-letting-in"))
        opened.value.close()
    french_throughout(ana.page, "noxford")
