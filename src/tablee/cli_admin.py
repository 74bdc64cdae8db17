"""`tablee admin`: for whoever runs the server. Works on the database, beside a server that may be running."""

from __future__ import annotations

import dataclasses
import ipaddress
import json
from collections.abc import Callable, Coroutine, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from tablee.cli_database import AsJson, ConfigFile, Database, Language, language, me, now, run, say, url_of
from tablee.games.errors import TableeError
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.store import Store
    from tablee.store.admin_book import BanKind
    from tablee.store.rows import Person

T = TypeVar("T")
Command = Callable[..., None]
PersonMeant = Annotated[str, typer.Argument(metavar="PERSON", help="An id, a login, or a name.")]
TableMeant = Annotated[str, typer.Argument(metavar="TABLE", help="The name in the table's address.")]
Limit = Annotated[int, typer.Option(help="How many at the most.", min=1, max=10_000)]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
_DAY_MS = 24 * 3600 * 1000


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

    async def look(store: Store) -> list[dict[str, Any]]:
        locked = await store.locked_tables()
        return [_table(row, row.id in locked) for row in await store.latest_tables(limit, status, game)]

    found = _with(look, database, config)
    columns = ("table", "game", "status", "is_locked", "is_public", "names", "moves", "changed_at")
    _show(found, columns, lang, as_json)


def people(
    like: Annotated[str, typer.Argument(metavar="[TEXT]", help="Part of a name or login.")] = "",
    limit: Limit = 50,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List people, those who were here last first."""

    async def look(store: Store) -> list[dict[str, Any]]:
        banned = {one.subject for one in await store.bans() if one.kind == "person"}
        found = await store.latest_people(limit, like)
        return [{**_person(one, banned), "tables": seats} for one, seats in found]

    found = _with(look, database, config)
    _show(found, ("person", "name", "login", "is_banned", "tables", "created_at", "last_seen"), lang, as_json)


def table(
    meant: TableMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a table: who sits there, what was said. Nothing of the hands."""

    async def look(store: Store) -> dict[str, Any]:
        row = await store.table(meant)
        if row is None:
            raise TableeError("unknown-table", table=meant)
        chat = [dataclasses.asdict(line) for line in await store.said_at(meant)]
        return {**_table(row, meant in await store.locked_tables()), "chat": chat}

    found = _with(look, database, config)
    if as_json:
        _print_json(found)
        return
    chat = found.pop("chat")
    _show([found], ("table", "game", "status", "is_locked", "names", "moves", "changed_at"), lang, False)
    _show(chat, ("number", "at", "name", "person", "text"), lang, False)


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
        _print_json(found)
        return
    seats = found.pop("tables")
    _show([found], ("person", "name", "login", "is_banned", "created_at", "last_seen"), lang, False)
    _show(seats, ("table", "game", "status", "names", "changed_at"), lang, False)


def bans(
    database: Database = None, config: ConfigFile = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """List who is banned."""

    async def look(store: Store) -> list[dict[str, Any]]:
        return [dataclasses.asdict(one) for one in await store.bans()]

    _show(_with(look, database, config), ("kind", "subject", "at", "until", "why"), lang, as_json)


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

    _show(_with(look, database, config), ("id", "at", "who", "action", "subject", "details"), lang, as_json)


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
        await _check_table(store, meant)
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
        await _check_table(store, meant)
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
        await _check_table(store, meant)
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
        if not await store.delete_chat(me(), now(), meant, number):
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
    from tablee.server.naming import clean_name  # noqa: PLC0415

    cleaned = clean_name(name)

    async def do(store: Store) -> Person:
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

    async def do(store: Store) -> Person:
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
    at = now()
    until = None if days is None else at + round(days * _DAY_MS)

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
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Make a one-time code with which somebody can choose a new password. Hand it over yourself."""

    async def do(store: Store) -> tuple[Person, str]:
        one = await _only(store, meant)
        if one.login is None:
            raise TableeError("no-login", name=one.name)
        code = await store.make_reset_code(one.id, now())
        await store.note_deed(me(), now(), "reset-password", one.id)
        return one, code

    one, code = _with(do, database, config)
    told = {"person": one.id, "login": one.login, "code": code}
    say(lang, as_json, told, ("admin-reset", {"name": one.name, "login": one.login or "", "code": code}))


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

    async def do(store: Store) -> tuple[Person, int]:
        one = await _only(store, meant)
        _make_sure(sure, lang, "admin-sure-erase", name=one.name)
        found = await store.erase_person(one.id, now(), me(), chat_too=chat_too)
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
    from tablee.server.naming import check_text  # noqa: PLC0415

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


async def _only(store: Store, meant: str) -> Person:
    """The one person who is meant."""
    found = await store.people_meant(meant)
    if not found:
        raise TableeError("unknown-person", who=meant)
    if len(found) > 1:
        raise TableeError("several-people", who=meant, ids=", ".join(one.id for one in found))
    return found[0]


async def _check_table(store: Store, meant: str) -> None:
    if await store.table(meant) is None:
        raise TableeError("unknown-table", table=meant)


async def _banned(store: Store, meant: str) -> tuple[BanKind, str]:
    """An address or a network if it reads like one, else a person."""
    try:
        return "address", str(ipaddress.ip_network(meant, strict=False))
    except ValueError:
        return "person", (await _only(store, meant)).id


def _make_sure(sure: bool, lang: str, key: str, **values: str) -> None:
    if not sure and not typer.confirm(Words(language(lang)).say(key, **values), default=False, err=True):
        raise TableeError("not-done")


def _table(row: Any, is_locked: bool) -> dict[str, Any]:
    names = [chair.get("name") or chair.get("bot") or "" for chair in json.loads(row.names)]
    kept = {name: getattr(row, name) for name in ("game", "status", "is_public", "host", "created_at")}
    later = {"changed_at": row.changed_at, "names": names, "moves": row.moves, "is_locked": is_locked}
    return {"table": row.id, **kept, **later}


def _person(one: Person, banned: set[str]) -> dict[str, Any]:
    kept = {name: getattr(one, name) for name in ("name", "login", "created_at", "last_seen")}
    return {"person": one.id, **kept, "is_banned": one.id in banned}


def _print_json(found: Any) -> None:
    print(msgspec.json.encode(found).decode())


def _show(rows: Iterable[dict[str, Any]], columns: tuple[str, ...], lang: str, as_json: bool) -> None:
    """As a grid for people; for machines everything, as JSON."""
    if as_json:
        _print_json(list(rows))
        return
    words = Words(language(lang))
    grid = Grid()
    for column in columns:
        grid.add_column(words.say(f"admin-column-{column.replace('_', '-')}"), overflow="fold")
    for row in rows:
        grid.add_row(*(_cell(column, row[column], words) for column in columns))
    Console(highlight=False).print(grid)


def _cell(column: str, value: Any, words: Words) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("admin-yes") if value else ""
    if column in ("at", "until", "changed_at", "created_at", "last_seen"):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list | dict):
        return ", ".join(value) if isinstance(value, list) else json.dumps(value, ensure_ascii=False)
    return str(value).replace("[", "\\[")
