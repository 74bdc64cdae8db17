"""What a phase asks of plain data: who is ready, what is committed, what time it is, what is being scored."""

from __future__ import annotations

from tablee.engine import json_format
from tablee.engine.errors import BadNotation
from tablee.engine.json_format import HIDDEN, wrong
from tablee.engine.rules import refusal_names
from tablee.engine.state import UNKNOWN
from tablee.games.jelly_monster import notation
from tablee.games.jelly_monster.json_format.writing import (
    LINK_NAMES,
    SIDE_CHOICES,
    PlainClock,
    PlainLink,
    PlainPosition,
    PlainScoring,
    by_seat,
)
from tablee.games.jelly_monster.moves import is_action, is_split
from tablee.games.jelly_monster.refusals import Refusal, action_refusal
from tablee.games.jelly_monster.round.actions import has_dice, is_everything_placed
from tablee.games.jelly_monster.round.beats import has_to_commit, still_to_commit
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.round.clock import next_alarm
from tablee.games.jelly_monster.scoring.choices import is_fair_split
from tablee.games.jelly_monster.scoring.districts import icon_of, open_icon, rank
from tablee.games.jelly_monster.scoring.rewards import debt, is_controller, is_copy_icon
from tablee.games.jelly_monster.state import (
    BEATS,
    COPY_EITHER,
    DICE_EACH,
    DIE_POD,
    DISCARD,
    DISTRICT_NAMES,
    GIVE,
    LIVE,
    MOST_BEATS,
    MOST_MS,
    NO_AGREEMENT,
    NO_ICON,
    PACES_MS,
    POD_KINDS,
    QUESTION_NAMES,
    SECRET_SPLITS,
    TAKE,
    TIMER_MS,
    VALUES,
    Phase,
    ScoringQuestion,
    State,
)

_REASONS = refusal_names(Refusal)


def set_phase(position: State, given: PlainPosition) -> None:
    """All that only some phases have. Anything given for another phase is a mistake."""
    phase = int(position.phase)
    if phase in (Phase.READY_CHECK, Phase.COUNT_DOWN, Phase.OVER):
        _check_clear(position)
    _set_clock(position, given.clock or PlainClock())
    _set_ready(position, given.ready or [])
    _set_beat(position, given)
    _set_barriers_and_bell(position, given.bell)
    _set_commitments(position, by_seat(given.committed, given.seats, "committed", None))
    if (phase == Phase.SCORING) != (given.scoring is not None):
        wrong("scoring", "belongs to phase 'scoring', and is needed there")
    if given.scoring is not None:
        _set_scoring(position, given.scoring)
    _set_worth(position, given)
    if (
        phase not in (Phase.READY_CHECK, Phase.OVER)
        and position.form == LIVE
        and position.now >= next_alarm(position)
    ):
        wrong("clock.now", "the clock has run past the next start, bell or limit")


def _check_clear(position: State) -> None:
    if any(position.in_hand[seat] < DICE_EACH for seat in range(int(position.seats))):
        wrong("districts", "between rounds all dice are with their owners")
    if position.targets.any():
        wrong("districts", "between rounds all targets are on zone 1")


def _set_clock(position: State, clock: PlainClock) -> None:
    seats = int(position.seats)
    settles_at = by_seat(clock.settles_at, seats, "clock.settles_at", 0)
    times = (clock.now, clock.starts_at, clock.choice_until, *settles_at)
    if any(not 0 <= moment <= MOST_MS for moment in times):
        wrong("clock", f"times are 0 to {MOST_MS}")
    if position.form == BEATS and any(times):
        wrong("clock", "there is no clock in the calm form")
    position.now = clock.now
    position.starts_at = clock.starts_at
    position.choice_until = clock.choice_until
    if (clock.choice_until > 0) != (position.phase == Phase.SCORING and position.form == LIVE):
        wrong("clock.choice_until", "belongs to phase 'scoring' of the live form, and is needed there")
    if clock.starts_at and position.phase in (Phase.READY_CHECK, Phase.OVER):
        wrong("clock.starts_at", "no round is on")
    if position.phase == Phase.ROUND and clock.starts_at > clock.now:
        wrong("clock.starts_at", "the round has not started")
    for seat, moment in enumerate(settles_at):
        has_roll = position.phase == Phase.ROUND and position.in_hand[seat] > 0
        if moment > (clock.now + PACES_MS[position.pace] if has_roll else 0):
            wrong(f"clock.settles_at[{seat}]", "a roll settles in at most the time of the pace")
        position.settles_at[seat] = moment


