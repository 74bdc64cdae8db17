"""Whose a new file is: a command that root runs must not take the database away from the server's user."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def give_to_owner(fresh: Path, database: Path) -> None:
    """Give a new file to whoever owns the database beside it, or its folder. Only root can and needs to."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    whose = (database if database.exists() else database.parent).stat()
    with contextlib.suppress(OSError):  # some file systems know no owners
        os.chown(fresh, whose.st_uid, whose.st_gid)
