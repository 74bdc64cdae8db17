"""What happens in a game of Attack of the Jelly Monster, as one viewer may know it."""

from __future__ import annotations

from tablee.engine.messages import Event, OfSeat, Seat
from tablee.games.jelly_monster.state import District, Icon, Pod, Reason, RoundEnding, Side


class CityLaid(Event, frozen=True):
    """The tiles in the ring, and the district that is scored first."""

    tiles: tuple[str, ...]
    drone: District


class RoundAnnounced(Event, frozen=True):
    """Live: a round waits for everybody to be ready."""

    round_no: int


class PlayerReady(Event, frozen=True):
    """Live: somebody is ready."""

    seat: Seat


class CountDownBegan(Event, frozen=True):
    """Live: all are ready."""

    seconds: int


class RoundBegan(Event, frozen=True):
    """The first dice roll."""

    round_no: int


class DiceRolled(Event, frozen=True):
    """The viewer's new roll."""

    seat: Seat
    dice: tuple[int, ...]


class ActionChosen(Event, frozen=True):
    """Calm: somebody has committed an action, not yet known."""

    seat: Seat


class DiePlaced(Event, frozen=True):
    """A die without an effect."""

    seat: Seat
    die: int
    district: District


class DieExpelled(Event, frozen=True):
    """A 1 or 2 removed a die to the city centre."""

    seat: Seat
    die: int
    district: District
    owner: Seat
    hit: int


class TargetPushed(Event, frozen=True):
    """A 3 or 4 moved the target towards the centre."""

    seat: Seat
    die: int
    district: District


class TargetPulled(Event, frozen=True):
    """A 3 or 4 moved the target towards the entrance."""

    seat: Seat
    die: int
    district: District


class EffectLost(Event, frozen=True):
    """A die was placed; what it should have done was not possible any more."""

    seat: Seat
    die: int
    district: District


class Passed(Event, frozen=True):
    """All dice rolled again."""

    seat: Seat


class DistrictBlocked(Event, frozen=True):
    """A barrier went up."""

    seat: Seat
    district: District


class TimerTurned(Event, frozen=True):
    """The round is about to end."""

    seat: Seat


class ActionRefused(Event, frozen=True):
    """Calm: the viewer's own action was not possible any more on its turn."""

    seat: Seat
    action: str
    reason: Reason


class RoundEnded(Event, frozen=True):
    """Everything stops."""

    ending: RoundEnding


class DiceCancelled(Event, frozen=True):
    """Equal dice of one player in one district."""

    district: District
    seat: Seat
    values: tuple[int, ...]


class DistrictRanked(Event, frozen=True):
    """The sums of those with dice left in a district, highest first."""

    district: District
    ranking: tuple[Seat, ...]
    sums: tuple[int, ...]


class NobodyLeft(Event, frozen=True):
    """All dice of a district are cancelled: no reward."""

    district: District


class RewardReached(Event, frozen=True):
    """The targeted reward of the scored district is paid."""

    district: District
    zone: int
    icons: tuple[Icon, ...]
    controllers: tuple[Seat, ...]


class RewardCopied(Event, frozen=True):
    """The targeted reward of another district is paid instead."""

    district: District  # the scored one
    copied: District
    zone: int
    icons: tuple[Icon, ...]


class CopyVoid(Event, frozen=True):
    """A chain of copies came back to a district and pays nothing."""

    district: District


class SideAnswered(Event, frozen=True):
    """Somebody has chosen a side to copy, not yet known."""

    seat: Seat


class SidesAgreed(Event, frozen=True):
    """The controllers copy the same side."""

    district: District
    side: Side


class SidesDiffer(Event, frozen=True):
    """The controllers do not agree: nobody is paid."""

    district: District


class NoAgreementPaid(Event, frozen=True):
    """The controllers do not agree, and this edition has a reward for that."""

    district: District
    icons: tuple[Icon, ...]


class SplitAnswered(Event, frozen=True):
    """Somebody has chosen who gets too little jelly, not yet known."""

    seat: Seat


class JellyTaken(Event, frozen=True):
    """Jelly from the reserve."""

    seat: Seat
    amount: int


class JellyGiven(Event, frozen=True):
    """Jelly from one player to another."""

    seat: Seat
    receiver: Seat
    amount: int


class PodDrawn(Event, frozen=True):
    """A pod from the pile; only its owner sees it."""

    seat: Seat
    pod: Pod | None


class TooFewPods(Event, frozen=True):
    """Fewer pods than takers: nobody draws."""

    seats: tuple[Seat, ...]


class PodDiscarded(Event, frozen=True):
    """A pod left the game, face down."""

    seat: Seat
    pod: Pod | None


class CentreCounted(Event, frozen=True):
    """Who has how many dice in the city centre, most first."""

    ranking: tuple[Seat, ...]
    counts: tuple[int, ...]


class PodsOpened(Event, frozen=True):
    """At the end: what somebody's pods are worth, and how much of it was rolled."""

    seat: Seat
    pods: tuple[Pod, ...]
    rolled: int
    worth: int


class GameScored(Event, frozen=True):
    """Four rounds are over."""

    totals: tuple[OfSeat, ...]
