"""Anything that can be asked of a table, made from the commands' own types: a new one is tried by itself."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from tablee.tables.commands import AnyCommand
from tablee.tables.settings import Settings
from tests.tables.evening import BOTS, PEOPLE

COMMANDS = get_args(AnyCommand)
OTHER_SETTINGS = [Settings(game="panik", seats=3), Settings(game="district-noir", seats=2)]
NONCES = ["", "a1" * 16, "b2" * 32]
_MOST_TEXT = 8


def any_command(*, settings: tuple[Settings, ...] = (*OTHER_SETTINGS,)) -> st.SearchStrategy[Any]:
    """Every command there is, with whatever its fields can hold."""
    return st.one_of(*(_built(kind, settings) for kind in COMMANDS))


def _built(kind: type[msgspec.Struct], settings: tuple[Settings, ...]) -> st.SearchStrategy[Any]:
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    return st.builds(kind, **{field.name: _value(field.name, field.type, settings) for field in about.fields})


def _value(name: str, kind: inspect.Type, settings: tuple[Settings, ...]) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata():
            found = _value(name, kind.type, settings)
        case inspect.UnionType():
            found = st.one_of(*(_value(name, one, settings) for one in kind.types))
        case inspect.NoneType():
            found = st.none()
        case inspect.BoolType():
            found = st.booleans()
        case inspect.IntType():
            found = st.integers(-1 if kind.ge is None else kind.ge, 50 if kind.le is None else kind.le)
        case inspect.LiteralType():
            found = st.sampled_from(kind.values)
        case inspect.StrType() if name == "person":
            found = st.sampled_from([*PEOPLE, "nobody"])
        case inspect.StrType() if name == "bot":
            found = st.sampled_from([*BOTS, "nobody"])
        case inspect.StrType(pattern=pattern) if name == "nonce":
            found = st.sampled_from([one for one in NONCES if re.search(pattern or "", one)])
        case inspect.StrType():
            found = st.text(min_size=kind.min_length or 0, max_size=_MOST_TEXT)
        case inspect.StructType(cls=cls) if cls is Settings:
            found = st.sampled_from(settings)
        case _:
            raise TypeError(f"nobody said yet what {name} can be: {kind}")
    return found
