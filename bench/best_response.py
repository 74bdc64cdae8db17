"""A learned best response: what wins against a bot that never changes? `python -m bench.best_response GAME`.

The bot is the search with the weights that the game brings, frozen at so many iterations a move. A network of
the same kind learns, round by round, from games against it alone and from the learner's seat alone, beginning
with the same weights; then the search with what was learned plays a match against the frozen bot. A share
far above one half would show a weakness that can be learned. Interrupted, it goes on with the next round.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from tablee.bots.profile import bot_profile
from tablee.bots.value.weights import weights_for
from tablee.engine.game import Game
from tablee.engine.registry import game as game_called
from tablee.lab.train.compare import compare
from tablee.lab.train.fit import Fitting, fit
from tablee.lab.train.run import trained_features
from tablee.lab.train.self_play import Frozen, Samples, SelfPlay, joined, play_games

_SEATS = 2
_KEPT_ROUNDS = 3
_RATE = 1e-3
_SEEDS_APART = 10_000_000


def learn(game: Game, given: argparse.Namespace) -> None:
    """Play and fit, round by round, and print what each round wins."""
    features, knowledge = trained_features(game), bot_profile(game).knowledge
    frozen = Frozen(weights_for(game, _SEATS, features), given.frozen)
    weights, kept, first = frozen.weights.copy(), list[Samples](), 1
    given.folder.mkdir(parents=True, exist_ok=True)
    while (file := given.folder / f"{game.name}-{first:02}.npy").exists():
        weights, first = np.load(file), first + 1
    for number in range(first, given.rounds + 1):
        kept.append(
            play_games(
                game,
                knowledge,
                weights,
                SelfPlay(given.iterations),
                seats=_SEATS,
                games=given.games,
                seed=number * _SEEDS_APART,
                threads=given.threads,
                against=frozen,
            )
        )
        kept = kept[-_KEPT_ROUNDS:]
        found = fit(weights, joined(kept), features, Fitting(rate=_RATE), number)
        np.save(given.folder / f"{game.name}-{number:02}.npy", weights)
        tally = compare(
            game,
            knowledge,
            weights,
            frozen.weights,
            iterations=(given.iterations, given.frozen),
            seats=_SEATS,
            games=given.matched,
            seed=number,
            threads=given.threads,
        )
        low, high = tally.interval
        print(
            f"{game.name}, round {number}: Brier {found.relative:.3f} of base; search:{given.iterations} "
            f"wins {tally.share:.1%} [{low:.1%}, {high:.1%}] of {tally.games} against search:{given.frozen}",
            flush=True,
        )


def main(arguments: list[str] | None = None) -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="of two players, with a learned value")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=3_000, help="of each round")
    parser.add_argument("--iterations", type=int, default=600, help="a move of the learner")
    parser.add_argument("--frozen", type=int, default=600, help="iterations a move of the frozen bot")
    parser.add_argument("--matched", type=int, default=200, help="games of the match after each round")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args(arguments)
    learn(game_called(given.game), given)


if __name__ == "__main__":
    main()
