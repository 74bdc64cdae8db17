"""Tests for games, ours and others': what every game has to keep, whatever its rules.

    from kuhn_poker import GAME
    from tablee.testing import check_game

    def test_kuhn_poker() -> None:
        check_game(GAME)

`check_game` checks positions of random games at every number of seats and with every option: moves, hidden
information, notation, positions as data, records, words in both languages, bots. Whatever fails says which
check it was, and the seed that shows it. `checks_of(game)` gives the same one by one, for parametrised tests.
"""

from tablee.testing.checks import Check, check_game, checks_of
from tablee.testing.positions import (
    play_random,
    some_position,
    tables_to_lay,
    unfinished_position,
    viewers,
)

__all__ = [
    "Check",
    "check_game",
    "checks_of",
    "play_random",
    "some_position",
    "tables_to_lay",
    "unfinished_position",
    "viewers",
]
