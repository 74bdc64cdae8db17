"""All checks of a game, one by one or in one go."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tablee.bots.level_names import LEVELS
from tablee.bots.levels import bot
from tablee.engine.errors import BadValue
from tablee.engine.game import Game
from tablee.engine.registry import GROUP, game_names
from tablee.engine.registry import game as game_called
from tablee.engine.state import CLOCK, is_whole
from tablee.engine.table import Table
from tablee.i18n.view_schema import schema_of
from tablee.records import read_record, record_of, replay, write_record
from tablee.testing import contract, pictures, privacy, words
from tablee.testing.positions import TableToLay, some_position, tables_to_lay

PositionCheck = Callable[[Table, random.Random], None]

# Of positions in the middle of random games.
POSITION_CHECKS: tuple[PositionCheck, ...] = (
    contract.somebody_can_move,
    contract.legal_is_what_is_not_refused,
    contract.refused_moves_change_nothing,
    contract.only_seats_of_the_table_act,
    contract.notation_reads_back,
    contract.data_reads_back,
    contract.record_replays,
    contract.what_is_told_is_written_alike,
    contract.game_ends,
    privacy.hiding_twice_hides_no_more,
    privacy.equal_worlds_look_equal,
    privacy.imagined_worlds_are_whole,
    privacy.imagined_worlds_are_listed,
    privacy.events_tell_no_more,
)
# How many examples of the others: of positions too, and of whole games.
_OTHER_CHECKS: dict[PositionCheck, int] = {
    pictures.pictures_show_no_more: 2,
    words.game_is_told_without_a_gap: 1,
}
_MOST_MOVES_IN = 160  # a position is looked at after so many moves at the most
_BRIEF_ITERATIONS = 20  # enough to see that a bot plays


@dataclass(frozen=True)
class Check:
    """One check of one game: call it. An AssertionError tells the seed that shows what is wrong."""

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        """Check it."""
        self.run()

    def __str__(self) -> str:
        return self.name


def check_game(game: str | Game, *, examples: int = 12) -> None:
    """Check all that a game (or the one of that name) has to keep.

    Raises AssertionError with the check, the table and the seed.
    """
    for check in checks_of(game, examples=examples):
        check()


def checks_of(game: str | Game, *, examples: int = 12) -> list[Check]:
    """The same check by check; positions are looked at in so many random games of each kind of table."""
    if not is_whole(examples) or examples < 1:
        raise BadValue(name="examples", expected="a number from 1")
    checked = game if isinstance(game, Game) else game_called(game)
    return [Check(name, run) for name, run in _checks(checked, examples)]


def _checks(game: Game, examples: int) -> Iterator[tuple[str, Callable[[], None]]]:
    yield "is-installed", functools.partial(_is_installed, game)
    yield "options-fit-their-forms", functools.partial(contract.options_fit_their_forms, game)
    for laid in tables_to_lay(game):
        declared = functools.partial(contract.declared_moves_and_chance_hold, game, laid.seats, laid.options)
        yield f"declared-moves-and-chance-hold-{laid}", declared
    yield "every-code-has-words", functools.partial(words.every_code_has_words, game)
    yield "view-has-a-schema", functools.partial(_view_has_a_schema, game)
    for laid in tables_to_lay(game):
        yield f"same-seed-same-game-{laid}", functools.partial(_same_seed_same_game, game, laid)
        yield f"any-seat-can-begin-{laid}", functools.partial(_any_seat_can_begin, game, laid)
        for check in (*POSITION_CHECKS, *_OTHER_CHECKS):
            few = min(examples, _OTHER_CHECKS.get(check, examples))
            yield _title(check, laid), functools.partial(_on_positions, check, game, laid, few)
    for level in LEVELS:
        yield f"bot-{level}", functools.partial(_bot_plays, game, level)


def _title(check: PositionCheck, laid: TableToLay) -> str:
    return f"{check.__name__.replace('_', '-')}-{laid}"


def _on_positions(check: PositionCheck, game: Game, laid: TableToLay, examples: int) -> None:
    for seed in range(examples):
        moves = random.Random(seed).choice((0, 1, 2, 3, random.Random(seed).randrange(_MOST_MOVES_IN)))
        table = some_position(game, laid, seed, 0 if check is words.game_is_told_without_a_gap else moves)
        try:
            check(table, random.Random(seed))
        except AssertionError as broken:
            broken.add_note(f"{_title(check, laid)}: {game.name}, seed {seed}, after {table.length} moves")
            raise


def _is_installed(game: Game) -> None:
    """Words, lessons and bots are found through the package."""
    assert game.name in game_names(), (
        f"no installed package has the game {game.name}: pip install it first; "
        f"its entry point in the group {GROUP} has the same name"
    )


def _view_has_a_schema(game: Game) -> None:
    """A board that knows nothing of the game can lay out its views."""
    assert schema_of(game.name).view.fields


def _same_seed_same_game(game: Game, laid: TableToLay) -> None:
    """The same seed is the same game."""

    def dealt(seed: int) -> bytes:
        return game.deal(seats=laid.seats, seed=seed, **laid.options).cell.tobytes()

    assert dealt(1) == dealt(1), "chance comes from somewhere else than the dice"


def _any_seat_can_begin(game: Game, laid: TableToLay) -> None:
    """Whoever is chosen begins, if anybody can be; all else is dealt as it would have been."""
    if not game.can_let_begin:
        return
    tossed = game.deal(seats=laid.seats, seed=1, **laid.options)
    first = game.beginner_of(tossed.cell)
    for seat in range(laid.seats):
        table = game.deal(seats=laid.seats, seed=1, beginner=seat, **laid.options)
        if first is None:  # all act at once
            assert table == tossed
            continue
        assert game.beginner_of(table.cell) == seat
        assert table.to_act in ((seat,), tuple(range(laid.seats))), "somebody else is asked first"
        again = table.cell
        game.let_begin(again[0], first)
        assert again.tobytes() == tossed.cell.tobytes(), "more was changed than who begins"
        assert replay(read_record(write_record(record_of(table)))) == table


def _bot_plays(game: Game, level: str) -> None:
    """A level plays a whole game against itself."""
    player = bot(level, game)
    player.iterations = min(player.iterations or _BRIEF_ITERATIONS, _BRIEF_ITERATIONS)
    table = game.deal(seed=1, **game.calm_options)
    while not table.is_over:
        seat = next((seat for seat in table.to_act if seat != CLOCK), CLOCK)
        if seat == CLOCK:
            table.play_code(CLOCK, table.legal_codes(CLOCK)[0])
        else:
            table.play(seat, player.choose(table.view_of(seat), seed=table.length))
