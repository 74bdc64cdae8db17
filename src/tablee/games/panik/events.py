"""What happens in a game of Panik, as one viewer may know it. A hidden face is never named."""

from __future__ import annotations

from tablee.engine.messages import Event, OfSeat, Place, Seat
from tablee.games.panik import notation
from tablee.games.panik.state import (
    FACES,
    HUNTERS,
    KINDS,
    MANSION_CODES,
    MOST_HUNTERS,
    ROW,
    Face,
    Kind,
    TurnStep,
    UnpackedState,
    mansion_name,
)
from tablee.games.panik.view import mansions, stock_of


class MansionsDealt(Event, frozen=True):
    """The viewer's own four mansions, in the order of the row."""

    seat: Seat
    faces: tuple[Face, ...]


class BeginnerDrawn(Event, frozen=True):
    """Who will have the first turn."""

    seat: Seat


class ChoiceMade(Event, frozen=True):
    """Somebody has chosen in the set-up; what is a secret."""

    seat: Seat


class OpeningChosen(Event, frozen=True):
    """The viewer has chosen the mansion to turn up."""

    seat: Seat
    mansion: Place


class PairChosen(Event, frozen=True):
    """The viewer has chosen the mansion for the first pair."""

    seat: Seat
    mansion: Place


class MansionOpened(Event, frozen=True):
    """A mansion was turned up by its owner in the set-up."""

    owner: Seat
    mansion: Place
    face: Face


class MansionDetected(Event, frozen=True):
    """A detector turned up an opponent's mansion."""

    seat: Seat
    owner: Seat
    mansion: Place
    face: Face


class HunterPlaced(Event, frozen=True):
    """A hunter was put in front of a mansion."""

    seat: Seat
    hunter: Kind
    mansion: Place
    owner: Seat


class HunterSentBack(Event, frozen=True):
    """A hunter has to leave a mansion; its owner, the team, will say where to."""

    seat: Seat
    team: Seat
    hunter: Kind
    mansion: Place


class NobodySentBack(Event, frozen=True):
    """The active player let everybody stay."""

    seat: Seat


class HunterRelocated(Event, frozen=True):
    """The owner put a hunter that was sent back in front of another mansion."""

    seat: Seat
    hunter: Kind
    left: Place
    mansion: Place
    owner: Seat


class HunterCalled(Event, frozen=True):
    """A call for help brought a hunter from another mansion."""

    seat: Seat
    team: Seat
    hunter: Kind
    left: Place
    mansion: Place


class NobodyCalled(Event, frozen=True):
    """The call for help called nobody."""

    seat: Seat


class MansionFrozen(Event, frozen=True):
    """Four hunters stand there to the end of the game."""

    mansion: Place
    owner: Seat


class MansionScored(Event, frozen=True):
    """The reveal at the end: what one mansion brings each seat."""

    mansion: Place
    owner: Seat
    face: Face
    points: tuple[OfSeat, ...]
    is_turned: bool  # it was hidden until now


class GameScored(Event, frozen=True):
    """All mansions are counted."""

    totals: tuple[OfSeat, ...]


def tell_start(position: UnpackedState, viewer: int | None) -> list[Event]:
    """The set-up."""
    events: list[Event] = []
    if viewer is not None:
        row = position.faces[ROW * viewer : ROW * viewer + ROW]
        events.append(MansionsDealt(viewer, tuple(FACES[face] for face in row)))
    return [*events, BeginnerDrawn(position.beginner)]


def tell(
    before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
) -> list[Event]:
    """One decision, and what it brought about."""
    if before.step <= TurnStep.PAIR:
        return [_choice(before, seat, move, viewer), *_shown(before, after)]
    events = _decision(before, seat, move, after)
    if after.step == TurnStep.OVER:
        events.extend(_scores(before, after))
    return events


def _choice(before: UnpackedState, seat: int, move: int, viewer: int | None) -> Event:
    if viewer != seat:
        return ChoiceMade(seat)
    mansion = mansion_name(ROW * seat + move % ROW)
    return OpeningChosen(seat, mansion) if before.step == TurnStep.OPEN else PairChosen(seat, mansion)


def _shown(before: UnpackedState, after: UnpackedState) -> list[Event]:
    """All choices of one step of the set-up together, when the last is made."""
    events: list[Event] = []
    for mansion in range(ROW * after.seats):
        name, owner = mansion_name(mansion), mansion // ROW
        if after.face_up[mansion] > before.face_up[mansion]:
            events.append(MansionOpened(owner, name, FACES[after.faces[mansion]]))
        if after.crowd[mansion] > before.crowd[mansion]:
            events.append(HunterPlaced(owner, "pair", name, owner))
    return events


def _decision(before: UnpackedState, seat: int, move: int, after: UnpackedState) -> list[Event]:
    here = mansion_name(before.spot)
    told: list[Event] = []
    match notation.spell(move):
        case notation.PlaceHunter(hunter, mansion):
            told = [HunterPlaced(seat, hunter, mansion, _owner(mansion))]
            if after.step != TurnStep.SEND_BACK:
                told.extend(_frozen(after, mansion))
        case notation.NameMansion(mansion):
            face = FACES[after.faces[MANSION_CODES[mansion]]]
            told = [MansionDetected(seat, _owner(mansion), mansion, face)]
        case notation.SendBack(team, hunter):
            told = [HunterSentBack(seat, team, hunter, here)]
        case notation.KeepAll():
            told = [NobodySentBack(seat), *_frozen(after, here)]
        case notation.Relocate(mansion):
            hunter = HUNTERS[before.returning % KINDS]
            moved = HunterRelocated(seat, hunter, here, mansion, _owner(mansion))
            told = [moved, *_frozen(after, mansion)]
        case notation.CallHunter(team, hunter, mansion):
            told = [HunterCalled(seat, team, hunter, mansion, here), *_frozen(after, here)]
        case notation.StayAlone():
            told = [NobodyCalled(seat)]
    return told


def _owner(mansion: str) -> int:
    return MANSION_CODES[mansion] // ROW


def _frozen(after: UnpackedState, mansion: str) -> list[Event]:
    """Whoever fills a mansion without being asked to send one back, or says no, freezes it."""
    if after.crowd[MANSION_CODES[mansion]] < MOST_HUNTERS:
        return []
    return [MansionFrozen(mansion, _owner(mansion))]


def _scores(before: UnpackedState, after: UnpackedState) -> list[Event]:
    lines = [
        MansionScored(mansion.name, mansion.owner, mansion.face, mansion.points, not was_up)
        for mansion, was_up in zip(
            mansions(after, stock_of(after).tobytes()), before.face_up[: ROW * before.seats], strict=True
        )
        if mansion.face is not None and mansion.points is not None  # after the end all are known
    ]
    return [*lines, GameScored(tuple(map(sum, zip(*(line.points for line in lines), strict=True))))]
