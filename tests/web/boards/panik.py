"""How hands play Panik."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.hands import Keys
from tests.web.leaks import Secrets
from tests.web.speaking import PageWords
from tests.web.visitor import Visitor

SECRETS = Secrets(
    names=frozenset(["1", "2", "3", "4", "5", "shared", "trapped"]),
    public=frozenset(
        [
            "view.mansions[open].face",
            *(
                f"{entries}[].events[{event}].face"
                for entries in ("told", "missed")
                for event in ("mansion-opened", "mansion-detected", "mansion-scored")
            ),
        ]
    ),
)
KINDS = ("standard", "over", "pair", "detector", "call")


def mansion(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-mansion="{name}"]')


def hunter(visitor: Visitor, name: str) -> Locator:
    """A hunter on the table, such as `b3:a:standard`; the first one of equals."""
    return visitor.page.locator(f'[data-hunter="{name}"]').first


def kind(visitor: Visitor, name: str) -> Locator:
    """A kind of hunter in the own hand."""
    return visitor.page.locator(f'[data-kind="{name}"]')


def offered(visitor: Visitor, what: str) -> set[str]:
    """What the board offers to touch: of mansions, hunters or kinds."""
    names: list[str] = visitor.page.locator(f'[data-{what}][aria-disabled="false"]').evaluate_all(
        f"nodes => nodes.map((node) => node.dataset.{what})"
    )
    return set(names)


def touch(visitor: Visitor, move: str) -> None:
    verb, _, what = move.partition(" ")
    hunter_kind, _, place = verb.partition("@")
    own = "abcd"[visitor.view["seat"] or 0]
    if place:
        if visitor.view["step"] == "place":
            _pick(visitor, hunter_kind)
        _go_to(visitor, place)
    elif verb == "detect":
        _pick(visitor, "detector")
        _go_to(visitor, what)
    elif verb in ("open", "pair"):
        _go_to(visitor, own + what)
    elif verb == "to":
        _go_to(visitor, what)
    elif verb == "back":
        visitor.hands.confirm(hunter(visitor, f"{visitor.view['placed']['mansion']}:{what}"))
    elif verb == "call":
        visitor.hands.confirm(hunter(visitor, what))
    else:
        _nobody(visitor)


def _pick(visitor: Visitor, wanted: str) -> None:
    """Take a kind of hunter into the hand, unless it is there already."""
    place = kind(visitor, wanted)
    visitor.page.locator(f'[data-kind="{wanted}"][aria-disabled="false"]').wait_for()
    if place.get_attribute("aria-pressed") == "true":
        return
    if isinstance(visitor.hands, Keys):
        _into_the_board(visitor.hands, visitor)
        visitor.hands.type(str(KINDS.index(wanted) + 1))
    else:
        visitor.press(place)


def _go_to(visitor: Visitor, name: str) -> None:
    """Press a mansion that is offered."""
    visitor.page.locator(f'[data-mansion="{name}"][aria-disabled="false"]').wait_for()
    if isinstance(visitor.hands, Keys):
        _walk_to(visitor, visitor.hands, name)
    elif visitor.view["step"] == "place":
        visitor.press(mansion(visitor, name))  # a hunter was picked before: that is two taps already
    else:
        visitor.hands.confirm(mansion(visitor, name))


def insist(visitor: Visitor, name: str) -> None:
    """Press a mansion that is not offered."""
    if isinstance(visitor.hands, Keys):
        _walk_to(visitor, visitor.hands, name)
    else:
        visitor.hands.insist(mansion(visitor, name))


def _walk_to(visitor: Visitor, keys: Keys, name: str) -> None:
    """With the arrows, along its row and to its column."""
    at = visitor.page.evaluate("document.activeElement.dataset.mansion ?? null")
    if at is None:
        keys.reach(visitor.page.locator('[data-mansion][tabindex="0"]'))
    for place, key in ((1, "ArrowRight"), (0, "ArrowDown")):
        for _ in range(4):
            at = visitor.page.evaluate("document.activeElement.dataset.mansion")
            if at[place] == name[place]:
                break
            keys.type(key)
    keys.type("Enter")


def _nobody(visitor: Visitor) -> None:
    nobody = visitor.page.locator("[data-nobody]")
    nobody.wait_for()
    if isinstance(visitor.hands, Keys):
        _into_the_board(visitor.hands, visitor)
        visitor.hands.type("n", "Enter")
    else:
        visitor.hands.confirm(nobody)


def _into_the_board(keys: Keys, visitor: Visitor) -> None:
    """Shortcuts work on the board, or where nothing has the focus."""
    is_there = "document.activeElement === document.body || !!document.activeElement.closest('[data-board]')"
    if not visitor.page.evaluate(is_there):
        keys.reach(visitor.page.locator('[data-mansion][tabindex="0"]'))


def secret_words(owner: Visitor, words: PageWords) -> list[str]:
    """What only the owner's page says: what the owner's hidden mansions are."""
    seat = owner.view["seat"]
    name = owner.table["state"]["seats"][seat]["name"]
    hidden = [one for one in owner.view["mansions"] if one["owner"] == seat and not one["is_open"]]
    told = [(one["name"].upper(), words.say(f"face-{one['face']}")) for one in hidden]
    label = [
        words.say("board-mansion", mansion=place, owner=name, face=face, hunters="") for place, face in told
    ]
    return [text[: text.index(face) + len(face)] for text, (_, face) in zip(label, told, strict=True)]


def hidden_looks(visitor: Visitor) -> list[tuple[str, str]]:
    """How mansions are drawn that only their owners know, by their place in the row."""
    hidden = [one["name"] for one in visitor.view["mansions"] if not one["is_open"]]
    return [
        (
            f"a hidden mansion, {name[1]}",
            visitor.page.locator(f'[data-drop="{name}"] [data-turn]').inner_html(),
        )
        for name in hidden
    ]
