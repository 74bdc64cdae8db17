"""What concerns everybody on a server stands above every page, in the reader's language."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.tables import seat_at_table


@contextmanager
def locked(site: Served) -> Iterator[None]:
    """Somebody else holds the file: nothing can be written."""
    path = site.house.config.database.removeprefix("sqlite:///")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


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
        height = ana.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert height <= 0, "the table makes room for the bar"
    expect(ana.text("ui-cannot-save")).to_have_count(0)
    expect(ben.text("ui-cannot-save")).to_have_count(0)
    ana.wait(lambda: ana.number > before or ana.moves, "the table to go on")
