"""Cities as rectangles, and a plain generator of legal spots that tries every pair of lines."""

from __future__ import annotations

import numpy as np

Rectangle = tuple[int, int, bool]  # lower left corner, lying


def size(lying: bool) -> tuple[int, int]:
    return (88, 58) if lying else (58, 88)


def plain_spots(city: list[Rectangle]) -> set[Rectangle]:
    """Every rectangle with an edge on a vertical and one on a horizontal line that obeys the rules."""
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


NAMES = ["AB", "BC", "CD", "DE", "AE", "ABCD", "ABCD", "Ag", "Bg", "Cg", "Dg", "Eg", *["barracks"] * 3]
RANKS = ("L", "L", "T", "T", "T", "H", "H", "Hg", "Hg", "M")
MANY = [*NAMES, *(f"{seat}{name}" for name in RANKS for seat in range(4))]


def with_cards(city: list[Rectangle]) -> list[dict[str, object]]:
    return [
        {"x": x, "y": y, "lying": lying, "cards": [card]}
        for (x, y, lying), card in zip(city, MANY, strict=False)
    ]


def canyons(columns: int) -> list[Rectangle]:
    """Columns of two cards, 58 apart, each 1 mm higher than the last, joined at the foot."""
    city: list[Rectangle] = []
    for column in range(columns):
        x, y = 116 * column, column
        city += [(x, y, False), (x, y + 88, False)]
        if column:
            city.append((x - 58, y - 87, False))
    return city
