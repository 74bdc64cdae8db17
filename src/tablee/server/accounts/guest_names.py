"""Names for those who have not chosen one: pleasant to be called by, and worth keeping."""

from __future__ import annotations

import secrets

from tablee.i18n import Translator


def suggested_name(language: str) -> str:
    """Such as Merry Otter: one of a few hundred. Tables tell two of the same name apart."""
    words = Translator(language)
    animal, manner = (
        secrets.choice(words.say(key).split(", ")) for key in ("guest-animals", "guest-manners")
    )
    return words.say("guest", animal=animal, manner=manner)
