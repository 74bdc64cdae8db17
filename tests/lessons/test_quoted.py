"""A lesson that names a button uses the button's own words."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product

import pytest

from tablee.lessons import lesson_names

QUOTED = {"en": re.compile(r"“([^”]+)”"), "fr": re.compile(r"«\s([^»]+?)\s»")}


@pytest.mark.parametrize(("game", "language"), list(product(lesson_names(), QUOTED)))
def test_whatever_is_quoted_is_written_on_the_table(game, language):
    folder = game.replace("-", "_")
    lesson = (files("tablee") / "lessons" / folder / f"{language}.ftl").read_text("utf-8")
    on_the_table = "\n".join(
        (files("tablee") / place).read_text("utf-8").casefold()
        for place in (f"games/{folder}/{language}.ftl", f"words/web.{language}.ftl")
    )
    quoted = QUOTED[language].findall(lesson)
    assert [words for words in quoted if words.casefold() not in on_the_table] == []
