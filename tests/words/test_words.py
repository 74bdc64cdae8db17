"""English and French: complete, alike, and really used."""

from __future__ import annotations

import random
import re
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest

import tablee
from tablee import i18n
from tablee.engine import errors
from tablee.engine.messages import Event
from tablee.engine.registry import package_of
from tablee.i18n import LANGUAGES, Translator, language_of_locale
from tablee.i18n.catalogue import slug
from tablee.i18n.rules_pages import rules_page
from tablee.i18n.view_schema import Shape, kinds_of, schema_of
from tablee.tables.entries import How
from tablee.tables.refusals import Reason
from tablee.testing.words import game_is_told_without_a_gap
from tests.support import games_in_house, name_of, some_position, tables_to_lay


def folder_of(package: str) -> Path:
    return Path(str(resources.files(package)))


CATALOGUES = {
    "all games": folder_of("tablee.i18n"),
    **{name: folder_of(package_of(name)) / "i18n" for name in tablee.game_names()},
}
games = pytest.mark.parametrize("name", tablee.game_names())
our_games = pytest.mark.parametrize("name", games_in_house())  # others need no rulings, and no points
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


@pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
def test_a_whole_game_is_told_without_a_gap(case):
    """No missing key and no unfilled variable in any event, question, move or result."""
    game_is_told_without_a_gap(some_position(*case, seed=6, moves=0), random.Random(6))


@our_games
def test_rules_pages_have_the_same_structure_in_both_languages(name):
    def shape(page: str) -> list[str]:
        marks = (re.match(r"(#+ |- |\d+\. |\|)", line) for line in page.splitlines())
        return [re.sub(r"\d+", "1", mark[1]) for mark in marks if mark]

    english, french = rules_page(name, "en"), rules_page(name, "fr")
    assert shape(english) == shape(french)
    assert english.count("**Ruling · ") == french.count("**Arbitrage · ")


def test_a_person_is_named_and_an_empty_seat_numbered():
    words = Translator("en", "district-noir", ["Ana"])
    assert (words.player(0), words.player(1), words.player(tablee.CLOCK)) == ("Ana", "Seat 2", "The clock")


TOTALS = [
    (name, kind)
    for name in tablee.game_names()
    for kind in kinds_of(Event, name)
    if "totals" in kind.__struct_fields__
]


@pytest.mark.parametrize(("name", "scored"), TOTALS)
@languages
def test_the_final_totals_say_who_has_what(name, scored, language):
    told = Translator(language, name, ["Ana", "Benoît"]).tell(scored((0, 30)))
    assert "Ana\N{NO-BREAK SPACE}(0), Benoît\N{NO-BREAK SPACE}(30)" in told


def test_french_has_no_word_before_a_name_that_would_have_to_be_elided():
    """Ana would need d’Ana, Benoît de Benoît: no sentence may depend on it."""
    names = "seat|owner|player|name|receiver|receivers|names|active|team|title|district|mansion|left"
    for folder in CATALOGUES.values():
        for file in folder.glob("*fr.ftl"):
            found = re.findall(
                rf"(?i)\b(?:de|que|si|le|la|jusque) {{ \$(?:{names}) }}", file.read_text("utf-8")
            )
            assert not found, (file, found)


def test_quotes_apostrophes_and_spaces_are_those_of_print():
    """A French mark never begins a line: the space before it does not break."""
    for file in folder_of("tablee.i18n").glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert not re.search(r"\w'\w|\.\.\.", line), (file.name, line)
            if file.name.endswith("fr.ftl"):
                assert not re.search(r" [:;!?»%](?!\w)|« ", line), (file.name, line)


# Common words only: the other spelling of what the pages say.
AMERICAN = re.compile(
    r"(?i)\b(?:(?:un)?(?:colou?r(?<!our)|favor|neighbor|behavior|honor|labor|flavor|humor|rumor)\w*"
    r"|center(?:s|ed|ing)?|(?:milli|centi)?meters?|theaters?|gray(?:s|ed|ish)?|practic(?:ed|ing)|e-mails?"
    r"|(?:recogn|organ|real|apolog|summar|emphas|optim|normal|random|serial|minim|maxim|custom|final|initial)iz\w*"
    r"|analyz\w*|cancel(?:ed|ing)|travel(?:ed|ing|er)s?|model(?:ed|ing)|label(?:ed|ing)|catalogs?|judgments?"
    r"|defense|offense|skillful|fulfill|toward)\b"
)
PROSE = [
    *Path(tablee.__file__).parent.rglob("*en.ftl"),
    *Path(tablee.__file__).parent.rglob("*.en.md"),
    *(Path(tablee.__file__).parents[2] / "docs").rglob("*.md"),
    *Path(tablee.__file__).parents[2].glob("[A-Z]*.md"),
]


def test_english_is_spelt_the_british_way():
    """What stands in backquotes or in a block of code is somebody's name for a thing."""
    assert len(PROSE) > 40
    for file in PROSE:
        text = re.sub(r"(?s)```.*?```|`[^`\n]*`|\]\([^)]*\)", "", file.read_text("utf-8"))
        if file.suffix == ".ftl":
            text = "\n".join(line.split(" = ", 1)[-1] for line in text.splitlines())  # keys are for programs
        assert AMERICAN.findall(text) == [], file.name
    assert AMERICAN.findall("Color, neighbors, a gray center; colour, neighbours, a grey centre") == [
        *("Color", "neighbors", "gray", "center"),
    ]


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
        before = i18n.Words  # type: ignore[attr-defined]
    assert before("fr", "panik").say("title") == Translator("fr", "panik").say("title")


@languages
@games
def test_every_field_that_a_board_of_any_game_shows_has_a_name(name, language):
    def fields(shape: Shape) -> set[str]:
        if words.has(f"part-{shape.name}"):  # said as a whole
            return set()
        sizes = {inner.size for inner in shape.fields.values()}  # backs are counted instead
        shown = {field: inner for field, inner in shape.fields.items() if inner.place != "nowhere"}
        named = {field for field, inner in shown.items() if field not in sizes and not is_beside_seats(inner)}
        inner = [*shown.values(), *([shape.items] if shape.items else [])]
        return named.union(*map(fields, inner))

    def is_beside_seats(shape: Shape) -> bool:
        return shape.is_by_seat and shape.items is not None and shape.items.form == "record"

    words = Translator(language, name)
    keys = {f"field-{field.replace('_', '-')}" for field in fields(schema_of(name).view)}
    assert {key for key in keys if not words.has(key)} == set()
