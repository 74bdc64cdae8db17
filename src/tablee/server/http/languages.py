"""Which language somebody's browser asks for."""

from __future__ import annotations

from tablee.i18n import LANGUAGES


def asked_for(accept_language: str) -> str:
    """The best of our languages for an Accept-Language header; English if it names none of ours."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language[:400].split(",")):
        name, _, weight = part.partition(";q=")
        language = name.strip()[:2].lower()
        if language in LANGUAGES:
            wanted.append((-_number(weight), place, language))
    return min(wanted)[2] if wanted else "en"


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0
