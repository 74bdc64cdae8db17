"""Chance that nobody can choose: promised before anybody sits, and every seat adds to it."""

from __future__ import annotations

import hashlib
import random

import msgspec
import pytest

import tablee
from tablee.engine.dice import commitment, secret_from_seed
from tablee.tables.commands import AddNonce, AskRematch, Change, Join, Leave, Resign, SeatBot, Start
from tablee.tables.commitments import secret_of_game
from tablee.tables.entries import Joined, Laid, Logged, Started
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of
from tablee.tables.redaction import RedactedEnded, RedactedLaid, RedactedStarted
from tablee.tables.settings import Settings
from tests.tables.evening import EIGHT_PM, Evening

ANA, BEN, CLEO = "a1" * 16, "b2" * 20, "c3" * 32


def hash_of(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def verified(evening: Evening, **expected) -> tablee.Record:
    record = tablee.read_record(tablee.write_record(record_of(evening.live)))
    tablee.verify(record, **expected)
    return record


def from_before(evening: Evening) -> LiveTable:
    """The same table, as it would have been laid before there were promises."""
    first, *others = evening.log
    laid = msgspec.structs.replace(first.entry, secret="")
    return LiveTable.from_log([Logged(1, first.at, laid), *others])


def test_the_commitment_is_there_before_anybody_else_sits_down_and_stays():
    evening = Evening("panik", "a", seats=3, start=False)
    promised = evening.live.state().commitment
    assert promised
    assert evening.told(0, None, RedactedLaid).commitment == promised
    evening.do("b", Join(nonce=BEN))
    evening.do("a", SeatBot("novice"))
    evening.do("a", Start(nonce=ANA))
    state = evening.live.state()
    assert (state.commitment, state.nonces) == (promised, (ANA, BEN, ""))
    assert evening.told(-1, 2, RedactedStarted).nonces == (ANA, BEN, "")
    evening.play_on(random.Random(1))
    assert hash_of(evening.live.state().secret) == promised
    record = verified(evening, commitment=promised, nonce=BEN)
    assert record.nonces == (ANA, BEN, "")
    assert record.promised_at == "2023-11-14T22:13:20.000Z"
    assert tablee.replay(record).cell.tobytes() == evening.live.cell.tobytes()


@pytest.mark.parametrize("game", tablee.game_names())
def test_every_nonce_changes_the_chance_of_a_game(game):
    who = "abcde"[: tablee.game(game).seats[0]]
    chances = set()
    for changed in [*range(len(who)), None]:
        evening = Evening(game, who, start=False)
        for seat, letter in enumerate(who):
            evening.do(letter, AddNonce("01" * 16 if seat == changed else "02" * 16))
        evening.do("a", Start())
        chances.add(evening.live.table.dice(0).tobytes())
    assert len(chances) == len(who) + 1


def test_a_nonce_is_added_once_before_the_start_by_who_sits_there():
    evening = Evening("panik", "ab", seats=3, start=False)
    assert evening.do("a", AddNonce(ANA)) == ["nonce-added"]
    assert evening.refusal("a", AddNonce(BEN)) == "nonce-added"
    assert evening.refusal("x", AddNonce(BEN)) == "no-seat"
    assert [seat.nonce for seat in evening.live.state().seats] == [ANA, "", ""]
    evening.do("b", AddNonce(BEN))
    evening.do("b", Leave())
    evening.do("c", Join())
    assert evening.live.state().seats[1].nonce == "", "who gets up takes it along"
    evening.do("c", AddNonce(CLEO))
    evening.do("a", SeatBot("novice"))
    assert evening.do("a", Start(nonce=BEN)) == ["started"], "the first one stands"
    assert evening.live.nonces == (ANA, CLEO, "")
    assert evening.refusal("a", AddNonce(BEN)) == "game-running"
    assert [seat.nonce for seat in evening.live.state().seats] == ["", "", ""]
    evening.do("a", Resign())
    evening.do("c", Resign())
    assert evening.refusal("a", AddNonce(BEN)) == "ask-rematch"


@pytest.mark.parametrize("wrong", ["", "a1", "A1" * 16, "a1" * 33, "xy" * 16, "a1" * 16 + "\n"])
def test_what_is_no_nonce_is_not_taken(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "add-nonce", "nonce": wrong}, AddNonce)
    if wrong:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"do": "join", "nonce": wrong}, Join)


