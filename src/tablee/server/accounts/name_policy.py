"""Name policy: what people may call themselves, and what they may say."""

from __future__ import annotations

from tablee.engine.errors import TableeError
from tablee.text import is_name, is_text, one_spelling

_LONGEST_NAME = 30
_LOGIN_LENGTHS = range(3, 41)


class BadName(TableeError):
    """A name or a login that cannot be used."""

    code = "bad-name"


def clean_name(text: str) -> str:
    """A name as it is shown to others. Raises BadName."""
    if is_text(text) and len(name := one_spelling(text)) <= _LONGEST_NAME and is_name(name):
        return name
    raise BadName(most=_LONGEST_NAME)


def clean_login(text: str) -> str:
    """A login name. Raises BadName."""
    login = text.strip()
    if len(login) not in _LOGIN_LENGTHS or not is_name(login):
        raise BadName("bad-login", least=_LOGIN_LENGTHS[0], most=_LOGIN_LENGTHS[-1])
    return login


def check_text(text: str) -> None:
    """Refuse what would move other people's writing about, or cannot be kept by every database."""
    if not is_text(text):
        raise TableeError("bad-text")
