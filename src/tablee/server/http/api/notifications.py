"""How you are called back: what for, when, by which ways; and inviting somebody you have played with."""

from __future__ import annotations

import secrets
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from tablee.engine.errors import TableeError
from tablee.i18n import Translator
from tablee.server.http.api.identity import ActionDone
from tablee.server.http.dependencies import (
    ApiRequest,
    CurrentPerson,
    address_of,
    enter,
    services_of,
    shared_address_of,
    token_in,
)
from tablee.server.http.errors import DOCUMENTED
from tablee.server.http.languages import asked_for
from tablee.server.notifications.channels.addresses import check_address, service_of
from tablee.server.notifications.channels.jobs import CheckJob
from tablee.server.notifications.channels.mail import check_mail
from tablee.server.notifications.choices import (
    Choices,
    Kind,
    Language,
    QuietHours,
    check_zone,
    known_kinds,
    read_choices,
)
from tablee.server.notifications.expansion import receivers
from tablee.server.services import Services
from tablee.store.passwords import new_token, token_hash
from tablee.store.rows import InvitationRow, NotificationSettingsRow, OutboxRow, PushSubscriptionRow

_CODE_MS = 30 * 60 * 1000
_MOST_CODE_TRIES = 5

PathTable = Annotated[str, PathParameter(max_length=40)]
Kinds = Annotated[list[Kind], msgspec.Meta(max_length=8)]


class PushKey(msgspec.Struct, frozen=True):
    """By which browsers and their push services know this server (VAPID)."""

    key: str  # an uncompressed P-256 point, base64url


class TableChoice(msgspec.Struct, frozen=True, kw_only=True):
    """What you are told of at one table, where that is not as everywhere."""

    table: str
    kinds: tuple[Kind, ...]


class NotificationSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How you are called back."""

    kinds: tuple[Kind, ...]
    quiet: QuietHours | None
    zone: str
    language: str
    tables: list[TableChoice]
    browsers: int  # of yours that take messages
    is_this_browser: bool  # this one does
    has_mail: bool  # whether this server can send mail at all
    mail: str
    is_mail_confirmed: bool
    service: str  # what kind of address is set, such as "ntfys"; empty: none. The address itself is not shown
    has_feed: bool


class NotificationChoices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to change: all of this takes the place of what was chosen before."""

    kinds: Kinds
    quiet: QuietHours | None
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class TableKinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to be told of at this table; null: as everywhere."""

    kinds: Kinds | None


class Subscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the browser's push service gave to this browser."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87,88}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class MailAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where mail is to go. A code is sent there first."""

    mail: Annotated[str, msgspec.Meta(max_length=300)]


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent there."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class ServiceAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address of another service, as apprise spells it; empty: none any more."""

    address: Annotated[str, msgspec.Meta(max_length=1000)]


