"""Editions as data, of any game: their form, every mistake at its key, and what a stranger may send."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.engine.edition import Edition, differences, edition_data, form_of, problems_in, rows
from tablee.engine.edition.toml import to_toml
from tablee.i18n import LANGUAGES, Translator
from tablee.i18n.edition_words import field_text, key_text, problem_text
from tests.games.editions_apart import editions_of, games_with_editions

GAMES = games_with_editions()
games = pytest.mark.parametrize("name", GAMES)
Junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something could be put into an edition."""
    found = [path] if path else []
    if isinstance(data, dict):
        found += [place for key, value in data.items() for place in places(value, (*path, key))]
    elif isinstance(data, list):
        found += [place for number, value in enumerate(data) for place in places(value, (*path, number))]
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(data)
    inside = changed
    for part in path[:-1]:
        inside = inside[part]
    inside[path[-1]] = value
    return changed


@games
def test_the_printed_edition_goes_through_data_and_a_file(name, tmp_path):
    game = tablee.game(name)
    data = edition_data(game.edition)
    assert problems_in(game, data) == []
    assert game.with_edition(data).edition == game.edition
    file = tmp_path / "mine.toml"
    file.write_text(to_toml(data), encoding="utf-8")
    assert tomllib.loads(file.read_text(encoding="utf-8")) == data
    assert game.with_edition(file).edition.digest == game.edition.digest


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_a_stranger_sends_is_an_edition_or_named_as_wrong(data):
    """Never an exception, and never a table that cannot be dealt."""
    game = tablee.game(data.draw(st.sampled_from(GAMES)))
    whole = edition_data(game.edition)
    sent: Any = data.draw(Junk)
    for _ in range(data.draw(st.integers(0, 3))):
        sent = put(whole, data.draw(st.sampled_from(places(whole))), data.draw(Junk))
    found = problems_in(game, sent)
    for problem in found:
        for language in LANGUAGES:
            words = Translator(language, game.name)
            assert problem_text(words, problem)
            assert key_text(words, form_of(game.edition_type), problem.key)
    if not found and (mine := game.with_edition(sent)).is_precompiled:
        assert mine.deal(seed=1, **mine.calm_options).to_act


@games
def test_a_random_game_of_any_edition_comes_to_its_end(name):
    """Also with the least and the greatest values that are allowed: no number runs over."""
    game = tablee.game(name)
    for mine in [*editions_of(game)[:3], *extremes(game)]:
        results = mine.simulate(4, seed=1, threads=1, **game.calm_options)
        assert (results["length"] > 0).all()


def extremes(game):
    whole = edition_data(game.edition)
    for place in places(whole):
        for value in (0, 100, -100):
            sent = put(whole, place, value)
            if place[0] != "name" and not problems_in(game, sent):
                yield game.with_edition(sent)


@games
def test_every_mistake_is_told_at_once_each_with_words(name):
    game = tablee.game(name)
    whole = edition_data(game.edition)
    numbers = [place for place in places(whole) if isinstance(_at(whole, place), int)]
    sent = whole
    for place in numbers[:3]:
        sent = put(sent, place, "many")
    found = problems_in(game, {**sent, "colour": 1})
    assert [problem.problem for problem in found] == ["no-such-row", *["not-a-number"] * 3]
    for language in LANGUAGES:
        said = {problem_text(Translator(language, name), problem) for problem in found}
        assert not said & {"not-a-number", "no-such-row"}


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for part in path:
        data = data[part]
    return data


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_our_editions_has_a_name(name, language):
    words = Translator(language, name)

    def fields(field, parent=""):
        for one in field.fields:
            assert words.has(f"edition-field-{one.name.replace('_', '-')}") or words.has(
                f"edition-field-{parent}-{one.name}"
            ), (parent, one.name)
            yield from fields(one, one.name)
        if field.item is not None:
            yield from fields(field.item, parent)

    list(fields(form_of(tablee.game(name).edition_type)))


def test_an_edition_that_would_fill_the_disk_is_refused():
    game = tablee.game("jelly-monster")
    data = edition_data(game.edition)
    long = " + ".join(["PODIUM 4, rest 1"] * 50)
    for tile in data["tiles"].values():
        tile["a"] = tile["b"] = [long] * 3
    assert [problem.problem for problem in problems_in(game, data)] == ["too-many-bytes"]


def test_differences_are_told_by_key():
    game = tablee.game("panik")
    mine = edition_data(game.edition)
    mine["shared_pay"][3], mine["name"] = 2, "mine"
    (found,) = differences(edition_data(game.edition), mine)
    assert (found.key, found.before, found.after) == ("shared_pay[3]", 1, 2)
    words = Translator("en", "panik")
    assert key_text(words, form_of(game.edition_type), found.key) == f"{field_text(words, 'shared_pay')} · 4"


class Row(msgspec.Struct):
    """A row of a game from outside."""

    copies: Annotated[int, msgspec.Meta(ge=1)]
    is_wild: bool = False


class Strange(Edition, frozen=True, kw_only=True):
    """All that an edition can hold."""

    suits: Annotated[dict[str, Row], rows(("hearts", "spades"), "suit")]
    steps: tuple[int, ...] = ()


def test_a_game_from_outside_gets_the_form_from_its_types():
    form = form_of(Strange)
    assert [field.name for field in form.fields] == ["name", "suits", "steps"]
    suits = form.fields[1]
    assert (suits.kind, suits.rows, suits.word) == ("table", ("hearts", "spades"), "suit")
    assert suits.item is not None
    assert [(field.name, field.kind, field.least) for field in suits.item.fields] == [
        ("copies", "number", 1),
        ("is_wild", "switch", None),
    ]
    assert key_text(Translator("en"), form, "suits.hearts.is_wild") == "Suits · suit-hearts · Is wild"


def test_a_file_of_another_game_is_no_edition(tmp_path):
    file = Path(tmp_path / "mine.toml")
    file.write_text(to_toml(edition_data(tablee.game("panik").edition)), encoding="utf-8")
    with pytest.raises(tablee.BadEdition):
        tablee.game("noxford").with_edition(file)
