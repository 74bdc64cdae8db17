"""A bot that writes down every byte it is told, and plays the first legal move."""

from __future__ import annotations

import json
import sys

with open(sys.argv[1], "wb") as file:
    for line in sys.stdin.buffer:
        file.write(line)
        file.flush()
        told = json.loads(line)
        if told["type"] == "hello":
            print('{"type":"hello","protocol":1}', flush=True)
        elif told["type"] == "decide":
            print(json.dumps({"type": "move", "id": told["id"], "move": told["moves"][0]}), flush=True)
