"""Ratings: `tablee admin ratings`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from tablee.cli.admin.common import with_store
from tablee.cli.options import AsJson, ConfigFile, Database, Language
from tablee.cli.output import say

if TYPE_CHECKING:
    from tablee.store import Store
    from tablee.store.repositories.ratings import Recomputed


def ratings(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; only tell what would change.")
    ] = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Recompute all ratings from the results of rated games.

    With --check the exit code is 1 if anything would change.
    """

    async def do(store: Store) -> Recomputed:
        return await store.recompute_ratings(keep=not check)

    found = with_store(do, database, config)
    told = msgspec.structs.asdict(found)
    say(lang, as_json, told, ("admin-ratings-checked" if check else "admin-ratings", told))
    if check and (found.changed_seats or found.changed_ratings):
        raise typer.Exit(1)
