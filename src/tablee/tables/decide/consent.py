"""What needs everybody's consent: taking back, pausing, ending without a winner. Given in person."""

from __future__ import annotations

from typing import Literal

from tablee.tables import clocks
from tablee.tables.commands import AnswerPause, AnswerUndo, AskPause, AskUndo, Resume
from tablee.tables.decide import undo
from tablee.tables.decide.absence import why_not_resume
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.play import check_playing
from tablee.tables.decide.resign_and_hold import check_in_game
from tablee.tables.entries import (
    AnyEntry,
    PauseAnswered,
    PauseAsked,
    Paused,
    Resumed,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState, Request

Asked = Literal["undo", "pause", "abandon"]


def who_must_agree(live: LiveState, to: Asked, by: int) -> tuple[int, ...]:
    """The seats whose people have to agree to what this seat asks. A bot that holds a seat agrees to nothing.

    A pause, or an end without a winner, concerns whoever is still in the game. Taking back moves that told
    somebody something concerns everybody whose cards are on the table, so those as well who have given up.
    """
    return tuple(
        seat
        for seat, chair in enumerate(live.chairs)
        if seat != by and (chair.person if to == "undo" else chair.is_in_the_game)
    )


def waits_for(live: LiveState, to: Asked, request: Request, *, also: int | None = None) -> tuple[int, ...]:
    """Whoever has still to answer, and those alone can: nobody agrees by being away."""
    agreed = {*request.agreed, also}
    return tuple(seat for seat in who_must_agree(live, to, request.by) if seat not in agreed)


def _player(live: LiveState, who: Person) -> int:
    """The seat of a person who plays. Raises Refused."""
    seat = live.must_sit(who)
    if live.chairs[seat].held_by:
        raise refused("seat-resigned" if live.chairs[seat].has_resigned else "seat-held")
    return seat


def check_answer(live: LiveState, to: Asked, who: Person, agrees: bool) -> tuple[int, Request]:
    """The seat of somebody who was asked, also while a bot holds it, or who asked and says no."""
    seat = live.must_sit(who)
    request: Request | None = getattr(live, to)
    if request is None:
        raise refused("nothing-asked")
    if agrees and (seat == request.by or seat in request.agreed):
        raise refused("already-agreed")
    if seat not in (request.by, *who_must_agree(live, to, request.by)):
        raise refused("seat-resigned")
    return seat, request


def decide_ask_undo(
    live: LiveState, who: Person, _command: AskUndo, context: DecisionContext
) -> list[AnyEntry]:
    """Take back the own last move and all that came after it."""
    check_playing(live)
    seat = _player(live, who)
    left = undo.moves_left(live, seat)
    if not who_must_agree(live, "undo", seat) or undo.is_free(live, seat, left):
        latest, now = clocks.limit_of_undo(live, seat, left, context.now), max(context.now, live.at)
        if latest is not None and latest <= now:
            raise refused("time-is-up")
        return [Undone(seat, left)]
    if live.undo is not None:
        raise refused("already-asked")
    return [UndoAsked(seat)]


def decide_answer_undo(
    live: LiveState, who: Person, command: AnswerUndo, _around: DecisionContext
) -> list[AnyEntry]:
    """Agree or not; who asked may think better of it."""
    check_playing(live)
    seat, request = check_answer(live, "undo", who, command.agrees)
    answered = UndoAnswered(seat, command.agrees)
    if command.agrees and not waits_for(live, "undo", request, also=seat):
        return [answered, Undone(request.by, undo.moves_left(live, request.by))]
    return [answered]


def decide_ask_pause(
    live: LiveState, who: Person, _command: AskPause, _around: DecisionContext
) -> list[AnyEntry]:
    """Stop all clocks."""
    check_playing(live)
    seat = _player(live, who)
    asked = live.pause
    if not waits_for(live, "pause", Request(seat) if asked is None or asked.by != seat else asked):
        return [Paused(seat)]  # there is nobody to ask, or whoever had not answered has given up meanwhile
    if asked is not None:
        raise refused("already-asked")
    return [PauseAsked(seat)]


def decide_answer_pause(
    live: LiveState, who: Person, command: AnswerPause, _around: DecisionContext
) -> list[AnyEntry]:
    """Agree or not; who asked may think better of it."""
    check_playing(live)
    seat, request = check_answer(live, "pause", who, command.agrees)
    answered = PauseAnswered(seat, command.agrees)
    if command.agrees and not waits_for(live, "pause", request, also=seat):
        return [answered, Paused(request.by)]
    return [answered]


def decide_resume(live: LiveState, who: Person, _command: Resume, context: DecisionContext) -> list[AnyEntry]:
    """Go on. Anybody at the table may, once everybody is back."""
    seat = live.must_sit(who)
    check_in_game(live)
    if live.status != "paused":
        raise refused("not-paused")
    objection = why_not_resume(live, seat, context)
    if objection is not None:
        raise objection
    return [Resumed(seat)]
