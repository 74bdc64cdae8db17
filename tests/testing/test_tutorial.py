"""The page about a game of your own shows what really is in Kuhn poker's files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "a-game-of-your-own.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "kuhn-poker"
QUOTED = re.findall(r"```(?:python|toml)\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("file", "code"), QUOTED, ids=[file for file, _ in QUOTED])
def test_what_is_quoted_is_there(file: str, code: str) -> None:
    assert code in (EXAMPLE / file).read_text(encoding="utf-8")


def test_every_file_of_the_game_is_mentioned() -> None:
    assert len(QUOTED) >= 5
    for file in (EXAMPLE / "kuhn_poker").glob("*.py"):
        assert file.name in PAGE
