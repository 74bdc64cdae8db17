"""Ending a game without a winner: alone among bots at once, else only if everybody agrees."""

from __future__ import annotations

from tablee.tables.commands import Abandon, AnswerAbandon
from tablee.tables.decide.absence import is_out_of_sight
from tablee.tables.decide.consent import check_answer, waits_for
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.rated import check_unrated
from tablee.tables.decide.resign_and_hold import check_in_game
from tablee.tables.entries import AbandonAnswered, AbandonAsked, AnyEntry, Ended
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState, Request


def _do_all_agree(
    live: LiveState, request: Request, context: DecisionContext, *, also: int | None = None
) -> bool:
    """Whether nobody is left to be asked: only whoever is out of time and out of sight need not be."""
    asked = (live.chairs[seat] for seat in waits_for(live, "abandon", request, also=also))
    return all(chair.is_out_of_time and is_out_of_sight(chair.person, context) for chair in asked)


def decide_abandon(
    live: LiveState, who: Person, _command: Abandon, context: DecisionContext
) -> list[AnyEntry]:
    """End the game without a winner, or ask all other people in it to agree. Resigning needs no consent."""
    seat = live.must_sit(who)
    check_in_game(live)
    check_unrated(live, "rated-no-abandon")
    if live.chairs[seat].has_resigned:
        raise refused("seat-resigned")
    request = live.abandon or Request(seat)
    if request.by == seat and _do_all_agree(live, request, context):
        return [Ended("abandoned", None)]
    if live.abandon is not None:
        raise refused("already-asked")
    return [AbandonAsked(seat)]


def decide_answer_abandon(
    live: LiveState, who: Person, command: AnswerAbandon, context: DecisionContext
) -> list[AnyEntry]:
    """Agree or not; who asked may think better of it."""
    check_in_game(live)
    seat, request = check_answer(live, "abandon", who, command.agrees)
    answered = AbandonAnswered(seat, command.agrees)
    if command.agrees and _do_all_agree(live, request, context, also=seat):
        return [answered, Ended("abandoned", None)]
    return [answered]
