"""The state of a table, as its log has led to it (event sourcing): read by `decide`, changed by `apply`."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from tablee.engine.errors import BadRecord
from tablee.engine.messages import Outcome
from tablee.engine.state import StateArray, Unpacked
from tablee.engine.table import Table
from tablee.engine.viewpoints import Viewpoints
from tablee.records import Lapse
from tablee.tables.chairs import LiveChair
from tablee.tables.entries import Beginning, By, How, KeptOut
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.settings import Settings, game_of
from tablee.text import told_apart

Status = Literal["open", "playing", "paused", "over"]


class Request(msgspec.Struct, frozen=True):
    """What somebody asked all others, and who has agreed so far."""

    by: int
    agreed: tuple[int, ...] = ()
    waits_for: tuple[int, ...] = ()  # whose answer is missing; told only, never kept


class Claim(msgspec.Struct, frozen=True):
    """Somebody without a seat says that this one is theirs, and who has confirmed it so far."""

    seat: int
    person: str
    name: str
    asked_at: int
    agreed: tuple[int, ...] = ()


class PlayedMove(NamedTuple):
    """A move that stands."""

    seat: int
    code: int
    at: int
    by: By
    credit: int  # milliseconds that it added to its seat's bank
    deadline: int | None = None  # until when it had to be made


class TriedMove(NamedTuple):
    """A move that was tried while it was decided: what it was made on, and what came of it."""

    before: StateArray
    seat: int
    code: int
    after: StateArray
    acting: int  # mask of who is to act then


class LiveState:
    """Seats, clocks, requests and the game at hand. Mutable, but only `apply` changes it."""

    settings: Settings
    host: str
    rules: str
    edition: str

    def __init__(self) -> None:
        self.number = 0
        self.at = 0  # when the last entry was made; never runs backwards
        self.chairs: list[LiveChair] = []
        self.game_number = 1
        self.secret = b""  # from which those of all games follow; b"": from before there were promises
        self.daily = ""  # the day whose daily deal is played here
        self.coming = ""  # the commitment of the coming game …
        self.promised_at: int | None = None  # … and when it was shown
        self.waiting: Beginning | None = None  # where the first game will go on from, if it will not be dealt
        self.kept_out: dict[str, KeptOut] = {}  # by person: whom the host has removed
        self.muted: dict[str, str] = {}  # spectators, with their names, whom the host lets write no more
        self.are_spectators_muted = False
        self.seat_key = self.watch_key = ""  # of the links, once they were renewed
        self.began: int | None = None  # who began the last game, if anybody did
        self.wins: dict[str, int] = {}  # by `LiveChair.who`, of all games that ended here …
        self.draws = self.games_ended = 0  # … with a result
        self.put_game_away()
        self._done: dict[tuple[str, str], int] = {}
        self.tried: list[TriedMove] = []  # by the last decision: need not be played again if they are made
        self.free_undo: tuple[tuple[int, int, int], bool] | None = None  # what `decide/undo` found out last

    def put_game_away(self) -> None:
        """No game on the table."""
        self.table: Table | None = None
        self.beginning: Beginning | None = None  # where it began, if it was not dealt
        self.beginner: int | None = None  # the seat that was chosen to begin it
        self.commitment: str | None = None
        self.game_promised_at: int | None = None  # when the commitment was shown
        self.nonces: tuple[str, ...] = ()  # by seat; "" for one that is derived openly
        self.players: tuple[str, ...] = ()  # the names of those who began it …
        self.player_ids: tuple[str, ...] = ()  # … who they are; "": a bot …
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
        self.claim: Claim | None = None
        self.claim_failed_at: int | None = None  # when the last one came to nothing
        self.refused_claimants: set[str] = set()  # people whose claim was not confirmed
        self.former: dict[str, int] = {}  # by person: the seat that was theirs in this game
        self.first_holders: dict[int, str] = {}  # of seats that changed hands: who was dealt in there
        self.rematch: tuple[int, ...] = ()
        self.clock_at = 0  # when the game's own clock showed what it shows now; matters only while it runs …
        self.clock_shows = 0  # … in milliseconds of play
        self._viewpoints: Viewpoints | None = None

    def deal(self, secret: bytes) -> Table:
        """Returns the game as its secret deals it, or as it stood where it is played on from."""
        settings = self.settings
        playing = game_of(settings)
        options = playing.options_under(self.rules, settings.options)
        if playing.edition.digest != self.edition:
            raise BadRecord("edition-differs", record=self.edition, here=playing.edition.digest)
        if self.beginning is not None:
            cell = playing.from_plain(self.beginning.position, rules=self.rules)
            return Table(playing, cell, secret=secret, nonces=self.nonces, options=options, start=cell.copy())
        chosen: dict[str, Any] = dict(options)
        return playing.deal(
            seats=settings.seats, secret=secret, nonces=self.nonces, beginner=self.beginner, **chosen
        )

    def call_player(self, person: str, name: str) -> None:
        """In the game at hand this person is called otherwise, also once it is over."""
        named = zip(self.player_ids, self.players, strict=True)
        self.players = tuple(name if one == person else known for one, known in named)

    def last_move_of(self, seat: int) -> int | None:
        """Where this seat's last move stands, whoever made it; None where there is none."""
        places = range(len(self.moves) - 1, -1, -1)
        return next((place for place in places if self.moves[place].seat == seat), None)

    def hand_over(self, seat: int, person: str, name: str) -> None:
        """From now on this person sits there, also in the game at hand and among those who won."""
        chair = self.chairs[seat]
        before, chair.person, chair.name, chair.is_hand_shown = chair.person, person, name, False
        self.former.pop(person, None)
        self.former[before] = seat
        self.first_holders.setdefault(seat, before)
        self.player_ids = tuple(person if one == before else one for one in self.player_ids)
        self.call_player(person, name)
        if before in self.wins:
            self.wins[person] = self.wins.get(person, 0) + self.wins.pop(before)

    # --- commands that have become entries ------------------------------------------------------------

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
        """The position as it is, and as everybody sees it."""
        if self._viewpoints is None:
            assert self.table is not None
            self._viewpoints = Viewpoints(self.table.game, self.table.shared_cell)
        return self._viewpoints

    @property
    def cell(self) -> StateArray:
        """The true position. Shared and never written to."""
        return self.viewpoints.cell

    @property
    def position(self) -> Unpacked:
        """The same for reading its fields."""
        return self.viewpoints.truth

    def position_changed(self) -> None:
        """The game has moved on: that was its position before."""
        self._viewpoints = None

    @property
    def next_beginner(self) -> int | None:
        """Whose turn it is to begin: whoever sits after the last one. None: as it is dealt."""
        return None if self.began is None else (self.began + 1) % len(self.chairs)

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

    def must_sit(self, who: Person) -> int:
        """This person's seat. Raises Refused."""
        seat = self.seat_of(who.id)
        if seat is None:
            raise refused("no-seat")
        return seat
