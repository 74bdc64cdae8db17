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
    """Lock a table: people can watch but not play, and its clocks and bots stop."""

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
    """Unlock a table."""

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
    """Permanently delete a table with its log, chat and results."""

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
    number: Annotated[int, typer.Argument(help="The message's number in `tablee admin table`.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Delete a chat message, also from open pages."""

    async def do(store: Store) -> None:
        await table_row(store, meant)
        is_line = 0 < number <= _MAX_CHAT_LINE
        if not is_line or not await store.delete_chat(me(), now(), meant, number):
            raise TableeError("no-such-line", table=meant, number=number)

    with_store(do, database, config)
    told = {"table": meant, "number": number}
    say(lang, as_json, told, ("admin-unsaid", {"table": meant, "number": str(number)}))
