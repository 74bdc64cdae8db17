"""The figures of a run: seats, length, branching, leads, endings. Every one has its interval."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.game import Game
from tablee.intervals import IntervalEstimate, mean_over_deals, share_over_deals
from tablee.studies.figures import Bar, Branching, EndingShare, Leads, LeadSize, Length, Run
from tablee.studies.games_played import STAGES, Array, GamesPlayed
from tablee.studies.holding import measure_things

_MOST_BARS = 60
_LEAD_SIZES = 4  # groups of leads half-way, about as many games in each


def measure_run(game: Game, player: str, played: GamesPlayed) -> Run:
    """All figures of one run."""
    return Run(
        edition=game.edition.digest,
        player=player,
        games=played.games,
        seats=tuple(share_of(played, played.shares[:, seat]) for seat in range(played.seats)),
        beginner=None if (begun := beginner_shares(played)) is None else share_of(played, begun),
        length=_length(played),
        choices=_choices(played),
        leads=_leads(played),
        score=None if (best := best_scores(game, played)) is None else mean_of(played, best),
        margin=None if (margins := final_margins(game, played)) is None else mean_of(played, margins),
        endings=tuple(
            EndingShare(code, share_of(played, played.endings == number))
            for number, code in enumerate(game.endings)
        ),
        things=measure_things(game, played),
    )


def share_of(played: GamesPlayed, values: Array) -> IntervalEstimate:
    """A share of games."""
    return share_over_deals(played.by_deal(values), played.seats)


def mean_of(played: GamesPlayed, values: Array) -> IntervalEstimate:
    """A mean over games."""
    return mean_over_deals(played.by_deal(values))


def beginner_shares(played: GamesPlayed) -> Array | None:
    """What whoever began has of the win, game by game; None where nobody begins."""
    if (played.beginners < 0).any():
        return None
    found: Array = np.take_along_axis(played.shares, played.beginners[:, None].astype(np.int64), axis=1)[:, 0]
    return found


def choices_in_all(played: GamesPlayed) -> Array:
    """Legal moves in a game on average; stages have about the same number of moves."""
    known = ~np.isnan(played.choices)
    total: Array = np.where(known, played.choices, 0).sum(axis=1) / np.maximum(known.sum(axis=1), 1)
    return total


def leader_shares(played: GamesPlayed) -> Array:
    """What those who are ahead at the end of each stage have of the win; games × stages."""
    ahead = (played.leaders[:, :, None] >> np.arange(played.seats, dtype=np.uint8)) & 1
    shares: Array = (ahead * played.shares[:, None, :]).sum(axis=2) / np.maximum(ahead.sum(axis=2), 1)
    return shares


def best_scores(game: Game, played: GamesPlayed) -> Array | None:
    """The best score of each game, NaN where it was not scored; None where no game was."""
    return _of_scored_games(game, played, played.scores.max(axis=1))


def final_margins(game: Game, played: GamesPlayed) -> Array | None:
    """By how much the best score is ahead of the next, NaN where a game was not scored."""
    if played.seats < 2:
        return None
    ranked = np.sort(played.scores, axis=1)
    return _of_scored_games(game, played, ranked[:, -1] - ranked[:, -2])


def _of_scored_games(game: Game, played: GamesPlayed, values: Array) -> Array | None:
    unscored = [number for number, code in enumerate(game.endings) if code in game.scoreless_endings]
    scored: Array = np.where(np.isin(played.endings, unscored), np.nan, values.astype(np.float64))
    return None if not played.scores.any() or np.isnan(scored).all() else scored


def _length(played: GamesPlayed) -> Length:
    shortest, longest = int(played.lengths.min()), int(played.lengths.max())
    width = -(-(longest - shortest + 1) // _MOST_BARS)
    counts = np.bincount((played.lengths - shortest) // width)
    bars = tuple(
        Bar(shortest + width * place, min(shortest + width * (place + 1) - 1, longest), int(count))
        for place, count in enumerate(counts.tolist())
    )
    return Length(mean_of(played, played.lengths), shortest, longest, bars)


def _choices(played: GamesPlayed) -> Branching:
    by_stage = played.by_deal(played.choices)
    return Branching(
        mean=mean_of(played, choices_in_all(played)),
        forced=mean_of(played, played.forced / np.maximum(played.lengths, 1)),
        by_stage=tuple(mean_over_deals(by_stage[:, stage]) for stage in range(STAGES)),
    )


def _leads(played: GamesPlayed) -> Leads | None:
    everybody = (1 << played.seats) - 1
    if (played.leaders[:, : STAGES - 1] == everybody).all():
        return None
    wins = played.by_deal(leader_shares(played))
    return Leads(
        wins_by_stage=tuple(share_over_deals(wins[:, stage], played.seats) for stage in range(STAGES)),
        settled_by_stage=tuple(_settled(played).mean(axis=0).round(4).tolist()),
        changes=mean_of(played, played.changes),
        half_way=_half_way(played),
    )


def _settled(played: GamesPlayed) -> Array:
    """Whether the winners are ahead from each stage on; games × stages."""
    winners = ((played.shares > 0) << np.arange(played.seats)).sum(axis=1).astype(np.uint8)
    ahead = (played.leaders & winners[:, None]) != 0
    settled: Array = np.logical_and.accumulate(ahead[:, ::-1], axis=1)[:, ::-1]
    return settled


def _half_way(played: GamesPlayed) -> tuple[LeadSize, ...]:
    """Leads half-way in groups of about the same size, the smallest first."""
    middle = STAGES // 2 - 1
    margins, wins = played.margins[:, middle], leader_shares(played)[:, middle]
    edges = np.unique(np.quantile(margins, np.arange(_LEAD_SIZES) / _LEAD_SIZES, method="lower"))
    sizes: list[Any] = []
    for place, begin in enumerate(edges.tolist()):
        is_last = place == len(edges) - 1
        end = int(margins.max()) if is_last else int(edges[place + 1]) - 1
        chosen = (margins >= begin) & (margins <= end)
        if chosen.any():
            sizes.append(LeadSize(int(begin), end, int(chosen.sum()), share_over_deals(wins[chosen], 1)))
    return tuple(sizes)
