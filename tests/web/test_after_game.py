"""After a game: the result and its bar, rematches and their tally, replays that others can open, records."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import FilePayload, expect

import tablee
from tablee.records import record_of
from tests.support import play_random
from tests.web.conftest import PHONE, SIDEWAYS
from tests.web.hands import Finger
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor


def resign(one: Visitor) -> None:
    one.choose_in_menu("ui-do-resign")
    one.press(one.page.get_by_role("dialog").get_by_role("button", name=one.say("ui-do-resign")))


def bar(one: Visitor):
    return one.page.get_by_role("region", name=one.say("ui-after-game"), exact=True)


def play_again(*pair: Visitor) -> None:
    for one in pair:
        one.press("ui-rematch")
    for one in pair:
        one.wait(lambda one=one: one.status == "playing", "another game")


def test_the_result_is_closed_and_reopened_and_a_bar_stays_with_the_wish_to_play_again(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr", hands=Finger, screen=PHONE)
    seat_at_table("panik", ana, ben)
    resign(ben)
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.say("ui-end-won"))
    expect(bar(ana)).to_have_count(0)
    ana.press("ui-show-board")
    expect(dialog).to_have_count(0)
    expect(bar(ana)).to_be_visible()
    expect(bar(ana).get_by_role("link", name=ana.say("ui-replay"))).to_be_visible()
    expect(bar(ana).get_by_role("link", name=ana.say("ui-download"))).to_be_visible()
    board = ana.page.locator("[data-board]").bounding_box()
    foot = bar(ana).bounding_box()
    assert board is not None
    assert foot is not None
    assert foot["y"] + foot["height"] <= ana.page.evaluate("innerHeight") + 1

    ben.press("ui-rematch")  # in the result, which Ana has closed
    wish = ana.say("ui-log-rematch-asked", player="Ben")
    expect(bar(ana).get_by_role("status")).to_contain_text(wish)
    ana.press("ui-result")
    expect(dialog).to_contain_text(wish)
    ana.page.keyboard.press("Escape")
    ana.press("ui-rematch")
    ben.wait(lambda: ben.status == "playing", "another game")
    expect(bar(ana)).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_the_wish_to_play_again_is_in_sight_however_long_the_result(visitor, screen):
    ana, ben = visitor("Ana"), visitor("Ben", hands=Finger, screen=screen)
    seat_at_table("noxford", ana, ben)
    resign(ana)
    expect(ben.page.get_by_role("dialog")).to_contain_text(ben.say("ui-end-won"))
    # As long as any game's table of points may be.
    ben.page.locator("dialog .result").evaluate("node => { node.style.height = '100vh'; }")
    ana.press("ui-rematch")
    wish = ben.page.get_by_role("dialog").get_by_text(ben.say("ui-log-rematch-asked", player="Ana"))
    expect(wish).to_be_in_viewport(ratio=1)
    expect(ben.button("ui-rematch")).to_be_in_viewport(ratio=1)


def test_colours_stay_in_a_rematch_and_the_table_counts_who_won(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("noxford", ana, ben)
    seats = [one.view["seat"] for one in (ana, ben)]
    began = [ana.view["to_act"]]
    resign(ben)
    play_again(ana, ben)
    began.append(ana.view["to_act"])
    assert [one.view["seat"] for one in (ana, ben)] == seats
    assert sorted(began) == [[0], [1]], "the other one begins"
    resign(ana)
    for one in (ana, ben):
        said = one.page.get_by_role("dialog")
        expect(said).to_contain_text(one.say("ui-wins", count=2))
        one.page.keyboard.press("Escape")
        for name in ("Ana", "Ben"):
            expect(bar(one).locator(".wins li", has_text=name)).to_contain_text("1")
    ben.choose_in_menu("ui-stand-up")
    ana.press("ui-rematch")
    expect(ana.page.locator(".lobby")).to_contain_text(ana.say("ui-wins", count=2))


def nothing_can_be_taken(one: Visitor) -> None:
    """At a table of District Noir whose game has ended: no bracket, no slot, no "can take"."""
    take = one.page.locator("[data-take]")
    expect(take).to_have_attribute("aria-disabled", "true")
    assert take.evaluate("node => getComputedStyle(node).getPropertyValue('--mark').trim()") == "transparent"
    expect(one.page.locator(".slot")).to_be_hidden()
    for said in one.page.locator("[data-help='took']").all():
        expect(said).to_be_hidden()


def test_a_shared_replay_of_a_private_table_opens_for_others(visitor):
    ana, ben, cleo = visitor("Ana"), visitor("Ben"), visitor("Cleo", may_complain=True)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = seat_at_table("district-noir", ana, ben).name
    first, second = (ana, ben) if ana.moves else (ben, ana)
    first.play(first.moves[0])
    expect(second.page.locator("[data-take]")).to_have_attribute("aria-disabled", "false")
    resign(ben)
    nothing_can_be_taken(second)
    ana.press(ana.link("ui-replay"))
    ana.press("ui-share")
    expect(ana.text("ui-copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert f"/replay/{table}/" in link
    cleo.go(link)
    title = cleo.say("ui-replay-title", title="District Noir")
    expect(cleo.page.get_by_role("heading", name=title)).to_be_visible()
    cleo.go(f"/replay/{table}")
    expect(cleo.text("ui-no-replay")).to_be_visible()


@pytest.fixture(scope="module")
def record() -> str:
    table = play_random(tablee.game("panik").deal(seats=2, seed=4), random.Random(4), 2_000)
    return tablee.write_record(record_of(table, players=["<b>Zoë</b>", "Yann"]))


def dropped(one: Visitor, text: str) -> None:
    one.page.evaluate(
        """(text) => {
          const moved = new DataTransfer();
          moved.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
          for (const type of ['dragover', 'drop'])
            document.body.dispatchEvent(
              new DragEvent(type, { dataTransfer: moved, bubbles: true, cancelable: true }),
            );
        }""",
        text,
    )


def test_a_record_is_dropped_on_the_home_page_replayed_shared_and_deleted(visitor, record):
    ana, ben = visitor("Ana", may_complain=True), visitor("Ben", "fr", may_complain=True)
    ana.go("/")
    expect(ana.button("ui-records-open")).to_be_visible()
    dropped(ana, record.replace("1. ", "1) ", 1))
    damaged = ana.say("ui-records-broken", line="")[:-3]
    expect(ana.page.get_by_role("status").filter(has_text=damaged)).to_be_visible()
    dropped(ana, record)
    expect(ana.text("ui-record-imported")).to_be_visible()
    expect(ana.page.get_by_text("<b>Zoë</b>").locator("visible=true").first).to_be_visible()
    link = ana.page.url

    ben.go(link)
    expect(ben.text("ui-record-imported")).to_be_visible()
    expect(ben.button("ui-record-delete")).to_have_count(0)
    eyes = ben.page.get_by_role("combobox", name=ben.say("ui-eyes"))
    eyes.select_option("1")
    ben.wait(lambda: "eyes=1" in ben.page.url, "the other's eyes")
    ben.press(ben.button("ui-replay-next"))

    ana.go("/")
    ana.press(ana.page.get_by_role("link", name="Zoë"))
    ana.press("ui-menu")
    ana.press("ui-record-delete")
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("ui-record-delete")))
    expect(ana.button("ui-records-open")).to_be_visible()
    expect(ana.page.get_by_role("link", name="Zoë")).to_have_count(0)
    ben.page.reload()
    expect(ben.text("ui-no-replay")).to_be_visible()


def test_a_record_is_pasted_or_chosen_as_a_file_on_a_phone(visitor, record):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    ana.go("/")
    ana.press("ui-records-paste")
    ana.page.get_by_label(ana.say("ui-records-text")).fill(record)
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("ui-replay")))
    expect(ana.text("ui-record-imported")).to_be_visible()
    ana.go("/")
    with ana.page.expect_file_chooser() as chosen:
        ana.press("ui-records-open")
    chosen.value.set_files(FilePayload(name="game.txt", mimeType="text/plain", buffer=record.encode()))
    expect(ana.text("ui-record-imported")).to_be_visible()
    ana.press("ui-play-from")
    ana.wait(lambda: ana.status == "playing", "to play on from there")


def test_a_picture_of_the_final_board_is_saved(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("noxford", ana, ben)
    resign(ben)
    ana.press("ui-show-board")
    with ana.page.expect_download() as saved:
        ana.press("ui-picture")
    picture = saved.value.path().read_bytes()
    assert saved.value.suggested_filename == "noxford.png"
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000, "more is on it than its ground"
