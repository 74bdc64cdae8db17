"""Debian's packages, for tests that need a program which this machine lacks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# Two test workers may want something at once: apt waits for its lock, and the second finds it done.
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "-q")
LONGEST = 600  # seconds


def can_install() -> bool:
    """Only root may, as in a container."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> bool:
    """Whether it is there now. A machine that was never asked may not know yet which packages there are."""
    wanted = ("install", "-y", "--no-install-recommends", package)
    return _apt(*wanted) or (_apt("update") and _apt(*wanted))


def _apt(*words: str) -> bool:
    calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run([*APT, *words], check=False, timeout=LONGEST, stdout=sys.stderr, env=calm)
    return done.returncode == 0