class Feeds(msgspec.Struct, frozen=True, kw_only=True):
    """Your feeds. Whoever knows these addresses can read them; they are shown once."""

    calendar: str
    atom: str


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """By how many ways a message was sent to try them, and how many of them took it."""

    ways: int
    sent: int


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to invite: somebody you have played with."""

    # A name like that of a dependency (`person`) would make a fault of the asker's one of the server's.
    guest: Annotated[str, msgspec.Meta(max_length=60)]


@get("/push/key", responses=DOCUMENTED)
async def push_key(request: ApiRequest) -> PushKey:
    """The public key with which browsers subscribe to messages of this server."""
    return PushKey(await services_of(request).dispatcher.sender.keys.public())


@get("/me/notifications", responses=DOCUMENTED)
async def settings(request: ApiRequest, person: CurrentPerson) -> NotificationSettings:
    """How you are called back."""
    return await _told(request, person.id)


@put("/me/notifications", responses=DOCUMENTED)
async def choose(
    request: ApiRequest, person: CurrentPerson, data: JSONBody[NotificationChoices]
) -> NotificationSettings:
    """Choose what you are told of, and when. Messages speak the language that this request asks for."""
    check_zone(data.zone)
    made = Choices(
        kinds=known_kinds(data.kinds),
        quiet=data.quiet,
        zone=data.zone,
        language=_language(request),
        origin=shared_address_of(request).origin,
    )
    await _keep(request, person.id, made)
    return await _told(request, person.id)


@put("/me/notifications/tables/{table:str}", responses=DOCUMENTED)
async def choose_for_table(
    request: ApiRequest, person: CurrentPerson, table: PathTable, data: JSONBody[TableKinds]
) -> NotificationSettings:
    """Choose something else at one table."""
    await enter(request, table, person)
    kinds = None if data.kinds is None else known_kinds(data.kinds)
    await services_of(request).store.keep_table_kinds(person.id, table, kinds)
    return await _told(request, person.id)


@put("/me/notifications/push", responses=DOCUMENTED)
async def subscribe(
    request: ApiRequest, person: CurrentPerson, data: JSONBody[Subscription]
) -> NotificationSettings:
    """Let this browser take messages, also when no page is open. Signing out here ends it."""
    services = services_of(request)
    address = urlsplit(data.endpoint)
    is_tried = address.scheme == "http" and bool(services.config.notify_networks)
    if not address.hostname or (address.scheme != "https" and not is_tried):
        raise TableeError("bad-push-subscription")
    row = PushSubscriptionRow(
        id=token_hash(data.endpoint)[:32],
        person_id=person.id,
        token_hash=token_hash(token_in(request)),
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        created_at=services.now(),
    )
    await services.store.keep_push_subscription(row)
    await _keep_if_first(request, person.id)
    return await _told(request, person.id)


@delete("/me/notifications/push", status_code=200, responses=DOCUMENTED)
async def unsubscribe(request: ApiRequest, person: CurrentPerson) -> NotificationSettings:
    """This browser takes no messages any more."""
    await services_of(request).store.drop_push_subscription(token_hash=token_hash(token_in(request)))
    return await _told(request, person.id)


@post("/me/notifications/mail", status_code=200, responses=DOCUMENTED)
async def set_mail(
    request: ApiRequest, person: CurrentPerson, data: JSONBody[MailAddress]
) -> NotificationSettings:
    """Name an address for mail. It gets a code, and nothing else before you have sent that back."""
    services = services_of(request)
    mailer, mail = services.dispatcher.sender.mailer, check_mail(data.mail)
    if not mailer.is_there:
        raise TableeError("no-mail-here")
    services.quotas.spend("message", address=address_of(request), person=person.id)
    await _keep_if_first(request, person.id)
    code = f"{secrets.randbelow(10**6):06}"
    await services.store.keep_notification_settings(
        person.id,
        mail=mail,
        mail_code_hash=token_hash(code),
        mail_code_until=services.now() + _CODE_MS,
        mail_code_tries=0,
    )
    words = Translator(_language(request))
    text = words.say("notify-code-body", code=code)
    await mailer.send(mail, words.say("notify-code", code=code), text, secrets.token_hex())
    return await _told(request, person.id)


@post("/me/notifications/mail/confirm", status_code=200, responses=DOCUMENTED)
async def confirm_mail(
    request: ApiRequest, person: CurrentPerson, data: JSONBody[MailCode]
) -> NotificationSettings:
    """Send back the code that came to that address."""
    services = services_of(request)
    code = token_hash("".join(data.code.split()))
    if not await services.store.try_mail_code(person.id, code, services.now(), _MOST_CODE_TRIES):
        raise TableeError("wrong-mail-code")
    return await _told(request, person.id)


@delete("/me/notifications/mail", status_code=200, responses=DOCUMENTED)
async def forget_mail(request: ApiRequest, person: CurrentPerson) -> NotificationSettings:
    """No mail any more; the address is forgotten."""
    await services_of(request).store.keep_notification_settings(person.id, mail="", mail_code_hash="")
    return await _told(request, person.id)


@put("/me/notifications/address", responses=DOCUMENTED)
async def set_address(
    request: ApiRequest, person: CurrentPerson, data: JSONBody[ServiceAddress]
) -> NotificationSettings:
    """Name another service that messages go to, or none. It must not stand in the server's own network."""
    services = services_of(request)
    address = check_address(data.address) if data.address.strip() else ""
    if address:
        services.quotas.spend("message", address=address_of(request), person=person.id)
        known = await services.dispatcher.sender.courier.do(CheckJob(address))
        if known.sent == "refused":
            raise TableeError("bad-notify-address")
    await _keep_if_first(request, person.id)
    await services.store.keep_notification_settings(person.id, address=address)
    return await _told(request, person.id)


@post("/me/notifications/feeds", status_code=201, responses=DOCUMENTED)
async def make_feeds(request: ApiRequest, person: CurrentPerson) -> Feeds:
    """Make addresses of feeds for you: a calendar and a list. Earlier ones lead nowhere any more."""
    store, key = services_of(request).store, new_token()
    await _keep_if_first(request, person.id)
    await store.keep_notification_settings(person.id, feed_hash=token_hash(key))
    base = f"{shared_address_of(request).origin}/api/feeds/{key}"
    return Feeds(calendar=f"{base}/calendar.ics", atom=f"{base}/tables.atom")


