"""HTML and SVG elements as text, everything escaped."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def element(name: str, *content: object, **attributes: object) -> Markup:
    """An element; `class_` is its class, and `stroke_width` the attribute stroke-width."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{told}>{join(*content)}</{name}>")


def join(*content: object) -> Markup:
    """Pieces one after the other; text is escaped, markup is not."""
    return Markup(
        "".join(str(piece) if isinstance(piece, Markup) else escape(str(piece)) for piece in content)
    )
