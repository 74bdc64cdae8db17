"""What text and numbers from outside may be: the one place that judges them, for names, chat and records.

Two names that look alike (homoglyphs) have a skeleton in common: accents, case, width, spaces and points do
not count, and letters of one script that are drawn like those of another are the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

MOST_INT = 2**53  # what JSON carries exactly everywhere
_MOST_MARKS = 3  # accents above each other, in any language that has some
_JOINERS = "\u200c\u200d"  # inside emoji and some scripts
# The direction of writing, until further notice.
_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Letters and signs that are drawn as nothing: fillers, a blank of braille.
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd")

# Drawn alike, case by case: Cyrillic, Greek, Armenian, Cherokee and Latin of other countries.
_LETTERS = str.maketrans(
    "АВЕЗКМНОРСТУХЅІЈԌԜҮѴаеорсухѕіјһԁԛԝѵүвкмнт"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεικνορτυχωϲϳ"
    "ՍՏՕԼօսոհցԱᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃ"
    "ıȷøØłŁđĐħĦŧŦɑɡɩʀʏɴʜʟʙ",
    "ABE3KMHOPCTYXSIJGWYVaeopcyxsijhdqwvybkmht"
    "ABEZHIKMNOPTYXaByeikvoptuxwcj"
    "USOLounhgUABCDEHJKLMPSTVWZ"
    "ijoOlLdDhHtTagiRYNHLB",
)
_SHAPES = str.maketrans("I|1ǀ0", "llllO")


def is_text(text: str) -> bool:
    """Valid Unicode on one line: nothing that cannot be kept, or that moves other people's writing about."""
    return all(
        unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") and letter not in _TURNS
        for letter in text
    )


def is_name(text: str) -> bool:
    """Text that can be seen: no letters without a picture, no towers of accents."""
    marks = 0
    is_visible = False
    for letter in text:
        kind = unicodedata.category(letter)
        if kind in ("Zl", "Zp") or letter in _BLANKS or (kind[0] == "C" and letter not in _JOINERS):
            return False
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return False
        is_visible = is_visible or kind[0] in "LNPS"
    return is_visible


def one_spelling(text: str) -> str:
    """The same text with one kind of space, none at its ends, and each accented letter as one."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def check_data(value: Any, most_letters: int) -> str:
    """What is wrong with JSON data from outside: text that is none or too long, or a number too large."""
    if isinstance(value, str):
        if len(value) > most_letters:
            return f"text of more than {most_letters} characters"
        return "" if is_text(value) else "text that cannot be shown"
    if isinstance(value, int):
        return "" if -MOST_INT <= value <= MOST_INT else "a number that is too large"
    if isinstance(value, dict):
        return check_data([*value, *value.values()], most_letters)
    if isinstance(value, list):
        return next(filter(None, (check_data(one, most_letters) for one in value)), "")
    return ""


def do_look_alike(one: str, other: str) -> bool:
    """Whether people might take one name for the other."""
    return not _skeletons(one).isdisjoint(_skeletons(other))


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if it looks like one of the others."""
    known = list(others)
    candidate, number = name, 1
    while any(do_look_alike(candidate, other) for other in known):
        number += 1
        candidate = f"{name} ({number})"
    return candidate


def is_form_of(known: str, name: str) -> bool:
    """Whether this is the name itself, or as `told_apart` wrote it: with a number behind it."""
    return known == name or (known.startswith(f"{name} (") and known[len(name) + 2 : -1].isdigit())


@lru_cache(maxsize=4096)
def _skeletons(name: str) -> frozenset[str]:
    plain = _without_marks(name)
    return frozenset((_folded(plain), _folded(plain.translate(_SHAPES))))


def _folded(plain: str) -> str:
    folded = _without_marks(plain.translate(_LETTERS).casefold()).translate(_LETTERS)
    letters = "".join(letter for letter in folded if unicodedata.category(letter)[0] not in "PZ")
    return (letters or folded).replace("rn", "m").replace("vv", "w")


def _without_marks(text: str) -> str:
    return "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text)
        if unicodedata.category(letter)[0] not in "MC" and letter not in _BLANKS
    )
