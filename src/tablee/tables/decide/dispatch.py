"""Which decision a command asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee.tables import commands, commitments
from tablee.tables.commands import AnyCommand
from tablee.tables.decide import (
    abandon,
    access,
    consent,
    play,
    resign_and_hold,
    seats,
    start_and_rematch,
)
from tablee.tables.decide.context import DecisionContext
from tablee.tables.entries import AnyEntry, HandShown
from tablee.tables.people import Person
from tablee.tables.refusals import refused

if TYPE_CHECKING:
    from tablee.tables.live_table import LiveTable


def decide(
    live: LiveTable, who: Person, command: AnyCommand, context: DecisionContext, command_id: str
) -> list[AnyEntry]:
    """The entries that this command leads to."""
    if isinstance(command, commands.Play):
        return play.decide_play(live, who, command, context, command_id)
    return _DECISIONS[type(command)](live, who, command, context)


def _show_hand(
    live: LiveTable, who: Person, command: commands.ShowHand, _around: DecisionContext
) -> list[AnyEntry]:
    """Let spectators look into the own hand, or no longer."""
    seat = live.must_sit(who)
    resign_and_hold.check_in_game(live)
    if live.chairs[seat].is_hand_shown == command.is_shown:
        raise refused("already-so")
    return [HandShown(seat, command.is_shown)]


_DECISIONS: dict[type, Callable[[LiveTable, Person, Any, DecisionContext], list[AnyEntry]]] = {
    commands.Join: seats.decide_join,
    commands.AddNonce: commitments.decide_add_nonce,
    commands.Leave: seats.decide_leave,
    commands.Change: seats.decide_change,
    commands.SeatBot: seats.decide_seat_bot,
    commands.Clear: seats.decide_clear,
    commands.Remove: access.decide_remove,
    commands.LetIn: access.decide_let_in,
    commands.RenewLinks: access.decide_renew_links,
    commands.Mute: access.decide_mute,
    commands.PassHost: seats.decide_pass_host,
    commands.TakeHost: seats.decide_take_host,
    commands.Start: start_and_rematch.decide_start,
    commands.AskUndo: consent.decide_ask_undo,
    commands.AnswerUndo: consent.decide_answer_undo,
    commands.AskPause: consent.decide_ask_pause,
    commands.AnswerPause: consent.decide_answer_pause,
    commands.Resume: consent.decide_resume,
    commands.Resign: resign_and_hold.decide_resign,
    commands.HoldSeat: resign_and_hold.decide_hold,
    commands.TakeBack: resign_and_hold.decide_take_back,
    commands.ShowHand: _show_hand,
    commands.AskRematch: start_and_rematch.decide_rematch,
    commands.Abandon: abandon.decide_abandon,
    commands.AnswerAbandon: abandon.decide_answer_abandon,
}
