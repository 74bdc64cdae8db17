"""A message says nothing that its receiver does not see at the table anyway, and never a key."""

from __future__ import annotations

import json
import random
import re

import pytest

from tablee.engine.registry import game
from tablee.i18n import Translator
from tablee.server.notifications.choices import KINDS, Choices, Language
from tablee.server.notifications.messages import message_of, occasion_of, when
from tablee.tables.commands import Join, Play, Start
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.create import lay
from tablee.tables.entries import Logged
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.settings import RelaxedClock, Settings
from tests.support import examples

MESSAGES = examples(4_000, 100_000)
NAMES = ("Ada", "Basile Ngô", "8", "take", "<b>Élodie</b>", "docks")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
DAY = 24 * 3600 * 1000


def table_of(name: str, seed: int) -> LiveTable:
    """A table of people, where all days are one's own."""
    playing = game(name)
    people = [Person(f"person-{seat}", NAMES[seat]) for seat in range(min(playing.seats))]
    settings = Settings(game=name, seats=len(people), clock=RelaxedClock(2))
    live = LiveTable()
    context = DecisionContext(
        now=DAY,
        new_secret=lambda: seed.to_bytes(32, "big"),
        absent_for=lambda _: 0.0,
        knows_bot=lambda _: True,
    )

    def take(entries) -> None:
        for entry in entries:
            live.apply(Logged(live.number + 1, DAY, entry))

    take(lay(settings, people[0], seed.to_bytes(32, "big")))
    for one in people[1:]:
        take(live.decide(one, Join(), context))
    take(live.decide(people[0], Start(), context))
    return live


def said_of(live: LiveTable, person: str, kind, language: Language) -> str:
    occasion = occasion_of(live, "t4bl3", person, kind, "Coco")
    message = message_of([occasion], Choices(language=language, zone="Europe/Paris"), "https://example.org")
    return json.dumps([message.title, message.body, message.path, message.link, message.tag])


@pytest.mark.parametrize("name", ["district-noir", "panik", "noxford"])
def test_twins_get_the_same_message(name: str) -> None:
    """Two tables that differ in nothing but their secret: whoever sits there is told the same of both."""
    rng = random.Random(3)
    for _ in range(20):
        one = table_of(name, rng.randrange(1 << 60))
        other = table_of(name, rng.randrange(1 << 60))
        while other.to_act != one.to_act:  # who begins everybody knows
            other = table_of(name, rng.randrange(1 << 60))
        for chair in one.chairs:
            for kind in KINDS:
                said = [said_of(live, chair.person, kind, "en") for live in (one, other)]
                assert said[0] == said[1]


def test_a_message_is_made_of_its_template_and_of_what_everybody_sees() -> None:
    rng = random.Random(5)
    made = 0
    while made < MESSAGES:
        name = rng.choice(("district-noir", "panik", "noxford"))
        live = table_of(name, rng.randrange(1 << 60))
        for _ in range(rng.randrange(60)):
            asked = [seat for seat in live.to_act if seat < len(live.chairs)]
            if live.status != "playing" or not asked:
                break
            seat = rng.choice(asked)
            move = rng.choice(live.legal_moves(seat))
            context = DecisionContext(
                now=DAY, new_secret=bytes, absent_for=lambda _: 0.0, knows_bot=lambda _: True
            )
            who = Person(live.chairs[seat].person, live.chairs[seat].name)
            for entry in live.decide(who, Play(move, live.number), context):
                live.apply(Logged(live.number + 1, DAY, entry))
            made += check(live, rng)


def check(live: LiveTable, rng: random.Random) -> int:
    """All messages that this table could send now: take away what may be in them, and nothing is left."""
    checked = 0
    seen = live.state()
    for chair in live.chairs:
        for kind in KINDS:
            language: Language = rng.choice(LANGUAGES)
            choices = Choices(language=language, zone="Europe/Paris")
            occasion = occasion_of(live, "t4bl3", chair.person, kind, "Coco")
            message = message_of([occasion], choices, "https://example.org")
            words = Translator(language, live.settings.game)
            others = [one.name for one in seen.seats if one.person != chair.person]
            mine = next(one for one in seen.seats if one.person == chair.person)
            expected = [words.say("notify-with", others=words.join(others))]
            if kind == "turn" and mine.deadline is not None:
                expected.append(words.say("notify-until", when=when(mine.deadline, choices)))
            assert message.title == words.say(f"notify-{kind}", game=words.say("title"), by="Coco")
            assert message.body == " ".join(expected)
            assert (message.path, message.link) == ("/t/t4bl3", "https://example.org/t/t4bl3")
            assert re.fullmatch(r"table-[0-9a-f]{12}", message.tag)
            checked += 1
    return checked


def test_a_digest_says_nothing_else_than_its_parts() -> None:
    tables = [table_of("district-noir", seed) for seed in range(12)]
    for language in LANGUAGES:
        choices = Choices(language=language)
        whose = tables[0].chairs[0].person
        occasions = [occasion_of(live, f"t{at}", whose, "turn") for at, live in enumerate(tables)]
        digest = message_of(occasions, choices, "")
        alone = [message_of([one], choices, "") for one in occasions]
        lines = digest.body.split("\n")
        assert lines[:8] == [f"{one.title}. {one.body}".strip() for one in alone[:8]]
        assert len(lines) == 9
        assert "4" in lines[8]
        assert digest.link == ""
