"""What needs everybody's consent: taking moves back, and pausing. Bots always agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.tables import undoing
from tablee.tables.circumstances import Circumstances
from tablee.tables.commands import AnswerPause, AnswerUndo, AskPause, AskUndo, Resume
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
from tablee.tables.giving_up import check_in_game
from tablee.tables.people import Person
from tablee.tables.playing import check_playing
from tablee.tables.refusals import refused
from tablee.tables.state import Request

if TYPE_CHECKING:
    from tablee.tables.live import LiveTable


def _player(live: LiveTable, who: Person) -> int:
    """The seat of a person who plays. Raises Refused."""
    seat = live.must_sit(who)
    if live.chairs[seat].held_by:
        raise refused("seat-resigned" if live.chairs[seat].has_resigned else "seat-held")
    return seat


def do_all_agree(live: LiveTable, request: Request, *, also: int | None = None) -> bool:
    """Whether nobody who has a say has still to answer."""
    agreed = {request.by, also, *request.agreed}
    return all(seat in agreed for seat, chair in enumerate(live.chairs) if chair.has_a_say)


def _check_answer(request: Request | None, seat: int, agrees: bool) -> Request:
    if request is None:
        raise refused("nothing-asked")
    if agrees and (seat == request.by or seat in request.agreed):
        raise refused("already-agreed")
    return request


def decide_ask_undo(
    live: LiveTable, who: Person, _command: AskUndo, _around: Circumstances
) -> list[AnyEntry]:
    """Take back the own last move and all that came after it."""
    check_playing(live)
    seat = _player(live, who)
    left = undoing.moves_left(live, seat)
    undone = Undone(seat, left)
    if do_all_agree(live, Request(seat)) or undoing.is_free(live, seat, left):
        return [undone]
    if live.undo is None:
        return [UndoAsked(seat)]
    if live.undo.by == seat and do_all_agree(live, live.undo):  # who did not answer is gone meanwhile
        return [undone]
    raise refused("already-asked")


def decide_answer_undo(
    live: LiveTable, who: Person, command: AnswerUndo, _around: Circumstances
) -> list[AnyEntry]:
    """Agree or not; who asked may think better of it."""
    check_playing(live)
    seat = _player(live, who)
    request = _check_answer(live.undo, seat, command.agrees)
    answered = UndoAnswered(seat, command.agrees)
    if command.agrees and do_all_agree(live, request, also=seat):
        return [answered, Undone(request.by, undoing.moves_left(live, request.by))]
    return [answered]


def decide_ask_pause(
    live: LiveTable, who: Person, _command: AskPause, _around: Circumstances
) -> list[AnyEntry]:
    """Stop all clocks."""
    check_playing(live)
    seat = _player(live, who)
    if do_all_agree(live, Request(seat)):
        return [Paused(seat)]
    if live.pause is None:
        return [PauseAsked(seat)]
    if live.pause.by == seat and do_all_agree(live, live.pause):
        return [Paused(seat)]
    raise refused("already-asked")


def decide_answer_pause(
    live: LiveTable, who: Person, command: AnswerPause, _around: Circumstances
) -> list[AnyEntry]:
    """Agree or not; who asked may think better of it."""
    check_playing(live)
    seat = _player(live, who)
    request = _check_answer(live.pause, seat, command.agrees)
    answered = PauseAnswered(seat, command.agrees)
    if command.agrees and do_all_agree(live, request, also=seat):
        return [answered, Paused(request.by)]
    return [answered]


def decide_resume(live: LiveTable, who: Person, _command: Resume, _around: Circumstances) -> list[AnyEntry]:
    """Go on. Anybody at the table may."""
    seat = live.must_sit(who)
    check_in_game(live)
    if live.status != "paused":
        raise refused("not-paused")
    return [Resumed(seat)]
