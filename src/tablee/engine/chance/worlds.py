"""The worlds of an information set: all that can lie behind what one seat knows, with their probabilities.

They are those that the rules' `imagine` draws from, and as likely: cards that the seat has not seen lie
anywhere with equal chance, and what others' moves may tell is not weighed. A game lists the blanks of its
hidden positions (`Game.blanks`), so that no world comes up twice; for a game that does not, every roll of
`imagine` is tried, which is exact as well and slower.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from tablee.engine.chance.tapes import all_results, check_limit
from tablee.engine.dice import Dice
from tablee.engine.errors import TooMany
from tablee.engine.state import SPECTATOR, UNKNOWN, StateArray, copy_of

if TYPE_CHECKING:
    from tablee.engine.game import Game

Weighed: TypeAlias = tuple[StateArray, Fraction]
# Fills one blank of a hidden position in every way that fits. What earlier blanks hold is there already.
Blank: TypeAlias = Callable[[StateArray], Iterator[Weighed]]
Unseen: TypeAlias = Callable[[StateArray], Sequence[int]]  # how many cards of each kind are nowhere in sight


def each_world(game: Game, cell: StateArray, seat: int | None, limit: int) -> Iterator[Weighed]:
    """All worlds behind a hidden position, each once, with its probability. Raises TooMany at the limit."""
    worlds = _filled(cell, game.blanks(cell)) if game.lists_blanks else _imagined(game, cell, seat, limit)
    for number, world in enumerate(worlds):
        if number == limit:
            raise TooMany("too-many-worlds", limit=limit)
        yield world


def count_worlds(game: Game, cell: StateArray, seat: int | None, limit: int) -> int:
    """How many there are. Raises TooMany where they are more than `limit`."""
    check_limit(limit)
    return sum(1 for _ in each_world(game, cell, seat, limit))


def _filled(cell: StateArray, blanks: Sequence[Blank]) -> Iterator[Weighed]:
    if not blanks:
        yield cell, Fraction(1)
        return
    for filled, chance in blanks[0](cell):
        for world, rest in _filled(filled, blanks[1:]):
            yield world, chance * rest


def _imagined(game: Game, cell: StateArray, seat: int | None, limit: int) -> Iterator[Weighed]:
    for content, chance in imagined_worlds(game, cell, seat, limit).items():
        yield np.frombuffer(bytearray(content), dtype=cell.dtype), chance


def imagined_worlds(game: Game, cell: StateArray, seat: int | None, limit: int) -> dict[bytes, Fraction]:
    """What `imagine` can draw, by the world's bytes, with the chance to draw it."""

    def imagine(tape: Dice) -> bytes:
        world = copy_of(cell)
        game.compiled_rules.imagine(world, SPECTATOR if seat is None else seat, tape)
        return world.tobytes()

    return all_results(imagine, limit)


# --- blanks that many games have ----------------------------------------------------------------------


def hand(field: str, seat: int, size: int, unseen: Unseen) -> Blank:
    """A hand whose cards are counted by kind: `field[seat]`, unknown as a whole."""

    def fill(cell: StateArray) -> Iterator[Weighed]:
        for counts, chance in hands_of(unseen(cell), size):
            filled = copy_of(cell)
            filled[field][0, seat] = 0
            filled[field][0, seat, : len(counts)] = counts
            yield filled, chance

    return fill


def row(field: str, place: tuple[Any, ...], unseen: Unseen, *, kinds: Sequence[int] | None = None) -> Blank:
    """A row of single cards in order: the unknown ones in `field[place]`; `kinds`: their codes, if not 0…"""

    def fill(cell: StateArray) -> Iterator[Weighed]:
        known = cell[field][0][place]
        (blanks,) = np.nonzero(known == UNKNOWN)
        for cards, chance in rows_of(unseen(cell), len(blanks)):
            filled, whole = copy_of(cell), known.copy()
            whole[blanks] = cards if kinds is None else [kinds[card] for card in cards]
            filled[field][0][place] = whole
            yield filled, chance

    return fill


def number(field: str, seat: int, choices: Callable[[StateArray], Sequence[int]]) -> Blank:
    """A secret number, each choice as likely: `field[seat]`."""

    def fill(cell: StateArray) -> Iterator[Weighed]:
        values = choices(cell)
        for value in values:
            filled = copy_of(cell)
            filled[field][0, seat] = value
            yield filled, Fraction(1, len(values))

    return fill


def hands_of(copies: Sequence[int], size: int) -> Iterator[tuple[list[int], Fraction]]:
    """Every hand of that many cards, as counts by kind, with the chance to be dealt it."""
    all_hands = math.comb(sum(copies), size)
    for counts in _counts(copies, size):
        ways = math.prod(map(math.comb, copies, counts))
        yield counts, Fraction(ways, all_hands)


def _counts(copies: Sequence[int], size: int) -> Iterator[list[int]]:
    if not copies:
        yield []
        return
    first, rest = copies[0], copies[1:]
    for count in range(max(0, size - sum(rest)), min(first, size) + 1):
        for others in _counts(rest, size - count):
            yield [count, *others]


def rows_of(copies: Sequence[int], size: int) -> Iterator[tuple[list[int], Fraction]]:
    """Every row of that many cards, by kind and in order, with the chance to be dealt it."""
    left, cards = list(copies), sum(copies)

    def dealt(places: int) -> Iterator[tuple[list[int], int]]:
        if places == 0:
            yield [], 1
            return
        for kind, count in enumerate(left):
            if count:
                left[kind] -= 1
                for others, ways in dealt(places - 1):
                    yield [kind, *others], count * ways
                left[kind] += 1

    for kinds, ways in dealt(size):
        yield kinds, Fraction(ways, math.perm(cards, size))
