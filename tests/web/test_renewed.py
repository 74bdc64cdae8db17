"""The server was renewed, or does not answer, while a page was open: what the page asks for is not there."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.tables import seat_at_table
from tests.web.wire import wire_to

OLD = 11_000  # milliseconds: older pages than ten seconds may be outdated


def test_a_page_of_before_finds_the_parts_of_today(visitor):
    ana = visitor("Ana", may_complain=True).go("/")
    missing = iter([True])

    def once(route: Route) -> None:
        if next(missing, False):
            route.fulfill(status=404)
        else:
            route.continue_()

    ana.page.route("**/assets/About-*.js", once)
    ana.page.wait_for_timeout(OLD)
    ana.page.locator("header a[href='/about']").click()
    expect(ana.page.get_by_text(ana.say("ui-about-lead"))).to_be_visible()


def test_a_page_that_does_not_come_says_so_and_is_asked_for_again(visitor):
    ana = visitor("Ana", may_complain=True).go("/")
    ana.page.route("**/assets/About-*.js", lambda route: route.abort())
    ana.page.locator("header a[href='/about']").click()
    expect(ana.text("ui-page-failed")).to_be_visible()
    ana.page.unroute("**/assets/About-*.js")
    ana.page.get_by_role("button", name=ana.say("ui-load-again")).click()
    expect(ana.page.get_by_text(ana.say("ui-about-lead"))).to_be_visible()


def test_a_table_is_loaded_anew_when_another_build_comes_back_and_a_click_is_not_lost(visitor, site):
    with wire_to(site.address) as wire:
        ana = visitor("Ana", address=wire.address, may_complain=True)
        ben = visitor("Ben")
        seat_at_table("district-noir", ana, ben)
        ana.wait(lambda: ana.moves or ben.moves, "the first turn")
        if ben.moves:
            ben.play(ben.moves[0])
        ana.wait(lambda: ana.moves, "Ana's turn")
        before = ben.number
        wire.cut()
        expect(ana.text("ui-reconnecting")).to_be_visible()
        ana.touch(ana.moves[0])
        site.inside(lambda: setattr(site.house, "build", site.house.build + "+"))
        with ana.page.expect_event("framenavigated"):  # the page is loaded anew
            wire.mend()
        ben.wait(lambda: ben.number > before, "the move to arrive")
        ben.play(ben.moves[0])
        ana.wait(lambda: ana.moves, "the answer")
