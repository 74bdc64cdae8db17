"""Game clocks: whose time runs, and how long, after every change of what is asked of each seat."""

from __future__ import annotations

from tablee.engine.state import CLOCK
from tablee.engine.viewpoints import Viewpoints
from tablee.tables.chairs import LiveChair
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock
from tablee.tables.state import LiveState

_SECOND_MS = 1000
_DAY_MS = 24 * 60 * 60 * _SECOND_MS
_RACE_BREAK_MS = 60 * _SECOND_MS  # to get ready for the next round, where the table itself has no clock


def fill_banks(live: LiveState) -> None:
    """Everybody has the whole bank."""
    if isinstance(live.settings.clock, LiveClock):
        for chair in live.chairs:
            chair.bank = live.settings.clock.bank * _SECOND_MS


def pose_all(live: LiveState, number: int, now: int) -> None:
    """Everybody is asked anew: after the deal, and after an undo."""
    for seat, chair in enumerate(live.chairs):
        chair.posed = number
        chair.stop_clock(now)
        start_clock(live, seat, now)


def pose(
    live: LiveState, number: int, now: int, mover: int, before: tuple[int, ...], earlier: Viewpoints
) -> int:
    """After a move: who is asked something else than before? Returns what the mover's bank was given."""
    after = live.to_act
    given = 0
    is_without_clock = isinstance(live.settings.clock, NoClock) and not has_breaks(live)
    for seat, chair in enumerate(live.chairs):
        is_asked = seat in after
        if (
            seat != mover
            and is_asked == (seat in before)
            and not (is_asked and _differs(live, seat, earlier))
        ):
            continue
        chair.posed = number
        if is_without_clock and not chair.is_timed:
            continue
        if seat == mover and chair.deadline is not None and not chair.is_short:
            given = increment(live)
        chair.stop_clock(now)
        if seat == mover:
            chair.bank += given
        start_clock(live, seat, now)
    return given


def limit_of_undo(live: LiveState, seat: int, left: int, now: int) -> int | None:
    """Until when the move that this seat takes back has to be made anew: as though it had never been made.

    What went by while the game waited for others does not count. None: there is no hurry.
    """
    played = live.moves[left]
    if played.deadline is None:
        return None
    return played.deadline if seat in live.to_act else now + played.deadline - played.at


def limits_after_undo(live: LiveState, by: int, left: int, now: int) -> dict[int, int]:
    """The same for all seats, before that is taken back: for others what runs now, if it is asked again."""
    limits = {seat: chair.deadline for seat, chair in enumerate(live.chairs) if seat != by}
    limits[by] = limit_of_undo(live, by, left, now)
    return {seat: limit for seat, limit in limits.items() if limit is not None}


def limit(live: LiveState, limits: dict[int, int], by: int, before: Viewpoints) -> None:
    """After everybody was asked anew: nobody has won time by it, or one could take back for ever."""
    for seat, latest in limits.items():
        chair = live.chairs[seat]
        if chair.deadline is not None and (seat == by or not _differs(live, seat, before)):
            chair.deadline = min(chair.deadline, latest)


def _differs(live: LiveState, seat: int, before: Viewpoints) -> bool:
    assert live.table is not None
    game = live.table.game
    if not game.has_questions:
        return False
    question = game.question
    return question(before.truth, seat) != question(live.position, seat)


def increment(live: LiveState) -> int:
    """What a bank is given after an own move."""
    clock = live.settings.clock
    return clock.increment * _SECOND_MS if isinstance(clock, LiveClock) else 0


def grace(live: LiveState) -> int:
    """What somebody who ran out of time gets on coming back."""
    clock = live.settings.clock
    return clock.answer_seconds * _SECOND_MS if isinstance(clock, LiveClock) else 0


def is_race(live: LiveState) -> bool:
    """Whether this game is played against the clock, also while that stands between two rounds."""
    assert live.table is not None
    return live.table.game.is_live(live.table.options)


def has_breaks(live: LiveState) -> bool:
    """Whether the breaks of a race end by themselves: nobody is to wait for somebody who does not come.

    Who races against bots alone has all the time in the world.
    """
    return is_race(live) and sum(chair.is_played_in_person for chair in live.chairs) > 1


def heed_requests(live: LiveState, now: int) -> None:
    """Short decisions stand still while something is asked of everybody: nobody answers two things at once.

    Once for each decision, or whoever asks again and again would never have to decide.
    """
    for chair in live.chairs:
        if live.is_something_asked:
            if chair.is_short and chair.deadline is not None and not chair.has_stood:
                chair.pause_clock(now)
                chair.has_stood = True
        elif live.paused_at is None:
            chair.resume_clock(now)


def does_game_clock_run(live: LiveState) -> bool:
    """Whether the game has a clock of its own, and it runs."""
    return live.status == "playing" and CLOCK in live.to_act


def clock_zero(live: LiveState) -> int | None:
    """When the game's own clock would have shown 0, had it always run; None while it stands."""
    if not does_game_clock_run(live):
        return None
    return live.clock_at - live.clock_shows


def does_time_press(live: LiveState) -> bool:
    """Whether somebody's time runs, or will as soon as it is their turn; or the game's own clock does."""
    if CLOCK in live.to_act or any(chair.deadline is not None for chair in live.chairs):
        return True
    is_timed = not isinstance(live.settings.clock, NoClock)
    return is_timed and any(chair.person and not chair.player for chair in live.chairs)


def start_clock(live: LiveState, seat: int, now: int) -> None:
    """Its time runs from now, if the game waits for a person there. Bots have no clock."""
    chair, acting = live.chairs[seat], live.to_act
    if seat not in acting or chair.player or not chair.person:
        return
    if CLOCK in acting:  # the game has its own limits while its own clock runs
        return
    assert live.table is not None
    if isinstance(live.settings.clock, NoClock) and not has_breaks(live):
        return
    chair.is_short = live.table.game.is_short(live.position, seat)
    time = _time_for(live, chair)
    if live.paused_at is None:
        chair.deadline = now + time
    else:
        chair.left = time


def _time_for(live: LiveState, chair: LiveChair) -> int:
    clock = live.settings.clock
    if isinstance(clock, NoClock):
        return _RACE_BREAK_MS
    if isinstance(clock, RelaxedClock):
        return clock.days * _DAY_MS
    return clock.answer_seconds * _SECOND_MS if chair.is_short else chair.bank
