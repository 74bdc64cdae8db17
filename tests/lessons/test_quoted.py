"""A lesson that names a button uses the button's own words."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product

import pytest

from tablee.i18n import catalogue_text
from tablee.lessons import lesson_names, words_of

QUOTED = {"en": re.compile(r"“([^”]+)”"), "fr": re.compile(r"«\s([^»]+?)\s»")}


@pytest.mark.parametrize(("game", "language"), list(product(lesson_names(), QUOTED)))
def test_whatever_is_quoted_is_written_on_the_table(game, language):
    pages = (
        catalogue_text(language, game),
        (files("tablee.i18n") / f"web.{language}.ftl").read_text("utf-8"),
    )
    on_the_table = "\n".join(pages).casefold()
    quoted = QUOTED[language].findall(words_of(game, language))
    assert [words for words in quoted if words.casefold() not in on_the_table] == []
