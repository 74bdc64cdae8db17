"""Feeds as text: iCalendar and Atom. Made of the same words as messages, so nothing hidden is in them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tablee.i18n import Translator
from tablee.server.notifications.calls import calls_of
from tablee.server.notifications.choices import Choices
from tablee.server.notifications.messages import OutgoingMessage, message_of, occasion_of
from tablee.store.rows import DeliveryRow
from tablee.tables.live_table import LiveTable

_LENGTH = timedelta(minutes=15)  # that a deadline takes in a calendar
_REFRESH = "PT30M"


@dataclass(frozen=True)
class Waiting:
    """What somebody is told, and the tables that it is about."""

    person: str
    choices: Choices
    origin: str
    told: Sequence[DeliveryRow]
    tables: Mapping[str, LiveTable]
    names: Mapping[str, str]  # of whoever asked for something, by id
    now: int


def calendar(waiting: Waiting) -> bytes:
    """An event for each move that somebody has to make, at the moment when their time is up."""
    from icalendar import Calendar, Event  # noqa: PLC0415 - few have a feed

    words = Translator(waiting.choices.language)
    made = Calendar()
    made.add("prodid", "-//Tablée//EN")
    made.add("version", "2.0")
    made.add("name", words.say("notify-feed"))
    made.add("x-wr-calname", words.say("notify-feed"))
    made.add("refresh-interval;value=duration", _REFRESH)
    for table, live in sorted(waiting.tables.items()):
        for call in calls_of(live):
            message = _message(waiting, table, "turn", "") if call.person == waiting.person else None
            seat = live.seat_of(waiting.person)
            deadline = None if seat is None else live.chairs[seat].deadline
            if message is None or deadline is None or call.kind != "turn":
                continue
            own = Translator(waiting.choices.language, live.settings.game)
            end = _moment(deadline)
            event = Event()
            event.add("uid", f"{_id(table, call.turn)}@tablee")
            event.add("summary", own.say("notify-deadline", game=own.say("title")))
            event.add("description", "\n".join(part for part in (message.body, message.link) if part))
            event.add("dtstart", end - _LENGTH)
            event.add("dtend", end)
            event.add("dtstamp", _moment(live.at))
            if message.link:
                event.add("url", message.link)
            made.add_component(event)
    return bytes(made.to_ical())


def atom_feed(waiting: Waiting) -> bytes:
    """What they were told, the latest first."""
    from feedgen.feed import FeedGenerator  # noqa: PLC0415

    feed = FeedGenerator()
    name = hashlib.sha256(waiting.person.encode()).hexdigest()[:24]
    feed.id(f"urn:tablee:{name}")
    feed.title(Translator(waiting.choices.language).say("notify-feed"))
    feed.language(waiting.choices.language)
    feed.updated(_moment(max((one.created_at for one in waiting.told), default=waiting.now)))
    feed.author({"name": "Tablée"})
    for one in waiting.told:
        if one.table_id not in waiting.tables:
            continue
        message = _message(waiting, one.table_id, one.kind, waiting.names.get(one.by, ""))
        entry = feed.add_entry(order="append")
        entry.id(f"urn:tablee:{_id(*one.key)}")
        entry.title(message.title)
        entry.summary(message.body or message.title)
        entry.updated(_moment(one.created_at))
        if message.link:
            entry.link(href=message.link)
    text: bytes = feed.atom_str(pretty=True)
    return text


def _message(waiting: Waiting, table: str, kind: str, by: str) -> OutgoingMessage:
    occasion = occasion_of(waiting.tables[table], table, waiting.person, kind, by)  # type: ignore[arg-type]
    return message_of([occasion], waiting.choices, waiting.origin)


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)


def _id(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
