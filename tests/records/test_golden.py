"""Recorded games replay to the same position and result, release after release.

If a change of the rules breaks one on purpose, raise the game's `rules_version`, say in `earlier_rules` what
the version before implied, move its records to `golden/earlier` and record anew:
`python -m tests.records.golden`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.tables.entries import AnyEntry, BotSeated, Laid, Logged, Moved, Started
from tablee.tables.live_table import LiveTable
from tablee.tables.settings import Settings
from tests.records.golden import end_of
from tests.support import games_in_house

GOLDEN = sorted(Path(__file__).parent.glob("golden/*.txt"))
EARLIER = sorted(Path(__file__).parent.glob("golden/earlier/*.txt"))


def test_every_game_and_seat_count_has_a_golden_record():
    names = {file.stem for file in GOLDEN}
    for name in games_in_house():
        for seats in tablee.game(name).seats:
            assert f"{name}-{seats}" in names


@pytest.mark.parametrize("file", [*GOLDEN, *EARLIER], ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays_to_the_same_end(file):
    text = file.read_text(encoding="utf-8")
    record = tablee.read_record(text)
    assert tablee.verify(record).finished
    ended = next(line for line in text.splitlines() if line.startswith("; ends at"))
    assert ended == f"; ends at {end_of(tablee.replay(record))}"


def test_golden_records_are_of_the_present_rules_and_every_earlier_version_has_some():
    for file in GOLDEN:
        record = tablee.read_record(file.read_text(encoding="utf-8"))
        assert record.rules == tablee.game(record.game).rules_version
    read = [tablee.read_record(file.read_text(encoding="utf-8")) for file in EARLIER]
    kept = {(record.game, record.rules) for record in read}
    games = map(tablee.game, tablee.game_names())
    assert kept == {(game.name, version) for game in games for version in game.earlier_rules}


@pytest.mark.parametrize(
    "file", [file for file in EARLIER if "clock" not in file.stem], ids=lambda file: file.stem
)
def test_a_table_laid_under_earlier_rules_plays_on_by_them(file):
    record = tablee.read_record(file.read_text(encoding="utf-8"))
    implied = tablee.game(record.game).earlier_rules[record.rules]
    settings = Settings(game=record.game, seats=record.seats, options=record.options)
    entries: list[AnyEntry] = [
        Laid(settings, "host", record.rules, record.edition_digest),
        *(BotSeated(seat, "novice") for seat in range(record.seats)),
        Started(record.secret),
        *(Moved(move.seat, move.move) for move in record.moves),
    ]
    live = LiveTable.from_log(Logged(number, 0, entry) for number, entry in enumerate(entries, 1))
    assert live.table.outcome == record.result
    assert live.table.options.items() >= implied.items()


@pytest.mark.parametrize("game", [name for name in tablee.game_names() if tablee.game(name).earlier_rules])
def test_earlier_rules_are_others_than_the_present_ones(game):
    """Or the records above would prove nothing."""

    def fits(file):
        record = msgspec.structs.replace(
            tablee.read_record(file.read_text(encoding="utf-8")), rules=tablee.game(game).rules_version
        )
        try:
            return bool(tablee.verify(record))
        except tablee.BadRecord:
            return False

    assert not all(fits(file) for file in EARLIER if file.stem.startswith(game))
