"""What to call a device in a list: its browser and its system. Nothing more is kept of what it tells."""

from __future__ import annotations

import re

# In this order: most browsers also name those that they want to be taken for.
_BROWSERS = (
    ("Edge", "Edg"),
    ("Opera", "OPR"),
    ("Samsung Internet", "SamsungBrowser"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox|FxiOS"),
    ("Chrome", "CriOS|Chrome|Chromium"),
    ("Safari", "Safari"),
    ("curl", "curl"),
)
_SYSTEMS = (
    ("iPad", "iPad"),
    ("iPhone", "iPhone"),
    ("Android", "Android"),
    ("ChromeOS", "CrOS"),
    ("Windows", "Windows"),
    ("macOS", "Macintosh|Mac OS X"),
    ("Linux", "Linux|X11"),
)


def device_of(user_agent: str) -> str:
    """Such as `Firefox/Linux`; either side is empty where it cannot be told."""
    told = user_agent[:500]
    return f"{_first(_BROWSERS, told)}/{_first(_SYSTEMS, told)}"


def _first(names: tuple[tuple[str, str], ...], told: str) -> str:
    return next((name for name, marks in names if re.search(marks, told)), "")
