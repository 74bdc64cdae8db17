"""Finds a game's own picture, or draws a plain one; and says in words what is on it, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.errors import BadValue
from tablee.engine.messages import Event, View
from tablee.engine.registry import part_of
from tablee.i18n import LANGUAGES, Translator
from tablee.pictures.canvas import Canvas
from tablee.pictures.plain_picture import draw_plain


def svg_of(
    view: View,
    *,
    language: str = "en",
    players: Sequence[str] = (),
    last: Sequence[Event] = (),
    is_open: bool = False,
) -> str:
    """The table as this viewer sees it. `last` is what this viewer was told of the last move, to be marked.

    `is_open` says that the view was made with nothing hidden.
    """
    if language not in LANGUAGES:
        raise BadValue(name="language", expected=" or ".join(LANGUAGES))
    words = Translator(language, view.game, _names(players))
    found = part_of(view.game, "picture")
    canvas: Canvas = (draw_plain if found is None else found.draw)(view, words, last)
    return canvas.svg(words.say("title"), describe(view, words, last, is_open=is_open), language)


def _names(players: Sequence[str]) -> tuple[str, ...]:
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise BadValue(name="players", expected="a row of names, one a seat")
    # What XML cannot hold is no part of a name.
    return tuple("".join(sign for sign in name if sign.isprintable()) for name in players)


def describe(view: View, words: Translator, last: Sequence[Event], *, is_open: bool = False) -> str:
    """Who sees this, what happened last, and whose turn it is or who won."""
    return " ".join([_seen_by(view, words, is_open), *map(words.tell, last), status(view, words)])


def _seen_by(view: View, words: Translator, is_open: bool) -> str:
    if is_open:
        return words.say("picture-open")
    if view.seat is None:
        return words.say("picture-spectator")
    return words.say("picture-seat", seat=words.player(view.seat))


def status(view: View, words: Translator) -> str:
    """Whose turn it is, or who won."""
    if view.outcome is not None:
        return words.result(view.outcome)
    return words.say("picture-to-act", seats=words.join([words.player(seat) for seat in view.to_act]))
