"""What was checked in a record, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.records import Verdict
from tablee.words import Words


def sentences(verdict: Verdict, words: Words, *, is_shown: bool, is_own: bool) -> Iterator[str]:
    """Say what a verdict proves, also of a player's own commitment and nonce if these were compared."""
    yield words.say("verified", game=words.say("title"), moves=verdict.moves)
    yield words.say("verified-secret", commitment=verdict.commitment)
    if verdict.promised_at:
        yield words.say("verified-promised", promised=verdict.promised_at, started=verdict.started_at)
    yield words.say("verified-shown" if is_shown else "verified-compare")
    if verdict.is_from_secret_alone:
        yield words.say("verified-alone")
    else:
        yield words.say("verified-nonces", nonces=verdict.nonces, seats=verdict.seats)
    if is_own:
        yield words.say("verified-own")
    if not verdict.is_dealt:
        yield words.say("verified-origin" if verdict.is_origin_checked else "verified-position")
    yield words.result(verdict.result) if verdict.result else words.say("verified-unfinished")
