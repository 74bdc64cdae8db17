"""What a review says of decisions near the end, beside what they are exactly worth.

Of a decision each legal move is played in every deal that a watcher can believe in, as likely as the cards
have it, and OpenSpiel's CFR+ solves the game that goes on from there. What the move is worth to its player is
the mean over the deals that fit what that player knew. So what a move tells the other is not weighed, as in a
review; and what comes after a bad move is solved as well as what comes after a good one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from open_spiel.python.algorithms import exploitability

from bench.exploitability import MOST_WORLDS, solved, told_apart
from bench.review.playing import chooser, played_by
from tablee.adapters import openspiel
from tablee.engine.errors import TooMany
from tablee.engine.game import Game
from tablee.engine.table import Observation, Possibility
from tablee.reviews.decisions import Deciding
from tablee.reviews.judge import Judge
from tablee.reviews.played import ReplayedGame, played
from tablee.reviews.review import decision_seed

_PLAYER = "casual"  # good enough to get somewhere, and bad enough to leave something to lose


@dataclass(frozen=True)
class Compared:
    """One move of one decision. Chances are shares of the win, 0 to 1."""

    deal: int
    number: int  # of the decision's move
    move: str
    exact: float
    judged: float
    exact_loss: float
    judged_loss: float
    gap: float  # how far the solution is from an equilibrium, at most

    @property
    def difference(self) -> float:
        """In points."""
        return 100 * max(abs(self.exact - self.judged), abs(self.exact_loss - self.judged_loss))


def compared(game: Game, deal: int, left: int, depth: int, rounds: int) -> Iterator[Compared]:
    """Every legal move of the last decisions of one game that are small enough to be solved."""
    one = played(played_by(game, 2, [chooser(_PLAYER, game)] * 2, deal))
    judge = Judge(game)
    for number in range(max(1, one.length - left + 1), one.length + 1):
        seat, _, _ = one.moves[number - 1]
        seen = one.seen(number - 1, seat)
        codes = seen.legal_codes()
        if len(codes) > 1 and (worlds := worlds_before(one, number)):
            found = {code: exact_chance(game, worlds, seen, code, rounds) for code in codes}
            best = max(exact for exact, _ in found.values())
            for code, (exact, gap) in found.items():
                judged = Deciding(judge, seen, code, depth, decision_seed(0, number, seat)).judged()
                yield Compared(
                    deal=deal,
                    number=number,
                    move=game.notation(code),
                    exact=exact,
                    judged=judged.played.chance,
                    exact_loss=best - exact,
                    judged_loss=judged.loss,
                    gap=gap,
                )


def worlds_before(one: ReplayedGame, number: int) -> list[Possibility]:
    """All deals that a watcher can believe in before a move; none where they are too many."""
    try:
        return list(one.seen(number - 1, None).worlds(limit=MOST_WORLDS))
    except TooMany:
        return []


def exact_chance(
    game: Game, worlds: Sequence[Possibility], seen: Observation, code: int, rounds: int
) -> tuple[float, float]:
    """What this move is worth to whoever sees this, and how far the solution may be from an equilibrium."""
    seat = seen.seat
    assert seat is not None
    after: list[Possibility] = []
    own = set()  # what the seat knows afterwards
    for world, chance in worlds:
        if code in world.legal_codes(seat):
            came = world.chance_outcomes(seat, code)
            after += [Possibility(table, chance * share) for table, share in came]
            if world.view_of(seat) == seen:
                own |= {table.view_of(seat) for table, _ in came}
    whole = sum((chance for _, chance in after), Fraction(0))
    deals = told_apart(Possibility(table, chance / whole) for table, chance in after)
    values, gap = solved_values(game, deals, seat, rounds)
    mine = [
        (value, chance)
        for value, (table, chance) in zip(values, deals, strict=True)
        if table.view_of(seat) in own
    ]
    weights = [float(chance) for _, chance in mine]
    return float(np.average([value for value, _ in mine], weights=weights)), gap


def solved_values(
    game: Game, deals: Sequence[Possibility], seat: int, rounds: int
) -> tuple[list[float], float]:
    """By deal, the seat's chance to win where both play the equilibrium of the game that begins with them."""
    outcomes = [table.outcome for table, _ in deals]
    known = [outcome.share(seat, 2) for outcome in outcomes if outcome is not None]
    if len(known) == len(deals):
        return known, 0.0
    loaded = openspiel.load(game, seats=2, deals=deals, **game.calm_options)
    policy = solved(loaded, rounds)
    start = loaded.new_initial_state()
    values = [_value(start.child(action), policy, seat) for action, _ in start.chance_outcomes()]
    return values, float(exploitability.exploitability(loaded, policy)) / 2


def _value(state: Any, policy: Any, seat: int) -> float:
    if state.is_terminal():
        return float(state.returns()[seat] + 1) / 2
    moves = state.chance_outcomes() if state.is_chance_node() else policy.action_probabilities(state).items()
    return sum(chance * _value(state.child(action), policy, seat) for action, chance in moves if chance > 0)


def told(found: Sequence[Compared]) -> str:
    """The figures."""
    differences = np.array([one.difference for one in found])
    decisions = len({(one.deal, one.number) for one in found})
    return (
        f"{decisions} decisions with {len(found)} moves: "
        f"within a point {100 * (differences <= 1).mean():.1f} %, "
        f"mean difference {differences.mean():.2f} points, 95th percentile "
        f"{np.percentile(differences, 95):.2f}, largest {differences.max():.2f}; "
        f"solved to {100 * max(one.gap for one in found):.2f} points"
    )
