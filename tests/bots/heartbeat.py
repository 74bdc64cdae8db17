"""A bot that promises a heartbeat: one thread thinks for argv[1] seconds, another answers pings.

With `silent` as second argument it breaks the promise.
"""

from __future__ import annotations

import json
import sys
import threading
import time


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def think(told: dict) -> None:
    time.sleep(float(sys.argv[1]))
    say(type="move", id=told["id"], move=told["moves"][0])


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say(type="hello", protocol=1, heartbeat=True)
    elif told["type"] == "decide":
        threading.Thread(target=think, args=(told,), daemon=True).start()
    elif told["type"] == "ping" and "silent" not in sys.argv:
        say(type="pong", id=told["id"])
