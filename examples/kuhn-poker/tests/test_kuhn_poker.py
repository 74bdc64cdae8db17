"""All that Tablée asks of a game, and what Kuhn worked out about this one."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from kuhn_poker import GAME
from kuhn_poker.state import FACES

from tablee import Table
from tablee.testing import Check, checks_of

# One of the best ways to play: how often each card bets, and how often it calls a bet; by seat.
BETS = (
    {"jack": Fraction(1, 3), "queen": Fraction(0), "king": Fraction(1)},
    {"jack": Fraction(1, 3), "queen": Fraction(0), "king": Fraction(1)},
)
CALLS = (
    {"jack": Fraction(0), "queen": Fraction(2, 3), "king": Fraction(1)},
    {"jack": Fraction(0), "queen": Fraction(1, 3), "king": Fraction(1)},
)


@pytest.mark.parametrize("check", checks_of(GAME), ids=str)
def test_it_keeps_the_contract(check: Check) -> None:
    check()


def value(table: Table) -> Fraction:
    """What the first player may expect if both play like that."""
    outcome = table.outcome
    if outcome is not None:
        assert outcome.scores is not None
        return Fraction(outcome.scores[0])
    seat = table.to_act[0]
    is_bet = "call" in table.legal_moves(seat)
    boldly, meekly = ("call", "fold") if is_bet else ("bet", "check")
    bold = (CALLS if is_bet else BETS)[seat][table.to_dict()["cards"][seat]]
    return bold * value(after(table, seat, boldly)) + (1 - bold) * value(after(table, seat, meekly))


def after(table: Table, seat: int, move: str) -> Table:
    played = table.copy()
    played.play(seat, move)
    return played


def test_with_best_play_the_first_player_loses_an_eighteenth_of_a_chip() -> None:
    dealt = GAME.deal(seed=1).to_dict()
    deals = [{**dealt, "cards": list(cards)} for cards in itertools.permutations(FACES)]
    assert sum(value(GAME.from_dict(deal)) for deal in deals) / len(deals) == Fraction(-1, 18)
