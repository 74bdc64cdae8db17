"""Which decision a command asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee.tables import abandoning, again, agreeing, commands, door, giving_up, playing, promises, sitting
from tablee.tables.circumstances import Circumstances
from tablee.tables.commands import AnyCommand
from tablee.tables.entries import AnyEntry, HandShown
from tablee.tables.people import Person
from tablee.tables.refusals import refused

if TYPE_CHECKING:
    from tablee.tables.live import LiveTable


def decide(
    live: LiveTable, who: Person, command: AnyCommand, around: Circumstances, command_id: str
) -> list[AnyEntry]:
    """The entries that this command leads to."""
    if isinstance(command, commands.Play):
        return playing.decide_play(live, who, command, around, command_id)
    return _DECISIONS[type(command)](live, who, command, around)


def _show_hand(
    live: LiveTable, who: Person, command: commands.ShowHand, _around: Circumstances
) -> list[AnyEntry]:
    """Let spectators look into the own hand, or no longer."""
    seat = live.must_sit(who)
    giving_up.check_in_game(live)
    if live.chairs[seat].is_hand_shown == command.is_shown:
        raise refused("already-so")
    return [HandShown(seat, command.is_shown)]


_DECISIONS: dict[type, Callable[[LiveTable, Person, Any, Circumstances], list[AnyEntry]]] = {
    commands.Join: sitting.decide_join,
    commands.AddNonce: promises.decide_add_nonce,
    commands.Leave: sitting.decide_leave,
    commands.Change: sitting.decide_change,
    commands.SeatBot: sitting.decide_seat_bot,
    commands.Clear: sitting.decide_clear,
    commands.Remove: door.decide_remove,
    commands.LetIn: door.decide_let_in,
    commands.RenewLinks: door.decide_renew_links,
    commands.Mute: door.decide_mute,
    commands.PassHost: sitting.decide_pass_host,
    commands.TakeHost: sitting.decide_take_host,
    commands.Start: again.decide_start,
    commands.AskUndo: agreeing.decide_ask_undo,
    commands.AnswerUndo: agreeing.decide_answer_undo,
    commands.AskPause: agreeing.decide_ask_pause,
    commands.AnswerPause: agreeing.decide_answer_pause,
    commands.Resume: agreeing.decide_resume,
    commands.Resign: giving_up.decide_resign,
    commands.HoldSeat: giving_up.decide_hold,
    commands.TakeBack: giving_up.decide_take_back,
    commands.ShowHand: _show_hand,
    commands.AskRematch: again.decide_rematch,
    commands.Abandon: abandoning.decide_abandon,
    commands.AnswerAbandon: abandoning.decide_answer_abandon,
}
