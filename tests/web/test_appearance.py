"""How pages look: light or dark, high contrast, four sizes of text; chosen in one place on every page."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import seat_at_table
from tests.web.test_every_page import fits
from tests.web.visitor import Visitor
from tests.web.walking import quiet_pages

LIGHT_INK, DARK_INK = "rgb(35, 28, 20)", "rgb(246, 239, 227)"


def open_settings(visitor: Visitor) -> Locator:
    """As from every page: in its header."""
    visitor.press("ui-settings")
    dialog = visitor.page.get_by_role("dialog", name=visitor.say("ui-settings"))
    dialog.wait_for()
    return dialog


def choose(visitor: Visitor, key: str, **values: int) -> None:
    visitor.page.get_by_role("radio", name=visitor.say(key, **values), exact=True).check(force=True)


def test_a_light_page_is_light_from_its_first_paint_and_a_board_keeps_its_night(visitor):
    ana = visitor("Ana", may_complain=True)
    seat_at_table("panik", ana, bots=1)
    root, panel = ana.page.locator("html"), ana.page.locator(".side-panel")
    expect(root).to_have_css("color", DARK_INK)
    open_settings(ana)
    choose(ana, "ui-theme-light")
    expect(root).to_have_css("color", LIGHT_INK)
    expect(panel).to_have_css("color-scheme", "light")
    expect(ana.page.locator(".stage")).to_have_css("color-scheme", "dark")
    expect(ana.page.locator(".stage")).to_have_css("color", DARK_INK)
    ana.page.route("**/assets/index-*.js", lambda route: route.abort())  # the app never comes
    ana.go("/")
    expect(root).to_have_css("color", LIGHT_INK)


def test_the_device_may_decide(visitor):
    ana = visitor("Ana", settings={"theme": "system"}, color_scheme="dark").go("/")
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-contrast", "normal")
    ana.page.emulate_media(color_scheme="light", contrast="more")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-contrast", "more")
    contrast = open_settings(ana).get_by_role("switch", name=ana.say("ui-contrast"))
    expect(contrast).to_be_checked()
    contrast.uncheck(force=True)  # here, whatever the device says
    expect(root).to_have_attribute("data-contrast", "normal")
    ana.page.reload()
    expect(root).to_have_attribute("data-contrast", "normal")


def test_the_largest_text_fits_on_a_phone_on_every_page(visitor):
    ana = visitor("Ana", "fr", hands=Finger, screen=PHONE).go("/")
    open_settings(ana)
    choose(ana, "ui-percent", count=130)
    expect(ana.page.locator("html")).to_have_css("font-size", "20.8px")
    ana.press("ui-close")
    for _ in quiet_pages(ana):
        fits(ana)


def test_the_language_can_be_chosen_in_the_settings_too(visitor):
    ana = visitor("Ana").go("/about")
    open_settings(ana)
    ana.page.get_by_role("radio", name="Français").check(force=True)
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ana.page.get_by_role("dialog", name="Réglages")).to_be_visible()


def test_the_menu_of_a_table_is_grouped_and_opens_the_same_settings(visitor):
    ana = visitor("Ana")
    seat_at_table("district-noir", ana, bots=1)
    ana.press("ui-menu")
    groups = ana.page.locator("#table-menu").get_by_role("group")
    expect(groups).to_have_count(4)
    for key in ("game", "table", "view", "help"):
        expect(ana.page.get_by_role("group", name=ana.say(f"ui-menu-{key}"), exact=True)).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.choose_in_menu("ui-settings")
    expect(ana.page.get_by_role("radio", name=ana.say("ui-theme-light"), exact=True)).to_be_attached()
