"""Looking: `tablee admin tables`, `people`, `table`, `person`, `bans`, `log`."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

import tablee
from tablee.cli.admin.common import PersonMeant, TableMeant, only_person, table_row, with_store
from tablee.cli.options import AsJson, ConfigFile, Database, Language
from tablee.cli.output import print_json, show
from tablee.engine.errors import BadOption

if TYPE_CHECKING:
    from tablee.store import Store
    from tablee.store.rows import PersonRow

Limit = Annotated[int, typer.Option(help="Maximum number of lines.", min=1, max=10_000)]
_STATUSES = ("open", "playing", "paused", "over")


def tables(
    limit: Limit = 50,
    status: Annotated[str, typer.Option(help="Only tables that are: open, playing, paused or over.")] = "",
    game: Annotated[str, typer.Option(help="Only tables with this game.")] = "",
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List tables, most recently active first."""
    if status not in ("", *_STATUSES):
        raise BadOption(option="status", value=status, allowed=", ".join(_STATUSES))
    only = tablee.game(game).name if game else ""

    async def look(store: Store) -> list[dict[str, Any]]:
        locked = await store.locked_tables()
        return [_table(row, row.id in locked) for row in await store.latest_tables(limit, status, only)]

    found = with_store(look, database, config)
    columns = ("table", "game", "status", "is_locked", "is_public", "names", "moves", "changed_at")
    show(found, columns, lang, as_json)


def people(
    like: Annotated[str, typer.Argument(metavar="TEXT", help="Part of a name or login.")] = "",
    limit: Limit = 50,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List people, most recently seen first."""
    from tablee.server.accounts.name_policy import check_text

    check_text(like)

    async def look(store: Store) -> list[dict[str, Any]]:
        banned = {one.subject for one in await store.bans() if one.kind == "person"}
        found = await store.latest_people(limit, like)
        return [{**_person(one, banned), "tables": seats} for one, seats in found]

    found = with_store(look, database, config)
    show(found, ("person", "name", "login", "is_banned", "tables", "created_at", "last_seen"), lang, as_json)


def table(
    meant: TableMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a table: its players and chat, but no hidden cards."""

    async def look(store: Store) -> dict[str, Any]:
        row = await table_row(store, meant)
        chat = [dataclasses.asdict(line) for line in await store.said_at(meant)]
        return {**_table(row, meant in await store.locked_tables()), "chat": chat}

    found = with_store(look, database, config)
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
    """Show a person and their tables."""

    async def look(store: Store) -> dict[str, Any]:
        one = await only_person(store, meant)
        banned = {ban.subject for ban in await store.bans() if ban.kind == "person"}
        locked = await store.locked_tables()
        seats = [_table(row, row.id in locked) for row in await store.tables_of(one.id)]
        devices = [dataclasses.asdict(device) for device in await store.devices_of(one.id)]
        return {**_person(one, banned), "tables": seats, "devices": devices}

    found = with_store(look, database, config)
    if as_json:
        print_json(found)
        return
    seats = found.pop("tables")
    show([found], ("person", "name", "login", "is_banned", "created_at", "last_seen"), lang, False)
    show(seats, ("table", "game", "status", "names", "changed_at"), lang, False)


def bans(
    database: Database = None, config: ConfigFile = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """List all bans."""

    async def look(store: Store) -> list[dict[str, Any]]:
        return [dataclasses.asdict(one) for one in await store.bans()]

    show(with_store(look, database, config), ("kind", "subject", "at", "until", "why"), lang, as_json)


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

    show(
        with_store(look, database, config), ("id", "at", "who", "action", "subject", "details"), lang, as_json
    )


def _table(row: Any, is_locked: bool) -> dict[str, Any]:
    names = [chair.get("name") or chair.get("bot") or "" for chair in json.loads(row.names)]
    kept = {name: getattr(row, name) for name in ("game", "status", "is_public", "host", "created_at")}
    later = {"changed_at": row.changed_at, "names": names, "moves": row.moves, "is_locked": is_locked}
    return {"table": row.id, **kept, **later}


def _person(one: PersonRow, banned: set[str]) -> dict[str, Any]:
    kept = {name: getattr(one, name) for name in ("name", "login", "created_at", "last_seen")}
    return {"person": one.id, **kept, "is_banned": one.id in banned}
