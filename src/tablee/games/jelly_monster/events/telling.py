"""From the news in a position to the events that one viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablee.engine.messages import Event
from tablee.engine.state import CLOCK, UNKNOWN
from tablee.games.jelly_monster import moves, notation
from tablee.games.jelly_monster.defaults import cheapest_pod
from tablee.games.jelly_monster.events import kinds as events
from tablee.games.jelly_monster.news import ROUND_ENDINGS, NewsKind, RoundEnd
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import (
    BEATS,
    COUNT_DOWN_MS,
    DISTRICT_NAMES,
    MOST_SEATS,
    NO_AGREEMENT,
    POD_NAMES,
    SIDE_NAMES,
    VALUES,
    Phase,
    ScoringQuestion,
    UnpackedState,
)
from tablee.games.jelly_monster.view import reward, spread

Numbers = list[int]


def tell_start(position: UnpackedState, viewer: int | None) -> list[Event]:
    """The set-up."""
    tiles = tuple(SIDE_NAMES[side] for side in position.tiles[: districts(position.cell[0])])
    return [events.CityLaid(tiles, DISTRICT_NAMES[position.drone]), *_round_start(position, viewer)]


def tell(
    before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
) -> list[Event]:
    """One move and all it brought about, in order."""
    told = list(_first(before, seat, after))
    story = _Story(before, seat, move, after, viewer)
    for row in after.cell["news"][0, : after.news_count].tolist():
        told.extend(story.tell(row))
    told.extend(story.refused())
    if after.phase == Phase.OVER:
        points = zip(after.jelly[: after.seats], after.pods_worth, strict=False)
        told.append(events.GameScored(tuple(jelly + worth for jelly, worth in points)))
    elif after.round_no != before.round_no or before.phase == Phase.COUNT_DOWN != after.phase:
        told.extend(_round_start(after, viewer))
    elif viewer is not None and story.has_rolled and any(after.rolls[viewer]) and after.phase == Phase.ROUND:
        told.append(_rolled(after, viewer))
    return told


def _first(before: UnpackedState, seat: int, after: UnpackedState) -> Iterator[Event]:
    """What the move itself is, where the news do not say it."""
    if seat == CLOCK:
        return
    if before.phase == Phase.READY_CHECK:
        yield events.PlayerReady(seat)
        if after.phase == Phase.COUNT_DOWN:
            yield events.CountDownBegan(COUNT_DOWN_MS // 1000)
    elif before.phase == Phase.ROUND and after.committed[seat] != 0:
        yield events.ActionChosen(seat)
    elif before.phase == Phase.SCORING and after.answers[seat] != 0:
        is_split = before.asking == ScoringQuestion.GIVE
        yield events.SplitAnswered(seat) if is_split else events.SideAnswered(seat)


def _round_start(position: UnpackedState, viewer: int | None) -> list[Event]:
    if position.phase == Phase.READY_CHECK:
        return [events.RoundAnnounced(position.round_no)]
    began: list[Event] = [events.RoundBegan(position.round_no)]
    return began if viewer is None else [*began, _rolled(position, viewer)]


def _rolled(position: UnpackedState, viewer: int) -> Event:
    return events.DiceRolled(viewer, spread(bytes(position.rolls[viewer])))


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1)


def _ranked(numbers: Numbers) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Seats with more than nothing, highest first, and their numbers."""
    ranking = tuple(
        sorted((seat for seat in range(MOST_SEATS) if numbers[seat]), key=lambda seat: -numbers[seat])
    )
    return ranking, tuple(numbers[seat] for seat in ranking)


