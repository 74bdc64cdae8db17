"""Attack of the Jelly Monster, by Antonin Boccara."""

from __future__ import annotations

import functools
from types import MappingProxyType
from typing import Any

import numpy as np

from tablee.engine.chance.worlds import Blank
from tablee.engine.edges import Edges
from tablee.engine.edition import Complain
from tablee.engine.game import Game
from tablee.engine.realtime import Realtime
from tablee.engine.rules import code_names, refusal_names
from tablee.engine.state import CLOCK, StateArray
from tablee.games.jelly_monster import edition_tables, events, json_format, notation, view
from tablee.games.jelly_monster.defaults import default_move
from tablee.games.jelly_monster.json_writer import JSON_WRITER
from tablee.games.jelly_monster.moves import MOST_MOVES, TICK, is_copy, is_discard, is_split, list_all_moves
from tablee.games.jelly_monster.observation import ENCODER, relative_move
from tablee.games.jelly_monster.refusals import Refusal
from tablee.games.jelly_monster.round.clock import NEVER, time_to_alarm
from tablee.games.jelly_monster.rules import RULES
from tablee.games.jelly_monster.state import (
    BEATS,
    HOUSE_ICONS,
    HOUSE_NEWS,
    LIVE,
    OPTIONS,
    RECORD,
    SECRET_SPLITS,
    City,
    Ending,
    Phase,
    State,
    UnpackedState,
    record_for,
)
from tablee.games.jelly_monster.worlds import blanks


class JellyMonster(Game):
    """Three to five players, four rounds, everybody at once."""

    name = "jelly-monster"
    seats = (3, 4, 5)
    rules_version = "2"
    earlier_rules = MappingProxyType({"1": {"splits": "open"}})
    record = RECORD
    rules = RULES
    edges = Edges.of(notation, view, events, json_format)
    options = OPTIONS
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    most_moves = MOST_MOVES
    chance_in_play = True
    realtime = Realtime(live={"form": "live"}, calm={"form": "beats"})
    encoder = ENCODER
    json_writer = JSON_WRITER
    edition_type = City

    def check_edition(self, edition: City, complain: Complain) -> None:
        """Thirty pods, rewards that can be read."""
        edition_tables.check(edition, complain)

    @functools.cached_property
    def layout(self) -> np.dtype[Any]:
        """With room for this edition's longest row of icons and its longest scoring."""
        icons, news = edition_tables.icons_in(self.edition), edition_tables.news_in(self.edition)
        return record_for(max(icons, HOUSE_ICONS), max(news, HOUSE_NEWS))

    def lay_edition(self, position: State) -> None:
        """Pods by kind, and icons by side, zone and place."""
        edition_tables.lay(self.edition, position)

    def all_moves(self) -> list[int]:
        """Dice with what they can do, the other actions and answers; splits go as far as the edition owes."""
        return list_all_moves(edition_tables.most_owed(self.edition))

    def relative_move(self, code: int, seat: int, seats: int) -> int:
        """With the seats that it names counted from the own."""
        return relative_move(code, seat, seats)

    def blanks(self, cell: StateArray) -> list[Blank]:
        """What a hidden position does not show."""
        return blanks(self, cell)

    def let_begin(self, position: State, seat: int) -> bool:
        """Nobody begins: everybody plays at once."""
        return True

    def default_move(self, cell: StateArray, seat: int) -> int:
        """Ready, pass, wait, or the default of a choice; for the clock, its next step."""
        return super().default_move(cell, seat) if seat == CLOCK else int(default_move(cell[0], seat))

    def move_is_secret(self, before: State, seat: int, move: int, viewer: int | None) -> bool:
        """A calm beat's action, a side to copy and a split until all are in; a discarded pod for good."""
        if seat in (viewer, CLOCK):
            return False
        if before.phase == Phase.ROUND:
            return bool(before.form == BEATS)
        if before.phase != Phase.SCORING:
            return False
        return is_copy(move) or is_discard(move) or (is_split(move) and before.splits == SECRET_SPLITS)

    def can_choose_again(self, position: UnpackedState, seat: int) -> bool:
        """In the calm form an action, a side or a split that waits for the others'."""
        if position.form != BEATS:
            return False
        if position.phase == Phase.ROUND:
            return bool(position.committed[seat] != 0)
        return bool(position.phase == Phase.SCORING and position.answers[seat] != 0)

    def question(self, position: UnpackedState, seat: int) -> object:
        """The phase, and in the scoring the place where it waits."""
        if position.phase != Phase.SCORING:
            return position.phase, position.round_no
        depth = position.depth
        return position.round_no, position.scored, depth, position.next_icon[depth - 1]

    def is_short(self, position: UnpackedState, seat: int) -> bool:
        """Choices in the scoring have a default; so has being ready: nobody can hold up the table."""
        return bool(position.phase in (Phase.READY_CHECK, Phase.SCORING))

    def time_until(self, position: UnpackedState, seat: int) -> int | None:
        """Until the next start, bell or limit; for a seat, until its roll has settled."""
        if position.form != LIVE or position.phase == Phase.OVER:
            return None
        if seat == CLOCK:
            alarm = time_to_alarm(position.cell)
            return None if alarm == NEVER else alarm
        if position.phase != Phase.ROUND or position.in_hand[seat] == 0:
            return None
        left: int = position.settles_at[seat] - position.now
        return left if left > 0 else None

    def time_shown(self, position: UnpackedState) -> int:
        """The time of the table."""
        return int(position.now)

    def tick(self, milliseconds: int) -> int:
        """Time passes."""
        return TICK + milliseconds


GAME = JellyMonster()
