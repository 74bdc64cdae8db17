"""Legal spots: a plain generator that tries every pair of lines against the list that play keeps up to date."""

from __future__ import annotations

import itertools
import os

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.games.dice import dice_from_seed, roll

SOAK = "TABLEE_SOAK" in os.environ
NOXFORD = tablee.game("noxford")

Rectangle = tuple[int, int, bool]  # lower left corner, lying


def size(lying: bool) -> tuple[int, int]:
    return (88, 58) if lying else (58, 88)


def plain_spots(city: list[Rectangle]) -> set[Rectangle]:
    """Every rectangle with an edge on a vertical and on a horizontal line of the city that obeys the rules."""
    spots = set()
    for lying in (False, True):
        w, h = size(lying)
        verticals = {x + end * size(card)[0] for x, _, card in city for end in (0, 1)}
        horizontals = {y + end * size(card)[1] for _, y, card in city for end in (0, 1)}
        lefts = np.array(sorted({line - shift for line in verticals for shift in (0, w)}))
        bottoms = np.array(sorted({line - shift for line in horizontals for shift in (0, h)}))
        x, y = (grid.ravel() for grid in np.meshgrid(lefts, bottoms))
        legal = obeys(city, x, y, w, h)
        spots |= {(int(a), int(b), lying) for a, b in zip(x[legal], y[legal], strict=True)}
    return spots


def obeys(city: list[Rectangle], x: np.ndarray, y: np.ndarray, w: int, h: int) -> np.ndarray:
    """No overlap; touches at least two cards; at least two edges on a line with an edge of a touched card."""
    right, top = x + w, y + h
    overlaps = np.zeros(len(x), bool)
    touched = np.zeros(len(x), int)
    aligned = np.zeros((4, len(x)), bool)
    for cx, cy, lying in city:
        c_right, c_top = cx + size(lying)[0], cy + size(lying)[1]
        shared_width = np.minimum(right, c_right) - np.maximum(x, cx)
        shared_height = np.minimum(top, c_top) - np.maximum(y, cy)
        overlaps |= (shared_width > 0) & (shared_height > 0)
        touches = ((shared_width == 0) & (shared_height > 0)) | ((shared_width > 0) & (shared_height == 0))
        touched += touches
        for edge, line in enumerate((x, right)):
            aligned[edge] |= touches & ((line == cx) | (line == c_right))
        for edge, line in enumerate((y, top), start=2):
            aligned[edge] |= touches & ((line == cy) | (line == c_top))
    return ~overlaps & (touched >= 2) & (aligned.sum(axis=0) >= 2)


def city_of(table: tablee.Table) -> list[Rectangle]:
    return [(plot["x"], plot["y"], plot["lying"]) for plot in table.to_dict()["city"]]


def kept_spots(table: tablee.Table) -> list[Rectangle]:
    position = table.cell[0]
    spots = position.spots[: position.spot_count].tolist()
    return [((spot >> 16) - (1 << 14), (spot >> 1 & (1 << 15) - 1) - (1 << 14), bool(spot & 1)) for spot in spots]


def play_at_random(table: tablee.Table, moves: int, seed: int) -> None:
    dice = dice_from_seed(seed)
    for _ in range(moves):
        if table.is_over:
            return
        (seat,) = table.to_act
        codes = table.legal_codes(seat)
        table.play_code(seat, codes[roll(dice, len(codes))])


def check_spots(table: tablee.Table) -> None:
    kept = kept_spots(table)
    assert kept == sorted(kept)
    assert set(kept) == plain_spots(city_of(table))
    assert len(set(kept)) == len(kept)


@pytest.mark.parametrize("seed", range(400 if SOAK else 16))
def test_plain_and_incremental_generator_agree_in_random_games_with_gear_moves(seed: int) -> None:
    table = NOXFORD.deal(seats=2 + seed % 3, seed=seed)
    check_spots(table)
    while not table.is_over:
        play_at_random(table, 1, len(table.moves) + 1000 * seed)
        check_spots(table)