class _Story:
    """Turns pieces of news into events, one viewer's knowledge at hand."""

    def __init__(
        self, before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
    ) -> None:
        self.before, self.after, self.viewer = before, after, viewer
        self.move = move if seat == viewer else UNKNOWN
        # The viewer's, as the story goes on.
        self.pods: list[int] = [] if viewer is None else list(before.pods[viewer])
        self.has_rolled = False
        self.has_acted = False
        self.is_round_full = False  # it ended before everybody's turn: all dice are placed

    def tell(self, row: Numbers) -> Iterator[Event]:
        """The events of one piece of news."""
        kind, about, *numbers = row
        return _TELLERS[kind](self, about, numbers)

    def refused(self) -> Iterator[Event]:
        """Calm: the viewer's action came to its turn and was not possible any more; nobody else is told."""
        before, viewer = self.before, self.viewer
        if viewer is None or before.phase != Phase.ROUND or before.form != BEATS or self.has_acted:
            return
        code = before.committed[viewer] - 1 if before.committed[viewer] else self.move
        if code in (UNKNOWN, moves.WAIT) or self.after.committed[viewer]:
            return
        yield events.ActionRefused(viewer, notation.write_move(code), self._reason(code))

    def _reason(self, code: int) -> str:
        if self.is_round_full:
            return "round-over"
        return "timer-runs" if code == moves.TIMER else "blocked"

    def _mark(self, seat: int, *, rolls: bool) -> None:
        if seat == self.viewer:
            self.has_acted = True
            self.has_rolled = rolls

    def _placed(self, seat: int, numbers: Numbers) -> Iterator[Event]:
        self._mark(seat, rolls=True)
        die, number, effect, lost = numbers[:4]
        district = DISTRICT_NAMES[number]
        if lost:
            yield events.EffectLost(seat, die, district)
        elif effect >= moves.EXPEL:
            owner, hit = divmod(effect - moves.EXPEL, VALUES)
            yield events.DieExpelled(seat, die, district, owner, hit + 1)
        else:
            happened = (events.DiePlaced, events.TargetPushed, events.TargetPulled)[effect]
            yield happened(seat, die, district)

    def _passed(self, seat: int, _numbers: Numbers) -> Iterator[Event]:
        self._mark(seat, rolls=True)
        yield events.Passed(seat)

    def _blocked(self, seat: int, numbers: Numbers) -> Iterator[Event]:
        self._mark(seat, rolls=False)
        yield events.DistrictBlocked(seat, DISTRICT_NAMES[numbers[0]])

    def _timer_turned(self, seat: int, _numbers: Numbers) -> Iterator[Event]:
        self._mark(seat, rolls=False)
        yield events.TimerTurned(seat)

    def _round_ended(self, reason: int, _numbers: Numbers) -> Iterator[Event]:
        self.is_round_full = reason == RoundEnd.ALL_PLACED
        yield events.RoundEnded(ROUND_ENDINGS[reason])

    def _cancelled(self, number: int, numbers: Numbers) -> Iterator[Event]:
        for seat, mask in enumerate(numbers):
            if mask:
                values = tuple(value + 1 for value in range(VALUES) if mask >> value & 1)
                yield events.DiceCancelled(DISTRICT_NAMES[number], seat, values)

    def _district_ranked(self, number: int, numbers: Numbers) -> Iterator[Event]:
        district = DISTRICT_NAMES[number]
        yield (
            events.DistrictRanked(district, *_ranked(numbers))
            if any(numbers)
            else events.NobodyLeft(district)
        )

    def _rewarded(self, number: int, numbers: Numbers) -> Iterator[Event]:
        zone, controllers, scored = numbers[:3]
        icons = tuple(icon.kind for icon in reward(self.after, number, zone))
        if number == NO_AGREEMENT:
            yield events.NoAgreementPaid(DISTRICT_NAMES[scored], icons)
            return
        district = DISTRICT_NAMES[number]
        if number == scored:
            yield events.RewardReached(district, zone + 1, icons, _seats(controllers))
        else:
            yield events.RewardCopied(DISTRICT_NAMES[scored], district, zone + 1, icons)

    def _copy_void(self, number: int, _numbers: Numbers) -> Iterator[Event]:
        yield events.CopyVoid(DISTRICT_NAMES[number])

    def _sides_chosen(self, number: int, numbers: Numbers) -> Iterator[Event]:
        sides = {side for side in numbers if side}
        if len(sides) == 1:
            side = "clockwise" if sides == {1} else "counter-clockwise"
            yield events.SidesAgreed(DISTRICT_NAMES[number], side)
        elif not reward(self.after, NO_AGREEMENT, 0):
            yield events.SidesDiffer(DISTRICT_NAMES[number])

    def _jelly_paid(self, _about: int, numbers: Numbers) -> Iterator[Event]:
        for seat, amount in enumerate(numbers):
            if amount:
                yield events.JellyTaken(seat, amount)

    def _pods_drawn(self, _about: int, numbers: Numbers) -> Iterator[Event]:
        for seat, drawn in enumerate(numbers):
            if seat == self.viewer and drawn:
                self.pods[drawn - 1] += 1
            if drawn:
                yield events.PodDrawn(seat, None if drawn == UNKNOWN else POD_NAMES[drawn - 1])

    def _too_few_pods(self, _about: int, numbers: Numbers) -> Iterator[Event]:
        yield events.TooFewPods(tuple(seat for seat, flag in enumerate(numbers) if flag))

    def _discarded(self, _about: int, numbers: Numbers) -> Iterator[Event]:
        for seat, flag in enumerate(numbers):
            if flag:
                yield events.PodDiscarded(seat, self._drop_pod(seat) if seat == self.viewer else None)

    def _drop_pod(self, seat: int) -> str:
        """The viewer's own: the only one there is, the one chosen, or the one that time chose."""
        kind = self.move - moves.DISCARD_POD
        if sum(self.pods) == 1:
            kind = self.pods.index(1)
        elif self.move == UNKNOWN:
            kind = int(cheapest_pod(self.before.cell[0], seat))
        self.pods[kind] -= 1
        return POD_NAMES[kind]

    def _given(self, giver: int, numbers: Numbers) -> Iterator[Event]:
        for receiver, amount in enumerate(numbers):
            if amount:
                yield events.JellyGiven(giver, receiver, amount)

    def _centre_counted(self, _about: int, numbers: Numbers) -> Iterator[Event]:
        if any(numbers):
            yield events.CentreCounted(*_ranked(numbers))

    def _pods_opened(self, _about: int, numbers: Numbers) -> Iterator[Event]:
        after = self.after
        for seat in range(after.seats):
            pods = tuple(POD_NAMES[kind] for kind, count in enumerate(after.pods[seat]) for _ in range(count))
            yield events.PodsOpened(seat, pods, numbers[seat], after.pods_worth[seat])


_TELLERS: dict[int, Callable[[_Story, int, Numbers], Iterator[Event]]] = {
    NewsKind.PLACED: _Story._placed,
    NewsKind.PASSED: _Story._passed,
    NewsKind.BLOCKED: _Story._blocked,
    NewsKind.TIMER_TURNED: _Story._timer_turned,
    NewsKind.ROUND_ENDED: _Story._round_ended,
    NewsKind.CANCELLED: _Story._cancelled,
    NewsKind.RANKED: _Story._district_ranked,
    NewsKind.REWARDED: _Story._rewarded,
    NewsKind.COPY_VOID: _Story._copy_void,
    NewsKind.SIDES_CHOSEN: _Story._sides_chosen,
    NewsKind.JELLY_PAID: _Story._jelly_paid,
    NewsKind.PODS_DRAWN: _Story._pods_drawn,
    NewsKind.TOO_FEW_PODS: _Story._too_few_pods,
    NewsKind.DISCARDED: _Story._discarded,
    NewsKind.GIVEN: _Story._given,
    NewsKind.CENTRE_COUNTED: _Story._centre_counted,
    NewsKind.PODS_OPENED: _Story._pods_opened,
}
