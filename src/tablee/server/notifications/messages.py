"""The text of a notification: made of what its receiver sees at the table, and of nothing else.

It names the game, the company and the time that is left. No cards, no moves, and no key: the link leads to
the table, which lets in whoever sits there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
from babel.dates import format_datetime

from tablee.i18n import Translator
from tablee.server.notifications.calls import others_at
from tablee.server.notifications.choices import Choices, Kind
from tablee.tables.live_table import LiveTable

_WHEN = {"en": "EEE d MMM, HH:mm", "fr": "EEE d MMM, HH:mm"}
_MOST_LISTED = 8  # tables in one message


@dataclass(frozen=True)
class Occasion:
    """Something that somebody is told of: which table, why, and that table as they see it."""

    kind: Kind
    table: str
    game: str
    others: tuple[str, ...]  # the names of the company
    deadline: int | None = None
    by: str = ""  # the name of whoever asks


class OutgoingMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent, whichever way it goes."""

    title: str
    body: str
    path: str  # of the page to open
    tag: str  # a later message with the same one takes the place of this one
    link: str = ""  # the whole address of that page; "": not known


def occasion_of(live: LiveTable, table: str, person: str, kind: Kind, by: str = "") -> Occasion:
    """What this person may be told of this table."""
    seat = live.seat_of(person)
    return Occasion(
        kind=kind,
        table=table,
        game=live.settings.game,
        others=tuple(others_at(live, person)),
        deadline=live.chairs[seat].deadline if kind == "turn" and seat is not None else None,
        by=by,
    )


def message_of(occasions: Sequence[Occasion], choices: Choices, origin: str) -> OutgoingMessage:
    """One message for all of them."""
    if len(occasions) > 1:
        return _digest(occasions, choices, origin)
    [one] = occasions
    words = Translator(choices.language, one.game)
    path = f"/t/{one.table}"
    return OutgoingMessage(
        title=words.say(f"notify-{one.kind}", game=words.say("title"), by=one.by or words.say("somebody")),
        body=" ".join(_details(one, words, choices)),
        path=path,
        tag=_tag(one.table),
        link=origin and origin + path,
    )


def test_message(choices: Choices, origin: str) -> OutgoingMessage:
    """To try out whether messages arrive."""
    words = Translator(choices.language)
    return OutgoingMessage(
        title=words.say("notify-test"),
        body=words.say("notify-test-body"),
        path="/",
        tag="test",
        link=origin and f"{origin}/",
    )


def _digest(occasions: Sequence[Occasion], choices: Choices, origin: str) -> OutgoingMessage:
    words = Translator(choices.language)
    lines = []
    for one in occasions[:_MOST_LISTED]:
        own = Translator(choices.language, one.game)
        said = own.say(f"notify-{one.kind}", game=own.say("title"), by=one.by or own.say("somebody"))
        lines.append(" ".join([f"{said}.", *_details(one, own, choices)]))
    if len(occasions) > _MOST_LISTED:
        lines.append(words.say("notify-more", count=len(occasions) - _MOST_LISTED))
    return OutgoingMessage(
        title=words.say("notify-digest", count=len(occasions)),
        body="\n".join(lines),
        path="/",
        tag="digest",
        link=origin and f"{origin}/",
    )


def _details(one: Occasion, words: Translator, choices: Choices) -> list[str]:
    said = []
    if one.others:
        named = [name or words.say("somebody") for name in one.others]
        said.append(words.say("notify-with", others=words.join(named)))
    if one.deadline is not None:
        said.append(words.say("notify-until", when=when(one.deadline, choices)))
    return said


def when(at: int, choices: Choices) -> str:
    """A moment as they read it there."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    zone = ZoneInfo(choices.zone)
    return format_datetime(moment, _WHEN[choices.language], tzinfo=zone, locale=choices.language)


def _tag(table: str) -> str:
    return "table-" + hashlib.sha256(table.encode()).hexdigest()[:12]
