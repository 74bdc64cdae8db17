"""Before the deal: rules at hand, who is ready, talking, and options that the host can still change."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys
from tests.web.tables import Laid, do, lay
from tests.web.test_chat import speak
from tests.web.visitor import Visitor


def join(visitor: Visitor, table: Laid) -> None:
    do(visitor, table, "join", key=table.seat_path.rsplit("/", 1)[1])


def ready(visitor: Visitor) -> Locator:
    return visitor.button("ui-ready")


def radio(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("radio", name=name, exact=True)


def test_everybody_sees_who_is_ready_and_the_host_when_all_are(visitor):
    ana, ben, cleo = visitor("Ana"), visitor("Ben", "fr", hands=Keys), visitor("Cleo")
    table = lay(ana, "panik", 3)
    ana.go(table.path)
    expect(ready(ana)).to_have_count(0)  # nobody waits for somebody who is alone
    ana.press("ui-stand-up")
    expect(ana.text("ui-take-seat")).to_be_visible()
    ana.press(ana.button("ui-sit").first)
    for one in (ben, cleo):
        join(one, table)
        one.go(table.path)
    expect(ana.text("ui-not-ready", names="Ben and Cleo")).to_be_visible()
    ben.press(ready(ben))
    expect(ready(ben)).to_have_attribute("aria-pressed", "true")
    expect(cleo.text("ui-is-ready")).to_be_visible()
    expect(ana.text("ui-not-ready", names="Cleo")).to_be_visible()
    cleo.press(ready(cleo))
    expect(ana.text("ui-all-ready")).to_be_visible()
    accessible(ana.page)
    ben.press(ready(ben))
    expect(ana.text("ui-not-ready", names="Ben")).to_be_visible()
    ana.press("ui-start")  # the host need not wait
    ben.wait(lambda: ben.status == "playing", "the deal")


def test_the_host_changes_options_and_everybody_is_told_and_asked_again(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", hands=Finger, screen=PHONE)
    table = lay(ana, "noxford", 2)
    join(ben, table)
    ana.go(table.path)
    ben.go(table.path)
    ben.press(ready(ben))
    expect(ana.text("ui-all-ready")).to_be_visible()
    expect(ben.button("ui-change")).to_have_count(0)

    ana.press("ui-change")
    apply = ana.button("ui-change-apply")
    expect(apply).to_be_disabled()  # nothing is different yet
    accessible(ana.page)
    radio(ana, ana.say("ui-clock-quick")).check(force=True)
    radio(ana, "3").check(force=True)
    ana.press(ana.page.locator("summary"))
    radio(ana, ana.words.at("noxford").say("option-bridge-stays")).check(force=True)
    ana.press(apply)

    told = ben.say("ui-changed-clock", player="Ana", value=ben.say("ui-clock-quick"))
    expect(ben.page.locator("[data-notice]", has_text=told)).to_be_in_viewport()
    expect(ready(ben)).to_have_attribute("aria-pressed", "false")
    assert ben.table["state"]["settings"]["options"] == {"bridge": "stays"}
    ben.press(ben.page.get_by_role("button", name=ben.say("ui-log"), exact=True))
    expect(ben.page.get_by_role("log")).to_contain_text(told)
    expect(ana.text("ui-seats-missing", count=1)).to_be_visible()
    expect(ana.page.get_by_role("status").filter(has_text=told)).to_have_count(0)  # Ana did it

    ana.press("ui-add-bot")
    level = ana.page.get_by_role("combobox")
    expect(level).to_have_value("novice")
    ben.press(ready(ben))
    level.select_option("expert")
    changed = ben.say("ui-log-bot-changed", player="Coco", level=ben.say("ui-level-expert"))
    expect(ben.page.locator("[data-notice]", has_text=changed)).to_be_in_viewport()
    expect(ready(ben)).to_have_attribute("aria-pressed", "false")


def test_people_talk_before_the_deal_and_read_the_rules_without_leaving(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr", hands=Finger, screen=PHONE)
    table = lay(ana, "panik", 2)
    join(ben, table)
    ana.go(table.path)
    ben.go(table.path)
    speak(ana, "Shall we?")  # the chat stands open
    expect(ben.page.get_by_role("log")).to_contain_text("Shall we?")
    for key, there in (("ui-rules", "**/rules/panik"), ("ui-learn", "**/learn/panik")):
        with ben.context.expect_page() as opened:
            ben.press(ben.link(key))
        opened.value.wait_for_url(there)
        opened.value.close()
        ben.page.bring_to_front()  # as a phone does; a page behind another hears no taps
    expect(ben.page.get_by_role("log")).to_contain_text("Shall we?")
    assert [seat["name"] for seat in ana.table["state"]["seats"]] == ["Ana", "Ben"]
    expect(ana.text("ui-seat-away")).to_have_count(0)
    accessible(ben.page)


def test_a_game_with_forms_asks_for_the_form_first_and_a_race_has_no_days(visitor):
    ana = visitor("Ana").go("/lay/jelly-monster")
    words = ana.words.at("jelly-monster")
    race, calm = (radio(ana, words.say(f"option-form-{form}")) for form in ("live", "beats"))
    day, pace = radio(ana, ana.say("ui-clock-day")), radio(ana, words.say("option-pace-standard"))
    expect(race).to_be_checked()
    expect(pace).to_be_visible()
    expect(day).to_have_count(0)
    accessible(ana.page)
    calm.check(force=True)
    expect(pace).to_have_count(0)
    day.check(force=True)
    race.check(force=True)
    expect(day).to_have_count(0)
    ana.press(ana.page.locator("summary"))
    limit = ana.page.get_by_role("spinbutton", name=words.say("option-round_limit"))
    limit.fill("100000")
    limit.blur()
    expect(limit).to_have_value("600")
    ana.press("ui-lay-go")
    ana.page.wait_for_url("**/t/**")
    ana.wait(lambda: ana.table, "the table")
    settings = ana.table["state"]["settings"]
    assert settings["clock"] == {"clock": "none"}
    assert settings["options"] == {"form": "live", "round_limit": 600}
    by_hand = {"settings": {**settings, "clock": {"clock": "relaxed", "days": 1}}}
    answer = ana.context.request.post(f"{ana.address}/api/tables", data=by_hand)
    assert (answer.status, answer.json()["code"]) == (409, "days-in-a-race")
