"""A bot that misbehaves in the way its first argument names. It is run as a program of its own."""

from __future__ import annotations

import json
import os
import signal
import sys
import time


def raw(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def say(**message: object) -> None:
    raw(json.dumps(message).encode() + b"\n")


def hello(**more: object) -> None:
    say(type="hello", protocol=1, name="Badly", **more)


def play(told: dict, move: str | None = None) -> None:
    say(type="move", id=told["id"], move=move or told["moves"][0])


def for_ever() -> None:
    while True:
        time.sleep(60)


def flood(line: bytes) -> None:
    while True:
        raw(line * 1000)


def not_in_hand(told: dict) -> str:
    return next(card for card in ("5", "6", "7", "8", "+4", "-3", "hall") if card not in told["moves"])


def crash(told: dict) -> None:
    sys.exit("no idea\x1b[31m")


def close_output(told: dict) -> None:
    os.close(1)
    for_ever()


def late_once(told: dict) -> None:
    if told["id"] == 1:
        time.sleep(told["budget"] + 0.8)
    play(told)


def one_move_a_life(told: dict) -> None:
    say(type="log", text=f"pid {os.getpid()}")
    play(told)
    sys.exit(0)


def burst_then_play(told: dict) -> None:
    if told["id"] == 1:
        raw(b"a banner\n" * 50)
    play(told)


def stubborn(told: dict) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for_ever()


def chatty(told: dict) -> None:
    raw(b"\n\r\n")  # blank lines are nothing
    say(type="pong", id=99)
    say(type="log", text=f"pid {os.getpid()}")
    play(told)


def hang_after_telling(told: dict) -> None:
    say(type="log", text=f"pid {os.getpid()}")
    for_ever()


def flood_of_errors(told: dict) -> None:
    for _ in range(200):
        sys.stderr.write("error " * 10_000)
    play(told)


DECIDE = {
    "good": play,
    "chatty": chatty,
    "crash": crash,
    "hang": lambda told: for_ever(),
    "hang-after-telling": hang_after_telling,
    "stubborn": stubborn,
    "close-output": close_output,
    "not-json": lambda told: raw(b"take\n"),
    "no-object": lambda told: raw(b"[1, 2]\n"),
    "unknown-type": lambda told: say(type="dance", id=told["id"]),
    "no-type": lambda told: say(id=told["id"], move="take"),
    "wrong-field": lambda told: say(type="move", id="one", move="take"),
    "no-move": lambda told: say(type="move", id=told["id"]),
    "hello-again": lambda told: hello(),
    "deep": lambda told: raw(b"[" * 60_000 + b"\n"),
    "binary": lambda told: raw(bytes(range(256)) * 4 + b"\n"),
    "not-utf8": lambda told: raw(b'{"type":"move","id":1,"move":"\xff\xfe"}\n'),
    "wrong-id": lambda told: say(type="move", id=told["id"] + 1000, move=told["moves"][0]),
    "old-id": lambda told: say(type="move", id=told["id"] - 1, move=told["moves"][0]),
    "bad-notation": lambda told: play(told, "castle"),
    "escape-codes": lambda told: play(told, "\x1b[2J\x07"),
    "illegal": lambda told: play(told, not_in_hand(told)),
    "long-line": lambda told: raw(b"x" * 70_000 + b"\n"),
    "endless-line": lambda told: flood(b"x"),
    "flood": lambda told: flood(b"nonsense\n"),
    "flood-of-logs": lambda told: flood(b'{"type":"log","text":"hm"}\n'),
    "flood-of-errors": flood_of_errors,
    "late-once": late_once,
    "one-move-a-life": one_move_a_life,
    "burst-then-play": burst_then_play,
    "shouting": lambda told: play(told, f" {told['moves'][0].upper()} "),
}

START = {
    "no-hello": for_ever,
    "exit-at-once": lambda: sys.exit(4),
    "nonsense-at-once": lambda: raw(b"Welcome!\n"),
    "wrong-protocol": lambda: say(type="hello", protocol=2, name="From the future"),
    "never-reads": lambda: (hello(), for_ever()),
}


def main() -> None:
    how = sys.argv[1]
    if how in START:
        START[how]()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            hello(heartbeat="heartbeat" in sys.argv[2:])
        elif told["type"] == "decide":
            DECIDE[how](told)
        elif told["type"] == "goodbye":
            break


if __name__ == "__main__":
    main()
