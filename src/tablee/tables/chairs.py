"""One chair at a table: who sits there, who plays, and how much time is left."""

from __future__ import annotations

from dataclasses import dataclass

# What bots are called, in every language. The pages' words have the same names.
BOT_NAMES = ("Ada", "Basile", "Coco", "Dorian", "Elvire", "Félix", "Gala")


@dataclass(slots=True)
class Timer:
    """The clock of a question that a bot has taken over: the person's again if they answer after all."""

    deadline: int | None
    left: int | None  # while it stands
    is_short: bool
    has_stood: bool

    def is_up(self, now: int) -> bool:
        """Whether no time is left."""
        return self.left == 0 if self.deadline is None else self.deadline <= now


@dataclass(slots=True)
class LiveChair:
    """A seat's company and clock. Empty strings: nobody."""

    person: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""  # what its person adds to the coming game's chance
    is_ready: bool = False  # its person waits for the deal
    called: int | None = None  # which of the bots' names it has: kept when everybody moves on by a seat
    held_by: str = ""  # the bot that plays for the person
    has_resigned: bool = False
    is_hand_shown: bool = False
    posed: int = 0  # the number of the entry that posed, changed or ended what is asked of this seat
    bank: int = 0  # live clock: milliseconds left when the clock last stopped
    deadline: int | None = None  # when the running clock is out, in milliseconds since 1970
    left: int | None = None  # while the clock stands: what was left until the deadline
    is_short: bool = False  # the deadline is that of a short decision and does not touch the bank
    has_stood: bool = False  # this short decision has waited for a request once
    is_out_of_time: bool = False
    kept: Timer | None = None  # of what is asked now: it ran when a bot took over

    @property
    def is_empty(self) -> bool:
        """Nobody sits here."""
        return not (self.person or self.bot)

    @property
    def shown_name(self) -> str:
        """What people read here: a person's own name, or a bot's."""
        return self.name if self.called is None else BOT_NAMES[self.called % len(BOT_NAMES)]

    @property
    def who(self) -> str:
        """Whose wins are counted together: a person's, or those of a bot of one name and level."""
        return self.person or f"{self.bot} {self.called}"

    @property
    def player(self) -> str:
        """The bot that plays here, or nothing: a person does."""
        return self.bot or self.held_by

    @property
    def is_played_in_person(self) -> bool:
        """Whether a person makes the moves here, and no bot for them."""
        return bool(self.person) and not self.held_by

    @property
    def is_in_the_game(self) -> bool:
        """Whether a person sits here who has not given up, present or not: nobody else speaks for them."""
        return bool(self.person) and not self.has_resigned

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs here: the person's own, or one that is kept while a bot plays."""
        return self.deadline is not None or (self.kept is not None and self.kept.deadline is not None)

    def stop_clock(self, now: int) -> None:
        """Its time stops running; what was used of the bank is gone."""
        if self.deadline is not None and not self.is_short:
            self.bank = max(0, self.deadline - now)
        self.deadline = self.left = self.kept = None
        self.is_short = self.has_stood = False

    def hand_over(self, now: int) -> None:
        """A bot plays on, without a clock. The person's own is kept, or going to and fro would win time."""
        kept = self.kept
        if self.deadline is not None or self.left is not None:
            kept = Timer(self.deadline, self.left, self.is_short, self.has_stood)
        self.stop_clock(now)
        self.kept = kept

    def take_over(self, now: int) -> bool:
        """Go on with the clock that was kept, as though no bot had been there; False if there is none."""
        kept = self.kept
        if kept is None or kept.is_up(now):
            return False
        self.deadline, self.left = kept.deadline, kept.left
        self.is_short, self.has_stood, self.kept = kept.is_short, kept.has_stood, None
        if not self.is_short:
            self.bank = self.left or 0 if self.deadline is None else self.deadline - now
        return True

    def give_time(self, milliseconds: int) -> None:
        """So much time did not count."""
        if self.deadline is not None:
            self.deadline += milliseconds
        if self.kept is not None and self.kept.deadline is not None:
            self.kept.deadline += milliseconds

    def pause_clock(self, now: int) -> None:
        """Keep what is left until the game goes on."""
        kept = self.kept
        if kept is not None and kept.deadline is not None:
            kept.left, kept.deadline = max(0, kept.deadline - now), None
        if self.deadline is not None:
            self.left = max(0, self.deadline - now)
            self.deadline = None
            if not self.is_short:
                self.bank = self.left

    def resume_clock(self, now: int) -> None:
        """Go on with what was left."""
        if self.left is not None:
            self.deadline = now + self.left
            self.left = None
        kept = self.kept
        if kept is not None and kept.left is not None:
            kept.deadline, kept.left = now + kept.left, None

    def clear_game(self) -> None:
        """Ready for another game: same company, nothing held, resigned or shown."""
        self.held_by = ""
        self.is_ready = False
        self.has_resigned = self.is_hand_shown = self.is_short = self.has_stood = self.is_out_of_time = False
        self.posed = self.bank = 0
        self.deadline = self.left = self.kept = None
