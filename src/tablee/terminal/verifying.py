"""What was checked in a record, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.i18n import Translator
from tablee.records import Record, Verdict


def sentences(
    record: Record, verdict: Verdict, words: Translator, *, is_shown: bool, is_own: bool
) -> Iterator[str]:
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
        for seat in verdict.left_out:
            yield words.say("verified-left-out", player=words.player(seat))
    if is_own:
        yield words.say("verified-own")
    if not verdict.is_dealt:
        yield words.say("verified-origin" if verdict.is_origin_checked else "verified-position")
    yield from _company(record, words)
    if verdict.result:
        yield words.result(verdict.result)
    elif record.end is None:
        yield words.say("verified-unfinished")


def _company(record: Record, words: Translator) -> Iterator[str]:
    """Who played beside the people, and who gave up: as the table told it."""
    for seat, bot in enumerate(record.bots):
        if bot:
            yield words.say("verified-bot", player=words.player(seat), bot=bot)
    for held in record.held_by_bot:
        player = words.player(held.seat)
        yield words.say("verified-held", player=player, bot=held.bot, first=held.first, last=held.last)
    for key, lapses in (("out-of-time", record.out_of_time), ("resigned", record.resigned)):
        for lapse in lapses:
            yield words.say(f"verified-{key}", player=words.player(lapse.seat), after=lapse.after)
    if record.end == "abandoned":
        yield words.say("ending-abandoned")
