"""English and French: complete, alike, and really used."""

from __future__ import annotations

import importlib
import random
import re
from importlib import resources
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import tablee
from tablee import i18n
from tablee.engine import errors
from tablee.engine.messages import Event, Move
from tablee.engine.registry import package_of
from tablee.i18n import LANGUAGES, Translator, language_of_locale, rules_page
from tablee.i18n.catalogue import slug
from tablee.tables.entries import How
from tablee.tables.refusals import Reason
from tests.support import name_of, tables_to_lay


def folder_of(package: str) -> Path:
    return Path(str(resources.files(package)))


CATALOGUES = {
    "all games": folder_of("tablee.i18n"),
    **{name: folder_of(package_of(name)) / "i18n" for name in tablee.game_names()},
}
games = pytest.mark.parametrize("name", tablee.game_names())
languages = pytest.mark.parametrize("language", LANGUAGES)


def keys(file: Path) -> list[str]:
    """Messages, and below each its other forms as `message.form`."""
    found: list[str] = []
    for message, form in re.findall(
        r"^(?:([a-zA-Z][\w-]*)|    \.(\w+)) =", file.read_text(encoding="utf-8"), re.MULTILINE
    ):
        found.append(message or f"{found[-1].split('.')[0]}.{form}")
    return found


def variables(file: Path) -> dict[str, set[str]]:
    blocks = re.split(r"^(?=[a-zA-Z][\w-]* =)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {block.split(" =")[0]: set(re.findall(r"\$(\w+)", block)) for block in blocks[1:]}


@pytest.mark.parametrize("folder", CATALOGUES.values(), ids=CATALOGUES)
def test_both_languages_have_the_same_keys_once_each_with_the_same_variables(folder):
    english, french = keys(folder / "en.ftl"), keys(folder / "fr.ftl")
    assert len(english) == len(set(english))
    assert set(english) == set(french)
    assert variables(folder / "en.ftl") == variables(folder / "fr.ftl")


def kinds(name: str, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    importlib.import_module(package_of(name))
    found, waiting = [], list(base.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind.__module__.startswith(f"{package_of(name)}."):
            found.append(kind)
    return found


@languages
@games
def test_every_event_move_refusal_ending_and_option_has_words(name, language):
    game, words = tablee.game(name), Translator(language, name)
    wanted = {"title", "tagline"}
    wanted |= {re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower() for kind in kinds(name, Event)}
    wanted |= {
        "move-" + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower() for kind in kinds(name, Move)
    }
    wanted |= {f"refusal-{code}" for code in game.refusals[1:]}
    wanted |= {f"ending-{ending}" for ending in game.endings}
    for option in game.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
        wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
    assert {key for key in wanted if not words.has(key)} == set()


@languages
def test_every_error_code_has_words(language):
    sources = "\n".join(
        file.read_text(encoding="utf-8") for file in Path(tablee.__file__).parent.rglob("*.py")
    )
    codes = {kind.code for kind in errors.TableeError.__subclasses__()} - {"refused"}
    codes |= set(
        re.findall(r"(?:Bad\w+|Refused|UnknownGame|TableeError|self\.refuse)\(\s*\"([a-z-]+)\"", sources)
    )
    codes |= set(get_args(Reason))  # a table's own refusals
    assert {"wrong-secret", "still-here"} <= codes
    words = Translator(language)
    assert {code for code in codes if not words.has(f"refusal-{code}")} == set()


@languages
def test_every_way_in_which_a_table_ends_a_game_has_words(language):
    words = Translator(language)
    assert all(words.has(f"ending-{how}") for how in get_args(How) if how != "played")


@languages
@pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
def test_a_whole_game_is_told_without_a_gap(case, language):
    """No missing key and no unfilled variable in any event, question, move or result."""
    name, seats, options = case
    game = tablee.game(name)
    words = Translator(language, name)
    table = game.deal(seats=seats, seed=6, **options)
    rng = random.Random(6)
    told = [words.tell(event) for event in game.tell_start(table.view_of(0).cell[0], 0)]
    while not table.is_over:
        seat = rng.choice(table.to_act)
        codes = table.legal_codes(seat)
        for code in rng.sample(codes, min(5, len(codes))):
            told.append(words.tell(game.spell(code)))
        for asked in filter(None, table.view(None).asks):
            assert words.has(f"ask-{asked}")
        for events in table.play_and_tell(seat, game.notation(rng.choice(codes))).values():
            told.extend(words.tell(event) for event in events)
    told.append(words.result(table.outcome))
    for sentence in told:
        assert "{" not in sentence, sentence
        assert not re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", sentence), f"a key without words: {sentence}"
        assert not re.search(r"\b(card|hunter|mansion|zone|pod|rank|kind)-[a-z0-9]", sentence), sentence


@games
def test_rules_pages_have_the_same_structure_in_both_languages(name):
    def shape(page: str) -> list[str]:
        marks = (re.match(r"(#+ |- |\d+\. |\|)", line) for line in page.splitlines())
        return [re.sub(r"\d+", "1", mark[1]) for mark in marks if mark]

    english, french = rules_page(name, "en"), rules_page(name, "fr")
    assert shape(english) == shape(french)
    assert english.count("**Ruling · ") == french.count("**Arbitrage · ") > 0


def test_a_person_is_named_and_an_empty_seat_numbered():
    words = Translator("en", "district-noir", ["Ana"])
    assert (words.player(0), words.player(1), words.player(tablee.CLOCK)) == ("Ana", "Seat 2", "The clock")


@games
@languages
def test_the_final_totals_say_who_has_what(name, language):
    scored = importlib.import_module(f"tablee.games.{name.replace('-', '_')}.events").GameScored
    told = Translator(language, name, ["Ana", "Benoît"]).tell(scored((0, 30)))
    assert "Ana\N{NO-BREAK SPACE}(0), Benoît\N{NO-BREAK SPACE}(30)" in told


def test_french_has_no_word_before_a_name_that_would_have_to_be_elided():
    """Ana would need d’Ana, Benoît de Benoît: no sentence may depend on it."""
    names = "seat|owner|receiver|receivers|names|active|team|title|district|mansion|left"
    for folder in CATALOGUES.values():
        for file in folder.glob("*fr.ftl"):
            found = re.findall(
                rf"(?i)\b(?:de|que|si|le|la|jusque) {{ \$(?:{names}) }}", file.read_text("utf-8")
            )
            assert not found, (file, found)


def test_a_refusal_is_a_sentence_in_the_players_language():
    problem = tablee.Refused("line-empty", seat=0, move="take")
    assert Translator("en", "district-noir").refusal(problem) == "The line is empty; play a card."
    assert Translator("fr", "district-noir").refusal(problem).startswith("La ligne est vide")


def test_an_unknown_language_is_english_and_an_unknown_key_itself():
    assert Translator("xx", "panik").language == "en"
    assert Translator("en").say("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("value", "expected"), [("+2", "plus2"), ("-1", "minus1"), ("docks", "docks"), ("A B", "A-B")]
)
def test_slugs_are_parts_of_message_keys(value, expected):
    assert slug(value) == expected


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_follows_the_locale(environment, language):
    assert language_of_locale(environment) == language


def test_the_name_that_the_translator_had_before_still_works():
    with pytest.warns(DeprecationWarning, match="Translator"):
        before = i18n.Words
    assert before("fr", "panik").say("title") == Translator("fr", "panik").say("title")
