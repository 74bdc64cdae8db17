"""Noxford in a real browser: whole games by mouse, finger and keys; the table under one's hands."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys, Mouse
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor, play_on


def some_move(chance: random.Random):
    """Any kind of move is as likely as any other: gears turn, cards are covered."""

    def choose(one: Visitor) -> str:
        kinds: dict[str, list[str]] = {}
        for move in one.moves:
            kinds.setdefault(move.replace(">", " ").replace("@", " ").split(" ")[0], []).append(move)
        return chance.choice(chance.choice(list(kinds.values())))

    return choose


@pytest.mark.parametrize(
    ("hands", "more"),
    [(Mouse, {}), (Finger, {"screen": PHONE, "language": "fr"}), (Keys, {})],
    ids=["mouse", "finger", "keys"],
)
def test_a_whole_game_against_a_bot(visitor, hands, more):
    ana = visitor("Ana", hands=hands, **more)
    seat_at_table("noxford", ana, bots=1)
    play_on([ana], some_move(random.Random(str(hands))))
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.say("ui-rematch"))
