"""People: `tablee admin rename`, `sign-out`, `ban`, `unban`, `reset-password`, `erase`."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.admin.common import PersonMeant, Sure, make_sure, only_person, with_store
from tablee.cli.database import me, now
from tablee.cli.options import AsJson, ConfigFile, Database, Language
from tablee.cli.output import say
from tablee.engine.errors import BadValue, TableeError

if TYPE_CHECKING:
    from tablee.store import Store
    from tablee.store.repositories.admin import BanKind
    from tablee.store.rows import PersonRow

_FOLLOWED_S = 2.0  # by then every server has read the audit log
_MAPPED_BITS = 96  # of ::ffff:192.0.2.1 before the IPv4 address
_DAY_MS = 24 * 3600 * 1000
_MAX_BAN_DAYS = 36_500.0  # whoever means for ever leaves it out


def rename(
    meant: PersonMeant,
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Rename someone, also at the tables where they used the old name."""
    from tablee.server.accounts.name_policy import clean_name

    cleaned = clean_name(name)

    async def do(store: Store) -> PersonRow:
        one = await only_person(store, meant)
        await store.rename_everywhere(one.id, cleaned, now(), me())
        return one

    one = with_store(do, database, config)
    told = {"person": one.id, "old_name": one.name, "name": cleaned}
    say(lang, as_json, told, ("admin-renamed", {"old": one.name, "name": cleaned}))


def sign_out(
    meant: PersonMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Sign someone out on all devices. A guest without a login can't come back as the same person."""

    async def do(store: Store) -> PersonRow:
        one = await only_person(store, meant)
        await store.sign_out_person(me(), now(), one.id)
        return one

    one = with_store(do, database, config)
    say(lang, as_json, {"person": one.id}, ("admin-signed-out", {"name": one.name}))


def ban(
    meant: Annotated[str, typer.Argument(metavar="WHO", help="A person, an IP address or a network.")],
    days: Annotated[float | None, typer.Option(help="Length of the ban. Default: until you lift it.")] = None,
    why: Annotated[str, typer.Option(help="The reason, shown to them.")] = "",
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Ban a person or an address, and close their connections."""
    from tablee.server.accounts.name_policy import check_text

    at = now()
    if days is not None and not 0 < days <= _MAX_BAN_DAYS:  # neither is NaN
        raise BadValue(name="days", expected=f"more than 0, at most {_MAX_BAN_DAYS:.0f}")
    until = None if days is None else at + round(days * _DAY_MS)
    check_text(why)

    async def do(store: Store) -> tuple[str, str]:
        kind, subject = await _banned(store, meant)
        await store.ban(me(), at, kind, subject, until, why)
        return kind, subject

    kind, subject = with_store(do, database, config)
    say(lang, as_json, {"kind": kind, "subject": subject, "until": until}, ("admin-banned", {"who": meant}))


def unban(
    meant: Annotated[str, typer.Argument(metavar="WHO", help="A person, an IP address or a network.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Lift a ban."""

    async def do(store: Store) -> tuple[str, str]:
        kind, subject = await _banned(store, meant)
        if not await store.unban(me(), now(), kind, subject):
            raise TableeError("not-banned", who=meant)
        return kind, subject

    kind, subject = with_store(do, database, config)
    say(lang, as_json, {"kind": kind, "subject": subject}, ("admin-unbanned", {"who": meant}))


def reset_password(
    meant: PersonMeant,
    base_url: Annotated[
        str | None, typer.Option(help="Your server's public address, for the link. Default: as for serve.")
    ] = None,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Create a one-time code that lets someone set a new password. You pass it on yourself."""
    from tablee.server.ops.config import load_config

    async def do(store: Store) -> tuple[PersonRow, str]:
        one = await only_person(store, meant)
        if one.login is None:
            raise TableeError("no-login", name=one.name)
        code = await store.make_reset_code(one.id, now())
        await store.note_deed(me(), now(), "reset-password", one.id)
        return one, code

    one, code = with_store(do, database, config)
    base = load_config({"base_url": base_url}, file=config).base_url.rstrip("/")
    link = f"{base}/reset#{code}" if base else None
    told = {"person": one.id, "login": one.login, "code": code, "link": link}
    about: dict[str, object] = {"name": one.name, "login": one.login or "", "code": code}
    where = "admin-reset-where" if link is None else "admin-reset-link"
    say(lang, as_json, told, ("admin-reset", about), (where, {"link": link}))


def erase(
    meant: PersonMeant,
    chat_too: Annotated[bool, typer.Option("--chat", help="Also delete their chat messages.")] = False,
    sure: Sure = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Permanently erase a person, as they can themselves. Their games stay, under the name “somebody”."""
    import asyncio

    async def do(store: Store) -> tuple[PersonRow, int]:
        one = await only_person(store, meant)
        make_sure(sure, lang, "admin-sure-erase", name=one.name)
        await store.sign_out_person(me(), now(), one.id)
        await asyncio.sleep(_FOLLOWED_S)  # from now on nothing is written in their name
        found = await store.erase_person(one.id, now(), me(), chat_too=chat_too)
        while await store.shrink():
            pass
        return one, len(found)

    one, count = with_store(do, database, config)
    told = {"person": one.id, "tables": count}
    say(lang, as_json, told, ("admin-erased", {"name": one.name, "tables": str(count)}))


async def _banned(store: Store, meant: str) -> tuple[BanKind, str]:
    """An address or a network if it reads like one, else a person."""
    try:
        network = ipaddress.ip_network(meant, strict=False)
    except ValueError:
        return "person", (await only_person(store, meant)).id
    # How a socket for both kinds writes IPv4, and so perhaps a log: servers compare what it stands for.
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None and network.prefixlen >= _MAPPED_BITS:
        return "address", f"{mapped}/{network.prefixlen - _MAPPED_BITS}"
    return "address", str(network)
