"""Debian's Chromium: where it is, and how to get it if it is missing."""

from __future__ import annotations

import os
import shutil
import subprocess

# The first is the same browser without windows: an evening of tests costs it less.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoChromium(RuntimeError):
    """There is no browser, and it could not be installed."""


def chromium() -> str:
    """The browser's path. Installs Debian's package where this user may do that."""
    found = _look()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _look()
    if found is None:
        raise NoChromium(f"The browser tests need Chromium: install it with  sudo apt-get install {NAMES[0]}")
    return found


def _look() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install() -> None:
    # Two test workers may come here at once: apt waits for its lock, and the second finds it done.
    install = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-qy", "--no-install-recommends"]
    subprocess.run([*install, NAMES[0]], check=False, timeout=600)
