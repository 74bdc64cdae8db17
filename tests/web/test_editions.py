"""An edition of one's own: typed in, put right, saved, played with, and told in the rules."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Dialog, expect

import tablee
from tablee.engine.edition import edition_data, printed_text
from tests.web.visitor import Visitor


def kept(visitor: Visitor, game: str, name: str, **changed: Any) -> str:
    """An edition of this visitor's: the game's own values but for some. Answers its id."""
    tables = {**edition_data(tablee.game(game).edition), "name": name, **changed}
    answer = visitor.context.request.post(
        f"{visitor.address}/api/me/editions", data={"game": game, "tables": tables}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["edition"])


def test_from_the_first_value_to_the_rules_of_a_table(visitor):
    ana = visitor("Ana").go("/edition/noxford")
    page = ana.page
    gears = page.get_by_label("Gears, Henchmen")
    gears.fill("5")
    expect(gears).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("must be from 0 to 4")).to_be_visible()
    expect(ana.button("ui-edition-save")).to_be_disabled()
    gears.fill("4")
    expect(ana.text("ui-edition-fits", count=1)).to_be_visible()

    ana.press("ui-edition-row-add")
    name = page.get_by_label(ana.say("ui-edition-row")).last
    name.fill("AAAA")
    name.blur()
    page.get_by_label("AAAA, Copies").fill("1")
    expect(page.get_by_text("13 in all; there must be 12")).to_be_visible()
    page.get_by_role("button", name=ana.say("ui-edition-row-remove", name="AE")).click()
    page.get_by_role("textbox", name=ana.say("ui-edition-name"), exact=True).fill("Full steam")
    ana.press("ui-edition-save")
    ana.press(ana.link("ui-edition-play"))
    chosen = page.get_by_role("combobox", name=ana.say("ui-lay-edition"))
    expect(chosen.locator("option:checked")).to_have_text("Full steam")
    ana.press("ui-lay-go")
    expect(page.get_by_text("Edition “Full steam”")).to_be_visible()

    rules = ana.link("ui-rules").get_attribute("href")
    assert rules is not None
    ana.go(rules)
    expect(page.locator("blockquote")).to_contain_text("Full steam")
    expect(page.get_by_role("cell", name="AAAA")).to_be_visible()
    expect(page.get_by_role("cell", name="AE", exact=True)).to_have_count(0)


def test_the_rules_of_an_edition_lead_to_tables_with_it(visitor):
    ana = visitor("Ana")
    edition = kept(ana, "district-noir", "Big sets", set_bonus=9)
    ana.go(f"/rules/district-noir?edition={edition}")
    ana.press("ui-play-now")
    ana.wait(lambda: ana.status == "playing", "to play")
    assert ana.table["state"]["settings"]["edition"]["set_bonus"] == 9

    ana.go(f"/rules/district-noir?edition={edition}")
    ana.press(ana.link("ui-with-friends"))
    chosen = ana.page.get_by_role("combobox", name=ana.say("ui-lay-edition"))
    expect(chosen.locator("option:checked")).to_have_text("Big sets")
    ana.press(ana.link("ui-rules"))
    expect(ana.page.locator("blockquote")).to_contain_text("Big sets")


def test_whatever_names_a_value_names_that_of_the_edition(visitor):
    """On the rules page and at the table, where a card is also marked with what it is worth."""
    ana = visitor("Ana")
    cards = edition_data(tablee.game("district-noir").edition)["cards"]
    worth = {face: {**row, "worth": 2 * row["worth"]} for face, row in cards.items()}
    edition = kept(ana, "district-noir", "Brutal", set_bonus=9, cards=worth)
    ana.go(f"/rules/district-noir?edition={edition}")
    captions = ana.page.locator("article .pieces")
    expect(captions).to_contain_text("scores 14 points once")
    expect(captions).to_contain_text("a set, worth 9 more")
    expect(ana.page.locator("article")).not_to_contain_text("printed ones")

    ana.press("ui-play-now")
    ana.wait(lambda: ana.status == "playing", "to play")
    named = ana.link("ui-edition-played", name="Brutal")
    expect(named).to_have_attribute("href", f"/rules/district-noir?table={ana.table['table']}")

    def supports() -> list[str]:
        return [one for one in ana.view["line"] if one.isdigit()]

    ana.play_until(lambda: ana.moves and supports())
    face = supports()[0]
    on_line = ana.page.locator(f"[data-help='support {face}']", has_text=str(2 * int(face)))
    expect(on_line.first).to_be_visible()
    takes = ana.page.locator("[data-take]").get_attribute("aria-label")
    assert f"Support {face}, worth {2 * int(face)}" in (takes or "")
    on_line.first.click(button="right")
    expect(ana.page.get_by_role("dialog")).to_contain_text(f"scores {2 * int(face)} points once")


def test_a_table_and_the_rules_with_the_games_own_values_say_those(visitor):
    ana = visitor("Ana").go("/rules/panik")
    expect(ana.page.locator("article .pieces")).to_contain_text("Each hunter earns 4, 3, 2 or 1 if")
    edition = kept(ana, "panik", "Deep pockets", shared_pay=[9, 6, 5, 4], trap_pay=7)
    ana.go(f"/rules/panik?edition={edition}")
    expect(ana.page.locator("article .pieces")).to_contain_text("Each hunter earns 9, 6, 5 or 4 if")
    expect(ana.page.locator("article .pieces")).to_contain_text("owner earns 7 for each")


def test_what_a_study_found_stays_when_the_edition_is_saved(visitor):
    ana = visitor("Ana").go("/edition/district-noir")
    ana.page.get_by_label("Set", exact=False).first.wait_for()
    ana.press("ui-study-run")
    found = ana.page.get_by_text(ana.say("ui-study-length"))
    expect(found).to_be_visible(timeout=300_000)
    ana.press("ui-edition-save")
    expect(ana.link("ui-edition-play")).to_be_visible()
    expect(found).to_be_visible()
    expect(ana.text("ui-study-old")).to_have_count(0)


def test_nobody_loses_unsaved_values_by_a_link(visitor):
    ana = visitor("Ana").go("/lay/panik")
    ana.page.evaluate("history.pushState(null, '', '/edition/panik'); history.pushState(null, '', '/about')")
    ana.page.go_back()
    asked: list[str] = []
    stays = [True, True, False]

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if stays.pop(0):
            dialog.dismiss()
        else:
            dialog.accept()

    ana.page.on("dialog", answer)
    name = ana.page.get_by_role("textbox", name=ana.say("ui-edition-name"), exact=True)
    name.fill("Half done")
    home = ana.page.locator("header a[href='/']").first
    home.click()
    ana.page.go_back()
    ana.wait(lambda: len(asked) == 2, "to be asked on the way back")
    expect(name).to_have_value("Half done")
    assert ana.page.url.endswith("/edition/panik")
    home.click()
    ana.wait(lambda: ana.page.url == f"{ana.address}/", "to leave")
    assert set(asked) == {ana.say("ui-edition-leave")}


def test_an_edition_file_can_be_opened_dropped_or_pasted(visitor):
    ana = visitor("Ana").go("/edition/panik")
    own = printed_text(tablee.game("panik"))
    assert own is not None
    mine = own.replace('name = "house"', 'name = "From a file"').replace("trap_pay = 3", "trap_pay = 8")
    name = ana.page.get_by_role("textbox", name=ana.say("ui-edition-name"), exact=True)
    expect(name).to_be_visible()
    files = ana.page.locator("input[type=file]")
    files.set_input_files([{"name": "my.toml", "mimeType": "text/plain", "buffer": mine.encode()}])
    expect(name).to_have_value("From a file")
    expect(ana.text("ui-edition-fits", count=1)).to_be_visible()

    wrong = mine.replace("trap_pay = 8", "trap_pay = 800").replace('"From', '"Not from')
    files.set_input_files([{"name": "my.toml", "mimeType": "text/plain", "buffer": wrong.encode()}])
    told = ana.page.get_by_role("alert")
    expect(told).to_contain_text("must be from 0 to 100")
    expect(name).to_have_value("From a file")

    ana.press("ui-records-paste")
    ana.page.get_by_label(ana.say("ui-edition-text")).fill("name = ]")
    ana.press("ui-edition-open-text")
    expect(told).to_contain_text(ana.say("ui-edition-not-opened"))
    expect(told).to_contain_text("line 1")
