"""Pictures, as a check of one position: one whole file for every viewer, and nothing hidden is on it."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

from tablee.engine.table import Table
from tablee.i18n import LANGUAGES
from tablee.testing.positions import viewers

MAX_BYTES = 100_000
_SVG = "{http://www.w3.org/2000/svg}"
_REFERENCE = re.compile(r'href="([^"]*)"|url\(([^)]*)\)')


def pictures_show_no_more(table: Table, rng: random.Random) -> None:
    """A picture is one valid file; worlds that a viewer cannot tell apart give the same, to the byte."""
    for viewer in viewers(table):
        language = LANGUAGES[rng.randrange(len(LANGUAGES))]
        is_whole(table.svg(viewer, language=language))
        seen = table.view_of(viewer)
        twin = seen.imagine(rng.getrandbits(32))
        assert twin.svg(viewer) == seen.svg() == twin.view_of(viewer).svg(), viewer
    is_whole(table.svg(reveal=True))


def is_whole(svg: str) -> None:
    """Well-formed, not too large, with a title and a description, and it refers to itself alone."""
    assert len(svg.encode()) < MAX_BYTES, f"a picture of {len(svg.encode())} bytes"
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{_SVG}svg"
    assert [child.tag for child in root][:2] == [f"{_SVG}title", f"{_SVG}desc"]
    assert all(root[at].text for at in (0, 1)), "a picture has a title and a description"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "the same id twice"
    for found in _REFERENCE.finditer(svg):
        assert (found[1] or found[2]).removeprefix("#") in ids, f"{found[0]} is not in the picture"
    assert not re.search(r"\{\w*\}|NaN|None|undefined", svg), "something was not filled in"
