"""Tables: `tablee admin lock`, `unlock`, `delete-table`, `delete-chat`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.admin.common import Sure, TableMeant, make_sure, table_row, with_store
from tablee.cli.database import me, now
from tablee.cli.options import AsJson, ConfigFile, Database, Language
from tablee.cli.output import say
from tablee.engine.errors import TableeError

if TYPE_CHECKING:
    from tablee.store import Store

_MAX_CHAT_LINE = 2**31 - 1  # that a database can number


def lock(
    meant: TableMeant,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Lock a table: everybody can look, nobody can do anything there, clocks and bots included."""

    async def do(store: Store) -> None:
        await table_row(store, meant)
        if not await store.lock_table(me(), now(), meant):
            raise TableeError("already-locked", table=meant)

    with_store(do, database, config)
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
        await table_row(store, meant)
        if not await store.unlock_table(me(), now(), meant):
            raise TableeError("not-locked", table=meant)

    with_store(do, database, config)
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
        await table_row(store, meant)
        make_sure(sure, lang, "admin-sure-delete", table=meant)
        await store.delete_table(me(), now(), meant)
        while await store.remove_doomed():
            pass

    with_store(do, database, config)
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
        await table_row(store, meant)
        is_line = 0 < number <= _MAX_CHAT_LINE
        if not is_line or not await store.delete_chat(me(), now(), meant, number):
            raise TableeError("no-such-line", table=meant, number=number)

    with_store(do, database, config)
    told = {"table": meant, "number": number}
    say(lang, as_json, told, ("admin-unsaid", {"table": meant, "number": str(number)}))
