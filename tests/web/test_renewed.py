"""The server was renewed, or does not answer, while a page was open: what the page asks for is not there."""

from __future__ import annotations

from playwright.sync_api import Route, expect

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
