"""Judging one decision: the best moves, and what the one played lost, from what its player knew.

A search looks at all moves. Then the move played and the two that look best are each looked at on their own,
until they were tried often enough. Where a loss is large enough for a label, twice the thinking must find it
too, and near a threshold more of it: so that two reviews say the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.table import Observation
from tablee.reviews.judge import Chances, Judge, MoveVisits, seed_of
from tablee.reviews.model import GREAT_MOVE, LABELS, ONLY_MOVE, Candidate, Label, Praise

_RIVALS = 2  # moves that are compared with the one played
_SHARE = 3  # each of them is tried a third as often as all moves together, or more
_LEAST_LABELLED = LABELS[-1][0]
_CLOSE = 2.5  # points from a threshold: then it is thought about once more
_MOST_CHOICES = 2_000  # of an exercise
_SHOWN = 3  # best moves that are told
_GOOD = 0.01  # of all tries: a move that was tried less often is not called good


@dataclass(frozen=True)
class JudgedDecision:
    """What was found out about a decision."""

    best: tuple[Candidate, ...]
    played: Candidate
    brought: Chances  # by seat, what the move brought compared with the best one; the player's own is −loss
    label: Label | None
    praise: Praise | None
    good: tuple[str, ...]  # moves that lose less than an inaccuracy does
    choices: tuple[str, ...]  # all moves that there were, to try again where the one played has a label
    reply: tuple[int, str] | None

    @property
    def loss(self) -> float:
        """What the move played lost."""
        return max(0.0, self.best[0].chance - self.played.chance)


class Deciding:
    """One decision while it is looked at."""

    def __init__(self, judge: Judge, seen: Observation, played: int, iterations: int, seed: int) -> None:
        self._judge = judge
        self._seen = seen
        assert seen.seat is not None
        self._seat = seen.seat
        self._played = played
        self._iterations = iterations
        self._seed = seed
        self._thoughts = 0
        self._reply: tuple[int, int] | None = None
        self._tried = judge.moves(seen, iterations, seed)
        self._search = {code: tried.visits for code, tried in self._tried.items()}
        rivals = sorted(self._tried, key=lambda code: (-self._tried[code].visits, code))
        self._rivals = [code for code in rivals if code != played][:_RIVALS]

    def judged(self) -> JudgedDecision:
        """All of it."""
        compared = [self._played, *self._rivals]
        for code in compared:
            visits = self._tried[code].visits if code in self._tried else 0
            self._think(code, self._iterations // _SHARE - visits)
        first = self._points_lost()
        if first >= _LEAST_LABELLED or self._points_ahead() >= ONLY_MOVE:
            self._think_twice()
        label = _label(self._points_lost()) if first >= _LEAST_LABELLED else None
        if self._reply is None:
            self._think(self._played, self._iterations // _SHARE)
        return self._told(label)

    def _think(self, code: int, iterations: int) -> None:
        """Look at what comes of one move."""
        if iterations <= 0:
            return
        self._thoughts += 1
        found = self._judge.after(self._seen, code, iterations, seed_of(self._seed, self._thoughts))
        if code == self._played:
            self._reply = self._judge.reply() or self._reply
        if code in self._tried:
            self._tried[code].add(found)
        else:
            self._tried[code] = MoveVisits(found.visits, found.wins)

    def _think_twice(self) -> None:
        """As much again for the moves that matter; near a threshold once more."""
        for _ in range(2):
            matter = {self._played, self._best(), *self._rivals[:1]}
            for code in sorted(matter):
                self._think(code, self._iterations)
            lost, ahead = self._points_lost(), self._points_ahead()
            if not (_is_close(lost) or min(abs(ahead - ONLY_MOVE), abs(ahead - GREAT_MOVE)) < _CLOSE):
                return

    def _chance(self, code: int) -> float:
        return self._chances(code)[self._seat]

    def _chances(self, code: int) -> Chances:
        return self._judge.chances(self._seen, self._tried[code])

    def _best(self) -> int:
        """The best of the moves that were compared."""
        return max([self._played, *self._rivals], key=lambda code: (self._chance(code), -code))

    def _points_lost(self) -> float:
        return 100 * (self._chance(self._best()) - self._chance(self._played))

    def _points_ahead(self) -> float:
        """By how much the move played is better than all others; negative if it is not."""
        others = [self._chance(code) for code in self._rivals]
        return 100 * (self._chance(self._played) - max(others)) if others else 0.0

    def _told(self, label: Label | None) -> JudgedDecision:
        compared = sorted([self._played, *self._rivals], key=lambda code: (-self._chance(code), code))
        candidates = [self._candidate(code) for code in compared]
        played = candidates[compared.index(self._played)]
        best = self._chances(compared[0])
        brought = tuple(mine - theirs for mine, theirs in zip(played.chances, best, strict=True))
        ahead = self._points_ahead()
        praise: Praise | None = None
        if ahead >= ONLY_MOVE:
            praise = "great-move" if ahead >= GREAT_MOVE else "only-move"
        notation = self._seen.game.notation
        return JudgedDecision(
            best=tuple(candidates[:_SHOWN]),
            played=played,
            brought=brought,
            label=label,
            praise=praise,
            good=tuple(self._good(best[self._seat])),
            choices=() if label is None else self._choices(),
            reply=None if self._reply is None else (self._reply[0], notation(self._reply[1])),
        )

    def _good(self, best: float) -> list[str]:
        """The moves that lose less than an inaccuracy, best first."""
        least = max(1, int(_GOOD * self._iterations))
        chances = {code: self._chance(code) for code, one in self._tried.items() if one.visits >= least}
        good = [code for code in chances if 100 * (best - chances[code]) < _LEAST_LABELLED]
        return [self._seen.game.notation(code) for code in sorted(good, key=lambda code: -chances[code])]

    def _choices(self) -> tuple[str, ...]:
        codes = self._seen.legal_codes()
        return tuple(map(self._seen.game.notation, codes)) if len(codes) <= _MOST_CHOICES else ()

    def _candidate(self, code: int) -> Candidate:
        chances = self._chances(code)
        move = self._seen.game.notation(code)
        return Candidate(move=move, chance=chances[self._seat], chances=chances)


def _label(points: float) -> Label | None:
    return next((label for least, label in LABELS if points >= least), None)


def _is_close(points: float) -> bool:
    return any(abs(points - least) < _CLOSE for least, _ in LABELS)
