"""`tablee admin`: for whoever runs the server. Works on the database, beside a server that may be running."""

from __future__ import annotations

import asyncio
import dataclasses
import ipaddress
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tablee.cli.database import AsJson, ConfigFile, Database, Language, language, me, now, run, say, url_of
from tablee.cli.grid import print_json, show
from tablee.engine.errors import BadOption, BadValue, TableeError
from tablee.engine.registry import game as game_named
from tablee.i18n import Words
from tablee.text import is_text

if TYPE_CHECKING:
    from tablee.store import Store
    from tablee.store.repositories.admin import BanKind
    from tablee.store.rows import PersonRow, TableRow

T = TypeVar("T")
Command = Callable[..., None]
PersonMeant = Annotated[str, typer.Argument(metavar="PERSON", help="An id, a login, or a name.")]
TableMeant = Annotated[str, typer.Argument(metavar="TABLE", help="The name in the table's address.")]
Limit = Annotated[int, typer.Option(help="How many at the most.", min=1, max=10_000)]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
_STATUSES = ("open", "playing", "over")
_FOLLOWED_S = 2.0  # by then every server has read the log of deeds
_MOST_LINES = 2**31 - 1  # that a database can number
_MAPPED_BITS = 96  # of ::ffff:192.0.2.1 before the IPv4 address
_DAY_MS = 24 * 3600 * 1000
_MOST_DAYS = 36_500.0  # of a ban; whoever means for ever leaves it out


def make(told: Callable[[Command], Command]) -> typer.Typer:
    """The commands, each with its errors told in the language it was asked for."""
    app = typer.Typer(
        help="Look after people and tables, also while the server runs. All of it is logged.",
        no_args_is_help=True,
    )
    commands: dict[str, Command] = {
        "tables": tables,
        "people": people,
        "table": table,
        "person": person,
        "lock": lock,
        "unlock": unlock,
        "delete-table": delete_table,
        "delete-chat": delete_chat,
        "rename": rename,
        "sign-out": sign_out,
        "ban": ban,
        "unban": unban,
        "bans": bans,
        "reset-password": reset_password,
        "erase": erase,
        "announce": announce,
        "withdraw": withdraw,
        "log": log,
    }
    for name, command in commands.items():
        app.command(name)(told(command))
    return app


# --- looking --------------------------------------------------------------------------------------------


