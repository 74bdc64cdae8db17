"""Taking moves back: how far, and whether anybody has learnt anything from them."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.dice import NO_DICE, dice_from_seed
from tablee.engine.game import Game
from tablee.engine.rules import REFUSED
from tablee.engine.state import CLOCK, SPECTATOR, StateArray, copy_of
from tablee.tables.decide.rated import check_unrated
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState, PlayedMove

_SAMPLED_WORLDS = 12  # how many a viewer's knowledge is tried on
_SAMPLED_PUBLIC_WORLDS = 6


def has_undo(game: Game) -> bool:
    """Not where dice are rolled in play, or one could roll until one likes it."""
    return not game.chance_in_play


def last_move_of(live: LiveState, seat: int) -> int | None:
    """Where the last move stands that a person made at this seat; None where nobody has."""
    for index in range(len(live.moves) - 1, -1, -1):
        if live.moves[index].seat == seat and live.moves[index].by == "person":
            return index
    return None


def moves_left(live: LiveState, seat: int) -> int:
    """How many moves stand when this person's last move and all after it are taken back."""
    assert live.table is not None
    check_unrated(live, "rated-no-undo")
    if not has_undo(live.table.game):
        raise refused("no-undo-here")
    left = last_move_of(live, seat)
    if left is None:
        raise refused("nothing-to-undo")
    return left


def is_free(live: LiveState, seat: int, left: int) -> bool:
    """Whether these moves may go without asking: they told nobody anything, and are nobody else's.

    A move at a person's seat is that person's, also if a bot or the clock made it for them. The answer takes
    a while and is remembered until the table changes.
    """
    question = (live.number, seat, left)
    if live.free_undo is None or live.free_undo[0] != question:
        live.free_undo = (question, _is_free(live, seat, left))
    return live.free_undo[1]


def _is_free(live: LiveState, seat: int, left: int) -> bool:
    assert live.table is not None
    undone = live.moves[left:]
    if any(played.seat not in (seat, CLOCK) and live.chairs[played.seat].person for played in undone):
        return False
    world = live.deal(live.table.secret)
    world.play_all([(played.seat, played.code) for played in live.moves[:left]])
    for played in undone:
        if not _tells_nothing(world.game, world.cell, played):
            return False
        world.play_code(played.seat, played.code)
    return True


def _tells_nothing(game: Game, before: StateArray, played: PlayedMove) -> bool:
    """Neither here nor in other worlds that fit what is public: else the answer itself would tell."""
    public = game.hidden(before, None)
    worlds = [before, *_imagined(game, public, SPECTATOR, _SAMPLED_PUBLIC_WORLDS)]
    return all(_tells_nothing_in(game, world, played) for world in worlds)


def _tells_nothing_in(game: Game, before: StateArray, played: PlayedMove) -> bool:
    after = _after(game, before, played)
    if after is None:
        return False
    for viewer in (SPECTATOR, *range(int(before[0].seats))):
        known_before, known_after = copy_of(before), copy_of(after)
        game.compiled_rules.hide(known_before, viewer)
        game.compiled_rules.hide(known_after, viewer)
        for world in _imagined(game, known_before, viewer, _SAMPLED_WORLDS):
            then = _after(game, world, played)
            if then is None:
                return False
            game.compiled_rules.hide(then, viewer)
            if then.tobytes() != known_after.tobytes():
                return False
    return True


def _imagined(game: Game, hidden: StateArray, viewer: int, count: int) -> Iterator[StateArray]:
    for seed in range(count):
        world = copy_of(hidden)
        game.compiled_rules.imagine(world, viewer, dice_from_seed(seed))
        yield world


def _after(game: Game, before: StateArray, played: PlayedMove) -> StateArray | None:
    """The position after the move; None where it is not legal."""
    after = copy_of(before)
    return None if game.compiled_rules.step(after, played.seat, played.code, NO_DICE) == REFUSED else after
