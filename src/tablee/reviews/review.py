"""Making a review: a fold over the record that asks what each moment and each decision was worth.

First a quick look at every moment, so that there is something to see; then every moment and decision in turn
with all the thought that was asked for. What a seat's decisions are worth is worked out from its hidden
positions alone, with seeds that depend on nothing else: the truth behind them changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tablee.bots.level_names import LEVELS
from tablee.bots.profile import bot_profile
from tablee.bots.search.worker import Pause
from tablee.engine.errors import BadValue
from tablee.engine.game import Game
from tablee.engine.state import CLOCK, is_whole
from tablee.engine.table import Table
from tablee.records import Record
from tablee.reviews.decisions import Deciding, JudgedDecision
from tablee.reviews.judge import Chances, Judge, seed_of, whole
from tablee.reviews.model import VERSION, Decision, Moment, Progress, Review
from tablee.reviews.played import ReplayedGame, played
from tablee.reviews.sums import Ledger
from tablee.reviews.turning import exercises, turning_points

# Asked after every step with how far it is and, now and then, what is known so far.
OnProgress: TypeAlias = Callable[[Progress, Callable[[], Review]], None]

# How much a review thinks about a decision, as a part of what a thorough one does.
DEPTHS = dict(zip(LEVELS, (1 / 32, 1 / 8, 1 / 4, 1 / 2, 1.0), strict=True))
DEFAULT_DEPTH = "master"
MOST_DEPTH = 1_000_000
_WATCHING = 3  # a line of chances takes a third of a decision's thought
_GLANCE = 32  # the first look takes so much less
_LEAST_ITERATIONS = 16
# Other deals that are looked at for the chances before anybody has seen a card: they differ by many points,
# and the start must not be uncertain by as much as a turning point takes.
_DEALS = 64
_START_IS_EACH = 8  # each of them takes so much less thought than a moment
_OUTCOMES = 32  # ways that chance can go when the clock moves


def iterations_of(game: Game, depth: str | int) -> int:
    """How many iterations a decision takes at first. Raises BadValue."""
    if isinstance(depth, str) and depth in DEPTHS:
        return max(_LEAST_ITERATIONS, round(bot_profile(game).review_iterations * DEPTHS[depth]))
    if not is_whole(depth) or not _LEAST_ITERATIONS <= int(depth) <= MOST_DEPTH:
        levels = ", ".join(DEPTHS)
        raise BadValue(name="depth", expected=f"{levels}, or iterations from {_LEAST_ITERATIONS}")
    return int(depth)


def decision_seed(seed: int, number: int, seat: int) -> int:
    """The seed for judging a decision: it depends on nothing that its player could not know."""
    return seed_of(seed, "decision", number, seat)


def review(
    record: Record | Table,
    *,
    depth: str | int = DEFAULT_DEPTH,
    seed: int = 0,
    on_progress: OnProgress | None = None,
    pause: Pause | None = None,
) -> Review:
    """What a finished game tells: chances, decisions, and how its result came about.

    `depth` is a bot level's name, or how many iterations of search a decision takes. The same seed gives the
    same review. Raises BadRecord, or `still-running` for a game without a result.
    """
    if not is_whole(seed):
        raise BadValue(name="seed", expected="a whole number")
    one = played(record)
    return Reviewing(one, iterations_of(one.game, depth), int(seed), on_progress, pause).run()


class Reviewing:
    """One review while it is made."""

    def __init__(
        self,
        game_played: ReplayedGame,
        depth: int,
        seed: int,
        on_progress: OnProgress | None = None,
        pause: Pause | None = None,
    ) -> None:
        self._played = game_played
        self._depth = depth
        self._seed = seed
        self._on_progress = on_progress
        self._judge = Judge(game_played.game, pause)
        self._by_value = False
        moments = game_played.length + 1
        self._moments: list[Moment | None] = [None] * moments
        self._decisions: list[Decision] = []
        self._judged: dict[int, JudgedDecision] = {}  # by number of the move; forced ones are not
        self._done, self._steps = 0, 2 * moments
        self._ledger: Ledger | None = None

    def run(self) -> Review:
        """All of it."""
        game = self._played
        for moment in range(game.length + 1):
            self._moments[moment] = self._moment(moment, max(_LEAST_ITERATIONS, self._watching // _GLANCE))
            self._step()
        ledger = Ledger(game, self._start(), self._depth)
        for moment in range(game.length + 1):
            if moment < game.length:
                self._decide(moment + 1)
            self._moments[moment] = full = self._moment(moment, self._watching)
            self._enter(ledger, moment, full)
            self._step()
        ledger.end(full)
        self._ledger = ledger
        return self._told()

    @property
    def _watching(self) -> int:
        return max(_LEAST_ITERATIONS, self._depth // _WATCHING)

    # --- moments --------------------------------------------------------------------------------------

    def _moment(self, moment: int, iterations: int) -> Moment:
        """The chances at one moment: through each seat's eyes, and with all hands open."""
        game = self._played
        if not game.acting(moment):
            return Moment(number=moment, known=game.result, truth=game.result)
        known = tuple(self._known(moment, seat, iterations) for seat in range(game.seats))
        truth = self._judge.truth(game.cells[moment], iterations, self._seed_for("truth", moment))
        return Moment(number=moment, known=known, truth=truth)

    def _known(self, moment: int, seat: int, iterations: int) -> float:
        judged = self._judged.get(moment + 1)
        if judged is not None and self._played.moves[moment][0] == seat:
            return judged.best[0].chance  # thought about longer than anything else
        seen = self._played.seen(moment, seat)
        chances = self._judge.value(seen, iterations, self._seed_for("known", moment, seat))
        self._by_value = self._judge.has_value
        return chances[seat]

    def _start(self) -> Chances:
        """The chances before anybody has seen a card: the mean over deals as a spectator can imagine them."""
        game, iterations = self._played, max(_LEAST_ITERATIONS, self._watching // _START_IS_EACH)
        nobody = game.seen(0, None)
        totals = [0.0] * game.seats
        for deal in range(_DEALS):
            seed = self._seed_for("deal", deal)
            table = nobody.imagine(seed)
            for seat in range(game.seats):
                totals[seat] += self._judge.value(table.view_of(seat), iterations, seed)[seat]
        return whole([total / _DEALS for total in totals])

    # --- decisions ------------------------------------------------------------------------------------

    def _decide(self, number: int) -> None:
        """Judge the move of that number."""
        seat, code, _ = self._played.moves[number - 1]
        if seat == CLOCK:
            return
        seen, notation = self._played.seen(number - 1, seat), self._played.game.notation
        choices = len(seen.legal_codes())
        took = self._played.took(number)
        if choices < 2:
            known = self._moments[number - 1]
            assert known is not None
            self._decisions.append(
                Decision(
                    number=number,
                    seat=seat,
                    move=notation(code),
                    is_forced=True,
                    chance=known.known[seat],
                    loss=0.0,
                    took_ms=took,
                )
            )
            return
        seed = decision_seed(self._seed, number, seat)
        judged = self._judged[number] = Deciding(self._judge, seen, code, self._depth, seed).judged()
        self._by_value = self._judge.has_value
        answers = judged.reply if judged.reply is not None and judged.reply[0] not in (seat, CLOCK) else None
        self._decisions.append(
            Decision(
                number=number,
                seat=seat,
                move=notation(code),
                is_forced=False,
                chance=judged.best[0].chance,
                loss=judged.loss,
                played=judged.played,
                best=judged.best,
                choices=choices,
                label=judged.label,
                praise=judged.praise,
                reply=None if answers is None else answers[1],
                reply_by=None if answers is None else answers[0],
                took_ms=took,
            )
        )

    # --- sums -----------------------------------------------------------------------------------------

    def _enter(self, ledger: Ledger, moment: int, full: Moment) -> None:
        """Enter what happened on the way to a moment."""
        game = self._played
        if moment == 0:
            ledger.begin(full)
            return
        judged = self._judged.get(moment)
        if judged is not None:
            ledger.decide(moment, judged.brought)
        if game.has_chance(moment):
            ledger.chance(moment, full.truth, self._expected(moment))

    def _expected(self, number: int) -> Chances:
        """The chances when a move was made and chance had not answered yet."""
        game = self._played
        seat, code, _ = game.moves[number - 1]
        iterations, seed = self._watching, self._seed_for("expected", number)
        if seat != CLOCK:
            return self._judge.truth_after(game.cells[number - 1], seat, code, iterations, seed)
        return self._mean_over_outcomes(number, iterations)

    def _mean_over_outcomes(self, number: int, iterations: int) -> Chances:
        """The same for the clock, which has no eyes to search with: the mean over some ways it can go."""
        game = self._played
        seat, code, _ = game.moves[number - 1]
        totals = [0.0] * game.seats
        for sample in range(_OUTCOMES):
            cell = game.another(number, seat, code, sample)
            seed, thought = self._seed_for("outcome", number, sample), max(1, iterations // _OUTCOMES)
            for place, share in enumerate(self._judge.truth(cell, thought, seed)):
                totals[place] += share / _OUTCOMES
        return tuple(totals)

    # --- what is known so far -------------------------------------------------------------------------

    def _step(self) -> None:
        self._done += 1
        if self._on_progress is not None:
            self._on_progress(Progress(done=self._done, of=self._steps), self._told)

    def _told(self) -> Review:
        game, ledger = self._played, self._ledger
        moments = tuple(moment for moment in self._moments if moment is not None)
        decisions = tuple(self._decisions)
        return Review(
            version=VERSION,
            game=game.game.name,
            seats=game.seats,
            moves=game.length,
            depth=self._depth,
            seed=self._seed,
            judged_by="value" if self._by_value else "playouts",
            is_complete=ledger is not None,
            moments=moments,
            decisions=decisions,
            by_seat=() if ledger is None else ledger.by_seat(moments, decisions),
            turning_points=() if ledger is None else turning_points(ledger, decisions),
            exercises=exercises(decisions, self._judged),
        )

    def _seed_for(self, *parts: object) -> int:
        return seed_of(self._seed, *parts)
