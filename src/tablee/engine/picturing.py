"""A hook for pictures of tables: what draws them lives in a layer that is unknown here (`tablee.pictures`).

Whoever puts the parts together (`tablee/__init__.py`) says how to find it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.engine.errors import BadValue

if TYPE_CHECKING:
    from tablee.engine.messages import Event, View

# (view, language, names by seat, what was told of the last move, is nothing hidden) -> SVG
Painter = Callable[..., str]
_finders: list[Callable[[], Painter]] = []


def let_draw(find: Callable[[], Painter]) -> None:
    """Say who draws, found when first needed."""
    _finders[:] = [find]


def draw(
    view: View,
    *,
    language: str,
    players: Sequence[str],
    last: Sequence[Event] = (),
    is_open: bool = False,
) -> str:
    """A view as a picture. Raises BadValue for names that are not one a seat."""
    is_row = isinstance(players, Sequence) and not isinstance(players, str)
    if not is_row or len(players) not in (0, view.seats):
        raise BadValue(name="players", expected=f"{view.seats} names, one a seat")
    return _finders[0]()(view, language=language, players=players, last=last, is_open=is_open)


def as_html(svg: str) -> str:
    """A picture for a notebook: no wider than the page."""
    return svg.replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)
