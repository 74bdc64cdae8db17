"""`tablee admin`: for those who run the server. Works on the database, also while a server is running."""

from __future__ import annotations

from collections.abc import Callable

import typer

from tablee.cli.admin import announcements, look, people, ratings, tables

Command = Callable[..., None]


def make(told: Callable[[Command], Command]) -> typer.Typer:
    """The commands, each with its errors told in the language it was asked for."""
    app = typer.Typer(
        help="Manage people and tables, even while the server is running. Every action is logged.",
        no_args_is_help=True,
    )
    commands: dict[str, Command] = {
        "tables": look.tables,
        "people": look.people,
        "table": look.table,
        "person": look.person,
        "lock": tables.lock,
        "unlock": tables.unlock,
        "delete-table": tables.delete_table,
        "delete-chat": tables.delete_chat,
        "rename": people.rename,
        "sign-out": people.sign_out,
        "ban": people.ban,
        "unban": people.unban,
        "bans": look.bans,
        "reset-password": people.reset_password,
        "erase": people.erase,
        "announce": announcements.announce,
        "withdraw": announcements.withdraw,
        "ratings": ratings.ratings,
        "log": look.log,
    }
    for name, command in commands.items():
        app.command(name)(told(command))
    return app
