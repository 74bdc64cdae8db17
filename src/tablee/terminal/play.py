"""One game at the text table: people on one keyboard, bots on the other seats."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.rule import Rule

from tablee.bots.asking import legal_move
from tablee.bots.bot import Bot
from tablee.bots.realtime.player import as_realtime
from tablee.bots.realtime.scheduler import RealtimeScheduler, clock_step
from tablee.engine.errors import BadNotation, Refused
from tablee.engine.messages import Event
from tablee.engine.state import CLOCK, unpack
from tablee.engine.table import Table
from tablee.i18n import Translator
from tablee.i18n.rules_pages import rules_page
from tablee.records import record_of, write_record
from tablee.terminal.boards import draw
from tablee.terminal.choices import TypedCommand, choose


class LeftTable(Exception):
    """Everybody got up from the table."""


class TextTable:
    """A table laid in the terminal. `run` plays until the end or until somebody leaves."""

    def __init__(
        self,
        table: Table,
        words: Translator,
        *,
        people: frozenset[int],
        console: Console,
        ask: Callable[[str], str],
        rng: random.Random,
        bot: Bot,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.words = words
        self.people = people
        self.console = console
        self.ask = ask
        self.rng = rng
        self.bot = bot
        self.now = now
        self.started = now()
        self.times: list[int] = []
        self.told: list[str] = []
        self.at_keyboard: int | None = min(people) if len(people) == 1 else None
        self.company = self._company()

    def run(self) -> None:
        """Play to the end. Ctrl-C, end of input or `quit` leave, and print the record so far."""
        self.console.print(Panel(self.words.say("tagline"), title=self.words.say("title")))
        self.hear(self.table.game.tell_start(self.table.view_of(self.eyes).cell[0], self.eyes))
        try:
            while not self.table.is_over:
                self.go_on()
        except (KeyboardInterrupt, EOFError, LeftTable):
            self.console.print()
            self.console.print(Rule(self.words.say("record-so-far")))
            self.console.print(self.record(), markup=False, highlight=False, soft_wrap=True)
            return
        self.finish()

    @property
    def eyes(self) -> int | None:
        """Through whose eyes the log is told: the only person's, else a spectator's."""
        return min(self.people) if len(self.people) == 1 else None

    def record(self) -> str:
        """The game so far as text."""
        return write_record(record_of(self.table, players=self.words.players, times=self.times))

    def go_on(self) -> None:
        """One decision: opponents first, then people, then the clock; live, everybody at an own pace."""
        acting = self.table.to_act
        people = [seat for seat in acting if seat in self.people]
        if self.company is not None:
            if (due := self.company.look(self.table.view_of)) is not None:
                self.play(*due)
            elif people:
                self.play_person(people[0], against_clock=CLOCK in acting)
            else:
                self.play_clock()
        elif opponents := [seat for seat in acting if seat not in self.people]:
            self.play_bot(opponents[0])
        else:
            self.play_person(people[0], against_clock=False)

    def _company(self) -> RealtimeScheduler | None:
        """The opponents' reflexes, at a table that is played against the clock."""
        if not self.table.game.is_live(self.table.options):
            return None
        players = dict.fromkeys(set(range(self.table.seats)) - self.people, as_realtime(self.bot))
        return RealtimeScheduler(players, self.rng.getrandbits(48))

    def play_bot(self, seat: int) -> None:
        """A bot's move, from what its seat may know."""
        self.play(seat, legal_move(self.table, seat, self.bot, seed=self.rng.getrandbits(48)))

    def play_clock(self, most_ms: int | None = None) -> None:
        """Let time pass until anything changes, by the clock or by an opponent, or for so long."""
        rests = [most_ms, None if self.company is None else self.company.rest_ms]
        step = clock_step(self.table, min((rest for rest in rests if rest is not None), default=None))
        self.play(CLOCK, self.table.game.notation(step))

    def play(self, seat: int, move: str) -> None:
        """Make a move and tell what happened."""
        events = self.table.play_and_tell(seat, move)[self.eyes]
        self.times.append(round((self.now() - self.started) * 1000))
        self.hear(events)

    def hear(self, events: list[Event]) -> None:
        """Put events into words, on screen and in the log."""
        for event in events:
            line = self.words.tell(event)
            self.told.append(line)
            self.console.print(f"· {line}", markup=False, highlight=False)

    def play_person(self, seat: int, *, against_clock: bool) -> None:
        """Show the table to one person and ask for a move until the rules accept it."""
        self.hand_over(seat)
        self.show(seat)
        asked_at = self.now()
        while True:
            try:
                moves = self.table.legal_moves(seat)
                move = choose(self.table.game, moves, self.words, self.console, self.ask)
                if against_clock:
                    self.let_time_pass(round((self.now() - asked_at) * 1000))
                self.play(seat, move)
                return
            except (Refused, BadNotation) as problem:
                self.console.print(self.words.refusal(problem), style="red", markup=False)
                if against_clock:
                    return
            except TypedCommand as command:
                self.obey(command.word, seat)

    def let_time_pass(self, milliseconds: int) -> None:
        """The clock runs while a person thinks, and the opponents act when their time has come."""
        until = self.clock_ms + milliseconds
        while self.clock_ms < until and CLOCK in self.table.to_act and self.company is not None:
            if (due := self.company.look(self.table.view_of)) is not None:
                self.play(*due)
            else:
                self.play_clock(until - self.clock_ms)

    @property
    def clock_ms(self) -> int:
        """What the game's own clock shows."""
        return self.table.game.time_shown(unpack(self.table.cell))

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the other's cards."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            if self.console.is_terminal:
                self.console.clear()
            self.ask(self.words.say("hand-over", seat=self.words.player(seat)))
        self.at_keyboard = seat

    def show(self, seat: int | None) -> None:
        """The table as this seat sees it, and what is asked of it."""
        view = self.table.view(seat)
        self.console.print(draw(view, self.words))
        if seat is not None and view.asks[seat]:
            question = self.words.say(f"ask-{view.asks[seat]}")
            asked = self.words.say("asked", seat=self.words.player(seat), question=question)
            self.console.print(asked, style="bold", markup=False)

    def obey(self, word: str, seat: int) -> None:
        """Carry out a word of the table itself."""
        if word == "quit":
            raise LeftTable
        if word == "help":
            self.console.print(Panel(self.words.say("help"), title="?"))
        elif word == "rules":
            self.console.print(
                Markdown(rules_page(self.table.game.name, self.words.language, self.table.game))
            )
        elif word == "log":
            self.console.print("\n".join(self.told), markup=False, highlight=False)
        self.show(seat)

    def finish(self) -> None:
        """The end: the whole table, and who won."""
        outcome = self.table.outcome
        assert outcome is not None
        self.console.print(draw(self.table.view(self.eyes), self.words))
        if outcome.scores is not None:
            totals = ", ".join(
                f"{self.words.player(seat)} {score}" for seat, score in enumerate(outcome.scores)
            )
            self.console.print(self.words.say("totals", totals=totals), markup=False)
        self.console.print(Panel(self.words.result(outcome), style="bold"))
