"""How hands play District Noir."""

from __future__ import annotations

from playwright.sync_api import Locator

from tablee.i18n.catalogue import slug
from tests.web.hands import Keys
from tests.web.leaks import Secrets
from tests.web.speaking import PageWords
from tests.web.visitor import Visitor

CITIES = ("docks", "police", "hall")
SECRETS = Secrets(
    names=frozenset(["5", "6", "7", "8", "+2", "+3", "+4", "-1", "-2", "-3", *CITIES]),
    public=frozenset(
        [
            "view.line[]",
            "view.sides[].majorities[]",
            *(
                f"{entries}[].{what}"
                for entries in ("told", "missed")
                for what in (
                    "entry.move",
                    "events[line-laid].cards[]",
                    "events[card-played].card",
                    "events[cards-taken].cards[]",
                )
            ),
        ]
    ),
)


def card(visitor: Visitor, face: str) -> Locator:
    """The first card of the hand that shows this face."""
    return visitor.page.locator(f'[data-card="{face}#0"]')


def bracket(visitor: Visitor) -> Locator:
    """The end of the line, which a take brings."""
    return visitor.page.locator("[data-take]")


def offered(visitor: Visitor) -> set[str]:
    """The moves that the board offers to touch."""
    faces: list[str] = visitor.page.locator('[data-card][aria-disabled="false"]').evaluate_all(
        "cards => cards.map((card) => card.dataset.card.split('#')[0])"
    )
    can_take = visitor.page.locator('[data-take][aria-disabled="false"]').count()
    return {*faces, *(["take"] if can_take else [])}


def touch(visitor: Visitor, move: str) -> None:
    wanted = bracket(visitor) if move == "take" else card(visitor, move)
    if isinstance(visitor.hands, Keys):
        visitor.page.locator(
            '[data-card][aria-disabled="false"], [data-take][aria-disabled="false"]'
        ).first.wait_for()
        _by_keys(visitor.hands, visitor, wanted, move)
        return
    visitor.hands.confirm(wanted)


def _by_keys(keys: Keys, visitor: Visitor, wanted: Locator, move: str) -> None:
    if not visitor.page.evaluate("document.activeElement === document.body"):
        keys.reach(visitor.page.locator('[data-card][tabindex="0"], [data-take]').first)
    if move == "take":
        keys.type("t")
        return
    place = wanted.evaluate("card => [...document.querySelectorAll('[data-card]')].indexOf(card)")
    keys.type("1", *["ArrowRight"] * place, "Enter")


def secret_words(owner: Visitor, words: PageWords) -> list[str]:
    """What only the owner's page says: to play a card of the hand, and a City card that is still there."""
    hand: list[str] = owner.view["sides"][owner.view["seat"]]["hand"]
    plays = [words.say("board-play", card=words.say(f"long-{slug(face)}")) for face in hand]
    return plays + [words.say(f"long-{face}") for face in hand if face in CITIES]


def hidden_looks(visitor: Visitor) -> list[tuple[str, str]]:
    """How the cards in hands are drawn."""
    cards: list[str] = visitor.page.locator('[data-piece^="back:"], [data-piece^="hand:"]').evaluate_all(
        "cards => cards.map((card) => card.innerHTML)"
    )
    return [("a card in a hand", look) for look in cards]
