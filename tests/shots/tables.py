"""What every table has, whichever the game: menus, dialogs, requests, a lost line, the end, the replay."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.shots.people import Guest, Laid
from tests.shots.shot import Shot
from tests.web.speaking import PageWords


def around(laid: Laid, ana: Guest, ben: Guest) -> Iterator[Shot]:
    """A game that is being played; Ana is asked. It is left as it was, but for a request."""
    yield Shot("menu", laid.path, ana, _menu)
    for key in ("settings", "invite", "do-resign", "help"):
        yield Shot(key, laid.path, ana, lambda page, key=f"ui-{key}": choose(page, key))
    yield Shot("log", laid.path, ana, _log)
    yield Shot("chat", laid.path, ana, _chat)
    yield Shot("reconnecting", laid.path, ana, _cut)
    ana.do(laid.table, "ask-undo")  # Benoît has moved since: he has to agree
    yield Shot("asked-to-undo", laid.path, ben)
    ben.do(laid.table, "answer-undo", agrees=False)
    ben.do(laid.table, "ask-pause")
    ana.do(laid.table, "answer-pause", agrees=True)
    yield Shot("paused", laid.path, ana)
    ana.do(laid.table, "resume")


def after(laid: Laid, ana: Guest, ben: Guest) -> Iterator[Shot]:
    """A game that is over."""
    winners = ana.look(laid.table)["state"]["outcome"]["winners"]
    mine = ana.look(laid.table)["view"]["seat"]
    won, lost = (ana, ben) if mine in winners else (ben, ana)
    yield Shot("end-won", laid.path, won)
    yield Shot("end-lost", laid.path, lost)
    yield Shot("end-closed", laid.path, ana, lambda page: page.keyboard.press("Escape"))
    lost.do(laid.table, "ask-rematch")
    yield Shot("end-rematch-asked", laid.path, lost)
    yield Shot("replay-start", f"/replay/{laid.table}?at=0", ana)
    yield Shot("replay-middle", f"/replay/{laid.table}?at=16", ana)
    yield Shot("replay-open-hands", f"/replay/{laid.table}?eyes=all&at=14", ana)
    yield Shot("replay-shared", f"/replay/{laid.table}/{laid.watch_key}?eyes=watch&at=14")
    record = _import(laid, ana)
    yield Shot("replay-imported", f"/record/{record}?at=14", ana)
    yield Shot("replay-imported-menu", f"/record/{record}?at=14", ana, _open_record_menu)
    yield Shot("picture", laid.path, ana, _open_picture)


def _import(laid: Laid, ana: Guest) -> str:
    """The same game, brought along as a file."""
    text = ana.client.get(f"/api/tables/{laid.table}/record").text
    answer = ana.client.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["record"])


def _open_record_menu(page: Page) -> None:
    page.locator("[popovertarget='record-menu']").click()


def _open_picture(page: Page) -> None:
    """The picture of the final board itself, as others get it."""
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        page.locator("[data-picture]:visible").click()
    page.goto(f"file://{saved.value.path()}")


def _menu(page: Page) -> None:
    page.locator("[popovertarget='table-menu']").click()


def choose(page: Page, key: str) -> None:
    _menu(page)
    said = PageWords(str(page.evaluate("document.documentElement.lang"))).say(key)
    page.locator("#table-menu").get_by_role("button", name=said, exact=True).click()


def ask_for_hints(page: Page) -> None:
    choose(page, "ui-hints")
    page.locator(".hint").first.wait_for()


def _log(page: Page) -> None:
    if page.viewport_size and page.viewport_size["width"] < 1000:
        page.locator("aside [role='group'] button").first.click()
    closed = page.locator("aside details:not([open]) summary")
    while closed.count():
        closed.first.click()


def open_chat(page: Page) -> None:
    """Where there is room for it, it stands open below the log and has no tab."""
    tab = page.locator("aside [role='group'] button").nth(1)
    if tab.is_visible():
        tab.click()


def _chat(page: Page) -> None:
    open_chat(page)
    page.locator("aside input").fill("Bonsoir !")


def _cut(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("sockets.forEach((one) => one.close())")
    page.wait_for_timeout(1200)
