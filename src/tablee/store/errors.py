"""What can go wrong with what is kept."""

from __future__ import annotations

from tablee.games.errors import TableeError


class Clash(TableeError):
    """Somebody else was first: reload and judge again.

    `clash`: that number of the log is taken. `gap`: the number before it is not there (what it was built
    on was itself refused). `login-taken`: the login name belongs to another person.
    """

    code = "clash"


class StoreError(Exception):
    """The database cannot do it now. Not the fault of any input, so no TableeError.

    `store-failed`: disk full, connection lost and the like; what was to be written may or may not be there.
    `unwritable`: a value that this database cannot hold.
    `store-closed`, `bad-database-url`, `needs-migration`, `newer-database`, `database-in-use`.
    """

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        self.why = why
        super().__init__(f"{code}: {why}")


class Unwritable(Exception):
    """Something in a group is no value for this database, so none of the group was written."""
