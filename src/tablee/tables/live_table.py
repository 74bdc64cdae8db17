"""A live table, event sourced: commands are decided and become entries, entries are applied, and all viewers
are shown what they may know. This is the way in; `decide/`, `apply` and `redaction` do the work on its state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tablee.engine.messages import View
from tablee.engine.state import CLOCK
from tablee.engine.table import Observation
from tablee.engine.viewpoints import Viewpoints
from tablee.tables import commands, daily
from tablee.tables.apply import apply_entry
from tablee.tables.commands import AnyCommand
from tablee.tables.decide import (
    abandon,
    access,
    choose_again,
    claims,
    consent,
    play,
    ready,
    resign_and_hold,
    seats,
    start_and_rematch,
    time,
)
from tablee.tables.decide.context import DecisionContext
from tablee.tables.entries import AnyEntry, By, Logged
from tablee.tables.people import Person
from tablee.tables.public_state import TableState, public_state
from tablee.tables.redaction import AppliedEntry
from tablee.tables.state import LiveState


class BotTurn(NamedTuple):
    """A seat that a bot has to play now. `expects` goes back with its move."""

    seat: int
    bot: str
    expects: int


class LiveTable(LiveState):
    """The state, and all that can be done with it and asked of it."""

    def __init__(self) -> None:
        super().__init__()
        self._public_state: TableState | None = None
        self._earlier: Viewpoints | None = None  # before the last entry

    # --- the log --------------------------------------------------------------------------------------

    @classmethod
    def from_log(cls, log: Iterable[Logged]) -> LiveTable:
        """The table that this log leads to."""
        live = cls()
        for logged in log:
            live._take(logged)
        return live

    def apply(self, logged: Logged) -> AppliedEntry:
        """Take the next entry. Raises ValueError if it is not the next one."""
        if self._earlier is not None:
            self._earlier.forget()  # everybody has been told of it long since
        before = self._earlier = None if self.table is None else self.viewpoints
        self._take(logged)
        if self.table is None:
            return AppliedEntry(logged, coming=self.coming)
        code = self.moves[-1].code if self.moves else 0
        return AppliedEntry(
            logged,
            secret=self.table.secret,
            commitment=self.commitment or "",
            coming=self.coming,
            code=code,
            before=before,
            after=self.viewpoints,
        )

    def _take(self, logged: Logged) -> None:
        if logged.number != self.number + 1:
            raise ValueError(f"entry {logged.number} does not follow entry {self.number}")
        at = max(self.at, logged.at)
        apply_entry(self, logged.entry, logged.number, at)
        self.number, self.at = logged.number, at
        self._public_state = None

    # --- decisions: they change nothing ---------------------------------------------------------------

    def decide(
        self, who: Person, command: AnyCommand, context: DecisionContext, command_id: str = ""
    ) -> list[AnyEntry]:
        """The entries that this command leads to. Raises Refused, or another TableeError, with a code."""
        if self.daily:
            daily.check_allowed(command)
        if isinstance(command, commands.Play):
            return play.decide_play(self, who, command, context, command_id)
        if isinstance(command, commands.ChooseAgain):
            return choose_again.decide_choose_again(self, who, command, command_id)
        return _DECISIONS[type(command)](self, who, command, context)

    def decide_bot(
        self, seat: int, move: str, expects: int, context: DecisionContext, *, by: By = "bot"
    ) -> list[AnyEntry]:
        """The same for the move of a bot (or a default in its place) that was asked with `expects`."""
        return play.decide_bot(self, seat, move, expects, context, by)

    def decide_time(self, now: int) -> list[AnyEntry]:
        """What the passing of time itself brings; nothing if nothing is due. Ask again while it is."""
        return time.decide_time(self, now)

    def decide_name(self, who: Person) -> list[AnyEntry]:
        """What follows when somebody has another name: nothing without a seat, or if it has that name."""
        return seats.decide_name(self, who)

    def settle_claim(self, context: DecisionContext) -> list[AnyEntry]:
        """What becomes of the claim to a seat meanwhile; nothing if there is none, or it stands."""
        return claims.settle_claim(self, context)

    def decide_away(self, milliseconds: int) -> list[AnyEntry]:
        """What follows when no server was there for so long. To be asked before anything else then."""
        return time.decide_away(self, milliseconds)

    @property
    def wake_at(self) -> int | None:
        """When `decide_time` has something to say next, in milliseconds since 1970."""
        return time.wake_at(self)

    def bot_turns(self) -> list[BotTurn]:
        """Every seat that a bot has to play now: bots, held seats, resigned seats."""
        if self.status != "playing":
            return []
        acting = (daily.next_to_act(self.to_act),) if self.daily else self.to_act
        asked = [(seat, self.chairs[seat]) for seat in acting if seat != CLOCK]
        return [BotTurn(seat, chair.player, chair.posed) for seat, chair in asked if chair.player]

    # --- what viewers may know ------------------------------------------------------------------------

    def eyes_of(self, person: str | None) -> int | None:
        """The seat through whose eyes this person looks, all game long; None for a spectator."""
        return self.seat_of(person)

    def seen(self, eyes: int | None) -> Observation | None:
        """What these eyes know of the game, for a bot; None before the start."""
        if self.table is None:
            return None
        is_open = self.ended_at is not None  # after the end all hands are
        return Observation(self.table.game, self.cell if is_open else self.viewpoints.hidden(eyes).cell, eyes)

    def view(self, eyes: int | None) -> View | None:
        """The same for a screen."""
        return None if self.table is None else self.viewpoints.view(eyes, is_open=self.ended_at is not None)

    def hands_shown_to(self, eyes: int | None) -> list[int]:
        """The seats whose players let spectators look into their hands; none for whoever plays."""
        return [seat for seat, chair in enumerate(self.chairs) if eyes is None and chair.is_hand_shown]

    def legal_moves(self, eyes: int | None) -> list[str]:
        """What these eyes may do now; left to the board while the game's own clock runs."""
        if self.status != "playing" or CLOCK in self.to_act:
            return []
        return self.viewpoints.legal_moves(eyes)

    def state(self) -> TableState:
        """The table as everybody may know it."""
        if self._public_state is None:
            self._public_state = public_state(self)
        return self._public_state


_DECISIONS: dict[type, Callable[[LiveState, Person, Any, DecisionContext], list[AnyEntry]]] = {
    commands.Join: seats.decide_join,
    commands.AddNonce: start_and_rematch.decide_add_nonce,
    commands.Leave: seats.decide_leave,
    commands.Change: seats.decide_change,
    commands.SeatBot: seats.decide_seat_bot,
    commands.Clear: seats.decide_clear,
    commands.Remove: access.decide_remove,
    commands.LetIn: access.decide_let_in,
    commands.RenewLinks: access.decide_renew_links,
    commands.Mute: access.decide_mute,
    commands.SayReady: ready.decide_say_ready,
    commands.PassHost: seats.decide_pass_host,
    commands.TakeHost: seats.decide_take_host,
    commands.Start: start_and_rematch.decide_start,
    commands.ClaimSeat: claims.decide_claim,
    commands.AnswerClaim: claims.decide_answer_claim,
    commands.AskUndo: consent.decide_ask_undo,
    commands.AnswerUndo: consent.decide_answer_undo,
    commands.AskPause: consent.decide_ask_pause,
    commands.AnswerPause: consent.decide_answer_pause,
    commands.Resume: consent.decide_resume,
    commands.Resign: resign_and_hold.decide_resign,
    commands.HoldSeat: resign_and_hold.decide_hold,
    commands.TakeBack: resign_and_hold.decide_take_back,
    commands.ShowHand: access.decide_show_hand,
    commands.AskRematch: start_and_rematch.decide_rematch,
    commands.Abandon: abandon.decide_abandon,
    commands.AnswerAbandon: abandon.decide_answer_abandon,
}