@delete("/me/notifications/feeds", status_code=200, responses=DOCUMENTED)
async def drop_feeds(request: ApiRequest, person: CurrentPerson) -> NotificationSettings:
    """No feeds any more."""
    await services_of(request).store.keep_notification_settings(person.id, feed_hash=None)
    return await _told(request, person.id)


@post("/me/notifications/test", status_code=200, responses=DOCUMENTED)
async def try_out(request: ApiRequest, person: CurrentPerson) -> Tried:
    """Have a message sent to you by all the ways that you have set up."""
    services = services_of(request)
    services.quotas.spend("message", address=address_of(request), person=person.id)
    receiver = (await receivers(services.store, [person.id]))[person.id]
    results = await services.dispatcher.sender.try_out(receiver, secrets.token_hex(15))
    return Tried(ways=len(results), sent=sum(one.sent == "sent" for one in results.values()))


@post("/tables/{table:str}/invitations", status_code=200, responses=DOCUMENTED)
async def invite(
    request: ApiRequest, person: CurrentPerson, table: PathTable, data: JSONBody[Invited]
) -> ActionDone:
    """Invite somebody you have played with to a table where you sit. They are told, and may join it."""
    services = services_of(request)
    session, may_sit = await enter(request, table, person)
    if not may_sit or session.live.seat_of(person.id) is None:
        raise TableeError("watch-only")
    if not await services.store.have_played_together(person.id, data.guest):
        raise TableeError("not-played-together")
    services.quotas.spend("invite", address=address_of(request), person=person.id)
    store, now = services.store, services.now()
    if data.guest in await store.blocked_by(person.id):
        raise TableeError("you-blocked")
    if data.guest in await store.blockers_of(person.id):
        return ActionDone()  # nobody is told that they are blocked
    await store.add_guest(table, data.guest, session.row.seat_key)
    asked = InvitationRow(table=table, person=data.guest, by=person.id, at=now)
    await store.keep_invitation(asked)
    await store.add_to_outbox(OutboxRow(table, 0, "invitation", data.guest, person.id, now))
    services.dispatcher.wake()
    return ActionDone()


def router() -> Router:
    """All of it."""
    handlers = [
        *(push_key, settings, choose, choose_for_table, subscribe, unsubscribe, set_mail, confirm_mail),
        *(forget_mail, set_address, make_feeds, drop_feeds, try_out, invite),
    ]
    return Router("/", route_handlers=handlers, tags=["Notifications"])


def _language(request: ApiRequest) -> Language:
    return "fr" if asked_for(request.headers.get("accept-language", "")) == "fr" else "en"


async def _keep(request: ApiRequest, person: str, made: Choices) -> None:
    text = msgspec.json.encode(made).decode()
    await services_of(request).store.keep_notification_settings(person, choices=text)


async def _keep_if_first(request: ApiRequest, person: str) -> None:
    """Whoever has chosen nothing yet is told everything, in the language of this request."""
    store = services_of(request).store
    if person not in await store.notification_settings([person]):
        made = Choices(language=_language(request), origin=shared_address_of(request).origin)
        await _keep(request, person, made)


async def _told(request: ApiRequest, person: str) -> NotificationSettings:
    services: Services = services_of(request)
    store = services.store
    rows = await store.notification_settings([person])
    row = rows.get(person, NotificationSettingsRow(person_id=person))
    chosen = read_choices(row.choices) if person in rows else Choices(language=_language(request))
    browsers = await store.push_subscriptions([person])
    tables = await store.table_kinds([person])
    here = token_hash(token_in(request))
    return NotificationSettings(
        kinds=chosen.kinds,
        quiet=chosen.quiet,
        zone=chosen.zone,
        language=chosen.language,
        tables=[
            TableChoice(table=table, kinds=known_kinds(kinds))  # type: ignore[arg-type]
            for (_, table), kinds in sorted(tables.items())
        ],
        browsers=len(browsers),
        is_this_browser=any(one.token_hash == here for one in browsers),
        has_mail=services.dispatcher.sender.mailer.is_there,
        mail=row.mail,
        is_mail_confirmed=bool(row.mail) and not row.mail_code_hash,
        service=service_of(row.address),
        has_feed=row.feed_hash is not None,
    )
