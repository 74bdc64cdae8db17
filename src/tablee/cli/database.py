"""The commands for a database: `tablee migrate`, `tablee backup`, `tablee restore`, `tablee tidy`."""

from __future__ import annotations

import getpass
import socket
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from tablee.cli.options import AsJson, ConfigFile, Database, Language
from tablee.cli.output import say
from tablee.engine.errors import TableeError

T = TypeVar("T")
Force = Annotated[bool, typer.Option("--force", help="Replace an existing file or database.")]


def url_of(database: str | None, config: Path | None) -> str:
    """Returns the database that these flags, the environment and the settings mean."""
    from tablee.server.ops.config import load_config
    from tablee.store import default_url

    return load_config({"database": database}, file=config).database or default_url()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something with a store. What the database cannot do is told in one line, like all bad input."""
    import asyncio

    from tablee.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as problem:
        raise TableeError(problem.code, why=problem.why) from problem


def me() -> str:
    """Returns who runs this command, for the audit log."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in some containers
        user = "?"
    return f"{user}@{socket.gethostname()}"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def migrate(database: Database = None, config: ConfigFile = None, lang: Language = "") -> None:
    """Update the database to this version. Does nothing if it is up to date."""
    from tablee.store import migrate as bring_up_to_date

    run(bring_up_to_date(url_of(database, config)))
    say(lang, False, {}, ("migrated", {}))


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup.")],
    database: Database = None,
    config: ConfigFile = None,
    force: Force = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Back up the database to a file. Works while the server is running."""
    from tablee.store.maintenance.backup import back_up

    size = run(back_up(url_of(database, config), file, force=force))
    told = {"file": str(file), "bytes": size}
    say(lang, as_json, told, ("backed-up", {"file": str(file), "size": str(-(-size // 1000))}))


def restore(
    file: Annotated[Path, typer.Argument(help="The backup file.")],
    database: Database = None,
    config: ConfigFile = None,
    force: Force = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Restore the database from a backup. Stop the server first."""
    from tablee.store.maintenance.backup import restore as put_back

    aside = run(put_back(url_of(database, config), file, force=force))
    sentences: list[tuple[str, dict[str, object]]] = [("restored", {})]
    if aside is not None:
        sentences.insert(0, ("restored-aside", {"file": str(aside)}))
    say(lang, as_json, {"file": str(file), "aside": None if aside is None else str(aside)}, *sentences)


def tidy(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would be removed.")] = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Remove data older than the settings allow, and free the space. A running server does so every hour."""
    from tablee.server.ops.config import load_config
    from tablee.server.ops.retention import cutoffs_of
    from tablee.store import Store
    from tablee.store.maintenance.retention import give_space_back, remove_all_old

    settings = load_config({"database": database}, file=config)
    url = url_of(database, config)

    async def work() -> tuple[dict[str, int], int, int]:
        store = await Store.open_beside(url)
        try:
            before, cutoffs = await store.size(), cutoffs_of(settings, now())
            if dry_run:
                return await store.count_old(cutoffs), before, before
            counts = await remove_all_old(store, cutoffs, now())
            if any(counts.values()):
                await store.note_deed(me(), now(), "tidy", "")
        finally:
            await store.close()
        return counts, before, await give_space_back(url)

    counts, before, after = run(work())
    told = {**counts, "bytes_before": before, "bytes_after": after, "is_dry_run": dry_run}
    numbers = {kind: str(count) for kind, count in counts.items()}
    sizes = {"before": str(-(-before // 1000)), "after": str(-(-after // 1000))}
    say(lang, as_json, told, ("tidy-would" if dry_run else "tidied", {**numbers, **sizes}))