def _set_ready(position: State, ready: list[int]) -> None:
    for seat in ready:
        json_format.check_seat(seat, int(position.seats), "ready")
        position.ready |= 1 << seat
    if ready and position.phase != Phase.READY_CHECK:
        wrong("ready", "belongs to phase 'ready-check'")
    if len(set(ready)) == position.seats:
        wrong("ready", "everybody is: the count-down would have started")


def _set_beat(position: State, given: PlainPosition) -> None:
    is_beating = position.form == BEATS and position.phase == Phase.ROUND
    beat = given.beat if given.beat is not None else int(is_beating)
    if is_beating and not 1 <= beat <= MOST_BEATS:
        wrong("beat", f"must be 1 to {MOST_BEATS}")
    if not is_beating and beat:
        wrong("beat", "belongs to a round of the calm form")
    position.beat = beat


def _set_barriers_and_bell(position: State, bell: int | None) -> None:
    if position.phase != Phase.ROUND:
        if bell or position.barriers.any():
            wrong("bell", "barriers and the timer belong to phase 'round'")
        return
    if is_everything_placed(position):
        wrong("rolls", "everything is placed: the round would be over")
    owners = [int(owner) - 1 for owner in position.barriers if owner]
    if len(set(owners)) < len(owners):
        wrong("districts", "everybody has one barrier")
    if any(position.in_hand[owner] for owner in owners):
        wrong("districts", "a barrier is put up by somebody who has placed all dice")
    for district in range(districts(position)):
        if position.barriers[district] and not has_dice(position, district):
            wrong(f"districts[{district}].barrier", "a blocked district holds at least one die")
    if bell is not None:
        _set_bell(position, bell)


def _set_bell(position: State, bell: int) -> None:
    if all(position.in_hand[seat] for seat in range(int(position.seats))):
        wrong("bell", "the timer is turned by somebody who has placed all dice")
    now, most = int(position.beat), int(position.beat) + int(position.timer_beats)
    if position.form == LIVE:
        now, most = int(position.now) + 1, int(position.now) + TIMER_MS
    if not now <= bell <= most:
        wrong("bell", f"must be {now} to {most}")
    position.bell = bell


def _set_commitments(position: State, committed: list[str | None]) -> None:
    codes = [_commitment(position, seat, text) for seat, text in enumerate(committed)]
    for seat, code in enumerate(codes):
        position.committed[seat] = code
    if any(codes) and still_to_commit(position) == 0:
        wrong("committed", "everybody has chosen: the beat would be over")


def _commitment(position: State, seat: int, text: str | None) -> int:
    where = f"committed[{seat}]"
    if text is None:
        return 0
    if position.form != BEATS or position.phase != Phase.ROUND:
        wrong(where, "belongs to a round of the calm form")
    if text == HIDDEN:
        if not has_to_commit(position, seat):
            wrong(where, "there is nothing this seat could do")
        return UNKNOWN
    try:
        code = notation.read_move(text)
    except BadNotation:
        wrong(where, f"{text!r} is no move")
    if not is_action(code):
        wrong(where, f"{text!r} is no action of a round")
    reason = action_refusal(position, seat, code)
    if reason != Refusal.FINE:
        wrong(where, f"{text!r} is not possible: {_REASONS[max(reason, Refusal.NOT_NOW)]}")
    return code + 1


def _set_scoring(position: State, scoring: PlainScoring) -> None:
    if not 1 <= len(scoring.chain) <= districts(position) + 1:
        wrong("scoring.chain", f"1 to {districts(position)} districts")
    for place, link in enumerate(scoring.chain):
        _add_link(position, place, link)
    count = districts(position)
    position.scored = (int(position.chain[0]) - int(position.drone)) % count + 1
    rank(position, position.chain[0])
    if position.controllers == 0:
        wrong("scoring.chain", "nobody controls this district")
    _set_question(position, scoring)


