"""Sending one message: is it still true, what does it say, and which way does it go?"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence

import structlog

from tablee.i18n import Translator
from tablee.server.notifications.calls import stands
from tablee.server.notifications.channels.courier import Courier
from tablee.server.notifications.channels.jobs import AddressJob, PushJob
from tablee.server.notifications.channels.mail import Mailer
from tablee.server.notifications.channels.results import DeliveryResult
from tablee.server.notifications.choices import Choices, end_of_quiet
from tablee.server.notifications.expansion import ADDRESS, MAIL, PUSH, Receiver, receivers
from tablee.server.notifications.keys import VapidKeys
from tablee.server.notifications.messages import (
    Occasion,
    OutgoingMessage,
    message_of,
    occasion_of,
    test_message,
)
from tablee.server.ops.config import Config, networks_in
from tablee.store.errors import StoreError
from tablee.store.rows import DeliveryRow
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable

_RETRY_AFTER_S = (
    5,
    30,
    120,
    600,
    3600,
    6 * 3600,
)  # between attempts; after the last one nobody waits any more
_TICK_OFF_AGAIN_S = 1.0
_LOOK_AGAIN_MS = 20_000  # whether somebody who was at the table is still there
_OPEN_MS = 120_000  # who has had the table open for so long may have forgotten it
_LONGEST_WAIT_S = 24 * 3600  # that a push service may keep a message


class Sender:
    """Sends what was claimed, and ticks it off."""

    def __init__(
        self,
        store: Store,
        config: Config,
        now: Callable[[], int],
        is_here: Callable[[str, str], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._config = config
        self._now = now
        self._is_here = is_here
        self._log = structlog.get_logger("tablee")
        self.keys = VapidKeys(store)
        self.mailer = Mailer(config)
        self.courier = Courier(networks_in(config.notify_networks))

    async def close(self) -> None:
        """Stop at once: what was not ticked off will be sent again."""
        self.mailer.close()
        await self.courier.close()

    async def send(self, batch: Sequence[DeliveryRow], tables: Mapping[str, LiveTable | None]) -> None:
        """One message for all of these, which are for one person by one channel."""
        person, channel = batch[0].person_id, batch[0].channel
        receiver = (await receivers(self._store, [person]))[person]
        quiet = end_of_quiet(receiver.choices, self._now())
        if quiet is not None:
            await self._store.postpone_deliveries(batch, quiet, was_tried=False)
            return
        true = [one for one in batch if _is_true(one, receiver, tables.get(one.table_id))]
        moot = [one for one in batch if one not in true]
        if moot:
            await self._store.finish_deliveries(moot, "moot")
        here = [one for one in true if await self._is_seen(one)]
        if batch[0].attempts > 1 and len(here) < len(true):
            here = []  # it may have gone out like this before: all of it again, or nothing
        if here:
            later = self._now() + _LOOK_AGAIN_MS
            await self._store.postpone_deliveries(here, later, was_tried=False)
            true = [one for one in true if one not in here]
        if not true:
            return
        occasions = [await self._occasion(one, tables[one.table_id]) for one in true]
        message = message_of(occasions, receiver.choices, self.origin_for(receiver.choices))
        result = await self.send_by(channel, receiver, message, batch[0].batch, self._lasts(occasions))
        await self._tick_off(true, result)

    async def send_by(
        self, channel: str, receiver: Receiver, message: OutgoingMessage, key: str, seconds: int
    ) -> DeliveryResult:
        """Which way it goes."""
        if channel == MAIL:
            if not (receiver.mail and self.mailer.is_there):
                return DeliveryResult("gone", "no mail")
            return await self.mailer.send(
                receiver.mail, message.title, self._letter(message, receiver.choices), key
            )
        if channel == ADDRESS:
            if not receiver.address:
                return DeliveryResult("gone", "no address")
            text = "\n".join(part for part in (message.body, message.link) if part)
            return await self.courier.do(
                AddressJob(url=receiver.address, title=message.title, body=text or message.title, key=key)
            )
        browser = next((one for one in receiver.browsers if PUSH + one.id == channel), None)
        if browser is None:
            return DeliveryResult("gone", "no such browser")
        shown = {"title": message.title, "body": message.body, "path": message.path, "tag": message.tag}
        result = await self.courier.do(
            PushJob(
                endpoint=browser.endpoint,
                p256dh=browser.p256dh,
                auth=browser.auth,
                payload=json.dumps({**shown, "id": key}, ensure_ascii=False),
                private_key=await self.keys.private(),
                subject=self._subject(),
                topic=key,
                ttl=seconds,
            )
        )
        if result.sent == "gone":
            await self._store.drop_push_subscription(id=browser.id)
        return result

    async def try_out(self, receiver: Receiver, key: str) -> dict[str, DeliveryResult]:
        """A message to try all ways that somebody has set up."""
        message = test_message(receiver.choices, self.origin_for(receiver.choices))
        ways = [channel for channel in receiver.channels if channel.startswith((PUSH, MAIL, ADDRESS))]
        return {
            way: await self.send_by(way, receiver, message, f"{key}{at}", 60) for at, way in enumerate(ways)
        }

    def origin_for(self, choices: Choices) -> str:
        """What links in messages begin with; empty where nobody knows."""
        return self._config.base_url.rstrip("/") or choices.origin

    async def _is_seen(self, one: DeliveryRow) -> bool:
        """Whether they have the table open, and so need no message; unless that goes on without a move."""
        is_fresh = self._now() - one.created_at < _OPEN_MS
        return is_fresh and await self._is_here(one.table_id, one.person_id)

    async def _occasion(self, one: DeliveryRow, live: LiveTable | None) -> Occasion:
        assert live is not None
        by = ""
        if one.by:
            known = await self._store.person(one.by)
            by = "" if known is None else known.name
        return occasion_of(live, one.table_id, one.person_id, one.kind, by)  # type: ignore[arg-type]

    def _lasts(self, occasions: Sequence[Occasion]) -> int:
        """How long a push service may keep it, in seconds: until the time for the move is up."""
        ends = [one.deadline for one in occasions if one.deadline is not None]
        left = (max(ends) - self._now()) // 1000 if ends else _LONGEST_WAIT_S
        return int(min(max(60, left), _LONGEST_WAIT_S))

    async def _tick_off(self, batch: Sequence[DeliveryRow], result: DeliveryResult) -> None:
        if result.sent != "sent":
            way = batch[0].channel.partition("-")[0]
            self._log.info("notification-not-sent", channel=way, result=result.sent, why=result.why)
        while True:  # until it is written down: nobody but us knows that it went out
            try:
                await self._write_down(batch, result)
            except StoreError as problem:
                self._log.info("not-ticked-off", code=problem.code)
                await asyncio.sleep(_TICK_OFF_AGAIN_S)
            else:
                return

    async def _write_down(self, batch: Sequence[DeliveryRow], result: DeliveryResult) -> None:
        attempts = batch[0].attempts
        if result.sent == "retry" and attempts <= len(_RETRY_AFTER_S):
            again = self._now() + _RETRY_AFTER_S[attempts - 1] * 1000
            await self._store.postpone_deliveries(batch, again, was_tried=True)
        else:
            outcome = "sent" if result.sent == "sent" else "failed"
            await self._store.finish_deliveries(batch, outcome)

    def _subject(self) -> str:
        """Whom a push service can turn to (RFC 8292): this server, or its mail address."""
        if self._config.base_url.startswith("https:"):
            return self._config.base_url
        return f"mailto:{self._config.smtp_from or 'nobody@tablee.invalid'}"

    def _letter(self, message: OutgoingMessage, choices: Choices) -> str:
        words = Translator(choices.language)
        return "\n\n".join(part for part in (message.body, message.link, words.say("notify-footer")) if part)


def _is_true(one: DeliveryRow, receiver: Receiver, live: LiveTable | None) -> bool:
    """Whether there is still something to tell."""
    if live is None or not receiver.wants(one.kind, one.table_id):
        return False
    return stands(live, one.person_id, one.kind, one.turn)
