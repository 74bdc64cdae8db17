"""The tutorial notebook runs, and its bot learns even in a moment."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests import notebook
from tests.support import SOAK

ROOT = Path(__file__).parent.parent


def text_of(outputs: list) -> str:
    return "".join("".join(one.get("text", ())) for found in outputs for one in found)


RUN = """
import json, sys
from tests import notebook
kept = json.loads(notebook.LEARNING.read_text("utf-8"))
outputs = notebook.run(kept, SECONDS=3600, MOST_GAMES=int(sys.argv[1]))
print(json.dumps(outputs))
"""


def run_in_short(games: int) -> str:
    # One thread: matrices this small only make several wait for each other, beside other tests.
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-c", RUN, str(games)]
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    return text_of(json.loads(done.stdout))


def test_the_bot_of_the_notebook_learns():
    """After some thousand games it is no random player any more; and every cell has run.

    How far it gets depends on the machine's arithmetic; of 1,000 games, 60 % are six standard errors from 50.
    """
    told = run_in_short(games=8192 * (10 if SOAK else 1))
    shares = [float(share) for share in re.findall(r"games +([\d.]+)%", told)]
    assert shares[0] < 55
    assert shares[-1] > 60
    assert "against casual" in told


def test_the_shortest_run_says_how_many_games_it_really_played():
    told = run_in_short(games=1)
    assert told.count(" of the wins in 2 games") == 4
    assert "nan" not in told


def test_the_notebook_is_kept_as_it_was_run_in_full():
    """Readers see its results without running it: nothing has changed since that they would not show."""
    kept = json.loads(notebook.LEARNING.read_text("utf-8"))
    codes = [cell for cell in kept["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in codes] == list(range(1, len(codes) + 1))
    assert re.search(r"against random +9\d\.\d%", text_of([cell["outputs"] for cell in codes]))
    assert (kept["nbformat"], kept["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in kept["cells"]}) == len(kept["cells"])
