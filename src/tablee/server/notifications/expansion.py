"""From the outbox to messages: whom what happened concerns, and by which channels they are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tablee.server.notifications.calls import Call, calls_of, is_open_to_friends, may_sit_down
from tablee.server.notifications.choices import Choices, end_of_quiet, read_choices
from tablee.store.rows import DeliveryRow, NotificationSettingsRow, OutboxRow, PushSubscriptionRow
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable

PUSH, MAIL, ADDRESS, FEED = "push-", "mail", "address", "feed"
_FRIEND_EVERY_MS = 3_600_000
# Whoever looked for a game is brought to its table by the page: only those who do not come are called.
_LATER_MS = {"found": 8_000}
KEPT = "kept"  # the outcome of what is not sent, but lies ready to be fetched


@dataclass(frozen=True)
class Receiver:
    """How somebody is reached, and for what."""

    person: str
    choices: Choices = field(default_factory=Choices)
    mail: str = ""  # confirmed
    address: str = ""
    has_feed: bool = False
    browsers: tuple[PushSubscriptionRow, ...] = ()
    tables: Mapping[str, Sequence[str]] = field(default_factory=dict)  # other kinds than usual, by table

    def wants(self, kind: str, table: str) -> bool:
        """Whether they want to be told of such a thing at this table."""
        return kind in self.tables.get(table, self.choices.kinds)

    @property
    def channels(self) -> list[str]:
        """All ways to them."""
        found = [PUSH + one.id for one in self.browsers]
        return [
            *found,
            *([MAIL] if self.mail else []),
            *([ADDRESS] if self.address else []),
            *([FEED] if self.has_feed else []),
        ]


async def receivers(store: Store, people: Sequence[str]) -> dict[str, Receiver]:
    """How all of these people are reached."""
    settings = await store.notification_settings(people)
    browsers = await store.push_subscriptions(people)
    tables = await store.table_kinds(people)
    return {
        person: _receiver(
            settings.get(person, NotificationSettingsRow(person_id=person)),
            tuple(one for one in browsers if one.person_id == person),
            {table: kinds for (whose, table), kinds in tables.items() if whose == person},
        )
        for person in people
    }


def _receiver(
    row: NotificationSettingsRow,
    browsers: tuple[PushSubscriptionRow, ...],
    tables: Mapping[str, Sequence[str]],
) -> Receiver:
    return Receiver(
        person=row.person_id,
        choices=read_choices(row.choices),
        mail="" if row.mail_code_hash else row.mail,
        address=row.address,
        has_feed=row.feed_hash is not None,
        browsers=browsers,
        tables=tables,
    )


def calls_from(rows: Sequence[OutboxRow], live: LiveTable) -> list[Call]:
    """Who is to be told after these things happened at a table that is now as it is."""
    found = calls_of(live) if any(row.kind == "move" for row in rows) else []
    for row in rows:
        if row.kind == "invitation" and may_sit_down(live, row.person_id):
            found.append(Call(row.person_id, "invitation", "invitation", row.by))
        if row.kind == "found" and live.seat_of(row.person_id) is not None:
            found.append(Call(row.person_id, "found", "found"))
    return found


async def calls_of_friends(store: Store, live: LiveTable, now: int) -> list[Call]:
    """Those who follow the host of a table that is open to everybody; each is told of one an hour at most."""
    if not is_open_to_friends(live):
        return []
    told = await store.told_of_by("friend", live.host, now - _FRIEND_EVERY_MS)
    return [
        Call(person, "friend", "friend", live.host)
        for person in await store.followers_of(live.host)
        if person not in told and may_sit_down(live, person)
    ]


async def _from_others(store: Store, calls: list[Call]) -> list[Call]:
    """Without what somebody asks of people who have blocked them."""
    asked = {person for call in calls if call.by for person in (call.person, call.by)}
    blocked = await store.blocks_among(asked)
    return [call for call in calls if (call.person, call.by) not in blocked]


def deliveries_for(
    table: str, calls: Sequence[Call], known: Mapping[str, Receiver], now: int
) -> list[DeliveryRow]:
    """One message for each call and each way to whom it concerns, at once or after their quiet hours."""
    return [
        DeliveryRow(
            person_id=call.person,
            table_id=table,
            turn=call.turn,
            channel=channel,
            kind=call.kind,
            by=call.by,
            created_at=now,
            due_at=end_of_quiet(receiver.choices, now) or now + _LATER_MS.get(call.kind, 0),
            outcome=KEPT if channel == FEED else "",
        )
        for call in calls
        if (receiver := known[call.person]).wants(call.kind, table)
        for channel in receiver.channels
    ]


async def expand(
    store: Store,
    rows: Sequence[OutboxRow],
    look_at: Callable[[str], LiveTable | None],
    now: int,
) -> None:
    """All of these at once: what follows from them is written, and they are gone, in one transaction."""
    calls: dict[str, list[Call]] = {}
    for table in {row.table_id for row in rows}:
        live = look_at(table)
        if live is not None:
            calls[table] = calls_from([row for row in rows if row.table_id == table], live)
            calls[table] += await calls_of_friends(store, live, now)
            calls[table] = await _from_others(store, calls[table])
    known = await receivers(store, sorted({call.person for some in calls.values() for call in some}))
    messages = [one for table, some in calls.items() for one in deliveries_for(table, some, known, now)]
    await store.expand_outbox(rows, messages)
