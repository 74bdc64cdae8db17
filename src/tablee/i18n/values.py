"""Values of a view in words, by the schema of its game: for tables and pictures that know nothing of it.

Fields are called as the game's catalogue says (`field-hand-size`), or else by their own name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tablee.i18n.catalogue import Translator, slug
from tablee.i18n.view_schema import Shape

_NOTHING = "–"


def is_shown(shape: Shape) -> bool:
    """Whether a field is for people."""
    return shape.place != "nowhere"


def columns(
    data: dict[str, Any], fields: Mapping[str, Shape]
) -> Iterator[tuple[str, tuple[Shape, list[Any]]]]:
    """What every seat has: a name, a shape, and a value for each seat."""
    for name, shape in fields.items():
        values = data[name]
        if not shape.is_by_seat or shape.items is None or values is None:
            continue
        if shape.items.form != "record":
            yield name, (shape.items, values)
            continue
        for inner, its in shape.items.fields.items():
            if is_shown(its):
                yield inner, (its, [None if one is None else one[inner] for one in values])


def field_name(field: str, words: Translator) -> str:
    """What a field is called."""
    key = f"field-{field.replace('_', '-')}"
    return words.say(key) if words.has(key) else field.replace("_", " ").capitalize()


def say(value: Any, shape: Shape, field: str, words: Translator) -> str:
    """A value in words, by its shape."""
    if value is None:
        return words.name(shape.word, None) if words.has(f"{shape.word}-unknown") else _NOTHING
    speak = _SPEAKERS.get(shape.form)
    return str(value) if speak is None else speak(value, shape, field, words)


def _say_list(values: list[Any], shape: Shape, field: str, words: Translator) -> str:
    assert shape.items is not None
    told = [say(value, shape.items, field, words) for value in values]
    if shape.is_by_seat:
        told = [f"{words.player(seat)} {one}" for seat, one in enumerate(told)]
    return ("; " if shape.items.form in ("list", "record") else ", ").join(told) or _NOTHING


def _say_counts(counts: dict[str, int], shape: Shape, field: str, words: Translator) -> str:
    assert shape.items is not None
    told = [f"{say(key, shape.items, field, words)}×{count}" for key, count in counts.items()]
    return " · ".join(told) or _NOTHING


def _say_record(record: dict[str, Any], shape: Shape, field: str, words: Translator) -> str:
    shown = {name: inner for name, inner in shape.fields.items() if is_shown(inner)}
    told = {name: say(record[name], inner, name, words) for name, inner in shown.items()}
    if words.has(f"part-{shape.name}"):
        return words.say(f"part-{shape.name}", **told)
    return ", ".join(f"{field_name(name, words)} {one}" for name, one in told.items() if one != _NOTHING)


def _say_text(value: object, shape: Shape, field: str, words: Translator) -> str:
    key = f"{field.replace('_', '-')}-{slug(str(value))}"
    return words.say(key) if words.has(key) else str(value)


_SPEAKERS: dict[str, Callable[[Any, Shape, str, Translator], str]] = {
    "thing": lambda value, shape, field, words: words.name(shape.word, value),
    "seat": lambda value, shape, field, words: words.player(value),
    "switch": lambda value, shape, field, words: "✓" if value else _NOTHING,
    "list": _say_list,
    "counts": _say_counts,
    "record": _say_record,
    "text": _say_text,
}
