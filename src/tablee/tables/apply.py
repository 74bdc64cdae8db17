"""Event handlers: what each entry of the log does to the state. Nothing here refuses: it has been decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.engine.dice import commitment
from tablee.engine.state import CLOCK
from tablee.records import Lapse
from tablee.tables import clocks, commitments, entries
from tablee.tables.chairs import LiveChair
from tablee.tables.entries import AnyEntry
from tablee.tables.settings import is_other_position
from tablee.tables.state import Claim, LiveState, PlayedMove, Request, TriedMove


def apply_entry(live: LiveState, entry: AnyEntry, number: int, at: int) -> None:
    """Let this entry happen."""
    if (number == 1) != isinstance(entry, entries.Laid):
        raise ValueError("a log begins with the laying of its table, and there is one")
    _EFFECTS[type(entry)](live, entry, number, at)


def _laid(live: LiveState, entry: entries.Laid, number: int, at: int) -> None:
    live.settings, live.host = entry.settings, entry.host
    live.rules, live.edition = entry.rules, entry.edition
    live.chairs = [LiveChair() for _ in range(entry.settings.seats)]
    live.secret, live.waiting = bytes.fromhex(entry.secret), entry.beginning
    live.daily = entry.daily
    commitments.promise(live, 1, at)


def _changed(live: LiveState, entry: entries.Changed, number: int, at: int) -> None:
    seats, before = entry.settings.seats, live.settings
    if is_other_position(before, entry.settings):
        live.waiting = None  # that position is not one of this game
    if (before.game, before.seats) != (entry.settings.game, seats):
        live.began = None
    live.settings, live.edition = entry.settings, entry.edition
    live.rules = entry.rules or live.rules
    if any(not chair.is_empty for chair in live.chairs[seats:]):  # fewer seats: everybody moves together
        live.chairs = [chair for chair in live.chairs if not chair.is_empty]
    live.chairs = [*live.chairs[:seats], *(LiveChair() for _ in range(seats - len(live.chairs)))]
    _ask_everybody_again(live)


def _joined(live: LiveState, entry: entries.Joined, number: int, at: int) -> None:
    live.chairs[entry.seat] = LiveChair(person=entry.person, name=entry.name, nonce=entry.nonce)


def _nonce_added(live: LiveState, entry: entries.NonceAdded, number: int, at: int) -> None:
    live.chairs[entry.seat].nonce = entry.nonce


def _left(live: LiveState, entry: entries.Left, number: int, at: int) -> None:
    live.chairs[entry.seat] = LiveChair()
    live.rematch = tuple(seat for seat in live.rematch if seat != entry.seat)


def _kept_out(live: LiveState, entry: entries.KeptOut, number: int, at: int) -> None:
    live.kept_out[entry.person] = entry


def _let_back_in(live: LiveState, entry: entries.LetBackIn, number: int, at: int) -> None:
    live.kept_out.pop(entry.person, None)


def _links_renewed(live: LiveState, entry: entries.LinksRenewed, number: int, at: int) -> None:
    live.seat_key = entry.seat_key or live.seat_key
    live.watch_key = entry.watch_key or live.watch_key


def _muted(live: LiveState, entry: entries.Muted, number: int, at: int) -> None:
    if not entry.person:
        live.are_spectators_muted = entry.is_muted
    elif entry.is_muted:
        live.muted[entry.person] = entry.name
    else:
        live.muted.pop(entry.person, None)


def _bot_seated(live: LiveState, entry: entries.BotSeated, number: int, at: int) -> None:
    taken = {chair.called for place, chair in enumerate(live.chairs) if place != entry.seat}
    called = next(each for each in (entry.seat, *range(len(live.chairs))) if each not in taken)
    live.chairs[entry.seat] = LiveChair(bot=entry.bot, name=entry.bot, called=called)


def _bot_changed(live: LiveState, entry: entries.BotChanged, number: int, at: int) -> None:
    chair = live.chairs[entry.seat]
    chair.bot = chair.name = entry.bot
    _ask_everybody_again(live)


def _ready_said(live: LiveState, entry: entries.ReadySaid, number: int, at: int) -> None:
    live.chairs[entry.seat].is_ready = entry.is_ready


def _ask_everybody_again(live: LiveState) -> None:
    """Nobody has said yes to what the table is now."""
    for chair in live.chairs:
        chair.is_ready = False


def _name_changed(live: LiveState, entry: entries.NameChanged, number: int, at: int) -> None:
    live.chairs[entry.seat].name = entry.name
    live.call_player(entry.person, entry.name)


def _host_passed(live: LiveState, entry: entries.HostPassed, number: int, at: int) -> None:
    live.host = entry.person


def _started(live: LiveState, entry: entries.Started, number: int, at: int) -> None:
    secret = bytes.fromhex(entry.secret) or commitments.secret_of_game(live.secret, live.game_number)
    live.put_game_away()
    live.forget_commands()
    live.beginning, live.nonces, live.waiting = entry.beginning, entry.nonces, None
    live.beginner = entry.beginner
    live.table = live.deal(secret)
    live.began = entry.beginner
    if entry.beginning is None and live.began is None:
        live.began = live.table.game.beginner_of(live.table.cell)
    live.commitment, live.coming = live.coming or commitment(secret), ""
    live.game_promised_at = live.promised_at
    live.players = tuple(chair.shown_name for chair in live.chairs)
    live.player_ids = tuple(chair.person for chair in live.chairs)
    live.bots = tuple(chair.bot for chair in live.chairs)
    live.started_at = live.clock_at = at
    live.clock_shows = live.table.game.time_shown(live.position)
    for chair in live.chairs:
        chair.clear_game()
        chair.nonce = ""
    clocks.fill_banks(live)
    clocks.pose_all(live, number, at)


def _moved(live: LiveState, entry: entries.Moved, number: int, at: int) -> None:
    table = live.table
    assert table is not None
    before, viewpoints, was_asked = table.to_act, live.viewpoints, live.is_something_asked
    code = table.game.code(entry.move)
    tried = _tried(live, entry.seat, code)
    if tried is None:
        table.play_code(entry.seat, code)
    else:
        table.adopt(entry.seat, code, tried.after, tried.acting)
    if entry.seat == CLOCK:
        passed = code - table.game.tick(0)
        live.clock_at += passed
        live.clock_shows += passed
    live.position_changed()
    if CLOCK in table.to_act and CLOCK not in before:
        live.clock_at = at  # the game's clock begins to run
    deadline = None if entry.seat == CLOCK else live.chairs[entry.seat].deadline
    given = clocks.pose(live, number, at, entry.seat, before, viewpoints)
    live.moves.append(PlayedMove(entry.seat, code, at, entry.by, given, deadline))
    live.undo = None
    if was_asked:
        clocks.heed_requests(live, at)
    if entry.command:
        live.remember(live.chairs[entry.seat].person, entry.command, number)


def _tried(live: LiveState, seat: int, code: int) -> TriedMove | None:
    """This very move, as it was tried on this very position."""
    for place, tried in enumerate(live.tried):
        if tried.before is live.cell and tried.seat == seat and tried.code == code:
            if place == len(live.tried) - 1:
                live.tried = []
            return tried
    return None


def _choice_changed(live: LiveState, entry: entries.ChoiceChanged, number: int, at: int) -> None:
    """No clock is touched: whoever has chosen has none that runs, and nobody else is asked anything new."""
    assert live.table is not None
    place = live.last_move_of(entry.seat)
    assert place is not None
    live.moves[place] = live.moves[place]._replace(code=live.table.game.code(entry.move), by="person")
    live.table = live.deal(live.table.secret)
    live.table.play_all([(played.seat, played.code) for played in live.moves])
    live.position_changed()
    if entry.command:
        live.remember(live.chairs[entry.seat].person, entry.command, number)


def _seat_claimed(live: LiveState, entry: entries.SeatClaimed, number: int, at: int) -> None:
    live.claim = Claim(entry.seat, entry.person, entry.name, at)


def _claim_answered(live: LiveState, entry: entries.ClaimAnswered, number: int, at: int) -> None:
    claim = live.claim
    assert claim is not None
    if entry.agrees:
        live.claim = replace(claim, agreed=(*claim.agreed, entry.seat))
    else:
        live.refused_claimants.add(claim.person)
        live.claim, live.claim_failed_at = None, at


def _claim_ended(live: LiveState, entry: entries.ClaimEnded, number: int, at: int) -> None:
    live.claim, live.claim_failed_at = None, at


def _seat_handed_over(live: LiveState, entry: entries.SeatHandedOver, number: int, at: int) -> None:
    live.hand_over(entry.seat, entry.person, entry.name)
    live.chairs[entry.seat].posed = number  # what was asked of somebody else is asked anew
    live.claim = None


def _undo_asked(live: LiveState, entry: entries.UndoAsked, number: int, at: int) -> None:
    live.undo = Request(entry.seat)
    clocks.heed_requests(live, at)


def _undo_answered(live: LiveState, entry: entries.UndoAnswered, number: int, at: int) -> None:
    live.undo = _answered(live.undo, entry.seat, entry.agrees)
    clocks.heed_requests(live, at)


def _pause_asked(live: LiveState, entry: entries.PauseAsked, number: int, at: int) -> None:
    live.pause = Request(entry.seat)
    clocks.heed_requests(live, at)


def _pause_answered(live: LiveState, entry: entries.PauseAnswered, number: int, at: int) -> None:
    live.pause = _answered(live.pause, entry.seat, entry.agrees)
    clocks.heed_requests(live, at)


def _abandon_asked(live: LiveState, entry: entries.AbandonAsked, number: int, at: int) -> None:
    live.abandon = Request(entry.seat)
    clocks.heed_requests(live, at)


def _abandon_answered(live: LiveState, entry: entries.AbandonAnswered, number: int, at: int) -> None:
    live.abandon = _answered(live.abandon, entry.seat, entry.agrees)
    clocks.heed_requests(live, at)


def _answered(request: Request | None, seat: int, agrees: bool) -> Request | None:
    if request is None or not agrees:
        return None
    return Request(request.by, (*request.agreed, seat))


def _undone(live: LiveState, entry: entries.Undone, number: int, at: int) -> None:
    assert live.table is not None
    was_agreed = live.undo is not None and live.undo.by == entry.seat
    limits = {} if was_agreed else clocks.limits_after_undo(live, entry.seat, entry.moves, at)
    before = live.viewpoints
    for played in live.moves[entry.moves :]:
        if played.seat != CLOCK and played.credit:  # or moves taken back would be a way to win time
            chair = live.chairs[played.seat]
            chair.stop_clock(at)
            chair.bank = max(0, chair.bank - played.credit)
    del live.moves[entry.moves :]
    live.resigned, live.out_of_time = (
        [Lapse(lapse.seat, min(lapse.after, entry.moves)) for lapse in lapses]
        for lapses in (live.resigned, live.out_of_time)
    )
    live.table = live.deal(live.table.secret)
    live.table.play_all([(played.seat, played.code) for played in live.moves])
    live.position_changed()
    live.undo = None
    clocks.pose_all(live, number, at)
    clocks.limit(live, limits, entry.seat, before)
    clocks.heed_requests(live, at)


def _paused(live: LiveState, entry: entries.Paused, number: int, at: int) -> None:
    live.pause = None
    live.paused_at = at
    for chair in live.chairs:
        chair.pause_clock(at)


def _resumed(live: LiveState, entry: entries.Resumed, number: int, at: int) -> None:
    assert live.paused_at is not None
    live.clock_at += at - live.paused_at
    live.paused_at = None
    for chair in live.chairs:
        chair.resume_clock(at)
        chair.posed = number
    clocks.heed_requests(live, at)


def _resigned(live: LiveState, entry: entries.Resigned, number: int, at: int) -> None:
    live.chairs[entry.seat].has_resigned = True
    if live.claim is not None and live.claim.seat == entry.seat:
        live.claim = None  # there is nothing left to play for
    live.resigned.append(Lapse(entry.seat, len(live.moves)))
    if live.undo is not None and live.undo.by == entry.seat:
        live.undo = None  # what somebody asked who plays no longer
    if live.pause is not None and live.pause.by == entry.seat:
        live.pause = None
    if live.abandon is not None and live.abandon.by == entry.seat:
        live.abandon = None
    _hold(live, entry.seat, live.settings.holder, number, at)
    clocks.heed_requests(live, at)


def _time_ran_out(live: LiveState, entry: entries.TimeRanOut, number: int, at: int) -> None:
    chair = live.chairs[entry.seat]
    chair.is_out_of_time = not chair.is_short
    if not chair.is_short:
        live.out_of_time.append(Lapse(entry.seat, len(live.moves)))
    chair.hand_over(at)


def _answer_timed_out(live: LiveState, entry: entries.AnswerTimedOut, number: int, at: int) -> None:
    live.chairs[entry.seat].stop_clock(at)


def _server_away(live: LiveState, entry: entries.ServerAway, number: int, at: int) -> None:
    for chair in live.chairs:
        chair.give_time(entry.milliseconds)
    if clocks.does_game_clock_run(live):
        live.clock_at += entry.milliseconds


def _seat_held(live: LiveState, entry: entries.SeatHeld, number: int, at: int) -> None:
    _hold(live, entry.seat, entry.bot, number, at)


def _hold(live: LiveState, seat: int, bot: str, number: int, at: int) -> None:
    chair = live.chairs[seat]
    chair.hand_over(at)
    chair.held_by = bot
    chair.posed = number


def _seat_taken_back(live: LiveState, entry: entries.SeatTakenBack, number: int, at: int) -> None:
    chair = live.chairs[entry.seat]
    if chair.is_out_of_time:
        chair.bank = max(chair.bank, clocks.grace(live))
        chair.is_out_of_time = False
    chair.held_by = ""
    chair.posed = number
    if not chair.take_over(at):
        clocks.start_clock(live, entry.seat, at)


def _hand_shown(live: LiveState, entry: entries.HandShown, number: int, at: int) -> None:
    live.chairs[entry.seat].is_hand_shown = entry.is_shown


def _ended(live: LiveState, entry: entries.Ended, number: int, at: int) -> None:
    live.how, live.outcome, live.ended_at = entry.how, entry.outcome, at
    if entry.how == "resigned" and entry.outcome is not None:  # the last one has no entry of its own
        stayed = {*entry.outcome.winners, *(lapse.seat for lapse in live.resigned)}
        gone = (seat for seat in range(len(live.chairs)) if seat not in stayed)
        live.resigned.extend(Lapse(seat, len(live.moves)) for seat in gone)
    if entry.outcome is not None:
        _count(live, entry.outcome.winners)
    live.undo = live.pause = live.abandon = live.claim = live.paused_at = None
    for chair in live.chairs:
        chair.stop_clock(at)
    commitments.promise(live, live.game_number + 1, at)


def _count(live: LiveState, winners: tuple[int, ...]) -> None:
    """One more game that everybody remembers."""
    live.games_ended += 1
    live.draws += not winners
    for seat in winners:
        who = live.chairs[seat].who
        live.wins[who] = live.wins.get(who, 0) + 1


def _rematch_asked(live: LiveState, entry: entries.RematchAsked, number: int, at: int) -> None:
    live.rematch = (*live.rematch, entry.seat)
    live.chairs[entry.seat].nonce = entry.nonce or live.chairs[entry.seat].nonce


def _rematched(live: LiveState, entry: entries.Rematched, number: int, at: int) -> None:
    live.put_game_away()
    live.game_number += 1
    for chair in live.chairs:
        chair.clear_game()
    if not entry.stay:
        live.chairs = [live.chairs[-1], *live.chairs[:-1]]


_EFFECTS: dict[type, Callable[[LiveState, Any, int, int], None]] = {
    entries.Laid: _laid,
    entries.Changed: _changed,
    entries.Joined: _joined,
    entries.NonceAdded: _nonce_added,
    entries.Left: _left,
    entries.KeptOut: _kept_out,
    entries.LetBackIn: _let_back_in,
    entries.LinksRenewed: _links_renewed,
    entries.Muted: _muted,
    entries.BotSeated: _bot_seated,
    entries.BotChanged: _bot_changed,
    entries.ReadySaid: _ready_said,
    entries.NameChanged: _name_changed,
    entries.HostPassed: _host_passed,
    entries.Started: _started,
    entries.Moved: _moved,
    entries.ChoiceChanged: _choice_changed,
    entries.SeatClaimed: _seat_claimed,
    entries.ClaimAnswered: _claim_answered,
    entries.ClaimEnded: _claim_ended,
    entries.SeatHandedOver: _seat_handed_over,
    entries.UndoAsked: _undo_asked,
    entries.UndoAnswered: _undo_answered,
    entries.Undone: _undone,
    entries.PauseAsked: _pause_asked,
    entries.PauseAnswered: _pause_answered,
    entries.Paused: _paused,
    entries.Resumed: _resumed,
    entries.Resigned: _resigned,
    entries.TimeRanOut: _time_ran_out,
    entries.AnswerTimedOut: _answer_timed_out,
    entries.ServerAway: _server_away,
    entries.SeatHeld: _seat_held,
    entries.SeatTakenBack: _seat_taken_back,
    entries.HandShown: _hand_shown,
    entries.Ended: _ended,
    entries.AbandonAsked: _abandon_asked,
    entries.AbandonAnswered: _abandon_answered,
    entries.RematchAsked: _rematch_asked,
    entries.Rematched: _rematched,
}