def tables(
    limit: Limit = 50,
    status: Annotated[str, typer.Option(help="Only: open, playing or over.")] = "",
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List tables, those where something happened last first."""
    if status not in ("", *_STATUSES):
        raise BadOption(option="status", value=status, allowed=", ".join(_STATUSES))
    only = game_named(game).name if game else ""

    async def look(store: Store) -> list[dict[str, Any]]:
        locked = await store.locked_tables()
        return [_table(row, row.id in locked) for row in await store.latest_tables(limit, status, only)]

    found = _with(look, database, config)
    columns = ("table", "game", "status", "is_locked", "is_public", "names", "moves", "changed_at")
    show(found, columns, lang, as_json)


def people(
    like: Annotated[str, typer.Argument(metavar="[TEXT]", help="Part of a name or login.")] = "",
    limit: Limit = 50,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List people, those who were here last first."""
    from tablee.server.accounts.name_policy import check_text  # noqa: PLC0415

    check_text(like)

    async def look(store: Store) -> list[dict[str, Any]]:
        banned = {one.subject for one in await store.bans() if one.kind == "person"}
        found = await store.latest_people(limit, like)
        return [{**_person(one, banned), "tables": seats} for one, seats in found]

    found = _with(look, database, config)
    show(found, ("person", "name", "login", "is_banned", "tables", "created_at", "last_seen"), lang, as_json)


def table(
    meant: TableMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a table: who sits there, what was said. Nothing of the hands."""

    async def look(store: Store) -> dict[str, Any]:
        row = await _row_of(store, meant)
        chat = [dataclasses.asdict(line) for line in await store.said_at(meant)]
        return {**_table(row, meant in await store.locked_tables()), "chat": chat}

    found = _with(look, database, config)
    if as_json:
        print_json(found)
        return
    chat = found.pop("chat")
    show([found], ("table", "game", "status", "is_locked", "names", "moves", "changed_at"), lang, False)
    show(chat, ("number", "at", "name", "person", "text"), lang, False)


def person(
    meant: PersonMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a person and the tables where they sit."""

    async def look(store: Store) -> dict[str, Any]:
        one = await _only(store, meant)
        banned = {ban.subject for ban in await store.bans() if ban.kind == "person"}
        locked = await store.locked_tables()
        seats = [_table(row, row.id in locked) for row in await store.tables_of(one.id)]
        devices = [dataclasses.asdict(device) for device in await store.devices_of(one.id)]
        return {**_person(one, banned), "tables": seats, "devices": devices}

    found = _with(look, database, config)
    if as_json:
        print_json(found)
        return
    seats = found.pop("tables")
    show([found], ("person", "name", "login", "is_banned", "created_at", "last_seen"), lang, False)
    show(seats, ("table", "game", "status", "names", "changed_at"), lang, False)


def bans(
    database: Database = None, config: ConfigFile = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """List who is banned."""

    async def look(store: Store) -> list[dict[str, Any]]:
        return [dataclasses.asdict(one) for one in await store.bans()]

    show(_with(look, database, config), ("kind", "subject", "at", "until", "why"), lang, as_json)


def log(
    limit: Limit = 50,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List what was done with these commands, by whom and when."""

    async def look(store: Store) -> list[dict[str, Any]]:
        found = await store.deeds(limit=limit)
        return [{**dataclasses.asdict(one), "details": json.loads(one.details)} for one in found]

    show(_with(look, database, config), ("id", "at", "who", "action", "subject", "details"), lang, as_json)


# --- tables ---------------------------------------------------------------------------------------------


def lock(
    meant: TableMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Lock a table: everybody can look, nobody can do anything there, clocks and bots included."""

    async def do(store: Store) -> None:
        await _row_of(store, meant)
        if not await store.lock_table(me(), now(), meant):
            raise TableeError("already-locked", table=meant)

    _with(do, database, config)
    say(lang, as_json, {"table": meant, "is_locked": True}, ("admin-locked", {"table": meant}))


def unlock(
    meant: TableMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let a locked table go on."""

    async def do(store: Store) -> None:
        await _row_of(store, meant)
        if not await store.unlock_table(me(), now(), meant):
            raise TableeError("not-locked", table=meant)

    _with(do, database, config)
    say(lang, as_json, {"table": meant, "is_locked": False}, ("admin-unlocked", {"table": meant}))


def delete_table(
    meant: TableMeant,
    sure: Sure = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Delete a table with its log, its chat and its results, for good."""

    async def do(store: Store) -> None:
        await _row_of(store, meant)
        _make_sure(sure, lang, "admin-sure-delete", table=meant)
        await store.delete_table(me(), now(), meant)
        while await store.remove_doomed():
            pass

    _with(do, database, config)
    say(lang, as_json, {"table": meant, "is_deleted": True}, ("admin-deleted", {"table": meant}))


def delete_chat(
    meant: TableMeant,
    number: Annotated[int, typer.Argument(help="Which line, as `tablee admin table` numbers them.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Take away a line of chat, also from pages that show it."""

    async def do(store: Store) -> None:
        await _row_of(store, meant)
        is_line = 0 < number <= _MOST_LINES
        if not is_line or not await store.delete_chat(me(), now(), meant, number):
            raise TableeError("no-such-line", table=meant, number=number)

    _with(do, database, config)
    told = {"table": meant, "number": number}
    say(lang, as_json, told, ("admin-unsaid", {"table": meant, "number": str(number)}))


# --- people ---------------------------------------------------------------------------------------------


def rename(
    meant: PersonMeant,
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Give somebody another name, also at the tables where they sat under the old one."""
    from tablee.server.accounts.name_policy import clean_name  # noqa: PLC0415

    cleaned = clean_name(name)

    async def do(store: Store) -> PersonRow:
        one = await _only(store, meant)
        await store.rename_everywhere(one.id, cleaned, now(), me())
        return one

    one = _with(do, database, config)
    told = {"person": one.id, "old_name": one.name, "name": cleaned}
    say(lang, as_json, told, ("admin-renamed", {"old": one.name, "name": cleaned}))


def sign_out(
    meant: PersonMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Sign somebody out on all devices. A guest without a login does not come back as the same person."""

    async def do(store: Store) -> PersonRow:
        one = await _only(store, meant)
        await store.sign_out_person(me(), now(), one.id)
        return one

    one = _with(do, database, config)
    say(lang, as_json, {"person": one.id}, ("admin-signed-out", {"name": one.name}))


def ban(
    meant: Annotated[str, typer.Argument(metavar="WHO", help="A person, an address, or a network of them.")],
    days: Annotated[float | None, typer.Option(help="For how long. Default: until you lift it.")] = None,
    why: Annotated[str, typer.Option(help="They are told this.")] = "",
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Keep a person or an address out, and cut their connections."""
    from tablee.server.accounts.name_policy import check_text  # noqa: PLC0415

    at = now()
    if days is not None and not 0 < days <= _MOST_DAYS:  # neither is NaN
        raise BadValue(name="days", expected=f"more than 0, at most {_MOST_DAYS:.0f}")
    until = None if days is None else at + round(days * _DAY_MS)
    check_text(why)

    async def do(store: Store) -> tuple[str, str]:
        kind, subject = await _banned(store, meant)
        await store.ban(me(), at, kind, subject, until, why)
        return kind, subject

    kind, subject = _with(do, database, config)
    say(lang, as_json, {"kind": kind, "subject": subject, "until": until}, ("admin-banned", {"who": meant}))


def unban(
    meant: Annotated[str, typer.Argument(metavar="WHO", help="A person, an address, or a network of them.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let a person or an address in again."""

    async def do(store: Store) -> tuple[str, str]:
        kind, subject = await _banned(store, meant)
        if not await store.unban(me(), now(), kind, subject):
            raise TableeError("not-banned", who=meant)
        return kind, subject

    kind, subject = _with(do, database, config)
    say(lang, as_json, {"kind": kind, "subject": subject}, ("admin-unbanned", {"who": meant}))


def reset_password(
    meant: PersonMeant,
    base_url: Annotated[
        str | None, typer.Option(help="Your server's address, for the link. Default: as for serve.")
    ] = None,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Make a one-time code with which somebody can choose a new password. Hand it over yourself."""
    from tablee.server.ops.config import load_config  # noqa: PLC0415

    async def do(store: Store) -> tuple[PersonRow, str]:
        one = await _only(store, meant)
        if one.login is None:
            raise TableeError("no-login", name=one.name)
        code = await store.make_reset_code(one.id, now())
        await store.note_deed(me(), now(), "reset-password", one.id)
        return one, code

    one, code = _with(do, database, config)
    base = load_config({"base_url": base_url}, file=config).base_url.rstrip("/")
    link = f"{base}/reset#{code}" if base else None
    told = {"person": one.id, "login": one.login, "code": code, "link": link}
    about: dict[str, object] = {"name": one.name, "login": one.login or "", "code": code}
    where = "admin-reset-where" if link is None else "admin-reset-link"
    say(lang, as_json, told, ("admin-reset", about), (where, {"link": link}))


def erase(
    meant: PersonMeant,
    chat_too: Annotated[bool, typer.Option("--chat", help="Also what they said.")] = False,
    sure: Sure = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Forget who somebody was, for good, as they can do themselves. Their games stay, played by somebody."""

    async def do(store: Store) -> tuple[PersonRow, int]:
        one = await _only(store, meant)
        _make_sure(sure, lang, "admin-sure-erase", name=one.name)
        await store.sign_out_person(me(), now(), one.id)
        await asyncio.sleep(_FOLLOWED_S)  # from now on nothing is written in their name
        found = await store.erase_person(one.id, now(), me(), chat_too=chat_too)
        while await store.shrink():
            pass
        return one, len(found)

    one, count = _with(do, database, config)
    told = {"person": one.id, "tables": count}
    say(lang, as_json, told, ("admin-erased", {"name": one.name, "tables": str(count)}))


# --- everybody ------------------------------------------------------------------------------------------


def announce(
    en: Annotated[str, typer.Option(help="In English.")] = "",
    fr: Annotated[str, typer.Option(help="In French.")] = "",
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Tell everybody something, in a bar above all pages. It replaces what was announced before."""
    from tablee.server.accounts.name_policy import check_text  # noqa: PLC0415

    if not en.strip() and not fr.strip():
        raise TableeError("nothing-to-say")
    for text in (en, fr):
        check_text(text)

    async def do(store: Store) -> None:
        await store.announce_to_all(me(), now(), en.strip(), fr.strip())

    _with(do, database, config)
    say(lang, as_json, {"en": en.strip(), "fr": fr.strip()}, ("admin-announced", {}))


def withdraw(
    database: Database = None, config: ConfigFile = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """Take back what was announced."""

    async def do(store: Store) -> bool:
        return await store.withdraw_announcement(me(), now())

    was_there = _with(do, database, config)
    say(lang, as_json, {"is_withdrawn": was_there}, ("admin-withdrawn", {}))


# --- what all of them need ------------------------------------------------------------------------------


def _with(do: Callable[[Store], Coroutine[Any, Any, T]], database: str | None, config: Path | None) -> T:
    """Do something with the database, whether a server has it open or not."""
    from tablee.store import Store  # noqa: PLC0415

    async def opened() -> T:
        store = await Store.open_beside(url_of(database, config))
        try:
            return await do(store)
        finally:
            await store.close()

    return run(opened())


async def _only(store: Store, meant: str) -> PersonRow:
    """The one person who is meant."""
    found = await store.people_meant(meant) if is_text(meant) else []
    if not found:
        raise TableeError("unknown-person", who=meant)
    if len(found) > 1:
        raise TableeError("several-people", who=meant, ids=", ".join(one.id for one in found))
    return found[0]


async def _row_of(store: Store, meant: str) -> TableRow:
    row = await store.table(meant) if is_text(meant) else None
    if row is None:
        raise TableeError("unknown-table", table=meant)
    return row


async def _banned(store: Store, meant: str) -> tuple[BanKind, str]:
    """An address or a network if it reads like one, else a person."""
    try:
        network = ipaddress.ip_network(meant, strict=False)
    except ValueError:
        return "person", (await _only(store, meant)).id
    # How a socket for both kinds writes IPv4, and so perhaps a log: servers compare what it stands for.
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None and network.prefixlen >= _MAPPED_BITS:
        return "address", f"{mapped}/{network.prefixlen - _MAPPED_BITS}"
    return "address", str(network)


def _make_sure(sure: bool, lang: str, key: str, **values: str) -> None:
    if not sure and not typer.confirm(Words(language(lang)).say(key, **values), default=False, err=True):
        raise TableeError("not-done")


def _table(row: Any, is_locked: bool) -> dict[str, Any]:
    names = [chair.get("name") or chair.get("bot") or "" for chair in json.loads(row.names)]
    kept = {name: getattr(row, name) for name in ("game", "status", "is_public", "host", "created_at")}
    later = {"changed_at": row.changed_at, "names": names, "moves": row.moves, "is_locked": is_locked}
    return {"table": row.id, **kept, **later}


def _person(one: PersonRow, banned: set[str]) -> dict[str, Any]:
    kept = {name: getattr(one, name) for name in ("name", "login", "created_at", "last_seen")}
    return {"person": one.id, **kept, "is_banned": one.id in banned}
