"""Leaving and coming back: by a link, on another device, after signing in; and finding one's tables."""

from __future__ import annotations

import asyncio

from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import do, lay, seat_at_table, start
from tests.web.visitor import Visitor

IS_ON_TOP = """(said) => {
  const { left, top, width, height } = said.getBoundingClientRect();
  return said.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_somebody_who_left_finds_the_seat_again_by_the_link(visitor):
    ana = visitor("Ana")
    table = seat_at_table("district-noir", ana, bots=1)
    ana.wait(lambda: ana.moves, "my turn")
    hand = ana.view["sides"][ana.view["seat"]]["hand"]
    ana.press(ana.page.get_by_role("banner").get_by_role("link", name=ana.say("ui-home")))
    expect(ana.page.get_by_role("heading", name=ana.say("ui-my-tables"))).to_be_visible()
    ana.go(table.path)
    expect(ana.page.locator("[data-card]")).to_have_count(len(hand))
    ana.play(ana.moves[0])


def test_a_password_brings_ones_tables_to_another_device(visitor):
    ana = visitor("Ana")
    table = seat_at_table("panik", ana, bots=1)
    ana.press(ana.button("ui-my-name", name="Ana"))
    ana.page.get_by_text(ana.say("ui-login-title"), exact=True).click()
    ana.page.get_by_label(ana.say("ui-login-label"), exact=True).fill(f"ana-{table.name}")
    ana.page.get_by_label(ana.say("ui-password-label"), exact=True).fill("a long secret")
    ana.press("ui-login-set")
    expect(ana.text("ui-saved")).to_be_visible()

    phone = visitor(hands=Finger, screen=PHONE, may_complain=True).go("/")  # a wrong password is a 4xx
    phone.page.wait_for_load_state("networkidle")  # the button shows who one is, once that is known
    phone.page.get_by_role("navigation").get_by_role("button").last.tap()
    phone.page.get_by_text(phone.say("ui-login-title"), exact=True).tap()
    phone.page.get_by_label(phone.say("ui-login-label"), exact=True).fill(f"ana-{table.name}")
    phone.page.get_by_label(phone.say("ui-password-label"), exact=True).fill("a wrong secret")
    phone.press("ui-login-back")
    said = phone.page.get_by_role("status").get_by_text(phone.say("refusal-wrong-password"))
    expect(said).to_be_visible()
    assert said.evaluate(IS_ON_TOP), "it lies on the dialog and not under it"
    phone.page.get_by_label(phone.say("ui-password-label"), exact=True).fill("a long secret")
    phone.press("ui-login-back")
    expect(phone.button("ui-my-name", name="Ana")).to_be_visible()
    card = phone.page.locator(f'li a[href="{table.path}"]')
    expect(card).to_contain_text(phone.say("ui-your-turn"))
    phone.press(card)
    phone.wait(lambda: phone.moves, "the same question on the phone")
    phone.play(phone.moves[0])
    ana.wait(lambda: ana.number == phone.number, "the move on the first device")


def sign_in(visitor: Visitor, login: str, password: str) -> None:
    """By hand, in the dialog of one's name."""
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.get_by_role("navigation").get_by_role("button").last.click()
    visitor.page.get_by_text(visitor.say("ui-login-title"), exact=True).click()
    visitor.page.get_by_label(visitor.say("ui-login-label"), exact=True).fill(login)
    visitor.page.get_by_label(visitor.say("ui-password-label"), exact=True).fill(password)
    visitor.press("ui-login-back")
    expect(visitor.button("ui-my-name", name="Ana")).to_be_visible()


def test_devices_are_seen_and_signed_out_and_the_operator_has_a_code_for_the_forgetful(visitor, site):
    ana = visitor("Ana").go("/")
    made = {"login": "ana.devices", "password": "a long secret"}
    assert ana.context.request.post(f"{ana.address}/api/me/login", data=made).ok
    phone, work = visitor("", may_complain=True), visitor("", may_complain=True)
    for one in (phone, work):
        sign_in(one, made["login"], made["password"])
    ana.page.reload()
    ana.press(ana.button("ui-my-name", name="Ana"))
    ana.page.get_by_text(ana.say("ui-login-known", login="ana.devices"), exact=True).click()
    name = ana.say("ui-device", browser="Chrome", system="Linux")
    expect(ana.page.locator("dialog li")).to_have_count(3)
    expect(ana.page.locator("dialog li", has_text=ana.say("ui-device-this"))).to_have_count(1)
    ana.page.get_by_role("button", name=ana.say("ui-sign-out-device", device=name)).first.click()
    expect(ana.page.locator("dialog li")).to_have_count(2)
    ana.press("ui-sign-out-others")
    expect(ana.page.locator("dialog li")).to_have_count(1)
    assert phone.context.request.get(f"{phone.address}/api/me/tables").status == 401

    async def code() -> str:
        person = await site.services.store.person_by_login("ana.devices")
        return await site.services.store.make_reset_code(person.id)

    handed_out = asyncio.run_coroutine_threadsafe(code(), site.loop).result(60)
    work.go(f"/reset#{handed_out}")
    expect(work.page.get_by_label(work.say("ui-reset-code"), exact=True)).to_have_value(handed_out)
    work.page.get_by_label(work.say("ui-password-new"), exact=True).fill("another secret")
    work.press("ui-reset-do")
    expect(work.button("ui-my-name", name="Ana")).to_be_visible()
    assert ana.context.request.get(f"{ana.address}/api/me/tables").status == 401


