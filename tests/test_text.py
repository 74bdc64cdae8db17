"""Text from outside: what is shown, what looks alike, and how people at one table are told apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.text import check_data, do_look_alike, is_name, is_text, one_spelling, told_apart

ALIKE = [
    ("Ada", "ada"),
    ("Ada", "Аdа"),  # Cyrillic
    ("Olga", "Οlga"),  # Greek
    ("Boris", "Воris"),
    ("Ada", "Ａｄａ"),  # as wide as a Chinese letter
    ("Ada", "𝐀𝐝𝐚"),
    ("Ada", "Àdá"),
    ("Ada", "A\u200dda"),
    ("Ada", "A d a"),
    ("Ada", "Ada."),
    ("Ada", "Ada\ufe0f"),
    ("Ida", "lda"),
    ("IDA", "ida"),
    ("Guest 1001", "Guest l00l"),
    ("Guest 6500", "Guest 65OO"),
    ("Arnold", "Amold"),
    ("Zoé", "Zoe\u0301"),
    ("Łukasz", "Lukasz"),
]
APART = [
    ("Ali", "All"),
    ("Ada", "Adam"),
    ("Guest 6577", "Guest 6578"),
    ("👩", "👨"),
    ("日本", "中国"),
    ("…", "!"),
]
INVISIBLE = ["", " ", "\u3164", "\u200d", "\u2800", "\u115f\u1160", "\u034f", "\ufe0f", "\u0301", "\u00a0 "]
SHOWN = ["Zoé 🦊", "❤️", "👩‍👩‍👧‍👦", "שלום", "日本語", "நிலா", "नमस्ते", "O'Neill", "¯\\_(ツ)_/¯", "ế"]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert do_look_alike(one, other)
    assert do_look_alike(other, one)
    numbered = told_apart(other, [one])
    assert numbered == f"{other} (2)"
    assert told_apart(other, [one, numbered]) == f"{other} (3)"


@pytest.mark.parametrize(("one", "other"), APART, ids=ascii)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert not do_look_alike(one, other)
    assert told_apart(other, [one]) == other


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_names_that_cannot_be_seen_are_none(name: str) -> None:
    assert not is_name(one_spelling(name))


@pytest.mark.parametrize("name", SHOWN)
def test_names_of_all_languages_are_names(name: str) -> None:
    assert is_name(one_spelling(name))


@given(st.text(max_size=30), st.lists(st.text(max_size=30), max_size=4))
def test_whatever_people_are_called_they_are_told_apart(name: str, others: list[str]) -> None:
    called = told_apart(name, others)
    assert called.startswith(name)
    assert not any(do_look_alike(called, other) for other in others)


@pytest.mark.parametrize("text", ["\ud800", "a\0b", "a\nb", "\u2028", "\u202egnp.exe", "\x1b[31m"], ids=ascii)
def test_text_that_cannot_be_kept_or_turns_others_is_none(text: str) -> None:
    assert not is_text(text)
    assert check_data({"a": [1, {"b": text}]}, 100)
    assert check_data({text: 1}, 100)


def test_data_has_bounds() -> None:
    assert check_data({"a": [1, 2.5, None, True, "b"], "c": {}}, 100) == ""
    assert check_data(["x" * 101], 100)
    assert check_data([10**20], 100)
    assert check_data([-(10**4299)], 100)
