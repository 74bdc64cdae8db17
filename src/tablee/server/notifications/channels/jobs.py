"""What the courier is asked to do, and what it answers: one line of JSON each."""

from __future__ import annotations

import msgspec

from tablee.server.notifications.channels.results import DeliveryResult


class PushJob(msgspec.Struct, frozen=True, kw_only=True, tag="push"):
    """A message for a browser (RFC 8030, 8188, 8291, 8292)."""

    endpoint: str
    p256dh: str
    auth: str
    payload: str
    private_key: str  # VAPID, PEM
    subject: str  # whom a push service can write to
    topic: str  # a message that waits there is replaced by a later one of the same topic
    ttl: int  # seconds that it may wait for the browser


class AddressJob(msgspec.Struct, frozen=True, kw_only=True, tag="address"):
    """A message for another service, by its address as `apprise` spells it."""

    url: str
    title: str
    body: str
    key: str  # the same when it is sent again


class CheckJob(msgspec.Struct, frozen=True, tag="check"):
    """Is this an address that something can be sent to? Nothing is sent."""

    url: str


Job = PushJob | AddressJob | CheckJob


class Asked(msgspec.Struct, frozen=True):
    """A job by its number."""

    id: int
    job: Job


class Answered(msgspec.Struct, frozen=True):
    """How it went."""

    id: int
    result: DeliveryResult
