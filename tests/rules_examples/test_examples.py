"""What the rules pages claim and draw is what the rules say."""

from __future__ import annotations

import re

import pytest

from tablee.i18n import LANGUAGES
from tablee.i18n.rules_pages import rules_page
from tests.rules_examples import GAMES, collected, examples, path_of


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_is_what_the_engine_says(name: str) -> None:
    assert path_of(name).read_text(encoding="utf-8") == collected(name), "`python -m tests.rules_examples`"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_shows_every_example_once(name: str, language: str) -> None:
    page = rules_page(name.replace("_", "-"), language)
    assert re.findall(r"<!-- example: ([\w-]+) -->", page) == list(examples(name))
