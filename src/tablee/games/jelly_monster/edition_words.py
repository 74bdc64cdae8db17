"""Rewards in words: on a board in the terminal, and on the rules page as an edition has them."""

from __future__ import annotations

from tablee.games.jelly_monster.edition_tables import read_icon
from tablee.games.jelly_monster.view import IconView, icon_view
from tablee.i18n import Translator


def say(text: str, words: Translator) -> str:
    """A row of icons as an edition has it, such as `J2 + POD`."""
    icons = (read_icon(icon) for icon in text.split(" + "))
    return " + ".join(icon_text(icon_view(list(icon)), words) for icon in icons if icon is not None)


def icon_text(icon: IconView, words: Translator) -> str:
    """One icon."""
    pod = words.say("label-pod-reward")
    return words.say(
        f"reward-{icon.kind}",
        amount=pod if icon.amount < 0 else icon.amount,
        second=pod if icon.second < 0 else icon.second,
        few=icon.few,
    )
