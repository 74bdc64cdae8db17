"""A disk that is really full: a small file system of its own where that is allowed."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

SIZE = 4 << 20  # bytes


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A folder on a disk of four megabytes."""
    place = folder / "disk"
    place.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place)]
    try:
        subprocess.run(mounting, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        pytest.skip(f"no disk of one's own here: {problem}")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(place: Path) -> Path:
    """Fill it to the last byte. Gives the file to remove again."""
    ballast = place / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    with contextlib.suppress(OSError), ballast.open("ab", buffering=0) as file:
        while True:
            file.write(b"\0")
    return ballast
