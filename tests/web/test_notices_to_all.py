"""What concerns everybody on a server stands above every page, in the reader's language."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor


@contextmanager
def locked(site: Served) -> Iterator[None]:
    """Somebody else holds the file: nothing can be written."""
    path = site.services.config.database.removeprefix("sqlite:///")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def expect_room_for_the_bar(visitor: Visitor) -> None:
    """The table shrinks as soon as the bar's height is measured: a frame after the bar is there."""
    above = "document.documentElement.scrollHeight - innerHeight"
    visitor.wait(lambda: visitor.page.evaluate(above) <= 0, "the table to make room for the bar")


def test_a_bar_says_that_nothing_can_be_saved_and_goes_by_itself(visitor, site):
    ana, ben = visitor("Ana"), visitor("Ben", "fr", may_complain=True).go("/")
    seat_at_table("district-noir", ana, bots=1)
    move = ana.wait(lambda: ana.moves, "my turn")[0]
    before = ana.number
    with locked(site):
        ana.touch(move)
        expect(ana.text("ui-cannot-save")).to_be_visible()
        ben.page.evaluate("dispatchEvent(new Event('tablee:not-saved'))")
        expect(ben.text("ui-cannot-save")).to_be_visible()
        expect_room_for_the_bar(ana)
    expect(ana.text("ui-cannot-save")).to_have_count(0)
    expect(ben.text("ui-cannot-save")).to_have_count(0)
    ana.wait(lambda: ana.number > before or ana.moves, "the table to go on")


def tablee_admin(site: Served, *arguments: str) -> None:
    """In a process of its own, as whoever runs the server does it."""
    command = [
        sys.executable,
        "-m",
        "tablee",
        "admin",
        *arguments,
        "--database",
        site.services.config.database,
    ]
    subprocess.run(command, check=True, capture_output=True)


def test_an_announcement_is_read_in_ones_language_and_put_away_for_good(visitor, site):
    ana, ben = visitor("Ana"), visitor("Ben", "fr").go("/")
    seat_at_table("district-noir", ana, bots=1)
    tablee_admin(site, "announce", "--en", "We close at nine", "--fr", "On ferme à neuf heures")
    try:
        bar = ana.page.get_by_text("We close at nine")
        expect(bar).to_be_visible()
        ben.page.reload()
        expect(ben.page.get_by_text("On ferme à neuf heures")).to_be_visible()
        ana.page.get_by_role("status").get_by_role("button", name=ana.say("ui-close")).click()
        expect(bar).to_have_count(0)
        ana.page.reload()
        ana.wait(lambda: ana.number, "the table again")
        expect(bar).to_have_count(0)
    finally:
        tablee_admin(site, "withdraw")
    expect(ben.page.get_by_text("On ferme à neuf heures")).to_have_count(1)
    ben.page.reload()
    expect(ben.page.get_by_text("On ferme à neuf heures")).to_have_count(0)


def test_a_locked_table_says_so_and_offers_no_move(visitor, site):
    ana = visitor("Ana")
    table = seat_at_table("district-noir", ana, bots=1)
    ana.wait(lambda: ana.moves, "my turn")
    sentence = ana.page.get_by_text(ana.say("refusal-table-locked"))
    tablee_admin(site, "lock", table.name)
    expect(sentence).to_be_visible()
    expect(ana.text("ui-locked")).to_be_visible()
    expect(ana.text("ui-your-turn")).to_have_count(0)
    expect_room_for_the_bar(ana)
    tablee_admin(site, "unlock", table.name)
    expect(sentence).to_have_count(0)
    ana.play(ana.wait(lambda: ana.moves, "my turn")[0])


def test_somebody_who_is_banned_reads_why(visitor, site):
    ana = visitor("Ana", may_complain=True)
    seat_at_table("district-noir", ana, bots=1)
    person = ana.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.id)")
    tablee_admin(site, "ban", person, "--why", "Too loud")
    expect(ana.page.get_by_role("heading", name=ana.say("ui-banned"))).to_be_visible()
    expect(ana.page.get_by_text("Too loud")).to_be_visible()  # once
    expect(ana.page.get_by_role("main").get_by_role("link")).to_have_count(0)
