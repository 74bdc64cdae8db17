"""A bot in any language: a program that speaks the protocol. Whatever it does, the game goes on."""

from __future__ import annotations

import shlex
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Self

from tablee.bots.bot import Bot, Budget
from tablee.bots.external.errors import FATAL, Fault, FaultCode, Forfeit, excerpt
from tablee.bots.external.protocol import PROTOCOL, Decide, Hello
from tablee.bots.external.session import BotSession, Listener, Timeouts
from tablee.engine.errors import BadNotation
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.table import Observation

MAX_RESTARTS = 3  # in one game, at one seat


class ExternalBot(Bot):
    """Runs a command as a child process and asks it for moves. A decision it loses is made by default.

    Each seat has a program of its own, so that none learns at one seat what another seat hides. It is kept
    until `close`, or restarted a few times if it fails.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        command: str | Sequence[str],
        *,
        options: Mapping[str, Value] | None = None,
        patience: Timeouts | None = None,
        on_fault: Callable[[Fault], None] | None = None,
        on_log: Listener | None = None,
    ) -> None:
        super().__init__(name, game)
        self.command = command
        self.options = dict(options or {})
        self.patience = patience or Timeouts()
        self.on_fault = on_fault
        self.on_log = on_log
        self.faults: list[Fault] = []
        self.introduced_as = ""  # what the program calls itself
        self._chairs: dict[int, _Seat] = {}

    def begin(self, options: Mapping[str, Value] | None = None) -> None:
        """A new game: the programs are greeted again, and old failures are forgotten."""
        if options is not None:
            self.options = dict(options)
        self.faults = []
        for chair in self._chairs.values():
            chair.is_greeted = False
            chair.starts = 0

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """The program's move, or the default if it gives none.

        The seed is not handed on: whoever knows it might deal the same cards again. A program brings its own
        chance. If `until` is set first, the default is played and nobody is at fault.
        """
        seat = seen.seat
        assert seat is not None
        chair = self._chairs.setdefault(seat, _Seat())
        with chair.lock:
            chair.asked += 1
            try:
                talk = self._talk(chair, seen, seat)
                answer = talk.ask(self._question(chair.asked, seen, moves, budget.seconds), budget.until)
                return self._default(seen, seat) if answer is None else self._checked(seen, seat, answer)
            except Forfeit as lost:
                self._leave_if_useless(chair, lost.code)
                move = self._default(seen, seat)
                self._note(lost, seat, chair.asked, move)
                return move

    def close(self) -> None:
        """Say goodbye to the programs and see them off. A later decision would start them again."""
        chairs, self._chairs = self._chairs, {}
        for chair in chairs.values():
            chair.leave()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _talk(self, chair: _Seat, seen: Observation, seat: int) -> BotSession:
        """The program of this seat, running and told what is played."""
        if chair.talk is not None:
            try:
                chair.talk.catch_up()
            except Forfeit as lost:  # between two decisions: nothing is lost yet
                chair.leave()
                self._note(lost, seat, chair.asked, None)
        if chair.talk is None:
            if chair.starts > MAX_RESTARTS:
                raise Forfeit("given-up", f"{MAX_RESTARTS}")
            chair.starts += 1
            chair.is_greeted = False
            chair.talk = BotSession(self._arguments(), self.patience, self.on_log)
        if not chair.is_greeted:
            hello = Hello(
                protocol=PROTOCOL,
                game=self.game.name,
                rules_version=self.game.rules_version,
                seats=int(seen.cell[0].seats),
                seat=seat,
                options=self.options,
            )
            self.introduced_as = excerpt(chair.talk.greet(hello).name)
            chair.is_greeted = True
        return chair.talk

    def _arguments(self) -> list[str]:
        try:
            arguments = shlex.split(self.command) if isinstance(self.command, str) else list(self.command)
        except ValueError as problem:
            raise Forfeit("not-started", str(problem)) from None
        if not arguments:
            raise Forfeit("not-started", "an empty command")
        return arguments

    def _question(self, number: int, seen: Observation, moves: list[str], think: float | None) -> Decide:
        return Decide(
            id=number,
            budget=self.patience.budget if think is None else think,
            moves=tuple(moves),
            view=seen.view().to_dict(),
            position=seen.to_dict(),
        )

    def _checked(self, seen: Observation, seat: int, answer: str) -> str:
        """The answer in the game's own spelling, if it is a legal move."""
        try:
            code = self.game.code(answer)
        except BadNotation:
            raise Forfeit("bad-notation", excerpt(answer, 80)) from None
        reason = self.game.refusals[self.game.compiled_rules.refusal(seen.cell, seat, code)]
        if reason:
            raise Forfeit("illegal-move", f"{excerpt(answer, 80)} ({reason})")
        return self.game.notation(code)

    def _default(self, seen: Observation, seat: int) -> str:
        return self.game.notation(self.game.default_move(seen.cell, seat))

    def _leave_if_useless(self, chair: _Seat, code: FaultCode) -> None:
        hangs = chair.talk is not None and chair.talk.timeouts >= self.patience.timeouts
        # A program that says something else than hello never comes to the game.
        if code in FATAL or hangs or not chair.is_greeted:
            chair.leave()
        if code == "wrong-protocol":
            chair.starts = MAX_RESTARTS + 1  # it would say the same again

    def _note(self, lost: Forfeit, seat: int, decision: int, played: str | None) -> None:
        fault = Fault(code=lost.code, seat=seat, decision=decision, detail=lost.detail, played=played)
        self.faults.append(fault)
        if self.on_fault is not None:
            self.on_fault(fault)


class _Seat:
    """One seat: the program that plays it, and how often one was started in this game."""

    def __init__(self) -> None:
        self.talk: BotSession | None = None
        self.starts = 0
        self.asked = 0  # questions so far; the ids count on over restarts and games
        self.is_greeted = False
        self.lock = threading.Lock()

    def leave(self) -> None:
        """End the program."""
        talk, self.talk = self.talk, None
        if talk is not None:
            talk.end()
