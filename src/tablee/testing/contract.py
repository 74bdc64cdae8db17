"""The contract of a game, as checks of one position each: rules, notation, positions as data, records."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from tablee.engine.errors import BadNotation, BadSeats, Refused, TableeError
from tablee.engine.game import Game
from tablee.engine.messages import DRAW
from tablee.engine.state import CLOCK, UNKNOWN
from tablee.engine.table import Table, seats_in
from tablee.engine.viewpoints import Viewpoints
from tablee.records import read_record, replay, write_record
from tablee.testing.positions import play_random, viewers

_LONGEST_GAME = 20_000  # moves
_ROOMY = 100_000  # codes
_GAMES_TO_COUNT = 5


def somebody_can_move(table: Table, rng: random.Random) -> None:
    """A position that is not over has a legal move for every seat that may act."""
    assert table.is_over == (table.outcome is not None)
    for seat in table.to_act:
        codes = table.legal_codes(seat)
        assert codes, f"seat {seat} has to act and cannot"
        assert len(codes) == len(set(codes)), f"seat {seat} has the same move twice"
        assert len(codes) <= table.game.most_moves, "more moves than most_moves"


def options_fit_their_forms(game: Game) -> None:
    """At most one option is the form, and every option belongs to forms that there are."""
    forms = [option for option in game.options if option.is_form]
    assert len(forms) <= 1, "a game has one option that is its form"
    known = set(forms[0].choices) if forms else set()
    assert not forms or known, "a form is a choice among names"
    for option in game.options:
        assert set(option.forms) <= known, f"the option {option.name} belongs to a form that there is not"
        assert not (option.is_form and option.forms), "the form itself belongs to no form"


def declared_moves_and_chance_hold(game: Game, seats: int, options: Mapping[str, Any]) -> None:
    """No position offers more than `most_moves`, and `play` leaves its dice alone unless `chance_in_play`.

    Compiled code writes past a list that is too short without a word: so this is looked at first, with one
    that is long enough for anything.
    """
    rules, rng = game.compiled_rules, random.Random(1)
    codes = np.zeros(max(_ROOMY, 8 * game.most_moves), dtype=np.int64)
    for seed in range(_GAMES_TO_COUNT):
        table = game.deal(seats=seats, seed=seed, **options)
        cell, dice = table.cell.copy(), table.dice(1)
        for _ in range(_LONGEST_GAME):
            acting = seats_in(rules.to_act(cell))
            if not acting:
                break
            seat = rng.choice(acting)
            count = rules.legal_moves(cell, seat, codes)
            assert count <= game.most_moves, f"a position with {count} moves; most_moves is {game.most_moves}"
            assert count > 0, f"seat {seat} has to act and cannot"
            before = dice.tobytes()
            rules.step(cell, seat, int(codes[rng.randrange(count)]), dice)
            is_declared = game.chance_in_play or dice.tobytes() == before
            assert is_declared, "play rolls dice: set chance_in_play = True"


def legal_is_what_is_not_refused(table: Table, rng: random.Random) -> None:
    """Legal moves are exactly those that are not refused."""
    game, cell = table.game, table.cell
    legal = {seat: set(table.legal_codes(seat)) for seat in range(table.seats)}
    tried = set().union(*legal.values())
    tried |= {code + rng.choice((-1, 1)) for code in tried}
    tried |= {rng.randrange(-(2**63), 2**63) for _ in range(20)}
    tried |= {rng.randrange(-10, 5000) for _ in range(20)}
    for seat in range(table.seats):
        for code in tried:
            reason = game.compiled_rules.refusal(cell, seat, code)
            assert (reason == 0) == (code in legal[seat]), (seat, code, game.refusals[reason])
    for code in table.legal_codes(CLOCK) if CLOCK in table.to_act else ():
        assert game.compiled_rules.refusal(cell, CLOCK, code) == 0
    assert cell.tobytes() == table.cell.tobytes(), "asking changes the position"


def refused_moves_change_nothing(table: Table, rng: random.Random) -> None:
    """A refused move says why, with a code that the game declares, and changes nothing."""
    before = table.cell.tobytes()
    for seat in range(table.seats):
        code = rng.randrange(-100, 10_000)
        if code not in table.legal_codes(seat):
            assert error_of(Refused, table.play_code, seat, code) in table.game.refusals[1:]
    assert table.cell.tobytes() == before


def only_seats_of_the_table_act(table: Table, rng: random.Random) -> None:
    """Nobody else moves, and what is no move at all is refused."""
    before = table.cell.tobytes()
    for seat in (-1, table.seats, 6, 99):
        assert error_of(BadSeats, table.play_code, seat, 0) == "no-such-seat"
    error_of(BadNotation, table.play, 0, "no such move !")
    assert table.cell.tobytes() == before


def notation_reads_back(table: Table, rng: random.Random) -> None:
    """A move is the same written and read again."""
    game = table.game
    for seat in table.to_act:
        for code in table.legal_codes(seat):
            assert game.read_move(game.write_move(code)) == code, game.write_move(code)
            game.spell(code)


def data_reads_back(table: Table, rng: random.Random) -> None:
    """A position is the same as plain data and back, whole and as each viewer sees it."""
    assert table.game.from_dict(table.to_dict()) == table
    for viewer in viewers(table):
        seen = table.view_of(viewer)
        assert table.game.from_plain(seen.to_dict()).tobytes() == seen.cell.tobytes()


def record_replays(table: Table, rng: random.Random) -> None:
    """A recorded game replays to the same position."""
    text = write_record(table)
    again = replay(read_record(text), played_on=table.game)
    assert again == table, "the same seed and moves lead to another position"
    assert again.moves == table.moves, "the record has other moves"
    assert write_record(again) == text


def what_is_told_is_written_alike(table: Table, rng: random.Random) -> None:
    """A game's `json_writer` writes what its `see` and `tell` say, byte for byte."""
    game = table.game
    if game.move_writer is None:
        return
    for seat in table.to_act:
        code, after = rng.choice(table.legal_codes(seat)), table.copy()
        after.play_code(seat, code)
        earlier, later = Viewpoints(game, table.cell), Viewpoints(game, after.cell)
        known = {
            viewer: UNKNOWN if earlier.is_secret(seat, code, viewer) else code for viewer in viewers(table)
        }
        found = game.move_writer.write(table.cell, seat, after.cell, known)
        can_write = game.json_writer is None or game.json_writer.can_write is None
        assert list(found) == viewers(table) or (not found and (after.is_over or not can_write))
        for viewer, written in found.items():
            gains = earlier.gains(later, viewer)
            moves = [] if CLOCK in after.to_act else later.legal_moves(viewer)
            assert written.events == msgspec.json.encode(earlier.told(seat, code, later, viewer)), viewer
            assert written.gains == (msgspec.json.encode(gains) if gains else b""), viewer
            assert written.view == msgspec.json.encode(later.view(viewer)), viewer
            assert written.moves == (msgspec.json.encode(moves) if moves else b""), viewer


def game_ends(table: Table, rng: random.Random) -> None:
    """Random play comes to an end, with winners or a draw; then nothing is hidden."""
    play_random(table, rng, _LONGEST_GAME)
    outcome = table.outcome
    assert outcome is not None, f"no end after {_LONGEST_GAME} moves"
    assert outcome.ending in table.game.endings, f"{outcome.ending} is none of the game's endings"
    assert outcome.winners or outcome.ending == DRAW, "nobody wins, and the ending is not `draw`"
    for viewer in viewers(table):
        assert table.view_of(viewer).cell.tobytes() == table.cell.tobytes(), "something is still hidden"


def error_of(kind: type[TableeError], call: Callable[..., Any], *given: object) -> str:
    """The code with which something is refused."""
    try:
        call(*given)
    except kind as refused:
        return refused.code
    raise AssertionError(f"{kind.__name__} expected")
