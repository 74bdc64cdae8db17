"""Recorded games replay to the same position and result, release after release.

If a change of the rules breaks one on purpose, raise the game's `rules_version` and record anew:
`python -m tests.records.golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee

GOLDEN = sorted(Path(__file__).parent.glob("golden/*.txt"))


def test_every_game_and_seat_count_has_a_golden_record():
    names = {file.stem for file in GOLDEN}
    for name in tablee.game_names():
        for seats in tablee.game(name).seats:
            assert f"{name}-{seats}" in names


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_record_replays_to_the_same_end(file):
    text = file.read_text(encoding="utf-8")
    record = tablee.read_record(text)
    assert tablee.verify(record).finished
    table = tablee.replay(record)
    ended = next(line for line in text.splitlines() if line.startswith("; ends at"))
    assert ended == f"; ends at {table.game.fingerprint(table.cell)}"
