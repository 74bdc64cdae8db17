"""What everybody is told: `tablee admin announce`, `withdraw`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.admin.common import with_store
from tablee.cli.database import me, now
from tablee.cli.options import AsJson, ConfigFile, Database, Language
from tablee.cli.output import say
from tablee.engine.errors import TableeError

if TYPE_CHECKING:
    from tablee.store import Store


def announce(
    en: Annotated[str, typer.Option(help="The English text.")] = "",
    fr: Annotated[str, typer.Option(help="The French text.")] = "",
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show an announcement above all pages. It replaces the previous one."""
    from tablee.server.accounts.name_policy import check_text

    if not en.strip() and not fr.strip():
        raise TableeError("nothing-to-say")
    for text in (en, fr):
        check_text(text)

    async def do(store: Store) -> None:
        await store.announce_to_all(me(), now(), en.strip(), fr.strip())

    with_store(do, database, config)
    say(lang, as_json, {"en": en.strip(), "fr": fr.strip()}, ("admin-announced", {}))


def withdraw(
    database: Database = None, config: ConfigFile = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """Remove the announcement."""

    async def do(store: Store) -> bool:
        return await store.withdraw_announcement(me(), now())

    was_there = with_store(do, database, config)
    say(lang, as_json, {"is_withdrawn": was_there}, ("admin-withdrawn", {}))
