"""What people may call themselves."""

from __future__ import annotations

import unicodedata

from tablee.games.errors import TableeError

_LONGEST_NAME = 30
_LOGIN_LENGTHS = range(3, 41)
# The direction of writing, until further notice.
_TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_JOINERS = "\u200c\u200d"  # inside emoji and some scripts


class BadName(TableeError):
    """A name or a login that cannot be used."""

    code = "bad-name"


def clean_name(text: str) -> str:
    """A name as it is shown to others. Raises BadName."""
    name = text.strip()
    if not 1 <= len(name) <= _LONGEST_NAME or not _is_printable(name):
        raise BadName(most=_LONGEST_NAME)
    return name


def clean_login(text: str) -> str:
    """A login name. Raises BadName."""
    login = text.strip()
    if len(login) not in _LOGIN_LENGTHS or not _is_printable(login):
        raise BadName("bad-login", least=_LOGIN_LENGTHS[0], most=_LOGIN_LENGTHS[-1])
    return login


def check_text(text: str) -> None:
    """Refuse what would move other people's writing about, or cannot be kept by every database."""
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in _TURNS:
            raise TableeError("bad-text")


def _is_printable(text: str) -> bool:
    """Nothing that moves the writing about, or cannot be written at all."""
    return all(
        unicodedata.category(letter)[0] not in "C" and unicodedata.category(letter) not in ("Zl", "Zp")
        for letter in text
        if letter not in _JOINERS
    )
