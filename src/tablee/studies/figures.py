"""What a study found, in figures: typed, and as JSON."""

from __future__ import annotations

import msgspec

from tablee.intervals import IntervalEstimate


class EditionPlayed(msgspec.Struct, frozen=True):
    """The tables that a run was played with."""

    name: str
    digest: str


class Bar(msgspec.Struct, frozen=True):
    """How many games lie from one number to another, both included."""

    begin: int
    end: int
    games: int


class Length(msgspec.Struct, frozen=True):
    """How long games are, in moves."""

    moves: IntervalEstimate
    shortest: int
    longest: int
    histogram: tuple[Bar, ...]


class Branching(msgspec.Struct, frozen=True):
    """Branching: how many legal moves there are."""

    mean: IntervalEstimate
    forced: IntervalEstimate  # the share of moves that leave no choice
    by_stage: tuple[IntervalEstimate, ...]


class LeadSize(msgspec.Struct, frozen=True):
    """How often somebody wins who is ahead by so many points half-way."""

    begin: int
    end: int
    games: int
    wins: IntervalEstimate


class Leads(msgspec.Struct, frozen=True):
    """When leads become wins."""

    wins_by_stage: tuple[IntervalEstimate, ...]  # how often whoever is ahead at the end of that stage wins
    settled_by_stage: tuple[float, ...]  # in how many games the later winner stays ahead from there on
    changes: IntervalEstimate  # of the lead, in a game
    half_way: tuple[LeadSize, ...]


class EndingShare(msgspec.Struct, frozen=True):
    """One way in which games end."""

    code: str
    share: IntervalEstimate


class Thing(msgspec.Struct, frozen=True):
    """A card or tile, and what holding it means."""

    name: str
    a_game: float  # how many are held by anybody at the end of a game, on average
    with_winner: IntervalEstimate  # which share of these the winner holds; fair is one of the number of seats
    adds: IntervalEstimate | None  # to the chance to win, one more of it, all other things being equal


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """Many games of one player against itself, with one edition."""

    edition: str
    player: str
    games: int
    seats: tuple[IntervalEstimate, ...]  # the share of wins by seat
    beginner: IntervalEstimate | None  # of whoever begins; None where nobody does
    length: Length
    choices: Branching
    leads: Leads | None  # None where nobody can tell who is ahead before the end
    score: IntervalEstimate | None  # the winner's points; None where nothing is scored
    margin: IntervalEstimate | None  # of the winner over the next, in points; None as above
    endings: tuple[EndingShare, ...]
    things: tuple[Thing, ...]


class RestrictedPlay(msgspec.Struct, frozen=True, kw_only=True):
    """Restricted play: one challenger, each deal from every seat, against the same player elsewhere."""

    question: str  # its name, or "" where somebody asked on the spot
    edition: str
    player: str  # at the other seats
    challenger: str
    without: str  # what the challenger never plays, as a pattern of notation
    games: int
    wins: IntervalEstimate  # the challenger's share
    fair: float
    # Decisions in which the challenger had something to do without, and in which there was nothing else to
    # play; None where nothing is forbidden.
    restricted: int | None = None
    unavoidable: int | None = None

    @property
    def beats_reference(self) -> bool:
        """Whether the challenger does better than the player who could have done the same: no yardstick."""
        return self.wins.low > self.fair

    @property
    def says_nothing(self) -> bool:
        """Whether the challenger never had anything to do without."""
        return self.restricted == 0


class PairedDifference(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of the second edition less that of the first, over the same seeds deal by deal."""

    player: str
    figure: str
    first: float
    second: float
    difference: IntervalEstimate
