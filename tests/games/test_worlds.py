"""All worlds behind what a seat knows: those that `imagine` draws, each once, and as likely."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import tablee
from tablee.engine.chance.worlds import count_worlds, each_world, hands_of, imagined_worlds, rows_of
from tablee.engine.game import Game
from tablee.engine.state import UNKNOWN
from tests.support import calm_tables, play_random, viewers

CASES = [pytest.param(*case, id=case[0]) for case in calm_tables()]


def late_positions(name: str, seats: int, options: dict[str, Any], seed: int) -> list[tablee.Table]:
    """The last positions of a random game, the last one first."""
    table, chance = tablee.game(name).deal(seats, seed=seed, **options), random.Random(seed)
    found = [table.copy()]
    while not table.is_over:
        found.append(play_random(table, chance, 1).copy())
    return found[::-1]


@pytest.mark.parametrize(
    ("name", "seats", "last", "limit"),
    [
        ("district-noir", 2, (0, 1, 3, 5, 7), 800),
        ("panik", 2, (0, 1, 20), 3000),
        ("noxford", 2, (0, 4, 6, 9, 11, 14, 18), 800),
        ("kuhn-poker", 2, (0, 1, 2), 100),
    ],
)
def test_worlds_are_what_imagine_draws_and_as_likely(name, seats, last, limit):
    positions = late_positions(name, seats, {}, seed=2)
    several = 0
    for number in last:
        table = positions[number]
        for viewer in viewers(table):
            seen = table.view_of(viewer)
            try:
                drawn = imagined_worlds(seen.game, seen.cell, viewer, limit)
            except tablee.TooMany:
                continue
            listed = list(seen.worlds())
            assert {world.cell.tobytes(): chance for world, chance in listed} == drawn
            assert len(listed) == len(drawn) == seen.worlds_count()
            assert all(world.view_of(viewer) == seen for world, _ in listed)
            assert table in [world for world, _ in listed]
            several += len(listed) > 1
    assert several


def test_who_has_passed_at_noxford_holds_weak_cards_in_every_world():
    """Who passed could cover nothing: hands are listed by that, as they are drawn."""
    game, differing = tablee.game("noxford"), 0
    for table in late_positions("noxford", 2, {}, seed=2)[10:30]:
        viewer, counts = table.to_act[0], []
        for passes in (0, 1):
            cell = game.hidden(table.cell, viewer)
            cell["neutral_pile"] = table.cell["neutral_pile"]
            cell["piles"][0, viewer] = table.cell["piles"][0, viewer]
            cell["passes"] = passes
            try:
                drawn = imagined_worlds(game, cell, viewer, 1500)
            except tablee.TooMany:
                break
            assert {world.tobytes(): chance for world, chance in each_world(game, cell, viewer, 800)} == drawn
            counts.append(len(drawn))
        differing += len(set(counts)) > 1
    assert differing


def test_the_dice_and_secrets_of_the_jelly_monster_are_listed_as_they_are_drawn():
    """The pile of pods alone has too many orders: here it lies open, and all else is hidden."""
    game, checked = tablee.game("jelly-monster"), set()
    for seed in range(30):
        table, chance = game.deal(3, seed=seed, form="beats"), random.Random(seed)
        while not table.is_over and len(checked) < 4:
            play_random(table, chance, 1)
            cell, truth = game.hidden(table.cell, 0), table.cell
            if truth["in_hand"][0, 1:3].sum() > 2 or truth["pod_counts"][0, 1:3].sum() > 4:
                continue  # too many worlds
            cell["pile"] = truth["pile"]
            for field in ("rolls", "pods", "committed", "answers", "news"):
                if field in checked or not (cell[field] == UNKNOWN).any():
                    continue
                try:
                    drawn = imagined_worlds(game, cell, 0, 2000)
                except tablee.TooMany:
                    break
                listed = {world.tobytes(): chance for world, chance in each_world(game, cell, 0, 2000)}
                assert listed == drawn
                assert truth.tobytes() in listed
                if len(listed) > 1:
                    checked.add(field)
    assert {"rolls", "pods", "committed"} <= checked


def test_the_worlds_of_kuhn_poker():
    table = tablee.game("kuhn-poker").deal(seed=1)
    assert [chance for _, chance in table.view_of(0).worlds()] == [Fraction(1, 2)] * 2
    assert table.view_of(None).worlds_count() == 6  # whoever watches knows no card
    table.play(0, "bet")
    table.play(1, "fold")
    assert [world for world, _ in table.view_of(1).worlds()] == [table]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_too_many_worlds_are_refused_before_the_first(name, seats, options):
    seen: Any = tablee.game(name).deal(seats, seed=1, **options).view_of(0)
    for call in (seen.worlds, seen.worlds_count):
        with pytest.raises(tablee.TooMany) as refused:
            call(limit=1)
        assert refused.value.details == {"limit": 1}
        for limit in (0, 10**7, "many", None, 1.5):
            with pytest.raises(tablee.BadValue):
                call(limit=limit)


def test_a_world_is_a_table_to_play_on():
    for world, _ in late_positions("district-noir", 2, {}, seed=3)[4].view_of(0).worlds():
        assert play_random(world, random.Random(1), 10).is_over


def test_a_game_that_lists_nothing_has_its_worlds_all_the_same(monkeypatch):
    seen = late_positions("district-noir", 2, {}, seed=2)[3].view_of(1)
    listed = {world.cell.tobytes(): chance for world, chance in seen.worlds()}
    monkeypatch.setattr(type(seen.game), "blanks", Game.blanks)
    assert {world.cell.tobytes(): chance for world, chance in seen.worlds()} == listed
    with pytest.raises(tablee.TooMany):
        count_worlds(seen.game, seen.cell, 1, 10)


def test_hands_and_rows_are_dealt_with_the_chance_of_cards():
    assert list(hands_of([2, 1], 2)) == [([1, 1], Fraction(2, 3)), ([2, 0], Fraction(1, 3))]
    assert list(rows_of([2, 1], 2)) == [
        ([0, 0], Fraction(1, 3)),
        ([0, 1], Fraction(1, 3)),
        ([1, 0], Fraction(1, 3)),
    ]
    assert list(hands_of([], 0)) == list(rows_of([], 0)) == [([], 1)]
    assert sum(chance for _, chance in rows_of([3, 2, 2], 4)) == 1
