"""Two editions compared: the same figures of both, and their differences deal by deal (common seeds)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tablee.engine.game import Game
from tablee.intervals import mean_over_deals
from tablee.studies.figures import PairedDifference
from tablee.studies.games_played import STAGES, Array, GamesPlayed
from tablee.studies.measure import beginner_shares, best_scores, choices_in_all, final_margins, leader_shares


def differences(
    games: tuple[Game, Game], player: str, played: tuple[GamesPlayed, GamesPlayed]
) -> Iterator[PairedDifference]:
    """How each figure differs, the second edition's less the first's."""
    first, second = (by_figure(game, rows) for game, rows in zip(games, played, strict=True))
    for figure in first:
        if figure in second:
            one, other = played[0].by_deal(first[figure]), played[1].by_deal(second[figure])
            both = ~np.isnan(other - one)  # where only one of them was scored there is nothing to compare
            yield PairedDifference(
                player=player,
                figure=figure,
                first=float(one[both].mean()) if both.any() else 0.0,
                second=float(other[both].mean()) if both.any() else 0.0,
                difference=mean_over_deals(other - one),
            )


def by_figure(game: Game, played: GamesPlayed) -> dict[str, Array]:
    """The figures that are compared, game by game."""
    wins, begun = leader_shares(played), beginner_shares(played)
    found = {
        "length": played.lengths,
        "choices": choices_in_all(played),
        "forced": played.forced / np.maximum(played.lengths, 1),
        "lead-half-way": wins[:, STAGES // 2 - 1],
        "lead-changes": played.changes,
    }
    if begun is not None:
        found["beginner"] = begun
    for name, points in (("score", best_scores(game, played)), ("margin", final_margins(game, played))):
        if points is not None:
            found[name] = points
    for number, code in enumerate(game.endings):
        found[f"ending-{code}"] = played.endings == number
    return {name: values.astype(np.float64) for name, values in found.items()}
