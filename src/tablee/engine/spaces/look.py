"""One look at a table, compiled: hide, encode and mark the legal actions, without Python between them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tablee.engine.jit.compiling import compiled
from tablee.engine.jit.places import place_in
from tablee.engine.rules import Rules
from tablee.engine.spaces.encoder import Encoder, Floats
from tablee.engine.state import Moves, StateArray


@functools.cache
def compiled_look(rules: Rules, encoder: Encoder) -> Callable[..., None]:
    """Fills a row with what a seat knows, and a mask with 1 at the ids of what it may do."""
    rules_hide, rules_legal_moves, encode_one = rules.hide, rules.legal_moves, encoder.observe

    @compiled
    def look(
        cell: StateArray,
        hidden: StateArray,
        seat: int,
        is_acting: int,
        moves: Moves,
        sorted_codes: Any,
        sorted_ids: Any,
        row: Floats,
        mask: Any,
    ) -> None:
        row[:] = 0
        mask[:] = 0
        hidden[0] = cell[0]
        rules_hide(hidden[0], seat)
        encode_one(hidden[0], seat, row)
        if is_acting == 0:
            return
        for number in range(rules_legal_moves(hidden[0], seat, moves)):
            place = sorted_ids[place_in(sorted_codes, moves[number])] if len(sorted_codes) > 0 else number
            mask[place] = 1

    return look
