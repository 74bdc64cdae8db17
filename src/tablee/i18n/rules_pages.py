"""Rules for players, with the values of an edition in their places.

A page is Markdown (`i18n/rules.LANGUAGE.md` in a game's folder). `{{ cards.5.copies }}` stands for that value
of the edition, a list for its items with slashes between, `{{ rows districts }}` for a line of a table each.
`{{ own … }}` is told only where the game is played with the values that come with it.
A game may bring a module `edition_words` that puts its texts into words: `say(text, words)`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablee.engine.edition import edition_data
from tablee.engine.registry import game, part_of
from tablee.i18n.catalogue import Translator, read_of_game

if TYPE_CHECKING:
    from tablee.engine.game import Game

_PLACE = re.compile(r"\{\{ (rows |own )?([^{}]+) \}\}")
_PART = re.compile(r"\[(\d+)\]|\.?([^.\[\]]+)")
_MARKUP = re.compile(r"([\\`*_\[\]<>|#&~!])")
_MINUS = "\N{MINUS SIGN}"


def rules_page(name: str, language: str, playing: Game | None = None) -> str:
    """The rules of a game for players, in Markdown; with the values of `playing`, or the game's own."""
    text = read_of_game(name, f"rules.{language}.md")
    if not _PLACE.search(text):
        return text
    playing = playing or game(name)
    words = Translator(language, name)
    values = edition_data(playing.edition)
    page = _PLACE.sub(lambda found: _filled(found, values, words, playing.is_printed), text)
    if playing.is_printed:
        return page
    title, _, rest = page.partition("\n")
    notice = words.say("rules-edition", name=_plain(playing.edition.name))
    return f"{title}\n\n> {notice}\n{rest}"


def _filled(found: re.Match[str], values: Mapping[str, Any], words: Translator, is_printed: bool) -> str:
    if found[1] == "own ":
        return found[2] if is_printed else ""
    value = _value_at(values, found[2])
    if not found[1]:
        return _told(value, words)
    return "\n".join(_line(key, row, words) for key, row in value.items())


def _line(key: str, row: Any, words: Translator) -> str:
    cells = row.values() if isinstance(row, Mapping) else [row]
    return f"| {' | '.join([_plain(key), *(_told(cell, words) for cell in cells)])} |"


def _value_at(values: Any, path: str) -> Any:
    for place, name in _PART.findall(path):
        values = values[int(place)] if place else values.get(name)
    return values


def _told(value: Any, words: Translator) -> str:
    if isinstance(value, list):
        return " / ".join(_told(one, words) for one in value)
    if isinstance(value, int):
        return str(value).replace("-", _MINUS)
    if not value:
        return "–"
    assert words.game is not None
    own = part_of(words.game, "edition_words")
    return _plain(str(value) if own is None else own.say(str(value), words))


def _plain(text: str) -> str:
    """Text of strangers: nothing in it is read as Markdown."""
    return _MARKUP.sub(r"\\\1", text)
