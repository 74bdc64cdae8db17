"""Text metrics without a font: about how wide a line will be in the fonts that pictures ask for.

A picture is made where nobody knows which fonts it will be shown with. These widths are those of a common
sans-serif and a little generous, so that what fits here fits there.
"""

from __future__ import annotations

import unicodedata

_NARROW = frozenset("ijlI|.,:;'’!()[] ·")
_WIDE = frozenset("mwMW%—…★✓")
_EM = {True: 0.32, False: 0.58}
_LEAST = 0.75  # of its size: what is still too wide is cut


def width_of(text: str, size: float) -> float:
    """About how wide this text is."""
    return size * sum(map(_width, text))


def _width(sign: str) -> float:
    if not sign.isascii() and unicodedata.east_asian_width(sign) in "WF":  # Chinese, Korean, emoji …
        return 1.05
    if sign in _WIDE:
        return 0.9
    return 0.68 if sign.isupper() and sign not in _NARROW else _EM[sign in _NARROW]


def fitted(text: str, size: float, room: float, mark: str = "") -> tuple[str, float]:
    """The text and a size that need no more room: smaller first, then cut. A mark after it is never cut."""
    wide = width_of(text + mark, size)
    if wide <= room:
        return text + mark, size
    size *= max(_LEAST, room / wide)
    cut = text
    while cut and width_of(text + mark, size) > room:
        cut = cut[:-1]
        text = f"{cut.rstrip()}…"
    return text + mark, size
