"""Chance from a secret and every seat's nonce: what the dice are, and what a record with them proves."""

from __future__ import annotations

import hashlib
import hmac
import random

import msgspec
import pytest

import tablee
from tablee.engine import nonces
from tablee.engine.dice import commitment, dice_for, dice_for_entries
from tests.support import calm_tables, play_random

SECRET = bytes(range(32))
GIVEN = ("0a" * 16, "", "ff" * 32)  # the shortest, one that is derived, the longest
GAMES = [(name, min(len(GIVEN), seats)) for name, seats, _ in calm_tables(more=1)]
every_game = pytest.mark.parametrize(("name", "seats"), GAMES, ids=[case[0] for case in GAMES])


def played(name: str, seats: int, given: tuple[str, ...], moves: int = 10_000) -> tablee.Table:
    table = tablee.game(name).deal(seats, secret=SECRET, nonces=given)
    return play_random(table, random.Random(3), moves)


def code_of(record: tablee.Record, **expected) -> str:
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(record, **expected)
    return bad.value.code


def test_the_dice_are_what_the_documentation_says():
    promised = hashlib.sha256(SECRET).digest()
    middle = hashlib.sha256(b"tablee nonce" + promised + b"\x01").digest()
    mixed_in = b"\x03" + b"\x10" + b"\x0a" * 16 + b"\x20" + middle + b"\x20" + b"\xff" * 32
    assert nonces.mixed_in(commitment(SECRET), GIVEN) == mixed_in
    rolled = hmac.digest(SECRET, mixed_in + (5).to_bytes(8, "big"), "sha256")
    assert dice_for(SECRET, 5, mixed_in).tobytes() == rolled
    assert dice_for_entries(SECRET, 4, 3, mixed_in)[1].tobytes() == rolled
    assert nonces.digest(commitment(SECRET), GIVEN) == hashlib.sha256(promised + mixed_in).hexdigest()


def test_without_nonces_they_are_what_they_always_were():
    assert nonces.mixed_in(commitment(SECRET), ()) == b""
    assert dice_for(SECRET, 5).tobytes() == hmac.digest(SECRET, (5).to_bytes(8, "big"), "sha256")


@pytest.mark.parametrize(
    "others",
    [("0a" * 16, "ff" * 32, ""), ("", "0a" * 16, "ff" * 32), ("0a" * 17, "", "ff" * 32), ("", "", "")],
)
def test_other_nonces_or_another_order_are_other_dice(others):
    promised = commitment(SECRET)
    assert nonces.mixed_in(promised, others) != nonces.mixed_in(promised, GIVEN)


@every_game
def test_a_record_with_nonces_is_written_read_and_verified(name, seats):
    table = played(name, seats, GIVEN[:seats])
    record = tablee.read_record(tablee.write_record(table))
    verdict = tablee.verify(record, commitment=commitment(SECRET), nonce=GIVEN[0])
    assert verdict.finished
    assert (verdict.nonces, verdict.seats) == (sum(map(bool, GIVEN[:seats])), seats)
    again = tablee.replay(record)
    assert again == table
    assert tablee.write_record(again) == tablee.write_record(table)
    assert tablee.game(name).from_bytes(table.to_bytes()).nonces == GIVEN[:seats]
    assert tablee.game(name).deal(seats, secret=SECRET) != tablee.replay(
        msgspec.structs.replace(record, moves=())
    )


@every_game
@pytest.mark.parametrize("moves", [0, 10_000])
def test_a_record_with_a_changed_nonce_secret_or_order_is_found_out(name, seats, moves):
    record = tablee.record_of(played(name, seats, GIVEN[:seats], moves))
    change = lambda **changes: msgspec.structs.replace(record, **changes)  # noqa: E731
    first, *others = record.nonces
    assert code_of(change(nonces=("0b" * 16, *others))) == "wrong-nonces"
    assert code_of(change(nonces=(*others, first))) == "wrong-nonces"
    assert code_of(change(nonces=(first, *others, ""))) == "wrong-nonces"
    assert code_of(change(nonces=())) == "wrong-nonces"
    assert code_of(change(secret="00" * 32)) == "wrong-secret"
    assert code_of(change(commitment="00" * 32)) == "wrong-secret"
    assert code_of(record, commitment="00" * 32) == "other-commitment"
    assert code_of(record, nonce="0b" * 16) == "nonce-missing"
    late = {"promised_at": "2026-01-01T00:00:00.001Z", "started_at": "2026-01-01T00:00:00.000Z"}
    assert code_of(change(**late)) == "promised-late"


@every_game
def test_a_forger_who_also_seals_the_changed_nonces_is_found_out_by_the_game_itself(name, seats):
    record = tablee.record_of(played(name, seats, GIVEN[:seats]))
    forged = ("0b" * 16, *record.nonces[1:])
    sealed = nonces.digest(record.commitment, forged)
    changed = msgspec.structs.replace(record, nonces=forged, nonces_digest=sealed)
    assert code_of(changed) in ("move-refused", "result-differs")


def test_a_badly_written_nonce_or_time_is_told():
    text = tablee.write_record(played("district-noir", 2, GIVEN[:2], 5))
    for wrong in (
        text.replace(GIVEN[0], "0A" * 16),
        text.replace(GIVEN[0], "0a"),
        f'[StartedAt "now"]\n{text}',
    ):
        with pytest.raises(tablee.BadRecord) as bad:
            tablee.read_record(wrong)
        assert bad.value.code == "bad-record"


@every_game
def test_a_record_whose_headers_contradict_each_other_is_found_out(name, seats):
    """What the headers say beside the moves may be the server's word, but it must be possible."""
    table = played(name, seats, GIVEN[:seats])
    players = [f"P{seat}" for seat in range(seats)]
    whole = msgspec.structs.replace(tablee.record_of(table, players=players), end="played")
    assert tablee.verify(tablee.read_record(tablee.write_record(whole))).finished

    def code(**changes: object) -> str:
        changed = msgspec.structs.replace(whole, **changes)
        with pytest.raises(tablee.BadRecord) as bad:
            tablee.verify(tablee.read_record(tablee.write_record(changed)))
        return bad.value.code

    assert code(edition="my own") == "edition-differs"
    assert code(edition_digest="0" * 12) == "edition-differs"
    assert code(moves=whole.moves[:-1], result=None) == "result-differs", "it says that it was played out"
    for end in ("resigned", "out-of-time", "abandoned"):
        assert code(end=end) == "result-differs"
        assert code(end=end, result=None) == "result-differs"
    assert code(players=(*players, "Eve")) == "bad-record"
    assert code(drawn_from=tablee.records.DrawnFrom(3, 0)) == "bad-record"
    assert code(promised_at="2026-02-31T20:00:00.000Z") == "bad-record"
    assert code(started_at="2026-02-01T25:00:00.000Z") == "bad-record"


def test_people_whose_number_is_missing_are_named():
    """A server that drops what a page has sent chooses between two deals: somebody must be able to notice."""
    record = tablee.record_of(played("panik", 3, GIVEN))
    assert tablee.verify(record).left_out == (1,)
    with_bot = msgspec.structs.replace(record, bots=("", "club", ""))
    assert tablee.verify(with_bot).left_out == ()
    alone = tablee.record_of(played("panik", 3, ()))
    assert tablee.verify(alone).left_out == ()
