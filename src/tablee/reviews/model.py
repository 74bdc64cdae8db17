"""What a review says, as typed data in players' words. Chances are shares of the win, 0 to 1.

A review says nothing of languages: turning points are codes with arguments, and moves are in short notation.
Who played is not in it either: seats are numbers, as names may change.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

VERSION = 3  # of this shape and of how it is worked out: a kept review of another version is made anew

Label: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
Praise: TypeAlias = Literal["only-move", "great-move"]
# `loss`: a move gave chances away. `great`: every other one would have. `cost`: another's move, that lost its
# player little, took much from this seat. `luck`: what chance brought.
TurnCode: TypeAlias = Literal["loss", "great", "cost", "luck", "gave-up", "out-of-time"]

# A move loses so many points (hundredths of a win) or more.
LABELS: tuple[tuple[float, Label], ...] = ((15.0, "blunder"), (10.0, "mistake"), (5.0, "inaccuracy"))
ONLY_MOVE, GREAT_MOVE = 10.0, 15.0  # what every other move would lose


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The chances after so many moves; moment 0 is the start. One number a seat."""

    number: int  # of the frame of the replay
    known: tuple[float, ...]  # each seat's own chance, as that seat could know it: they need not add up to 1
    truth: tuple[float, ...]  # with all hands open; these do


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A move that could have been made, and the chances after it as its player could know them."""

    move: str
    chance: float  # the player's own
    chances: tuple[float, ...]  # everybody's, by seat


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a seat made, judged from what it knew."""

    number: int  # of the move, from 1; it was decided at moment `number - 1`
    seat: int
    move: str
    is_forced: bool  # there was no other move: it is not judged
    chance: float  # before it, with the best move
    loss: float  # of the move played, 0 to 1
    played: Candidate | None = None  # None where it is not judged
    best: tuple[Candidate, ...] = ()  # the best moves, best first; the one played may be among them
    choices: int = 1  # how many moves there were
    label: Label | None = None
    praise: Praise | None = None
    reply: str | None = None  # what the next to move was expected to do best after it
    reply_by: int | None = None
    took_ms: int | None = None  # since its seat could act or had moved before; where the record has times


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's game: result − start = skill + luck + fog, exactly."""

    seat: int
    start: float  # before anybody has seen a card
    result: float  # its share of the win
    skill: float  # less what its own moves lost, and with what others' moves brought it
    luck: float  # what chance brought, compared with what was to be expected
    fog: float  # what the truth was, compared with what could be known
    own_losses: float  # the part of `skill` that is its own, 0 or less
    others_losses: float  # … and the part that the others brought
    decisions: int  # that are judged
    inaccuracies: int
    mistakes: int
    blunders: int
    error_rate: float | None  # mean loss a judged decision, in points (hundredths of a win)
    accuracy: float | None  # 0 to 100, by Lichess's formula
    level: str | None  # the bot level that plays as precisely; None where nobody has measured that


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at which much changed, as facts."""

    number: int  # of the move
    seat: int  # whom it is about
    code: TurnCode
    points: float  # how much it changed that seat's chance, in hundredths of a win; negative: for the worse
    before: float  # the seat's chance: with the best move, or as it was to be expected
    after: float  # … with the move played, or as it came
    move: str | None = None
    by: int | None = None  # who made it, where that is not the seat
    best: str | None = None
    reply: str | None = None
    reply_by: int | None = None


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """The position before a move, to find a better one. `good` ones lose less than an inaccuracy does."""

    moves: int  # so many were made: a number that playing on from here takes
    seat: int
    good: tuple[str, ...]
    chance: float  # with the best of them
    choices: tuple[str, ...]  # all moves that there were; empty where there were too many


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one game. While it is being made, it holds what is known so far."""

    version: int
    game: str
    seats: int
    moves: int
    depth: int  # how many iterations of search a decision took at first
    seed: int
    judged_by: Literal["value", "playouts"]  # a learned value, or games played out
    is_complete: bool
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    by_seat: tuple[SeatReview, ...]  # empty until it is complete
    turning_points: tuple[TurningPoint, ...]
    exercises: tuple[Exercise, ...]

    def to_json(self) -> str:
        """All of it as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """Another move in the position before a move, judged as the review judges."""

    moves: int
    seat: int
    played: Candidate
    best: tuple[Candidate, ...]
    loss: float
    label: Label | None
    is_good: bool  # it loses less than an inaccuracy does


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a review is: so many of its steps are done."""

    done: int
    of: int


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """One value that a hidden thing may have."""

    value: str
    chance: float  # that it is (or, among several, that there is at least one), as the seat could know it
    before: float | None  # the same one move earlier, where the thing was hidden then too
    is_told: bool  # the last move told: the two differ by more than drawing other worlds would make them
    expected: float  # how many of it are to be expected; the chance itself where there is only one
    truth: int  # how many there are: 0 or 1 where there is only one


class HiddenThing(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat could not see at a moment: a hand, a face-down card, a pile."""

    path: tuple[str | int, ...]  # where the view has it, such as ("sides", 1, "hand")
    owner: int | None  # whose it is, where it is somebody's
    place: str | None  # where it is, such as `b2`, where the view says so
    field: str  # its name in the view: `hand`
    word: str | None  # what its values are named by (catalogue key `word-value`), such as `card`
    size: int  # how many there are
    values: tuple[Known, ...]  # the likeliest first


class Knowable(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat could know of hidden things at a moment, beside the truth."""

    number: int
    seat: int
    worlds: int  # so many were imagined
    things: tuple[HiddenThing, ...]
