"""A bot for Tablée with nothing but Python's standard library. The protocol: `tablee bot-protocol`.

It plays District Noir by looking at the line; every other game it plays at random.
"""

import json
import random
import sys


def worth(card):
    """A rough value: city cards and supports help by what they lead to, the rest by its face."""
    return 3 if not card.lstrip("+-").isdigit() else int(card) if card[0] in "+-" else int(card) / 3


def choose(view, moves):
    """Take when the end of the line is worth it or time runs out; else play the card that helps least."""
    if view["game"] != "district-noir":
        return random.choice(moves)
    prize = sum(worth(card) for card in view["line"][-5:])
    if "take" in moves and (prize >= 9 or len(moves) == 1):
        return "take"
    cards = [move for move in moves if move != "take"]
    has_taken = view["sides"][view["seat"]]["has_taken"]
    return min(cards, key=worth) if has_taken else max(cards, key=worth)


def say(**message):
    """One line, flushed at once: the table waits for it."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say(type="hello", protocol=1, name="First bot")
    elif told["type"] == "decide":
        say(type="move", id=told["id"], move=choose(told["view"], told["moves"]))
    elif told["type"] == "goodbye":
        break
