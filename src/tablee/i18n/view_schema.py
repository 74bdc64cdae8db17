"""View schema: the shape of a game's views, events and moves, for programs that know nothing of the game.

It is read off the types that the game declares: what is a card, a number or a seat, what may be hidden, and
what comes once for each seat. With it a generic board lays out any view and puts events and moves into words.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from tablee.engine.messages import BASE_FIELDS, Event, Move, View, kebab
from tablee.engine.registry import game, package_of
from tablee.i18n.catalogue import fields_of, word_of

Form = Literal["thing", "seat", "number", "moment", "switch", "text", "list", "counts", "record"]
FieldWords = dict[str, dict[str, str]]  # by event or `move-…`: how its fields are put into words

# Ends of names: `hand_size` says how many cards are in a `hand` that cannot be seen.
_SIZES = ("_size", "_count")


class Shape(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The shape of one value."""

    form: Form
    word: str = ""  # a thing's kind: its name is in the catalogue under `kind-value`
    items: Shape | None = None  # of a list; of the keys where things are counted
    is_by_seat: bool = False  # a list with one item for each seat
    can_hide: bool = False  # null where the viewer may not know it, or where there is nothing
    size: str = ""  # the field beside it that tells how many there are, also while they are hidden
    place: Literal["", "aside", "nowhere"] = (
        ""  # a memory aid that can be switched off; not for people at all
    )
    name: str = ""  # of a record: said with the catalogue's `part-name` where there is one
    fields: dict[str, Shape] = {}  # of a record, in the order in which the game declares them


class GameSchema(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's views look like, and how its events and moves are put into words."""

    view: Shape
    words: FieldWords


@functools.cache
def schema_of(name: str) -> GameSchema:
    """The schema of an installed game."""
    views = kinds_of(View, name)
    assert len(views) == 1, f"{name} declares {len(views)} views"
    return GameSchema(view=_record(views[0]), words=words_of(name))


def words_of(name: str) -> FieldWords:
    """How each field of each event and of each move of a game is put into words."""
    found: FieldWords = {}
    for base, prefix in ((Event, ""), (Move, "move-")):
        for kind in kinds_of(base, name):
            spoken = {field: word_of(hint)[0] for field, hint in fields_of(kind).items()}
            found[prefix + kebab(kind.__name__)] = {field: word for field, word in spoken.items() if word}
    return found


def kinds_of(base: type[msgspec.Struct], name: str) -> list[type[msgspec.Struct]]:
    """A game's own kinds of view, event or move, by name."""
    game(name)  # its types are there once it is loaded
    package = f"{package_of(name)}."
    own = {kind for kind in _below(base) if f"{kind.__module__}.".startswith(package)}
    return sorted(own, key=lambda kind: kind.__name__)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _record(kind: type[msgspec.Struct]) -> Shape:
    hints = {name: hint for name, hint in fields_of(kind).items() if name not in BASE_FIELDS}
    shapes = {name: _shape(hint) for name, hint in hints.items()}
    for name, hint in hints.items():
        if sized := _sized_by(name, hint, shapes):
            shapes[sized] = msgspec.structs.replace(shapes[sized], size=name)
    return Shape(form="record", name=kebab(kind.__name__), fields=shapes)


def _sized_by(name: str, hint: Any, shapes: Mapping[str, Shape]) -> str:
    """The list whose size this field tells: the one it names, or the one that is called like it."""
    if told := _notes(hint).get("size_of"):
        return str(told)
    stems = [name.removesuffix(end) for end in _SIZES if name.endswith(end)]
    likely = [*stems, *(f"{stem}s" for stem in stems)]
    return next((stem for stem in likely if stem in shapes and shapes[stem].form == "list"), "")


def _shape(hint: Any) -> Shape:
    notes, bare = _notes(hint), _bare(hint)
    parts = [part for part in get_args(bare) if part is not type(None)]
    if get_origin(bare) in (Union, types.UnionType):
        shape = (
            _shape(Annotated[parts[0], msgspec.Meta(extra=notes)]) if len(parts) == 1 else Shape(form="text")
        )
        shape = msgspec.structs.replace(shape, can_hide=type(None) in get_args(bare))
    else:
        shape = _plain(bare, notes)
    place = notes.get("place", shape.place)
    return msgspec.structs.replace(
        shape, place=place, is_by_seat=shape.is_by_seat or notes.get("by") == "seat"
    )


def _plain(bare: Any, notes: Mapping[str, Any]) -> Shape:
    """A type that is no union, without its notes."""
    if get_args(bare):
        return _collection(bare)
    if isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        return _record(bare)
    word = notes.get("word")
    if word not in (None, "seat", "of-seat", "place"):
        return Shape(form="thing", word=str(word))
    if word == "seat":
        return Shape(form="seat")
    if word == "place":
        return Shape(form="text", word="place")
    return Shape(form="moment" if notes.get("time") == "moment" else _SCALARS.get(bare, "text"))


_SCALARS: dict[Any, Form] = {bool: "switch", int: "number", float: "number"}


def _collection(bare: Any) -> Shape:
    """A row of things, or how many there are of each."""
    origin, parts = get_origin(bare), get_args(bare)
    if origin in (tuple, list):
        is_by_seat = _notes(parts[0]).get("word") == "of-seat"
        return Shape(form="list", items=_shape(parts[0]), is_by_seat=is_by_seat)
    return Shape(form="counts" if origin is dict and parts[1] is int else "text", items=_shape(parts[0]))


def _notes(hint: Any) -> dict[str, Any]:
    """What is noted beside a type, in `msgspec.Meta(extra=…)`."""
    if get_origin(hint) is not Annotated:
        return {}
    metas = [note.extra for note in get_args(hint)[1:] if isinstance(note, msgspec.Meta) and note.extra]
    return {key: value for extra in metas for key, value in extra.items()}


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint
