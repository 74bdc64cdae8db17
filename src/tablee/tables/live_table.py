"""A live table: a fold over its log. Commands become entries, and entries change it; nothing else does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tablee.engine.messages import Outcome, View
from tablee.engine.registry import game
from tablee.engine.state import CLOCK, StateArray, Unpacked
from tablee.engine.table import Observation, Table
from tablee.engine.viewpoints import Viewpoints
from tablee.records import Lapse
from tablee.tables.apply import apply_entry
from tablee.tables.chairs import Chair
from tablee.tables.commands import AnyCommand
from tablee.tables.decide import consent, dispatch, play, time, undo
from tablee.tables.decide.context import DecisionContext
from tablee.tables.entries import AnyEntry, Beginning, By, How, KeptOut, Logged
from tablee.tables.people import Person
from tablee.tables.played_move import PlayedMove
from tablee.tables.public_state import Outsider, Request, SeatState, Status, TableState
from tablee.tables.redaction import AppliedEntry
from tablee.tables.refusals import refused
from tablee.tables.settings import LiveClock, Settings
from tablee.text import told_apart


class BotTurn(NamedTuple):
    """A seat that a bot has to play now. `expects` goes back with its move."""

    seat: int
    bot: str
    expects: int


class LiveTable:
    """Seats, clocks, requests and the game at hand. Mutable, but only `apply` changes it."""

    settings: Settings
    host: str
    rules: str
    edition: str

    def __init__(self) -> None:
        self.number = 0
        self.at = 0  # when the last entry was made; never runs backwards
        self.chairs: list[Chair] = []
        self.game_number = 1
        self.secret = b""  # from which those of all games follow; b"": from before there were promises
        self.coming = ""  # the commitment of the coming game …
        self.promised_at: int | None = None  # … and when it was shown
        self.waiting: Beginning | None = None  # where the first game will go on from, if it will not be dealt
        self.kept_out: dict[str, KeptOut] = {}  # by person: whom the host has removed
        self.muted: dict[str, str] = {}  # spectators, with their names, whom the host lets write no more
        self.are_spectators_muted = False
        self.seat_key = self.watch_key = ""  # of the links, once they were renewed
        self.put_game_away()
        self._done: dict[tuple[str, str], int] = {}
        self._state: TableState | None = None
        self.free_undo: tuple[tuple[int, int, int], bool] | None = None  # what `undoing` found out last

    def put_game_away(self) -> None:
        """No game on the table."""
        self.table: Table | None = None
        self.beginning: Beginning | None = None  # where it began, if it was not dealt
        self.commitment: str | None = None
        self.game_promised_at: int | None = None  # when the commitment was shown
        self.nonces: tuple[str, ...] = ()  # by seat; "" for one that is derived openly
        self.players: tuple[str, ...] = ()  # the names of those who began it …
        self.bots: tuple[str, ...] = ()  # … and by seat, how strong a bot plays; "": a person
        self.moves: list[PlayedMove] = []
        self.resigned: list[Lapse] = []
        self.out_of_time: list[Lapse] = []
        self.how: How | None = None
        self.outcome: Outcome | None = None
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.paused_at: int | None = None
        self.undo: Request | None = None
        self.pause: Request | None = None
        self.abandon: Request | None = None
        self.rematch: tuple[int, ...] = ()
        self.clock_at = 0  # when the game's own clock showed what it shows now; matters only while it runs …
        self.clock_shows = 0  # … in milliseconds of play
        self._sights: Viewpoints | None = None
        self._earlier: Viewpoints | None = None

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
        self._state = None

    # --- decisions: they change nothing ---------------------------------------------------------------

    def decide(
        self, who: Person, command: AnyCommand, context: DecisionContext, command_id: str = ""
    ) -> list[AnyEntry]:
        """The entries that this command leads to. Raises Refused, or another TableeError, with a code."""
        return dispatch.decide(self, who, command, context, command_id)

    def decide_bot(
        self, seat: int, move: str, expects: int, context: DecisionContext, *, by: By = "bot"
    ) -> list[AnyEntry]:
        """The same for the move of a bot (or a default in its place) that was asked with `expects`."""
        return play.decide_bot(self, seat, move, expects, context, by)

    def decide_time(self, now: int) -> list[AnyEntry]:
        """What the passing of time itself brings; nothing if nothing is due. Ask again while it is."""
        return time.decide_time(self, now)

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
        turns = []
        for seat in self.to_act:
            chair = self.chairs[seat] if seat != CLOCK else Chair()
            if chair.player:
                turns.append(BotTurn(seat, chair.player, chair.posed))
        return turns

    def already_done(self, person: str, command_id: str) -> int | None:
        """The number of the entry that this command of this person has become, if it came before."""
        return self._done.get((person, command_id))

    def remember(self, person: str, command_id: str, number: int) -> None:
        """A command has become an entry."""
        self._done[person, command_id] = number

    def forget_commands(self) -> None:
        """The commands of a game that is over do not come again."""
        self._done.clear()

    # --- questions ------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Open before a game, then playing or paused, then over."""
        if self.table is None:
            return "open"
        if self.ended_at is not None:
            return "over"
        return "playing" if self.paused_at is None else "paused"

    @property
    def is_something_asked(self) -> bool:
        """Whether somebody waits for everybody's consent to something."""
        return self.undo is not None or self.pause is not None or self.abandon is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; `CLOCK` among them while its own clock runs."""
        return () if self.table is None or self.ended_at is not None else self.table.to_act

    @property
    def viewpoints(self) -> Viewpoints:
        """The position as it is, and as everybody sees it. The game's own copy is another."""
        if self._sights is None:
            assert self.table is not None
            self._sights = Viewpoints(self.table.game, self.table.cell)
        return self._sights

    @property
    def cell(self) -> StateArray:
        """The true position. Shared and never written to."""
        return self.viewpoints.cell

    @property
    def position(self) -> Unpacked:
        """The same for reading its fields."""
        return self.viewpoints.truth

    def position_changed(self) -> None:
        """The game has moved on: the copy of its position is an old one."""
        self._sights = None

    def seat_of(self, person: str | None) -> int | None:
        """Where this person sits."""
        if person:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return None

    def name_of(self, person: Person) -> str:
        """What this person is called here: with a number, if the name looks like that of somebody seated."""
        others = (chair.name for chair in self.chairs if chair.person and chair.person != person.id)
        return told_apart(person.name, others)

    def eyes_of(self, person: str | None) -> int | None:
        """The seat through whose eyes this person looks, all game long; None for a spectator."""
        return self.seat_of(person)

    def may_look(self, person: str | None, eyes: int | None) -> bool:
        """Whether this person may look through these eyes: the own, a spectator's, or of a hand shown."""
        own = self.seat_of(person)
        if eyes is None or eyes == own or not 0 <= eyes < len(self.chairs):
            return eyes is None or eyes == own
        return self.status == "over" or (own is None and self.chairs[eyes].is_hand_shown)

    def seen(self, eyes: int | None) -> Observation | None:
        """What these eyes know of the game, for a bot; None before the start."""
        if self.table is None:
            return None
        is_open = self.ended_at is not None  # after the end all hands are
        return Observation(self.table.game, self.cell if is_open else self.viewpoints.hidden(eyes).cell, eyes)

    def view(self, eyes: int | None) -> View | None:
        """The same for a screen."""
        return None if self.table is None else self.viewpoints.view(eyes, is_open=self.ended_at is not None)

    def legal_moves(self, eyes: int | None) -> list[str]:
        """What these eyes may do now; left to the board while the game's own clock runs."""
        if self.status != "playing" or CLOCK in self.to_act:
            return []
        return self.viewpoints.legal_moves(eyes)

    def must_sit(self, who: Person) -> int:
        """This person's seat. Raises Refused."""
        seat = self.seat_of(who.id)
        if seat is None:
            raise refused("no-seat")
        return seat

    def state(self) -> TableState:
        """The table as everybody may know it."""
        if self._state is None:
            self._state = self._tell_state()
        return self._state

    def _tell_state(self) -> TableState:
        table, begins = self.table, self.beginning or self.waiting
        return TableState(
            number=self.number,
            game_number=self.game_number,
            status=self.status,
            settings=self.settings,
            host=self.host,
            seats=tuple(self._tell_seat(seat) for seat in range(len(self.chairs))),
            players=self.players,
            requests=consent.tell_requests(self),
            kept_out=tuple(Outsider(one.person, one.name, one.from_table) for one in self.kept_out.values()),
            muted=tuple(Outsider(person, name) for person, name in self.muted.items()),
            are_spectators_muted=self.are_spectators_muted,
            has_undo=undo.has_undo(game(self.settings.game)),
            commitment=(self.coming or None) if table is None else self.commitment,
            nonces=self.nonces,
            next_commitment=self.coming if table is not None else "",
            origin=None if begins is None else begins.origin,
            secret=table.secret.hex() if table is not None and self.ended_at is not None else None,
            outcome=self.outcome,
            how=self.how,
            moves=len(self.moves),
            started_at=self.started_at,
            ended_at=self.ended_at,
            clock_zero=time.clock_zero(self),
        )

    def _tell_seat(self, seat: int) -> SeatState:
        chair = self.chairs[seat]
        is_clocked = isinstance(self.settings.clock, LiveClock) and chair.is_in_the_game
        return SeatState(
            kind="person" if chair.person else "bot" if chair.bot else "empty",
            person=chair.person or None,
            name=chair.name,
            bot=chair.bot or None,
            nonce=chair.nonce,
            called=chair.called,
            held_by=chair.held_by or None,
            has_resigned=chair.has_resigned,
            is_hand_shown=chair.is_hand_shown,
            has_moved=bool(chair.person) and undo.last_move_of(self, seat) is not None,
            is_asked=seat in self.to_act,
            bank_ms=chair.bank if is_clocked and self.table is not None else None,
            deadline=chair.deadline,
            is_short=chair.is_short,
            left_ms=chair.left,
        )
