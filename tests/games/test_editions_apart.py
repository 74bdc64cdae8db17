"""Two editions in one process never influence each other: whoever is asked first, each says its own."""

from __future__ import annotations

import subprocess
import sys

from tests.games.editions_apart import games_with_editions, tell


def test_editions_say_the_same_in_whatever_order_they_are_asked():
    command = [sys.executable, "-m", "tests.games.editions_apart", "reversed"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    there = {edition: said for edition, _, said in (line.rpartition(" ") for line in lines)}
    here: dict[str, str] = {}
    for name in games_with_editions():
        told = tell(name, is_reversed=False)
        assert len(set(told.values())) > 2, "these editions are too much alike to prove anything"
        here |= told
    assert here == there
