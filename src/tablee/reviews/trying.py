"""Trying again: what another move would have been worth in a position of a finished game."""

from __future__ import annotations

from tablee.bots.search.worker import Pause
from tablee.engine.errors import BadSeats, Refused, TableeError
from tablee.engine.table import Table
from tablee.records import Record
from tablee.reviews.decisions import Deciding
from tablee.reviews.judge import Judge
from tablee.reviews.model import LABELS, Attempt
from tablee.reviews.played import played
from tablee.reviews.review import DEFAULT_DEPTH, decision_seed, iterations_of


def try_move(
    record: Record | Table,
    moves: int,
    seat: int,
    move: str,
    *,
    depth: str | int = DEFAULT_DEPTH,
    seed: int = 0,
    pause: Pause | None = None,
) -> Attempt:
    """What this move would have been worth after so many moves of a finished game, as its seat could know.

    With the seed and depth of a review, it is judged as the review judges the move that was played. Raises
    BadRecord, `still-running`, `no-such-move-here`, BadNotation and Refused.
    """
    game = played(record)
    if not 0 <= moves < game.length:
        raise TableeError("no-such-move-here", number=moves, moves=game.length)
    if not 0 <= seat < game.seats:
        raise BadSeats("no-such-seat", seat=seat, seats=game.seats)
    seen, code = game.seen(moves, seat), game.game.code(move)
    legal = seen.legal_codes()
    if not legal:
        raise Refused("not-your-turn", seat=seat)
    if code not in legal:
        raise game.game.refused(game.cells[moves], seat, code)
    iterations = iterations_of(game.game, depth)
    judged = Deciding(
        Judge(game.game, pause), seen, code, iterations, decision_seed(seed, moves + 1, seat)
    ).judged()
    return Attempt(
        moves=moves,
        seat=seat,
        played=judged.played,
        best=judged.best,
        loss=judged.loss,
        label=judged.label,
        is_good=100 * judged.loss < LABELS[-1][0],
    )
