"""Our search against OpenSpiel's at equal processor time: `python -m bench.openspiel_search panik`.

OpenSpiel's information-set Monte-Carlo tree search (in Python, with random rollouts, its tree by what a
player sees, because a world that is drawn has no history) gets a number of simulations a move. Ours gets for
each move the processor time that theirs took on average, never more. Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tablee.adapters import openspiel
from tablee.bots.bot import SearchBot
from tablee.bots.players import player
from tablee.engine.game import Game
from tablee.engine.registry import game as game_called
from tablee.intervals import share_over_deals

SIMULATIONS = 40
_EXPLORATION = 2.0  # OpenSpiel's own example; results lie between −1 and 1
_FIRST_ITERATIONS = 200  # of ours, before anybody's time is known
_SEATS = 2


@dataclass
class Spent:
    """What one side spent so far."""

    seconds: float = 0.0  # of the processor
    decisions: int = 0
    tried: int = 0  # iterations, or simulations

    def add(self, started: float, tried: int) -> None:
        """One decision more."""
        self.seconds += time.process_time() - started
        self.decisions += 1
        self.tried += tried

    @property
    def ms(self) -> float:
        """Milliseconds a decision."""
        return 1000 * self.seconds / max(self.decisions, 1)


class Duel:
    """Both searches, and what they spent in all games so far."""

    def __init__(self, game: Game, simulations: int) -> None:
        self.game = game
        self.loaded = openspiel.load(game, seats=_SEATS, **game.calm_options)
        self.simulations = simulations
        self.own, self.other = Spent(), Spent()
        bot = player("search:1", game)
        assert isinstance(bot, SearchBot)
        self.bot = bot

    def play(self, deal: int, own_seat: int) -> float:
        """One game; our share of the win."""
        chance = np.random.RandomState(deal)
        theirs = ismcts.ISMCTSBot(
            self.loaded,
            mcts.RandomRolloutEvaluator(1, chance),
            _EXPLORATION,
            self.simulations,
            random_state=chance,
            use_observation_string=True,
        )
        state = self.loaded.new_initial_state()
        state.apply_action(deal % openspiel.DEALS)
        while not state.is_terminal():
            state.apply_action(self._decide(state, theirs, own_seat, deal))
        outcome = state.table.outcome
        assert outcome is not None
        return float(outcome.share(own_seat, _SEATS))

    def _decide(self, state: openspiel.OpenSpielState, theirs: pyspiel.Bot, own_seat: int, deal: int) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return int(actions[0])
        started = time.process_time()
        if state.current_player() != own_seat:
            action = int(theirs.step(state))
            self.other.add(started, self.simulations)
            return action
        iterations = self._affordable()
        seen = state.table.view_of(own_seat)
        best = self.bot.search(seen, iterations=iterations, seed=deal).best
        self.own.add(started, iterations)
        return next(action for action in actions if state.action_to_string(own_seat, action) == best)

    def _affordable(self) -> int:
        """So many iterations that after this move no more time is spent a decision than theirs took."""
        if not (self.own.decisions and self.other.decisions):
            return _FIRST_ITERATIONS
        left = self.other.ms * (self.own.decisions + 1) / 1000 - self.own.seconds
        return max(1, int(left * self.own.tried / self.own.seconds))


def main(arguments: list[str] | None = None) -> None:
    """Play, and print our share of the wins now and then."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+", help="of two players")
    parser.add_argument("--count", type=int, default=40, help="games of each")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of OpenSpiel's search a move")
    given = parser.parse_args(arguments)
    for name in given.games:
        duel = Duel(game_called(name), given.simulations)
        duel.play(0, 0)  # compiles
        duel.own, duel.other = Spent(), Spent()
        shares = []
        for deal in range(1, -(-given.count // _SEATS) + 1):
            shares.append(float(np.mean([duel.play(deal, seat) for seat in range(_SEATS)])))
            found, share = share_over_deals(np.array(shares), _SEATS), float(np.mean(shares))
            print(
                f"{name}: {len(shares) * _SEATS} games, {share:.1%} [{found.low:.1%}, {found.high:.1%}]; "
                f"a decision {duel.own.ms:.0f} ms and {duel.own.tried // duel.own.decisions} iterations, "
                f"theirs {duel.other.ms:.0f} ms and {given.simulations}",
                flush=True,
            )


if __name__ == "__main__":
    main()
