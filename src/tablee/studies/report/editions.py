"""The section on two editions: what differs, and whether chance alone could explain it."""

from __future__ import annotations

from tablee.engine.edition import form_of
from tablee.engine.registry import game as game_called
from tablee.i18n.edition_words import key_text
from tablee.markup import Markup, element, join
from tablee.studies.figures import PairedDifference
from tablee.studies.report.context import Context

_COUNTED = frozenset({"length", "choices", "lead-changes", "score", "margin"})  # the others are shares
_ENDING = "ending-"


def compared(context: Context) -> Markup | None:
    """A table for each player; None with one edition."""
    found, words = context.study.differences, context.words
    if not found:
        return None
    first, second = (context.edition(edition.digest) for edition in context.study.editions)
    players = list(dict.fromkeys(one.player for one in found))
    return join(
        element("p", words.say("study-editions-text", first=first, second=second)),
        element("p", words.say("study-editions-bold"), class_="note"),
        changed_values(context, (first, second)),
        *(
            join(
                element("h3", context.player(player).capitalize()),
                _table(context, (first, second), [one for one in found if one.player == player]),
            )
            for player in players
        ),
    )


def changed_values(context: Context, names: tuple[str, str]) -> Markup:
    """Which values differ, one below the other."""
    words, found = context.words, context.study.changes
    if not found:
        return element("p", words.say("study-editions-same"))
    form = form_of(game_called(context.study.game).edition_type)
    head = element("tr", *(element("th", title) for title in (words.say("study-value"), *names)))
    rows = [
        element(
            "tr",
            element("td", key_text(words, form, one.key)),
            *(element("td", _value(context, value)) for value in (one.before, one.after)),
        )
        for one in found
    ]
    return join(
        element("h3", words.say("study-editions-values")),
        element("div", element("table", head, *rows), class_="wide"),
    )


def _value(context: Context, value: str | int | None) -> str:
    if value is None or value == "":
        return "–"
    return context.numbers.whole(value) if isinstance(value, int) else value


def _table(context: Context, names: tuple[str, str], found: list[PairedDifference]) -> Markup:
    words = context.words
    head = element(
        "tr",
        *(
            element("th", title)
            for title in (words.say("study-figure"), *names, words.say("study-difference"))
        ),
    )
    seen = [one for one in found if one.first or one.second]
    return element("table", head, *(_row(context, one) for one in seen), class_="compared")


def _row(context: Context, one: PairedDifference) -> Markup:
    numbers, is_counted = context.numbers, one.figure in _COUNTED
    form, digits = (numbers.number, 2) if is_counted else (numbers.percent, 1)
    signed = numbers.signed if is_counted else numbers.bare_points
    change = one.difference
    value = signed(change.value, digits) if is_counted else numbers.points(change.value, digits)
    is_clear = change.low > 0 or change.high < 0
    told = f"{value} ({numbers.interval(change, signed, digits)})"
    cells = (_name(context, one.figure), form(one.first, digits), form(one.second, digits), told)
    return element("tr", *(element("td", cell) for cell in cells), class_="clear" if is_clear else None)


def _name(context: Context, figure: str) -> str:
    if figure.startswith(_ENDING):
        return context.words.say("study-figure-ending", ending=context.ending(figure.removeprefix(_ENDING)))
    return context.words.say(f"study-figure-{figure}")