def _add_link(position: State, place: int, link: PlainLink) -> None:
    where = f"scoring.chain[{place}]"
    count = districts(position)
    if link.district not in (*DISTRICT_NAMES[:count], LINK_NAMES[NO_AGREEMENT]):
        wrong(f"{where}.district", f"must be one of {', '.join(DISTRICT_NAMES[:count])}")
    district = LINK_NAMES.index(link.district)
    if district in position.chain[:place].tolist():
        wrong(f"{where}.district", "a chain does not return to a district")
    kind = int(open_icon(position)[0]) if place else NO_ICON
    if place and not is_copy_icon(kind):
        wrong(f"{where}.district", "the icon before this does not copy")
    if district == NO_AGREEMENT:
        if kind != COPY_EITHER:
            wrong(f"{where}.district", "there was no choice on which nobody agreed")
    elif place and (district - int(position.chain[place - 1])) % count not in (1, count - 1):
        wrong(f"{where}.district", "a copy leads to a neighbour")
    position.chain[place] = district
    position.depth = place + 1
    longest = len(position.no_agreement)
    if not 1 <= link.icon <= longest or icon_of(position, place, link.icon - 1)[0] == NO_ICON:
        wrong(f"{where}.icon", "this reward has no such icon")
    position.next_icon[place] = link.icon


def _set_question(position: State, scoring: PlainScoring) -> None:
    kind = int(open_icon(position)[0])
    question = {COPY_EITHER: "copy", DISCARD: "discard", TAKE: "give", GIVE: "give"}.get(kind, "")
    if scoring.asks != question or not question:
        wrong("scoring.asks", f"this icon asks {question!r}" if question else "this icon asks nothing")
    position.asking = QUESTION_NAMES.index(question)
    if not scoring.asked:
        wrong("scoring.asked", "somebody must be asked")
    for seat in scoring.asked:
        json_format.check_seat(seat, int(position.seats), "scoring.asked")
        if not _can_be_asked(position, seat):
            wrong("scoring.asked", f"seat {seat} has nothing to choose")
        position.asked |= 1 << seat
    for seat, answer in enumerate(by_seat(scoring.answers, int(position.seats), "scoring.answers", None)):
        position.answers[seat] = _read_answer(position, seat, answer)


def _read_answer(position: State, seat: int, answer: str | None) -> int:
    """A side or a split that somebody has chosen and that waits for the others'."""
    where = f"scoring.answers[{seat}]"
    is_kept = position.asking == ScoringQuestion.COPY or (
        position.asking == ScoringQuestion.GIVE and position.splits == SECRET_SPLITS
    )
    has_answered = is_kept and _can_be_asked(position, seat) and not position.asked >> seat & 1
    if has_answered != (answer is not None):
        wrong(where, "for a seat that was asked and has answered in secret, else null")
    if answer is None:
        return 0
    if answer == HIDDEN:
        return UNKNOWN
    if position.asking == ScoringQuestion.COPY:
        if answer not in SIDE_CHOICES:
            wrong(where, "must be 'cw' or 'ccw'")
        return SIDE_CHOICES.index(answer)
    try:
        code = notation.read_move(answer)
    except BadNotation:
        wrong(where, f"{answer!r} is no move")
    if not is_split(code) or not is_fair_split(position, seat, code):
        wrong(where, f"{answer!r} is no split of what this seat has and owes")
    return code


def _can_be_asked(position: State, seat: int) -> bool:
    if position.asking == ScoringQuestion.COPY:
        return is_controller(position, seat)
    if position.asking == ScoringQuestion.DISCARD:
        return is_controller(position, seat) and bool(position.pod_counts[seat] > 1)
    icon = open_icon(position)
    due = debt(position, icon, seat)
    return bool(0 < position.jelly[seat] < due) and due > int(icon[1])


def _set_worth(position: State, given: PlainPosition) -> None:
    if (position.phase == Phase.OVER) != (given.pods_worth is not None):
        wrong("pods_worth", "belongs to phase 'over', and is needed there")
    for seat, worth in enumerate(by_seat(given.pods_worth, given.seats, "pods_worth", 0)):
        if given.pods_worth is not None:
            known = sum(kind * int(position.pods[seat, kind]) for kind in range(POD_KINDS))
            dice = int(position.pods[seat, DIE_POD])
            if not known + dice <= worth <= known + VALUES * dice:
                wrong(f"pods_worth[{seat}]", f"must be {known + dice} to {known + VALUES * dice}")
        position.pods_worth[seat] = worth
