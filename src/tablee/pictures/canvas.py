"""SVG canvas: shapes of a sheet, boxes, lines and text, written as one file that needs no other."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape

from tablee.pictures.sheets import Sheet
from tablee.pictures.text_width import fitted

TEXT = "Figtree, system-ui, sans-serif"
DISPLAY = "Fraunces, Georgia, serif"

# Stands for the picture's own prefix of all ids until that is known. No text can contain it.
_PREFIX = "\x01"
_PREFIX_DIGITS = 8
_PAINT = re.compile(r"url\(#([\w-]+)\)")
_PART = re.compile(r'href="#([\w-]+)"')

Number = float | int
Attribute = str | Number | None
Stop = tuple[Number, str] | tuple[Number, str, Number]  # where, a colour, how much of it


class Canvas:
    """A picture in the making. Later things lie on top of earlier ones."""

    def __init__(self, width: Number, height: Number, sheet: Sheet) -> None:
        self.width = width
        self.height = height
        self.colours: Mapping[str, str] = sheet.colours
        self._sheet = sheet
        self._parts: list[str] = []
        self._definitions: dict[str, str] = {}  # what to write, by what it is made of
        self._ids: dict[str, str] = {}

    # --- shapes -----------------------------------------------------------------------------------------

    def rect(
        self, x: Number, y: Number, width: Number, height: Number, rx: Number = 0, **style: Attribute
    ) -> None:
        """A box, with round corners if so wished."""
        self._add("rect", {"x": x, "y": y, "width": width, "height": height, "rx": rx or None, **style})

    def circle(self, x: Number, y: Number, radius: Number, **style: Attribute) -> None:
        """A circle around a point."""
        self._add("circle", {"cx": x, "cy": y, "r": radius, **style})

    def path(self, d: str, **style: Attribute) -> None:
        """Any outline."""
        self._add("path", {"d": d, **style})

    def text(
        self,
        x: Number,
        y: Number,
        words: str,
        size: Number,
        *,
        fill: str,
        weight: int = 400,
        anchor: str = "start",
        family: str = TEXT,
        room: Number | None = None,
        mark: str = "",
        **style: Attribute,
    ) -> None:
        """One line of text on its base line, made smaller and then cut where there is less room.

        A mark behind it, such as a winner's star, is always seen.
        """
        words, size = (words + mark, size) if room is None else fitted(words, size, room, mark)
        attributes = {
            "x": x,
            "y": y,
            "fill": fill,
            "font-family": family,
            "font-size": size,
            "font-weight": weight if weight != 400 else None,
            "text-anchor": anchor if anchor != "start" else None,
            **style,
        }
        self._parts.append(f"<text{_written(attributes)}>{escape(words, quote=False)}</text>")

    def use(
        self,
        name: str,
        x: Number,
        y: Number,
        width: Number,
        height: Number,
        *,
        places: Mapping[str, object] | None = None,
        **style: Attribute,
    ) -> None:
        """A shape of the sheet, as large as fits into this box; `places` are what differs between copies."""
        attributes = {"x": x, "y": y, "width": width, "height": height, **style}
        self._parts.append(f'<use href="#{self._shape(name, places or {})}"{_written(attributes)}/>')

    def part(self, name: str) -> str:
        """A part of the sheet, to be filled in as one of the `places` of another shape."""
        return f'<use href="#{self._shape(name, {})}"/>'

    @contextmanager
    def group(self, **style: Attribute) -> Iterator[None]:
        """What is drawn inside is moved, scaled or faded together."""
        self._parts.append(f"<g{_written(style)}>")
        yield
        self._parts.append("</g>")

    def at(self, x: Number, y: Number, scale: Number = 1) -> str:
        """The transformation of a group whose origin is there."""
        moved = f"translate({number(x)} {number(y)})"
        return moved if scale == 1 else f"{moved} scale({number(scale)})"

    # --- definitions ------------------------------------------------------------------------------------

    def radial(self, x: Number, y: Number, radius: Number, stops: Sequence[Stop]) -> str:
        """A paint that spreads from a point, in parts of whatever is painted."""
        opening = f'<radialGradient cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        return f"url(#{self._define(opening, _stops(stops) + '</radialGradient>')})"

    def linear(self, stops: Sequence[Stop], *, is_down: bool = False) -> str:
        """A paint that goes from left to right, or down."""
        opening = "<linearGradient" + (' x2="0" y2="1"' if is_down else "")
        return f"url(#{self._define(opening, _stops(stops) + '</linearGradient>')})"

    def clip(self, width: Number, height: Number, rx: Number) -> str:
        """A window with round corners at the origin."""
        window = f'<rect width="{number(width)}" height="{number(height)}" rx="{number(rx)}"/></clipPath>'
        return f"url(#{self._define('<clipPath', '>' + window)})"

    def _shape(self, name: str, places: Mapping[str, object]) -> str:
        shape = self._sheet.shapes[name]
        drawing = _PAINT.sub(lambda found: f"url(#{self._gradient(found[1])})", shape.drawing)
        drawing = _PART.sub(lambda found: f'href="#{self._shape(found[1], places)}"', drawing)
        for place, value in places.items():
            drawing = drawing.replace(f"{{{place}}}", str(value))
        if shape.box is None:
            return self._define("<g", f">{drawing}</g>")
        box = " ".join(map(number, shape.box))
        return self._define(f'<symbol viewBox="{box}"', f">{drawing}</symbol>")

    def _gradient(self, name: str) -> str:
        opening, _, rest = self._sheet.defs[name].partition(f' id="{name}"')
        return self._define(opening, rest)

    def _define(self, opening: str, rest: str) -> str:
        """The id of a definition, which is written once however often it is asked for."""
        whole = opening + rest
        if whole not in self._ids:
            name = self._ids[whole] = f"{_PREFIX}{len(self._ids)}"
            tag, _, attributes = opening.partition(" ")
            self._definitions[name] = f'{tag} id="{name}"{" " + attributes if attributes else ""}{rest}'
        return self._ids[whole]

    def _add(self, tag: str, attributes: Mapping[str, Attribute]) -> None:
        self._parts.append(f"<{tag}{_written(attributes)}/>")

    # --- the file ---------------------------------------------------------------------------------------

    def svg(self, title: str, description: str, language: str) -> str:
        """The whole picture as one file.

        Ids are the picture's own: several can stand in one page, and one that is hidden there takes nothing
        from the others.
        """
        size = f"{number(self.width)} {number(self.height)}".split()
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
            f' viewBox="0 0 {" ".join(size)}" role="img" lang="{language}"'
            f' aria-labelledby="{_PREFIX}t {_PREFIX}d">'
            f'<title id="{_PREFIX}t">{escape(title, quote=False)}</title>'
            f'<desc id="{_PREFIX}d">{escape(description, quote=False)}</desc>'
            f"<defs>{''.join(self._definitions.values())}</defs>{''.join(self._parts)}</svg>"
        )
        digest = hashlib.sha256(text.encode()).hexdigest()[:_PREFIX_DIGITS]
        return text.replace(_PREFIX, f"p{digest}-")


def number(value: Number) -> str:
    """A number as short as it can be written, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _written(attributes: Mapping[str, Attribute]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
        if value is not None
    )


def _stops(stops: Sequence[Stop]) -> str:
    return ">" + "".join(
        f"<stop{_written({'offset': at, 'stop_color': colour, 'stop_opacity': opacity})}/>"
        for at, colour, *rest in stops
        for opacity in [rest[0] if rest else None]
    )
