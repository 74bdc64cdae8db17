"""A game from outside, and ours, on the board that all games can have."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tablee
from tests.support import SOAK
from tests.web.axe import accessible
from tests.web.boards import generic
from tests.web.conftest import DESK, PHONE, Visiting
from tests.web.hands import Finger, Keys, Mouse
from tests.web.tables import lay, seat_at_table
from tests.web.visitor import Visitor, play_on

OUTSIDE = "kuhn-poker"
needs_outside = pytest.mark.skipif(
    OUTSIDE not in tablee.game_names(), reason="`make test` installs examples/kuhn-poker"
)


def shown_text(visitor: Visitor) -> str:
    """All words that the board holds, seen or not."""
    return str(visitor.page.locator("[data-board]").evaluate("node => node.outerHTML"))


def card_word(visitor: Visitor, face: str) -> str:
    return visitor.words.at(OUTSIDE).say(f"card-{face}")


@needs_outside
@pytest.mark.parametrize(
    ("hands", "language", "screen"),
    [(Mouse, "en", DESK), (Keys, "en", DESK), (Finger, "fr", PHONE)],
    ids=["mouse", "keys", "phone-in-french"],
)
def test_a_whole_game_from_outside_against_a_bot(
    visitor: Visiting, hands: type[Mouse], language: str, screen: object
) -> None:
    ana = visitor("Ana", language, hands=hands, screen=screen).go("/")
    title = ana.words.at(OUTSIDE).say("title")
    poster = ana.page.get_by_role("heading", name=title, exact=True)
    expect(poster).to_be_visible()
    ana.press(ana.button("ui-play-now-game", title=title, count=1))
    ana.wait(lambda: ana.moves or ana.is_over, "to be asked")
    expect(ana.page.locator("[data-move]").first).to_be_visible()
    assert sorted(generic.offered(ana)) == sorted(ana.moves)
    move = ana.words.at(OUTSIDE).say(f"move-{ana.moves[0]}")
    expect(generic.button(ana, ana.moves[0])).to_have_text(move[0].upper() + move[1:])
    mine = ana.view["cards"][ana.view["seat"]]
    expect(ana.page.locator(".mine .face")).to_have_text(card_word(ana, mine))
    accessible(ana.page)
    ana.play_until(lambda: ana.is_over)
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert ana.view["outcome"] is not None


@needs_outside
def test_nobody_finds_the_others_card_in_the_page(visitor: Visiting) -> None:
    ana, ben = visitor("Ana"), visitor("Ben")
    cleo = visitor("Cleo")
    table = seat_at_table(OUTSIDE, ana, ben)
    cleo.go(table.watch_path)
    cleo.wait(lambda: cleo.view, "the deal")
    cards = {one.view["seat"]: one.view["cards"][one.view["seat"]] for one in (ana, ben)}
    expect(ana.page.locator(".back")).to_have_count(2)  # the other hand, and the deck
    expect(cleo.page.locator(".back")).to_have_count(3)

    def check() -> bool:
        for one in (ana, ben, cleo):
            if one.is_over:
                return False
            own = cards.get(one.view["seat"])
            hidden = {"jack", "queen", "king"} - {own}
            if {face for face in hidden if card_word(one, face) in shown_text(one)}:
                one.wait(lambda one=one: one.is_over, "the showdown, which alone may show them")
                return False
            assert not any(f'"{face}"' in frame for face in hidden for frame in one.ears.frames[:-1])
        return False

    play_on([ana, ben], lambda one: one.moves[0], until=check)


@needs_outside
def test_hints_log_and_replay(visitor: Visiting) -> None:
    ana = visitor("Ana")
    table = lay(ana, OUTSIDE, bots=1, start=True)
    ana.go(table.path)
    ana.wait(lambda: ana.moves, "to be asked")
    log = ana.page.get_by_role("log", name=ana.say("ui-log"), exact=True)
    dealt = card_word(ana, ana.view["cards"][ana.view["seat"]])
    expect(log).to_contain_text(dealt)
    ana.press(ana.page.get_by_role("button", name=ana.say("ui-hints")).first)
    expect(ana.page.locator("[data-move] .hint").first).to_be_visible()
    ana.play_until(lambda: ana.is_over)
    ana.press(ana.link("ui-replay"))
    ana.page.wait_for_url("**/replay/**")
    expect(ana.page.locator("[data-board]")).to_contain_text(dealt)
    expect(ana.page.locator("[data-move]")).to_have_count(0)
    ana.page.get_by_label(ana.say("ui-eyes")).select_option("all")
    expect(ana.page.locator(".player .face")).to_have_count(2)
    accessible(ana.page)


@needs_outside
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_around_know_a_game_from_outside(visitor: Visiting, language: str) -> None:
    ana = visitor("Ana", language).go(f"/rules/{OUTSIDE}")
    words = ana.words.at(OUTSIDE)
    expect(ana.page.locator("article h1")).to_be_visible()
    ana.go(f"/lay/{OUTSIDE}")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(words.say("title"))
    ana.press("ui-lay-go")
    ana.page.wait_for_url("**/t/**")
    ana.go("/about")
    expect(ana.page.get_by_role("heading", name=words.say("title"), exact=True)).to_be_visible()
    accessible(ana.page)


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("district-noir", 1, {}),
        ("panik", 1, {}),
        pytest.param("noxford", 1, {}, marks=pytest.mark.skipif(not SOAK, reason="a long evening")),
        pytest.param(
            "jelly-monster", 2, {"form": "beats"}, marks=pytest.mark.skipif(not SOAK, reason="long")
        ),
    ],
)
def test_our_own_games_can_be_played_on_it(
    visitor: Visiting, game: str, bots: int, options: dict[str, object]
) -> None:
    ana = visitor("Ana")
    table = lay(ana, game, bots + 1, bots, start=True, options=options)
    ana.go(f"{table.path}?board=generic")
    ana.wait(lambda: ana.moves, "to be asked")
    expect(ana.page.locator("[data-move]").first).to_be_attached()
    assert sorted(generic.offered(ana)) == sorted(ana.moves)
    marks = ana.page.locator(".last-mark")
    ana.play_until(marks.count)
    ana.wait(lambda: ana.moves, "to be asked again")
    accessible(ana.page)
    ana.page.reload()
    expect(marks.first).to_be_visible()
    play_on([ana], lambda one: one.moves[len(one.moves) // 2])
    expect(ana.page.get_by_role("dialog")).to_be_visible()


def test_against_the_clock_moves_are_asked_for(visitor: Visiting) -> None:
    """One round in real time; the whole game where there is time for it."""
    ana = visitor("Ana")
    options = {"form": "live", "pace": "lively", "round_limit": 30}
    table = lay(ana, "jelly-monster", 3, 2, start=True, options=options)
    ana.go(f"{table.path}?board=generic")

    def rounds() -> int:
        return sum(event["event"] == "round-ended" for told in ana.ears.told for event in told["events"])

    wanted = 4 if SOAK else 1
    while rounds() < wanted and not ana.is_over:
        choice = ana.page.locator("[data-move]").first
        if choice.count():
            choice.evaluate(
                "button => { button.closest('details')?.setAttribute('open', ''); button.click(); }"
            )
        ana.page.wait_for_timeout(150)
    seat = ana.view["seat"]
    mine = [told for told in ana.ears.told if told["entry"].get("seat") == seat and told["entry"].get("move")]
    assert len(mine) > 3
