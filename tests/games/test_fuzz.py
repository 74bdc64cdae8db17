"""Fuzzing every public door: whatever Python hands in, there is an answer or a documented refusal.

Public methods are found by looking, so a new one is fuzzed too. What may be raised is a TableeError, or a
TypeError or ValueError as Python's own functions raise them; and what was refused has changed nothing. That
compiled code writes nothing beyond an array is tested in `test_simulate.py` and `test_batch.py`.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.adapters import gymnasium, openspiel, pettingzoo
from tablee.engine.batch.batch import Batch
from tests.games.test_bad_input import middle_of, strange
from tests.support import examples

GAMES = ("district-noir", "panik", "noxford", "jelly-monster")
fuzzed = settings(
    max_examples=examples(80, 2000),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
# What a game's author writes and the engine calls: positions in there come from the rules themselves.
HOOKS = {
    *("check_edition", "lay_edition", "edition_remarks", "move_is_secret", "let_begin", "all_moves"),
    "can_choose_again",
    *("default_move", "question", "is_short", "time_until", "time_shown", "tick", "see", "tell_start"),
    *("to_plain", "from_plain", "options_under", "edition_type", "is_live", "knows_rules", "refused"),
    *(
        "relative_move",
        "blanks",
        "beginner_of",
        "events",
        "witness",
        "views",
        "fingerprint",
        "notations",
        "layout",
        "merit",
    ),
}


@functools.cache
def other_cells() -> tuple[Any, ...]:
    """Positions of all games, whole and broken."""
    cells = [middle_of(name).cell for name in GAMES]
    return (*cells, cells[0][:0], np.concatenate([cells[0], cells[0]]), cells[0].reshape(1, 1), cells[0][0])


@functools.cache
def plausible(name: str) -> dict[str, list[Any]]:
    """By the name of a parameter, values that are nearly right: so that a call gets further than the door."""
    table = middle_of(name)
    seat = table.to_act[0]
    codes = table.legal_codes(seat)
    forged = bytearray(table.to_bytes())
    forged[40] ^= 1
    other = middle_of("panik" if name != "panik" else "noxford")
    return {
        "seat": [seat, 0, 1, table.seats, -1, 7, 8, None, np.int8(0)],
        "move": [*table.legal_moves(seat)[:3], ""],
        "text": table.legal_moves(seat)[:3],
        "code": [*codes[:3], -1, 10**6],
        "action": [0, 1, -1, table.game.action_space.size, np.int64(0), np.uint64(2**63)],
        "actions": [[0, 0, 0], [0, 0], np.zeros((3, 1), int), np.array([0, -1, 0]), [0.0] * 3, {"seat_0": 0}],
        "moves": [[(seat, codes[0])], [(seat, codes[0], 0)], [(8, codes[0])], [(seat, -1)] * 3],
        "viewers": [[None, 0], [99], "0"],
        "cell": list(other_cells()),
        "data": [table.to_dict(), other.to_dict(), table.to_bytes(), other.to_bytes(), bytes(forged), {}],
        "n": [0, 1, 3, -1, 2**31, 2**63],
        "row": [0, 2, 3, -1],
        "limit": [0, 1, 50, -1, 2**40],
        "seats": [table.seats, 0, 1, 200, 2**40],
        "threads": [1, 2, 0, -1, 2**40, None],
        "players": [
            "random",
            "greedy",
            ["random"] * table.seats,
            ["random"],
            [None] * table.seats,
            "search:x",
        ],
        "game": [table.game, other.game, name, "chess"],
        "bots": ["random", ["random"], ["random"] * (table.seats - 1), "greedy:x", None],
        "record": [tablee.record_of(table), tablee.write_record(table), tablee.record_of(other)],
        "played_on": [table.game, other.game, None],
        "level": ["club", "random"],
        "table": [table, other],
        "first": ["random"],
        "second": ["random"],
        "agent": ["seat_0", "seat_9"],
        "render_mode": [None, "ansi", "human"],
    }


def arguments(data: st.DataObject, name: str, call: Callable[..., Any]) -> tuple[list[Any], dict[str, Any]]:
    """Something for each parameter: nearly right, or anything at all; what can be left out often is."""
    given_in_order: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in inspect.signature(call).parameters.values():
        near = plausible(name).get(parameter.name, [])
        value = data.draw(st.one_of(*([st.sampled_from(near)] * 3 if near else []), strange))
        if parameter.name == "games":  # left out, they would be many
            named["games"] = data.draw(st.sampled_from([0, 1, 2, -1, 2.0, "2", None, 2**63]))
            continue
        if parameter.kind is parameter.VAR_KEYWORD:
            if data.draw(st.booleans()):
                named[data.draw(st.sampled_from(["form", "pace", "zz"]))] = value
        elif parameter.kind is parameter.KEYWORD_ONLY:
            if parameter.default is parameter.empty or data.draw(st.booleans()):
                named[parameter.name] = value
        elif parameter.kind is not parameter.VAR_POSITIONAL:
            if parameter.default is not parameter.empty and not data.draw(st.booleans()):
                break
            given_in_order.append(value)
    return given_in_order, named


def refuses_or_answers(call: Callable[..., Any], given_in_order: list[Any], named: dict[str, Any]) -> bool:
    """Whether it answered. Any other error is a fault."""
    try:
        found = call(*given_in_order, **named)
    except (tablee.TableeError, TypeError, ValueError, ResetNeeded):
        return False
    if inspect.isgenerator(found):
        return refuses_or_answers(list, [found], {})
    return True


def public_methods(of: Any) -> list[str]:
    names = [name for name in dir(type(of)) if not name.startswith("_") and name not in HOOKS]
    return [name for name in names if inspect.isfunction(getattr(type(of), name))]


def made(kind: str, name: str) -> Any:
    table = middle_of(name).copy()
    if kind == "game":
        return table.game
    if kind == "batch":
        return table.game.batch(3, seed=1, threads=1)
    return table.view_of(table.to_act[0]) if kind == "observation" else table


@pytest.mark.parametrize("kind", ["game", "table", "observation", "batch"])
@fuzzed
@given(data=st.data(), name=st.sampled_from(GAMES))
def test_methods_refuse_or_answer_and_change_nothing_when_they_refuse(kind, data, name):
    thing = made(kind, name)
    before = held(thing)
    method = getattr(thing, data.draw(st.sampled_from(public_methods(thing))))
    if not refuses_or_answers(method, *arguments(data, name, method)):
        assert held(thing) == before


def held(thing: Any) -> Any:
    """The bytes of a position, or of many; none of a game."""
    if isinstance(thing, Batch):
        return thing.states.tobytes()
    return thing._cell.tobytes() if isinstance(thing, tablee.Table | tablee.Observation) else b""


FUNCTIONS = [getattr(tablee, name) for name in tablee.__all__ if inspect.isfunction(getattr(tablee, name))]


@fuzzed
@given(data=st.data(), name=st.sampled_from(GAMES), function=st.sampled_from(FUNCTIONS))
def test_functions_of_the_library_refuse_or_answer(data, name, function):
    refuses_or_answers(function, *arguments(data, name, function))


ADAPTERS = [gymnasium.env, pettingzoo.aec, pettingzoo.parallel, openspiel.load]


@fuzzed
@given(data=st.data(), name=st.sampled_from(GAMES), maker=st.sampled_from(ADAPTERS))
def test_adapters_refuse_or_answer_when_they_are_made(data, name, maker):
    refuses_or_answers(maker, *arguments(data, name, maker))


@functools.cache
def environment(kind: str, name: str) -> Any:
    game = tablee.game(name)
    if kind == "gymnasium":
        return gymnasium.env(game, bots="random")
    return getattr(pettingzoo, kind)(game, **game.calm_options)


@pytest.mark.parametrize("kind", ["gymnasium", "aec", "parallel"])
@fuzzed
@given(data=st.data(), name=st.sampled_from(GAMES), is_begun=st.booleans())
def test_environments_refuse_or_answer(kind, data, name, is_begun):
    env = environment(kind, name)
    if is_begun:
        env.reset(seed=1)
    method = getattr(
        env, data.draw(st.sampled_from(["step", "reset", "observe", "render", "action_masks"])), None
    )
    if method is not None:
        refuses_or_answers(method, *arguments(data, name, method))