def test_the_next_game_is_promised_when_one_ends_and_gets_nonces_of_its_own():
    evening = Evening("panik", "ab")
    evening.do("a", Resign())
    state = evening.live.state()
    promised = state.next_commitment
    assert promised not in ("", state.commitment)
    assert evening.told(-1, 0, RedactedEnded).next_commitment == promised
    evening.do("a", AskRematch(nonce=ANA))
    evening.wait(1_000)
    assert evening.do("b", AskRematch(nonce=BEN)) == ["rematch-asked", "rematched", "started"]
    state = evening.live.state()
    assert (state.commitment, state.nonces) == (promised, (ANA, BEN))
    evening.play_on(random.Random(2))
    verified(evening, commitment=promised, nonce=ANA)


def test_other_settings_between_two_games_keep_the_promise():
    evening = Evening("panik", "ab")
    evening.do("a", Resign())
    promised = evening.live.state().next_commitment
    evening.do("a", Change(Settings(game="district-noir", seats=2)))
    assert evening.live.state().commitment == promised
    evening.do("b", AddNonce(BEN))
    evening.do("a", Start(nonce=ANA))
    evening.play_on(random.Random(2))
    verified(evening, commitment=promised, nonce=BEN)


def test_a_secret_that_was_shown_tells_nothing_of_the_next():
    evening = Evening("panik", "ab")
    secrets = []
    for _ in range(3):
        evening.do("a", Resign())
        secrets.append(evening.live.state().secret)
        coming = secret_of_game(evening.live.secret, len(secrets) + 1)
        assert evening.live.state().next_commitment == commitment(coming)
        for letter in "ab":
            evening.do(letter, AskRematch())
    assert len(set(secrets)) == 3


def test_an_operator_who_draws_another_secret_at_the_start_is_found_out():
    evening = Evening("district-noir", "ab", start=False)
    promised = evening.live.state().commitment
    evening.do("a", AddNonce(ANA))
    evening.do("b", AddNonce(BEN))
    # The attack: draw many deals now that the seats are known, and keep the one that is best for seat 0.
    tries = [secret_from_seed(seed) for seed in range(50)]
    deal = tablee.game("district-noir").deal
    best = max(tries, key=lambda secret: str(deal(2, secret=secret, nonces=(ANA, BEN)).to_dict()["hands"][0]))
    evening.put([Started(best.hex(), nonces=(ANA, BEN))])
    assert evening.live.state().commitment == promised
    evening.play_on(random.Random(4))
    with pytest.raises(tablee.BadRecord) as bad:
        verified(evening)
    assert bad.value.code == "wrong-secret"
    # Who forges the whole record is found out by any player who kept what the table showed.
    forged = tablee.record_of(evening.live.table)
    tablee.verify(forged)
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(forged, commitment=promised)
    assert bad.value.code == "other-commitment"
    # And to leave a player's nonce out is found out by that player.
    dropped = tablee.record_of(deal(2, secret=best, nonces=(ANA, "")))
    with pytest.raises(tablee.BadRecord) as bad:
        tablee.verify(dropped, nonce=BEN)
    assert bad.value.code == "nonce-missing"


def test_a_table_from_before_goes_on_as_it_was():
    evening = Evening("panik", "ab", start=False)
    evening.live = from_before(evening)
    assert evening.live.state().commitment is None
    assert evening.refusal("a", AddNonce(ANA)) == "nothing-promised"
    evening.do("a", Start(nonce=ANA))
    assert evening.live.nonces == ()
    assert evening.live.table.secret == bytes.fromhex(evening.last(Started).secret)
    evening.play_on(random.Random(4))
    state = evening.live.state()
    assert (state.commitment, state.next_commitment) == (hash_of(state.secret), "")
    assert tablee.verify(verified(evening)).is_from_secret_alone
    for letter in "ab":
        evening.do(letter, AskRematch(nonce=BEN))
    assert evening.live.status == "playing"
    assert evening.live.nonces == ()


def test_a_log_from_before_folds_to_the_game_that_it_was():
    secret = secret_from_seed(9)
    body = msgspec.json.encode(
        [
            Logged(1, EIGHT_PM, Laid(Settings(game="panik", seats=2), "a", "1", "")),
            Logged(2, EIGHT_PM, Joined(0, "a", "Ana")),
            Logged(3, EIGHT_PM, Joined(1, "b", "Ben")),
            Logged(4, EIGHT_PM, Started(secret.hex())),
        ]
    )
    assert b"nonce" not in body
    game = tablee.game("panik")
    log = msgspec.json.decode(body, type=list[Logged])
    laid = msgspec.structs.replace(log[0].entry, rules=game.rules_version, edition=game.edition.digest)
    live = LiveTable.from_log([Logged(1, EIGHT_PM, laid), *log[1:]])
    assert live.cell.tobytes() == game.deal(2, secret=secret).cell.tobytes()
