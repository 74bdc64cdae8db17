"""An evening at one table: people by first letters, a clock in the hand, and the log that comes of it."""

from __future__ import annotations

import random
from typing import Literal, TypeVar

from msgspec.structs import replace

import tablee
from tablee.engine.dice import secret_from_seed
from tablee.tables.commands import AnyCommand, Join, Play, SeatBot, Start
from tablee.tables.decide.context import NO_BLOCKS, Blocks, DecisionContext
from tablee.tables.decide.create import lay
from tablee.tables.entries import AnyEntry, Logged
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.redaction import AppliedEntry
from tablee.tables.settings import Clock, NoClock, Settings

PEOPLE = {name[0].lower(): Person(name[0].lower(), name) for name in "Ana Ben Cleo Dan Eve Xen".split()}
NO_CLOCK = NoClock()
BOTS = ("novice", "casual", "club", "expert", "master", "external:parrot")
EIGHT_PM = 1_700_000_000_000
K = TypeVar("K")


class Evening:
    """A table, whoever sits at it, and what was logged."""

    def __init__(
        self,
        game: str = "district-noir",
        who: str = "ab",
        *,
        clock: Clock = NO_CLOCK,
        seed: int = 1,
        start: bool = True,
        when_out: Literal["bot", "forfeit"] = "bot",
        seats: int = 0,
        **options,
    ) -> None:
        """`who`: one letter a seat; a person, or `-` for a bot."""
        self.now, self.seed = EIGHT_PM, seed
        self.absent: dict[str, float] = {}
        self.blocks: dict[
            str, Blocks
        ] = {}  # by letter: whom that person has blocked, and who has blocked them
        self.live = LiveTable()
        self.log: list[Logged] = []
        self.happened: list[AppliedEntry] = []
        settings = Settings(
            game=game, seats=seats or len(who), options=options, clock=clock, when_out=when_out
        )
        secret = secret_from_seed(1000 * seed)
        laid, *more = lay(replace(settings, clock=NO_CLOCK), PEOPLE[who[0]], secret)
        # Also a race with days for each move: older tables may have them.
        self.put([replace(laid, settings=settings), *more])
        for letter in who[1:]:
            if letter == "-":
                self.do(who[0], SeatBot("novice"))
            else:
                self.do(letter, Join())
        if start:
            self.do(who[0], Start())

    def last(self, kind: type[K]) -> K:
        """The last entry of the log, which is of this kind."""
        entry = self.log[-1].entry
        assert isinstance(entry, kind)
        return entry

    def told(self, index: int, eyes: int | None, kind: type[K]) -> K:
        """What a viewer was told of an entry, which is of this kind."""
        entry = self.happened[index].for_viewer(eyes).entry
        assert isinstance(entry, kind)
        return entry

    @property
    def around(self) -> DecisionContext:
        return DecisionContext(
            now=self.now,
            new_secret=lambda: secret_from_seed(1000 * self.seed + self.live.number),
            absent_for=lambda person: self.absent.get(person, 0.0),
            knows_bot=lambda bot: bot in BOTS,
        )

    def around_of(self, who: str) -> DecisionContext:
        return self.around._replace(blocks=self.blocks.get(who, NO_BLOCKS))

    def put(self, entries: list[AnyEntry]) -> list[str]:
        """Log what was decided. Returns the entries' names."""
        for entry in entries:
            logged = Logged(self.live.number + 1, self.now, entry)
            self.happened.append(self.live.apply(logged))
            self.log.append(logged)
        return [str(entry.__struct_config__.tag) for entry in entries]

    def do(self, who: str, command: AnyCommand, command_id: str = "") -> list[str]:
        return self.put(self.live.decide(PEOPLE[who], command, self.around_of(who), command_id))

    def play(self, who: str, move: str, expects: int | None = None) -> list[str]:
        return self.do(who, Play(move, expects))

    def bot(self, seat: int, move: str) -> list[str]:
        turns = {turn.seat: turn for turn in self.live.bot_turns()}
        return self.put(self.live.decide_bot(seat, move, turns[seat].expects, self.around))

    def refusal(self, who: str, command: AnyCommand) -> str | None:
        """Why this is refused, as a code."""
        before = self.snapshot()
        try:
            self.live.decide(PEOPLE[who], command, self.around_of(who))
        except tablee.TableeError as problem:
            assert self.snapshot() == before, "what is refused changes nothing"
            return problem.code
        return None

    def wait(self, milliseconds: int) -> list[str]:
        """Time passes, and whatever is due happens at its moment."""
        until = self.now + milliseconds
        named = []
        while (due := self.live.wake_at) is not None and due <= until:
            self.now = max(self.now, due)
            assert not self.live.decide_time(self.now - 1) or due < self.now
            entries = self.live.decide_time(self.now)
            assert entries, "what is due happens"
            named += self.put(entries)
        self.now = until
        return named

    def play_on(self, rng: random.Random, moves: int = 10_000) -> None:
        """Random moves of whoever may act, people and bots."""
        for _ in range(moves):
            acting = [seat for seat in self.live.to_act if seat != tablee.CLOCK]
            if self.live.status != "playing":
                return
            if acting:
                seat = rng.choice(acting)
                move = rng.choice(self.live.table.legal_moves(seat))
                chair = self.live.chairs[seat]
                if chair.player:
                    self.put(self.live.decide_bot(seat, move, chair.posed, self.around))
                else:
                    self.play(chair.person, move, chair.posed)
            else:
                self.wait(500)

    def snapshot(self) -> tuple:
        live = self.live
        cell = None if live.table is None else live.cell.tobytes()
        return live.state(), cell, live.wake_at, live.bot_turns(), repr(live.chairs), tuple(live.moves)

    def again(self) -> LiveTable:
        return LiveTable.from_log(self.log)

    def seat(self, number: int):
        return self.live.state().seats[number]
