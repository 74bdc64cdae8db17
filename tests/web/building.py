"""The browser's side is built before it is tested: by `make test`, or here if somebody runs pytest alone."""

from __future__ import annotations

import fcntl
import os

import hatch_build


def build() -> None:
    """Build what has changed; one test worker at a time."""
    held = os.open(hatch_build.WEB, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        hatch_build.build()
    finally:
        os.close(held)
