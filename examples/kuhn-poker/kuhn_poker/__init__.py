"""Kuhn poker, by Harold W. Kuhn: three cards, two players, one bet."""

from __future__ import annotations

from kuhn_poker import events, json_format, notation, view
from kuhn_poker.refusals import Refusal
from kuhn_poker.rules import RULES
from kuhn_poker.state import RECORD, Ending
from tablee.engine.edges import Edges
from tablee.engine.game import Game
from tablee.engine.rules import code_names, refusal_names


class KuhnPoker(Game):
    """One hand. The scores are the chips won and lost."""

    name = "kuhn-poker"
    seats = (2,)
    rules_version = "1"
    record = RECORD
    rules = RULES
    edges = Edges.of(notation, view, events, json_format)
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    most_moves = 2


GAME = KuhnPoker()
