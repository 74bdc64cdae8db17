"""Records: written, read, replayed, verified; broken ones told precisely."""

from __future__ import annotations

import random

import msgspec
import pytest

import tablee
from tablee.engine.edition import edition_data
from tablee.records import read_record, record_of, replay_steps, write_record
from tests.support import play_random

GAME = tablee.game("district-noir")


@pytest.fixture
def table():
    return play_random(GAME.deal(seed=21), random.Random(21), 30)


def test_a_record_names_game_edition_rules_seats_secret_and_every_move_with_its_time(table):
    record = record_of(table, players=["Ana", "Béa"], times=[1000 * number for number in range(30)])
    text = write_record(record)
    for header in (
        '[Game "district-noir"]',
        '[Edition "printed"]',
        '[Rules "1"]',
        "[Seats 2]",
        '["Ana", "Béa"]',
    ):
        assert header in text
    assert f'[Secret "{table.secret.hex()}"]' in text
    assert "30. " in text
    assert text.rstrip().endswith("@29000")
    assert tablee.read_record(text) == record


def test_a_finished_game_is_recorded_with_its_result_and_verified():
    table = play_random(GAME.deal(seed=21), random.Random(21), 48)
    record = tablee.read_record(tablee.write_record(table))
    verdict = tablee.verify(record)
    assert verdict.finished
    assert verdict.result == table.outcome
    assert verdict.moves == 48


def test_while_the_game_goes_on_the_record_can_be_shown_with_the_hash_alone(table):
    record = tablee.read_record(write_record(record_of(table, with_secret=False)))
    assert record.secret is None
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.replay(record)
    assert bad.value.code == "secret-missing"
    assert tablee.verify(record, secret=table.secret.hex()).moves == 30


@pytest.mark.parametrize("secret", ["00" * 32, "zz" * 32, ""])
def test_another_secret_than_the_promised_one_is_found_out(table, secret):
    record = record_of(table, with_secret=False)
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(record, secret=secret)
    assert bad.value.code == "wrong-secret"


def test_replay_steps_pass_through_every_position(table):
    positions = [step.cell.tobytes() for step, _ in replay_steps(record_of(table))]
    assert len(positions) == len(set(positions)) == 31
    assert positions[-1] == table.cell.tobytes()


def test_a_record_gives_its_positions_one_by_one(table):
    positions = list(tablee.read_record(tablee.write_record(table)).positions())
    assert [move and (move.seat, move.move) for move, _ in positions] == [None, *table.moves]
    assert [each.length for _, each in positions] == list(range(31))  # tables of their own
    assert positions[-1][1] == table
    with pytest.raises(tablee.BadRecord):
        next(record_of(table, with_secret=False).positions())


def test_a_game_from_a_made_up_position_is_recorded_with_it(table):
    made_up = GAME.from_dict(table.to_dict(), seed=3)
    play_random(made_up, random.Random(1), 5)
    again = tablee.replay(tablee.read_record(tablee.write_record(made_up)))
    assert again == made_up
    assert len(again.moves) == 5


def test_a_record_carries_an_edition_of_ones_own_and_replays_anywhere(table):
    game = table.game
    mine = game.with_edition({**edition_data(game.edition), "name": "mine", "set_bonus": 50})
    played = play_random(mine.deal(seed=5), random.Random(5), 60)
    text = tablee.write_record(played)
    again = tablee.read_record(text)
    assert tablee.replay(again) == played
    assert tablee.verify(again).finished
    assert "[Tables " not in tablee.write_record(table), "the printed one is everywhere"
    assert again.tables is not None
    forged = msgspec.structs.replace(again, tables={**again.tables, "set_bonus": 5})
    with pytest.raises(tablee.BadRecord, match="edition-differs"):
        tablee.verify(forged)
    with pytest.raises(tablee.BadEdition):
        tablee.replay(msgspec.structs.replace(again, tables={"name": "mine"}))


def test_a_record_of_another_edition_or_rules_version_is_not_replayed(table):
    record = record_of(table)
    for change, code in (({"edition_digest": "0" * 12}, "edition-differs"), ({"rules": "0"}, "rules-differ")):
        with pytest.raises(tablee.BadRecord) as bad:
            tablee.replay(msgspec.structs.replace(record, **change))
        assert bad.value.code == code


def test_a_record_with_an_illegal_move_says_which_and_why(table):
    text = tablee.write_record(table)
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("7. "))
    seat = int(lines[place].split()[1])
    lines[place] = f"7. {1 - seat} take"
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.replay(tablee.read_record("\n".join(lines)))
    assert (bad.value.code, bad.value.details["number"]) == ("move-refused", 7)
    assert bad.value.details["reason"] == "not-your-turn"


def test_a_wrong_result_is_found_out():
    table = play_random(GAME.deal(seed=21), random.Random(21), 48)
    record = msgspec.structs.replace(record_of(table), result=tablee.Outcome((0, 1), (1, 1), "draw"))
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(record)
    assert bad.value.code == "result-differs"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: ["[Game", *lines], 1),
        (lambda lines: [*lines[:3], "[Seats two]", *lines[3:]], 4),
        (lambda lines: ['[Game "panik"]', *lines], 2),
        (lambda lines: lines[1:], 1),
        (lambda lines: ['[Colour "red"]', *lines], 1),
        (lambda lines: ["[Moves []]", *lines], 1),
        (lambda lines: [*lines[:-1], "hello"], 38),
        (lambda lines: [*lines, "99. 0 take"], 39),
        (lambda lines: [line.replace("[Secret", '[Secret "00"] ;') for line in lines], 7),
        (lambda lines: [], 1),
    ],
)
def test_a_broken_record_says_which_line_and_what_is_wrong(table, change, line):
    lines = tablee.write_record(table).splitlines()
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.read_record("\n".join(change(lines)))
    assert bad.value.code == "bad-record"
    assert bad.value.details["line"] == line
    assert bad.value.details["problem"]


def test_comments_and_blank_lines_are_passed_over(table):
    text = "; a fine evening\n\n" + tablee.write_record(table).replace("\n1. ", "\n\n; here it begins\n1. ")
    assert tablee.replay(tablee.read_record(text)) == table


def test_a_record_with_unknown_options_is_refused(table):
    record = msgspec.structs.replace(record_of(table), options={"seed": 4})
    with pytest.raises(tablee.BadOption):
        tablee.replay(record)


@pytest.mark.parametrize("field", ["game", "edition", "edition_digest", "rules", "promised_at"])
def test_whatever_is_read_can_be_written_and_read_again(table, field):
    strange = msgspec.structs.replace(record_of(table), **{field: ""})
    assert read_record(write_record(strange)) == strange
