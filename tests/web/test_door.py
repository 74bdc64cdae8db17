"""The host's door on the page: removing and letting back in, muting, new links."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.tables import lay, start
from tests.web.test_chat import open_chat
from tests.web.visitor import Visitor


def refusal(visitor: Visitor, code: str) -> str:
    return visitor.say(f"refusal-{code}")


def test_the_host_removes_somebody_from_the_seat_and_lets_them_back_in(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", language="fr")
    table = lay(ana, "panik", 3)
    ana.go(table.path)
    ben.go(table.seat_path)
    ben.press(ben.button("ui-sit").first)
    ana.press(ana.button("ui-clear-seat", name="Ben"))
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("ui-remove-seat")))
    expect(ben.page.get_by_text(refusal(ben, "kept-out"))).to_be_visible()
    expect(ben.button("ui-sit")).to_have_count(0)
    ana.press("ui-door")
    ana.press("ui-door-let-in")
    expect(ana.button("ui-door-let-in")).to_have_count(0)
    ben.press(ben.button("ui-sit").first)
    expect(ana.button("ui-clear-seat", name="Ben")).to_have_count(1)


def test_the_host_mutes_and_removes_spectators_in_a_game_and_renews_the_link(visitor):
    ana, ben, cleo = visitor("Ana"), visitor("Ben"), visitor("Cleo")
    table = start("district-noir", ana, ben)
    ana.go(table.path)
    cleo.go(table.watch_path)
    cleo.wait(lambda: cleo.view, "something to watch")
    open_chat(cleo)
    ana.choose_in_menu("ui-door")
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(ana.say("ui-door-mute-all"), exact=True).click()
    expect(cleo.page.get_by_text(refusal(cleo, "spectators-muted"))).to_be_visible()
    expect(cleo.page.get_by_label(cleo.say("ui-chat-label"))).to_be_hidden()
    dialog.get_by_text(ana.say("ui-door-mute-all"), exact=True).click()
    expect(cleo.page.get_by_label(cleo.say("ui-chat-label"))).to_be_visible()
    ana.press(dialog.get_by_role("button", name=ana.say("ui-door-mute", name="Cleo")))
    expect(cleo.page.get_by_text(refusal(cleo, "muted"))).to_be_visible()

    remove = dialog.get_by_role("button", name=ana.say("ui-door-remove", name="Cleo"))
    ana.press(remove)
    ana.press("ui-cancel")
    ana.press(remove)
    assert "kept-out" not in [told["entry"]["entry"] for told in ana.ears.told], "asked before it is done"
    ana.press("ui-remove-table")
    expect(cleo.page.get_by_text(refusal(cleo, "kept-out-of-table"))).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.get_by_text(refusal(cleo, "kept-out-of-table"))).to_be_visible()
    ana.press("ui-door-let-in")
    ana.press("ui-door-renew-watch")
    ana.wait(lambda: ana.ears.told[-1]["entry"]["entry"] == "links-renewed", "another link")
    cleo.page.reload()
    expect(cleo.page.get_by_text(refusal(cleo, "private-table"))).to_be_visible()


def test_a_new_link_is_shown_at_once(visitor):
    ana = visitor("Ana")
    ana.go(lay(ana, "panik", 3).path)
    link = ana.page.get_by_label(ana.say("ui-link"), exact=True)
    expect(link).to_have_count(1)
    before = link.input_value()
    ana.press("ui-door")
    ana.press("ui-door-renew-seat")
    ana.wait(lambda: link.input_value() not in ("", before), "another link")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_text(ana.say("ui-door-renewed-seat"))).to_be_visible()
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.press(dialog.get_by_role("button", name=ana.say("ui-copy-link")))
    expect(dialog.get_by_role("status").get_by_text(ana.say("ui-copied"))).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == link.input_value()


def test_a_link_is_copied_also_where_the_browser_hands_out_no_clipboard(visitor):
    ana = visitor("Ana", permissions=["clipboard-read"])
    ana.context.add_init_script("Clipboard.prototype.writeText = () => Promise.reject(new Error('no'))")
    ana.go(lay(ana, "panik", 3).path)
    ana.press("ui-copy-link")
    expect(ana.text("ui-copied")).to_be_visible()
    assert (
        ana.page.evaluate("navigator.clipboard.readText()")
        == ana.page.get_by_label(ana.say("ui-link"), exact=True).input_value()
    )
