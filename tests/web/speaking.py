"""What the pages say, from the same catalogues: so that tests find things as people do, by their words."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablee.engine.registry import package_of


class PageWords:
    """The words of a page in one language; with those of a game on top."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language, game)

    def say(self, key: str, /, **values: Any) -> str:
        """A sentence; `KEY.you` is the one that speaks to whoever reads it. An unknown key is a mistake."""
        key, _, attribute = key.partition(".")
        assert self._bundle.has_message(key), f"no page says {key}"
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, problems
        return str(text)

    def at(self, game: str) -> PageWords:
        """The same language at a table."""
        return PageWords(self.language, game)


@functools.cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogues(language, game):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def catalogues(language: str, game: str | None = None) -> list[str]:
    """The Fluent texts, the particular ones last."""
    words = files("tablee.i18n")
    found = [words / f"{language}.ftl", words / f"web.{language}.ftl"]
    if game is not None:
        found.append(files(package_of(game)) / "i18n" / f"{language}.ftl")
    return [file.read_text(encoding="utf-8") for file in found]
