"""Hooks of the documentation site: pages that lie beside `docs/` belong to it, and links between all lead on.

In the repository README links to `docs/python.md` and a page in `docs/` to `../SECURITY.md`. On the site all
of them are one folder. What is no page (code, folders) is named there, not linked.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
BESIDE = {
    "README.md": "README.md",
    "README.fr.md": "README.fr.md",
    "ARCHITECTURE.md": "ARCHITECTURE.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "bench/README.md": "bench.md",
}
_LINK = re.compile(r"(?P<text>\[[^\]]*\])\((?P<to>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
_PICTURE = re.compile(r'(?P<before><img src=")(?P<to>[^"]+)')


def on_files(files: Files, config: Any, **_: Any) -> Files:
    """Let the pages from beside be among the others."""
    for source, page in BESIDE.items():
        if (ROOT / source).is_file():
            text = (ROOT / source).read_text(encoding="utf-8")
            files.append(File.generated(config, page, content=_led_on(text, source, page, files)))
    return files


def on_page_markdown(markdown: str, page: Any, files: Files, **_: Any) -> str:
    """Lead links of the pages in `docs/` to where things are on the site."""
    if page.file.src_uri in BESIDE.values():
        return markdown
    return _led_on(markdown, f"docs/{page.file.src_uri}", page.file.src_uri, files)


def _led_on(text: str, source: str, page: str, files: Files) -> str:
    def target(to: str) -> str | None:
        """Where this leads on the site; None: nowhere."""
        place = posixpath.normpath(posixpath.join(posixpath.dirname(source), to))
        found = BESIDE.get(place) or place.removeprefix("docs/")
        is_there = found in BESIDE.values() or (
            place.startswith("docs/") and files.get_file_from_path(found) is not None
        )
        return posixpath.relpath(found, posixpath.dirname(page) or ".") if is_there else None

    def link(match: re.Match[str]) -> str:
        to, anchor = match["to"], match["anchor"] or ""
        if not to or "://" in to or to.startswith("mailto:"):
            return match[0]
        led = target(to)
        if led is not None:
            return f"{match['text']}({led}{anchor})"
        if (ROOT / posixpath.dirname(source) / to).exists():
            return match["text"][1:-1]  # code, or a folder: it is in the repository, not here
        return match[0]  # a dead end, which the strict build finds

    def picture(match: re.Match[str]) -> str:
        """Pictures in HTML are seen from the page's own folder, which is one deeper than its file."""
        led = target(match["to"])
        is_front = posixpath.basename(page) in ("index.md", "README.md")
        return f"{match['before']}{led if is_front or led is None else '../' + led}"

    return _PICTURE.sub(picture, _LINK.sub(link, text))
