"""What all admin commands need: the database beside a running server, and whom or what is meant."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tablee.cli.database import run, url_of
from tablee.cli.options import language
from tablee.engine.errors import TableeError
from tablee.i18n import Translator
from tablee.text import is_text

if TYPE_CHECKING:
    from tablee.store import Store
    from tablee.store.rows import PersonRow, TableRow

T = TypeVar("T")
PersonMeant = Annotated[str, typer.Argument(metavar="PERSON", help="An id, a login or a name.")]
TableMeant = Annotated[str, typer.Argument(metavar="TABLE", help="The table's name, as in its address.")]
Sure = Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")]


def with_store(do: Callable[[Store], Coroutine[Any, Any, T]], database: str | None, config: Path | None) -> T:
    """Do something with the database, whether a server has it open or not."""
    from tablee.store import Store

    async def opened() -> T:
        store = await Store.open_beside(url_of(database, config))
        try:
            return await do(store)
        finally:
            await store.close()

    return run(opened())


async def only_person(store: Store, meant: str) -> PersonRow:
    """The one person who is meant."""
    found = await store.people_meant(meant) if is_text(meant) else []
    if not found:
        raise TableeError("unknown-person", who=meant)
    if len(found) > 1:
        raise TableeError("several-people", who=meant, ids=", ".join(one.id for one in found))
    return found[0]


async def table_row(store: Store, meant: str) -> TableRow:
    """The row of the table that is meant."""
    row = await store.table(meant) if is_text(meant) else None
    if row is None:
        raise TableeError("unknown-table", table=meant)
    return row


def make_sure(sure: bool, lang: str, key: str, **values: str) -> None:
    """Ask, unless they said so already. Raises `not-done`."""
    if not sure and not typer.confirm(Translator(language(lang)).say(key, **values), default=False, err=True):
        raise TableeError("not-done")
