"""Editions in words: what their values are called, and what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablee.engine.edition import EditionProblem, FormField
from tablee.i18n.catalogue import Translator, slug

_PLACE = re.compile(r"(.*)\[(\d+)\]")
_BETWEEN = " · "


def problem_text(words: Translator, problem: EditionProblem) -> str:
    """What is wrong, to be read after the name of the value. A game's own sentence is told as it is."""
    for key in (f"edition-problem-{problem.problem}", f"file-problem-{problem.problem}"):
        if words.has(key):
            return words.say(key, **problem.details)
    return problem.problem


def key_text(words: Translator, form: FormField, key: str) -> str:
    """What a value is called, such as `Cards · 5 · Copies`."""
    return _BETWEEN.join(_parts(words, form, key)) or key


def _parts(words: Translator, form: FormField, key: str) -> Iterator[str]:
    field: FormField | None = form
    parent = ""
    for part in key.split("."):
        named, places = _split(part)
        if field is None:
            yield named
            continue
        if field.kind == "table":
            yield words.name(field.word, named) if field.word else named
            field = field.item
        else:
            yield field_text(words, named, parent)
            field = next((one for one in field.fields if one.name == named), None)
            parent = named
        for place in places:
            yield str(place + 1)
            field = None if field is None else field.item


def _split(part: str) -> tuple[str, list[int]]:
    """A name, and the places in lists behind it."""
    places: list[int] = []
    while found := _PLACE.fullmatch(part):
        part = found[1]
        places.insert(0, int(found[2]))
    return part, places


def field_text(words: Translator, name: str, parent: str = "") -> str:
    """What a field is called: in its table, by itself, or as it is written in the file."""
    for key in (f"edition-field-{slug(parent)}-{slug(name)}", f"edition-field-{slug(name)}"):
        if words.has(key):
            return words.say(key)
    text = name.replace("_", " ")
    return text[:1].upper() + text[1:]
