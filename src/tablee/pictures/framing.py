"""Letterboxing: a picture in the middle of another one of a given size."""

from __future__ import annotations

import re

from tablee.pictures.canvas import number
from tablee.pictures.sheets import shared_sheet

_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')


def framed(svg: str, width: int, height: int, margin: int = 12) -> str:
    """The picture as large as fits, on the house's own dark ground."""
    found = _SIZE.search(svg)
    assert found is not None, "a picture says how large it is"
    wide, high = float(found[1]), float(found[2])
    scale = min((width - 2 * margin) / wide, (height - 2 * margin) / high)
    wide, high = wide * scale, high * scale
    place = f' x="{number((width - wide) / 2)}" y="{number((height - high) / 2)}"'
    inner = _SIZE.sub(f'{place} width="{number(wide)}" height="{number(high)}"', svg, count=1)
    ground = shared_sheet().colours["edge"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>{inner}</svg>'
    )
