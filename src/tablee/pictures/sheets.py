"""Sprite sheets: the shapes and colours of a game's board, as the browser's side wrote them.

`shapes.json` is made from the board's own drawings (`npm run shapes` in `web/`), and the tests of that side
check that it is up to date.
"""

from __future__ import annotations

import functools
import importlib.resources

import msgspec

from tablee.engine.registry import package_of

_FILE = "shapes.json"


class SheetShape(msgspec.Struct, frozen=True):
    """One drawing. `box` is what it covers (left, top, width, height); a part around the origin has none."""

    drawing: str
    box: tuple[float, float, float, float] | None = None


class Sheet(msgspec.Struct, frozen=True):
    """Shapes and gradients by name, and the board's colours."""

    colours: dict[str, str] = {}
    defs: dict[str, str] = {}
    shapes: dict[str, SheetShape] = {}


@functools.cache
def sheet_of(game: str) -> Sheet:
    """The sheet of a game, with the shapes that all boards share."""
    shared, own = _read(__package__), _read(package_of(game))
    return Sheet(
        colours={**shared.colours, **own.colours},
        defs=own.defs,
        shapes={**shared.shapes, **own.shapes},
    )


@functools.cache
def shared_sheet() -> Sheet:
    """What all boards share, for games that bring no shapes."""
    return _read(__package__)


def _read(package: str) -> Sheet:
    text = importlib.resources.files(package).joinpath(_FILE).read_bytes()
    return msgspec.json.decode(text, type=Sheet)
