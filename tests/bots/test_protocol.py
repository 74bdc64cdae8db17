"""The messages of the bot protocol, and the command for authors of bots."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee.bots.external import protocol
from tablee.bots.external.errors import FaultCode, excerpt
from tablee.bots.external.process import BotProcess, LineCutter, StreamSignal
from tablee.bots.external.protocol import BadMessage
from tablee.i18n import LANGUAGES, Translator
from tests.support import some_position

HERE = Path(__file__).parent
EXAMPLE = HERE.parent.parent / "examples" / "bots" / "first_bot.py"

TO_BOT = [
    protocol.Hello(
        protocol=1,
        game="panik",
        rules_version="1",
        seats=3,
        seat=2,
        options={"bells": True, "variant": "x", "n": 3},
    ),
    protocol.Decide(id=4, budget=0.5, moves=("take", "+2"), view={"line": ["5"]}, position={"pile": ["?"]}),
    protocol.BotPing(id=1),
    protocol.Cancel(id=4),
    protocol.Goodbye(),
]
FROM_BOT = [
    protocol.HelloBack(protocol=1, name="Zoé\n", heartbeat=True),
    protocol.Answer(id=4, move="+2"),
    protocol.BotPong(id=1),
    protocol.Log(text="« hm »\u2028"),
]


def kind(message: protocol.Message) -> str:
    return type(message).__name__


@pytest.mark.parametrize("message", TO_BOT, ids=kind)
def test_a_message_to_the_bot_makes_the_round_trip(message):
    line = protocol.write(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert msgspec.json.decode(line, type=protocol.ToBot) == message


@pytest.mark.parametrize("message", FROM_BOT, ids=kind)
def test_a_message_from_the_bot_makes_the_round_trip(message):
    line = protocol.write(message)
    assert line.count(b"\n") == 1
    assert protocol.read(line) == message


def test_every_message_is_in_the_round_trips():
    known = set(protocol.Message.__subclasses__())
    assert {type(message) for message in [*TO_BOT, *FROM_BOT]} == known


def test_a_real_decision_reads_as_json():
    seen = some_position("district-noir", 2, {}, 3, 6).view_of(0)
    told = protocol.Decide(id=1, budget=1, moves=("5",), view=seen.view().to_dict(), position=seen.to_dict())
    plain = json.loads(protocol.write(told))
    assert plain["type"] == "decide"
    assert plain["view"]["seat"] == 0
    assert plain["position"]["pile"] == ["?"] * len(plain["position"]["pile"])


def test_unknown_fields_are_ignored_and_optional_ones_may_be_left_out():
    assert protocol.read(b'{"type":"hello","protocol":1,"mood":"good"}') == protocol.HelloBack(protocol=1)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b"take", "malformed"),
        (b"", "truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "missing required field `type`"),
        (b'{"type":"dance"}', "Invalid value 'dance'"),
        (b'{"type":"move","id":1}', "missing required field `move`"),
        (b'{"type":"move","id":"1","move":"x"}', "Expected `int`, got `str` - at `$.id`"),
        (b'{"type":"move","id":1,"move":"' + b"x" * 1001 + b'"}', "length <= 1000"),
        (b'{"type":"decide","id":1}', "Invalid value 'decide'"),
    ],
)
def test_a_bad_message_tells_the_place_and_the_problem(line, problem):
    with pytest.raises(BadMessage) as caught:
        protocol.read(line)
    assert problem in str(caught.value.details["problem"])


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_a_bad_message(line):
    with contextlib.suppress(BadMessage):
        assert isinstance(protocol.read(line), protocol.Message)


@given(
    st.lists(st.binary(max_size=12).map(lambda line: line.replace(b"\n", b""))), st.lists(st.integers(1, 9))
)
def test_lines_are_the_same_however_the_pipe_cuts_them(lines, sizes):
    data, cutter, heard, start = b"\n".join(lines) + b"\n", LineCutter(1000), [], 0
    for size in [*sizes, len(data)]:
        heard += cutter.feed(data[start : start + size])
        start += size
    assert heard == [line.strip() for line in lines if line.strip()]


def test_a_line_too_long_is_heard_once_and_the_next_line_is_whole():
    cutter = LineCutter(8)
    assert list(cutter.feed(b"12345678\n123456789")) == [b"12345678", StreamSignal.TOO_LONG]
    assert list(cutter.feed(b"0" * 100)) == []
    assert list(cutter.feed(b"0\nnext\n")) == [b"next"]


def test_a_child_that_never_reads_does_not_block():
    child = BotProcess([sys.executable, "-c", "import time; time.sleep(60)"], protocol.MAX_LINE_BYTES)
    started = time.monotonic()
    for _ in range(100):
        child.say(b"x" * 100_000 + b"\n")
    assert child.hear(0.05) is None
    assert time.monotonic() - started < 5
    child.end()
    assert child.exit_code is not None


def test_what_was_said_before_the_end_is_heard_before_the_end():
    child = BotProcess([sys.executable, "-c", "print('a'); print('b', end='')"], protocol.MAX_LINE_BYTES)
    heard = [child.hear(20)]
    while heard[-1] is not StreamSignal.CLOSED:
        heard.append(child.hear(20))
    child.end()
    assert heard == [b"a", StreamSignal.CLOSED]  # a line without its end is no line


def test_an_excerpt_is_short_and_printable():
    assert excerpt(b"\x1b[2Jhi\xff") == " [2Jhi\ufffd"
    assert excerpt("x" * 300) == "x" * 200 + "…"


# --- words, schema, page ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", get_args(FaultCode))
def test_every_fault_has_a_sentence(code, language):
    told = Translator(language).say(f"fault-{code}", player="Ana", detail="because")
    assert told.startswith("Ana")
    assert "because" in told
    assert "{" not in told


def test_the_schema_names_every_message_and_its_type():
    schema = protocol.schema()
    types = {name: made["properties"]["type"]["enum"][0] for name, made in schema["$defs"].items()}
    assert types == {kind(message): msgspec.to_builtins(message)["type"] for message in [*TO_BOT, *FROM_BOT]}
    assert {ref["$ref"] for ref in schema["from_bot"]["anyOf"]} == {
        f"#/$defs/{kind(one)}" for one in FROM_BOT
    }


def test_the_page_tells_every_message_field_and_fault():
    page = protocol.page()
    for message in [*TO_BOT, *FROM_BOT]:
        for word in (msgspec.to_builtins(message)["type"], *type(message).__struct_fields__):
            assert f"`{word}`" in page
    for code in get_args(FaultCode):
        assert f"| `{code}` |" in page


# --- the command --------------------------------------------------------------------------------------


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", "bot-protocol", *arguments],
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "120"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_the_command_prints_the_page_and_the_schema():
    assert run().stdout == protocol.page()
    assert json.loads(run("--schema").stdout) == protocol.schema()


def test_a_good_bot_passes_its_trial():
    done = run(
        "--run", f"{sys.executable} {EXAMPLE}", "district-noir", "--games", "3", "--seed", "5", "--json"
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["name"] == "First bot"
    assert report["faults"] == {}
    assert [game["seat"] for game in report["games"]] == [0, 1, 0]
    assert all(game["decisions"] >= 1 and game["outcome"]["winners"] for game in report["games"])
    assert 0 <= report["share"] <= 1


def test_faults_of_a_trial_are_counted_told_and_make_the_exit_code_1():
    command = ["--run", f"{sys.executable} {HERE / 'badly.py'} illegal", "district-noir", "--games", "2"]
    done = run(*command, "--json")
    assert done.returncode == 1
    report = json.loads(done.stdout)
    assert set(report["faults"]) == {"illegal-move"}
    assert report["faults"]["illegal-move"] == sum(game["decisions"] for game in report["games"])
    assert report["games"][0]["faults"][0]["code"] == "illegal-move"
    told = run(*command, "--lang", "fr")
    assert told.returncode == 1
    assert "un coup interdit" in told.stderr
    assert "× illegal-move" in told.stdout


def test_a_bot_is_told_the_options_of_its_game(tmp_path):
    file = tmp_path / "told"
    done = run("--run", f"{sys.executable} {HERE / 'recorder.py'} {file}", "panik", "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    hello = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert hello["options"] == tablee.game("panik").deal(**tablee.game("panik").calm_options).options


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess"], "unknown-game"),
        ([], "unknown-game"),
        (["district-noir", "--seats", "5"], "bad-seats"),
        (["district-noir", "--games", "0"], "bad-option"),
        (["district-noir", "--think", "-1"], "bad-option"),
        (["district-noir", "--lang", "xx"], "bad-option"),
        (["district-noir", "--against", "nobody"], "unknown-bot"),
    ],
)
def test_bad_input_ends_with_one_clear_line(arguments, code):
    done = run("--run", f"{sys.executable} {EXAMPLE}", *arguments)
    assert done.returncode == 2
    assert f"[{code}]" in done.stderr
    assert "Traceback" not in done.stderr