def test_ones_tables_are_listed_with_those_first_where_it_is_ones_turn(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    mine, other = start("district-noir", ana, ben), start("district-noir", ana, ben)
    for table, turn in ((mine, True), (other, False)):
        seen = ana.context.request.get(f"{ana.address}/api/tables/{table.name}").json()
        if bool(seen["moves"]) != turn:
            mover = ana if seen["moves"] else ben
            moves = mover.context.request.get(f"{mover.address}/api/tables/{table.name}").json()["moves"]
            do(mover, table, "play", move=moves[0])
    ana.go("/")
    cards = ana.page.locator('li a[href^="/t/"]')
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text(ana.say("ui-your-turn"))
    expect(cards.first).to_have_attribute("href", mine.path)
    expect(cards.last).to_contain_text(ana.say("ui-waiting-for", names="Ben"))


def test_every_game_of_a_table_is_among_the_results_and_leads_to_its_replay(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    table = start("district-noir", ana, ben)
    do(ana, table, "resign")
    for one in (ana, ben):
        do(one, table, "ask-rematch")
    do(ben, table, "resign")
    ana.go("/")
    results = ana.page.locator(f'li a[href^="/replay/{table.name}"]')
    expect(results).to_have_count(2)
    expect(results.first).to_contain_text(ana.say("ui-result-won"))
    expect(results.last).to_contain_text(ana.say("ui-result-lost"))
    for result, number in ((results.first, "2"), (results.last, "1")):
        ana.press(result)
        chosen = ana.page.get_by_role("combobox", name=ana.say("ui-replay-game")).locator("option:checked")
        expect(chosen).to_have_text(number)
        ana.page.go_back()


def test_a_bot_keeps_its_name_in_another_game_in_the_results_and_in_replays(visitor):
    ana = visitor("Ana")
    table = lay(ana, "district-noir")
    do(ana, table, "seat-bot", bot="novice")
    do(ana, table, "start")
    do(ana, table, "resign")
    do(ana, table, "ask-rematch")
    name, other = ana.say("ui-bot-name-1"), ana.say("ui-bot-name-0")
    ana.go(table.path)
    ana.wait(lambda: ana.view, "the deal")
    expect(ana.page.locator("main")).to_contain_text(name)
    expect(ana.page.locator("main")).not_to_contain_text(other)
    do(ana, table, "resign")
    ana.go("/")
    results = ana.page.locator(f'li a[href^="/replay/{table.name}"]')
    expect(results).to_have_count(2)
    expect(results.first).to_contain_text(name)
    expect(results.last).to_contain_text(name)
    ana.press(results.first)
    expect(ana.page.locator("main")).to_contain_text(name)
    expect(ana.page.locator("main")).not_to_contain_text(other)


def test_an_open_table_is_listed_for_everybody_and_a_private_one_is_not(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    listed, private = lay(ana, "panik", is_public=True), lay(ana, "panik")
    ben.go("/")
    card = ben.page.locator(f'a[href="{listed.path}"]')
    expect(card).to_contain_text("Ana")
    expect(ben.page.locator(f'a[href="{private.path}"]')).to_have_count(0)
    ben.press(card)
    ben.press("ui-sit")
    ana.go(listed.path)
    ana.press("ui-start")
    ben.wait(lambda: ben.view, "the deal")


def test_the_title_tells_whose_turn_it_is(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("district-noir", ana, ben)
    mover = ana.wait(lambda: next((one for one in (ana, ben) if one.moves), None), "a turn")
    other = ben if mover is ana else ana
    turn = mover.say("ui-title-turn", title="District Noir")
    expect(mover.page).to_have_title(turn)
    expect(other.page).to_have_title(other.say("ui-title-table", title="District Noir"))
    mover.play(mover.moves[0])
    expect(other.page).to_have_title(turn)
