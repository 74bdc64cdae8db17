"""Debian's Chromium: where it is, and how to get it if it is missing."""

from __future__ import annotations

import shutil

from tests import debian

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
    if found is None and debian.can_install() and debian.install(NAMES[0]):
        found = _look()
    if found is None:
        raise NoChromium(f"The browser tests need Chromium: install it with  sudo apt-get install {NAMES[0]}")
    return found


def _look() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
