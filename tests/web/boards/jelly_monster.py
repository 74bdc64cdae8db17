"""How hands play Attack of the Jelly Monster."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator

from tests.web.hands import Keys
from tests.web.visitor import Visitor

PLACING = re.compile(r"([1-6])@([a-g])(?: ([+-])| x([0-4]):([1-6]))?")
KEY_OF = {"pass": "p", "timer": "t", "wait": "w", "ready": "r"}
QUICK = 1000  # milliseconds: what is gone by then has been overtaken


def district(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-district="{name}"]')


def die(visitor: Visitor, value: int) -> Locator:
    """A die of the own roll, once it has settled."""
    return visitor.page.locator(f'[data-value="{value}"][aria-disabled="false"]').first


def button(visitor: Visitor, act: str) -> Locator:
    return visitor.page.locator(f'[data-act="{act}"]')


def dice_drawn(visitor: Visitor) -> list[str]:
    """Every die on the board as it is drawn: district (or centre), owner, value and a number among equals."""
    names: list[str] = visitor.page.locator(".die[data-piece]").evaluate_all(
        "dice => dice.map((die) => die.dataset.piece)"
    )
    return sorted(names)


def dice_in(view: dict[str, Any]) -> list[str]:
    """The same from a view."""
    heaps = [
        (district["name"], owner, dice)
        for district in view["districts"]
        for owner, dice in enumerate(district["dice"])
    ]
    heaps += [("centre", owner, player["in_centre"]) for owner, player in enumerate(view["players"])]
    return sorted(
        f"{where}:{owner}:{value}:{nth}"
        for where, owner, dice in heaps
        for value in range(1, 7)
        for nth in range(dice.count(value))
    )


def touch(visitor: Visitor, move: str) -> None:
    skip(visitor)
    placing = PLACING.fullmatch(move)
    if placing:
        value, name, sign, owner, hit = placing.groups()
        effect = {"+": "push", "-": "pull"}.get(sign or "", "none")
        place(visitor, int(value), name, f"{owner}:{hit}" if owner else effect)
    elif move.startswith("block "):
        go_to(visitor, move[-1])
    elif move in KEY_OF and isinstance(visitor.hands, Keys):
        button(visitor, move).wait_for()
        visitor.hands.type(KEY_OF[move])
    elif move in KEY_OF:
        visitor.press(button(visitor, move))
    else:
        visitor.press(visitor.page.locator(f'[data-answer="{move}"]'))


def skip(visitor: Visitor) -> None:
    """Whatever is being told has been heard."""
    if not button(visitor, "skip").count():
        return
    if isinstance(visitor.hands, Keys):
        visitor.hands.type("s")
    else:
        with contextlib.suppress(Error):  # it was over by itself
            button(visitor, "skip").click(timeout=QUICK)


def go_to(visitor: Visitor, name: str) -> None:
    if isinstance(visitor.hands, Keys):
        visitor.page.locator(
            f'[data-district="{name}"][aria-disabled="false"]'
        ).wait_for()  # a mouse does too
        visitor.hands.type(name)
    else:
        visitor.press(district(visitor, name))


def place(visitor: Visitor, value: int, name: str, effect: str) -> None:
    """Die, effect, district; and the die that has to go, where one is named."""
    hold(visitor, value)
    if value <= 4:
        set_effect(visitor, effect)
    go_to(visitor, name)
    if ":" in effect:
        victim = visitor.page.locator(f'[data-victim="{effect}"]')
        victim.wait_for()
        if isinstance(visitor.hands, Keys):
            visitor.hands.type(victim.locator("kbd").inner_text())
        else:
            visitor.press(victim)


def hold(visitor: Visitor, value: int) -> None:
    wanted = die(visitor, value)
    wanted.wait_for()
    if visitor.page.locator(f'[data-value="{value}"][aria-pressed="true"]').count():
        return  # the only kind there is, or picked before
    if isinstance(visitor.hands, Keys):
        visitor.hands.type(str(value))
    else:
        visitor.press(wanted)


def set_effect(visitor: Visitor, effect: str) -> None:
    wanted = "choose" if ":" in effect else effect
    chip = visitor.page.locator(f'[data-effect="{wanted}"]')
    chip.wait_for()
    if not isinstance(visitor.hands, Keys):
        visitor.press(chip)
        return
    for _ in range(3):
        if chip.get_attribute("aria-pressed") == "true":
            return
        visitor.hands.type({"push": "+", "pull": "-", "none": "0", "choose": "x"}[wanted])
    raise AssertionError(f"no key leads to {wanted}")


def commit(visitor: Visitor, move: str) -> None:
    """Calm: choose, and hear it. Others choose at the same time, so a new number alone says nothing."""
    seat, before = visitor.view["seat"], visitor.number
    touch(visitor, move)

    def heard() -> bool:
        newest = [one for one in visitor.ears.told[-40:] if one["number"] > before]
        return visitor.is_over or any(one["entry"].get("seat") == seat for one in newest)

    visitor.wait(heard, f"{move} to be taken")


def race(visitor: Visitor, chance: random.Random) -> bool:
    """Against the clock: do something, if there is something to do. Answers whether something was tried."""
    skip(visitor)
    view, seat = visitor.view, visitor.view["seat"]
    if view["phase"] == "scoring" and seat in view["to_act"]:
        return _answer(visitor)
    if view["phase"] == "ready-check" and seat in view["to_act"]:
        touch(visitor, "ready")
        visitor.wait(lambda: seat not in visitor.view["to_act"], "ready")
        return True
    return view["phase"] == "round" and _act(visitor, chance)


def _act(visitor: Visitor, chance: random.Random) -> bool:
    view = visitor.view
    if view["players"][view["seat"]]["dice_left"] == 0:
        if view["bell_at"] is None:
            _quickly(visitor, lambda: touch(visitor, "timer"))
        return view["bell_at"] is None
    if visitor.page.locator("[data-nobody]").count():  # asked late, when the last try had already looked
        _quickly(visitor, lambda: _hit_nobody(visitor))
        return True
    free = [one["name"] for one in view["districts"] if one["barrier"] is None]
    settled = _settled(visitor)
    if settled and free:
        _quickly(visitor, lambda: _drop(visitor, chance.choice(settled), chance.choice(free)))
    return bool(settled and free)


def rush(visitor: Visitor, is_over: Callable[[], bool]) -> None:
    """The race of the lesson: die after die as soon as it has settled."""
    while not is_over():
        skip(visitor)
        settled = _settled(visitor)
        if settled:
            _quickly(visitor, lambda value=settled[-1]: _drop(visitor, value, "b"))
        else:
            visitor.page.wait_for_timeout(30)


def _settled(visitor: Visitor) -> list[int]:
    found: list[int] = visitor.page.locator('[data-value][aria-disabled="false"]').evaluate_all(
        "dice => dice.map((die) => Number(die.dataset.value))"
    )
    return found


def _drop(visitor: Visitor, value: int, name: str) -> None:
    """Two taps or two keys; a third where the habit asks for one."""
    hold(visitor, value)
    go_to(visitor, name)
    if visitor.page.locator("[data-nobody]").count():
        _hit_nobody(visitor)


def _hit_nobody(visitor: Visitor) -> None:
    if isinstance(visitor.hands, Keys):
        visitor.hands.type("0")
    else:
        visitor.press(visitor.page.locator("[data-nobody]"))


def _answer(visitor: Visitor) -> bool:
    first = visitor.page.locator("[data-answer]").first

    def answer() -> None:
        first.wait_for()
        if isinstance(visitor.hands, Keys):  # by its number: Tab after Tab takes too long in a race
            visitor.hands.type("1")
        else:
            visitor.press(first)

    _quickly(visitor, answer)
    return True


def _quickly(visitor: Visitor, do: Any) -> None:
    """In a race a thing may be gone before it is touched: then it is not."""
    visitor.page.set_default_timeout(QUICK)
    with contextlib.suppress(Error):
        do()
    visitor.page.set_default_timeout(60_000)
