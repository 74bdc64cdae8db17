"""OpenSpiel: any game as a `pyspiel.Game`, with information states, resampling and serialisation.

    game = tablee.adapters.openspiel.load("panik", seats=2)
    state = game.new_initial_state()

A game begins with one chance node, the deal. Where the deals are few (Kuhn poker has six) all of them are
there with their true probabilities, and so is all chance in play: the game tree is exact, and exploitability
can be computed. You can give the deals yourself, such as the worlds that are left behind what a seat knows.

Shuffled decks have too many deals. There the node has `deals` equally likely ones, and all later chance
(dice, the order of piles) is part of the deal and unseen by everybody: explicit, so that every algorithm can
be tried; few, so that it is no exact model. `state.resample_from_infostate(player, sampler)` draws a world
that fits what the player knows.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Literal

import numpy as np

from tablee.adapters.turns import Turns
from tablee.engine.chance.tapes import LIMIT
from tablee.engine.errors import BadValue, TooMany
from tablee.engine.game import Game
from tablee.engine.state import is_whole
from tablee.engine.table import Possibility, Table
from tablee.extras import needed

with needed():
    import pyspiel

DEALS = 1000
MAX_DEALS = 1_000_000  # OpenSpiel wants all of them in one list
MAX_GAME_LENGTH = 10_000  # far more than any game was ever seen to take; the rules themselves prove no bound


Returns = Literal["win", "score"]
Deals = Sequence[tuple[Table, Fraction | int]]  # tables with their probabilities: possibilities, or pairs


def load(
    game: Game | str,
    seats: int | None = None,
    *,
    deals: int | Deals = DEALS,
    returns: Returns = "win",
    **options: Any,
) -> pyspiel.Game:
    """The game with this many seats.

    `deals` is how many deals there are at most: all of them, if the game has no more (and not more than
    10 000), else so many drawn at random. Or it is the deals themselves, tables with their probabilities.
    `returns` is what players want: to win, or a higher score than the others have on average.
    """
    turns = Turns(game, seats, options)
    if returns not in ("win", "score") or (returns == "score" and turns.game.scoreless_endings):
        raise BadValue(name="returns", expected="win, or score in a game that always ends with scores")
    return _game_type(_Key(turns, _Deals.of(turns, deals), returns))()


def _loaded_again(
    game: Game, seats: int, deals: int | Deals, returns: Returns, options: dict[str, Any]
) -> pyspiel.Game:
    return load(game, seats, deals=deals, returns=returns, **options)


class _Deals:
    """The first chance node: all deals with their probabilities, or a number of drawn ones."""

    def __init__(self, drawn: int, listed: Sequence[Possibility] = ()) -> None:
        self.drawn = drawn
        self.listed = _Outcomes(listed) if listed else None
        self.count = len(listed) or drawn

    @classmethod
    def of(cls, turns: Turns, deals: int | Deals) -> _Deals:
        """From what somebody wants to load. Raises BadValue."""
        if not is_whole(deals):
            return cls(DEALS, _given(turns, deals))
        assert isinstance(deals, int | np.integer)
        if not 1 <= deals <= MAX_DEALS:
            expected = f"a number from 1 to {MAX_DEALS}, or tables with their probabilities"
            raise BadValue(name="deals", expected=expected)
        if turns.has_clock:
            return cls(int(deals))  # what chance does while time passes is no player's move
        try:
            return cls(
                int(deals),
                turns.game.deal_outcomes(turns.seats, limit=min(int(deals), LIMIT), **turns.options),
            )
        except TooMany:
            return cls(int(deals))

    @property
    def identity(self) -> object:
        """What is the same where the deals are."""
        if self.listed is None:
            return self.drawn
        return tuple((table.to_bytes(), chance) for table, chance in self.listed.possibilities)


def _given(turns: Turns, deals: Any) -> list[Possibility]:
    """Deals that somebody lists, checked."""
    try:
        found = [Possibility(*each) for each in deals]
    except TypeError:
        found = []
    fitting = all(
        isinstance(table, Table) and table.game.key == turns.game.key and table.seats == turns.seats
        for table, _ in found
    )
    if not found or not fitting or turns.has_clock or sum(chance for _, chance in found) != 1:
        raise BadValue(
            name="deals",
            expected="a number, or tables of this game, without a clock, with probabilities that add up to 1",
        )
    return found


class _Outcomes:
    """The outcomes of a chance node. They never change, so that copied states share them."""

    def __init__(self, possibilities: Sequence[Possibility]) -> None:
        self.possibilities = possibilities

    def __deepcopy__(self, _memo: dict[int, Any]) -> _Outcomes:
        return self


class _Key:
    """What makes two loaded games the same one: game, edition, seats, options, deals and returns."""

    def __init__(self, turns: Turns, deals: _Deals, returns: Returns) -> None:
        self.turns = turns
        self.deals = deals
        self.returns = returns
        options = tuple(sorted(turns.table.options.items()))
        self.identity = (turns.game.key, turns.seats, deals.identity, options, returns)

    def __hash__(self) -> int:
        return hash(self.identity)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.identity == other.identity


@functools.cache
def _game_type(key: _Key) -> Callable[[], pyspiel.Game]:
    """A class of its own for each game, as OpenSpiel's registry wants it; registered once a process."""
    turns, deals, returns = key.turns, key.deals, key.returns
    seats = turns.seats
    name = f"tablee_{turns.game.name.replace('-', '_')}_{seats}_{abs(hash(key.identity)) % 10**8}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{turns.game.name}, {seats} seats",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=turns.number_of_actions,
        max_chance_outcomes=max(deals.count, DEALS if turns.game.chance_in_play else 0),
        num_players=seats,
        min_utility=-1.0 if returns == "win" else -np.inf,
        max_utility=seats - 1.0 if returns == "win" else np.inf,
        utility_sum=0.0,
        max_game_length=MAX_GAME_LENGTH,
    )

    class LoadedGame(pyspiel.Game):  # type: ignore[misc]
        """One game with its seats and options."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, info, params or {})
            self.tablee_game = turns.game

        def __reduce__(self) -> tuple[Any, ...]:
            """In another process it is loaded, and registered, again."""
            listed = deals.drawn if deals.listed is None else list(deals.listed.possibilities)
            return _loaded_again, (turns.game, seats, listed, returns, turns.options)

        def new_initial_state(self) -> OpenSpielState:
            """Before the deal."""
            return OpenSpielState(self, Turns(turns.game, seats, turns.options), deals, returns)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            """Writes what a player knows into a tensor."""
            return _Observer(turns.game, iig_obs_type)

    pyspiel.register_game(kind, LoadedGame)
    return LoadedGame


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A table of ours as a state of theirs."""

    def __init__(self, loaded: pyspiel.Game, turns: Turns, deals: _Deals, returns: Returns) -> None:
        super().__init__(loaded)
        self._turns = turns
        self._drawn = deals.drawn
        self._waits_for = deals.listed  # a chance node; None while players decide
        self._is_exact = deals.listed is not None
        self._returns = returns
        self._is_dealt = False

    @property
    def table(self) -> Table:
        """The table itself, with everything on it."""
        return self._turns.table

    def current_player(self) -> int:
        """Chance before the deal and where it decides what a move leads to, else whoever decides."""
        if not self._is_dealt or self._waits_for is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._turns.current
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._turns.legal_actions(player)) if player == self._turns.current else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or what the last move can lead to, with their probabilities."""
        if self._waits_for is None:
            return [(deal, 1 / self._drawn) for deal in range(self._drawn)]
        return [(number, float(chance)) for number, (_, chance) in enumerate(self._waits_for.possibilities)]

    def _apply_action(self, action: int) -> None:
        self._must_be_outcome(action)
        if self._waits_for is not None:
            self._turns.begin(self._waits_for.possibilities[action].table.copy())
            self._waits_for = None
        elif self._is_dealt:
            self._decide(action)
        else:
            self._turns.deal(action)
        self._is_dealt = True

    def _must_be_outcome(self, action: int) -> None:
        """Raises BadValue at a chance node for what chance cannot bring."""
        if self.is_chance_node():
            count = self._drawn if self._waits_for is None else len(self._waits_for.possibilities)
            if not 0 <= action < count:
                raise BadValue(name="action", expected=f"an outcome of chance, from 0 to {count - 1}")

    def _decide(self, action: int) -> None:
        """What a player does. In an exact game chance is a node of its own."""
        seat = self._turns.current
        assert seat is not None
        if self._is_exact and self._turns.game.chance_in_play and action != self._turns.wait:
            code = self.table.game.action_space.code_of(action, self.table.legal_codes(seat))
            outcomes = self.table.chance_outcomes(seat, code, limit=DEALS)
            if len(outcomes) > 1:
                self._waits_for = _Outcomes(outcomes)
                return
        self._turns.act(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'outcome' if self._is_dealt else 'deal'} {action}"
        space = self._turns.game.action_space
        codes = space.codes if space.is_fixed else self.table.legal_codes(player)
        if action >= len(codes):  # waiting, or an id that goes by position and means nothing here
            return self._turns.action_names[action]
        return self._turns.game.notation(int(codes[action]))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._is_dealt and self._waits_for is None and self._turns.table.is_over

    def returns(self) -> list[float]:
        """At the end: seats × share of the win − 1, or the score less the average."""
        if not self.is_terminal():
            return [0.0] * self._turns.seats
        return self._turns.returns() if self._returns == "win" else self._turns.margins()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and remembers."""
        seat = self.current_player() if player is None else player
        return self._turns.table.information_state(seat) if self._is_dealt else "not dealt"

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> OpenSpielState:
        """Another state that this player cannot tell from this one, drawn uniformly.

        It plays on as the drawn world; its history is that of the state it was made from.
        """
        world: OpenSpielState = self.clone()
        seed = int(probability_sampler() * (1 << 53))
        world._turns.begin(self._turns.table.view_of(player).imagine(seed))
        return world

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenSpielState:
        raise NotImplementedError("use state.clone()")

    def __str__(self) -> str:
        if not self._is_dealt:
            return "not dealt"
        moves = " ".join(f"{seat}:{move}" for seat, move in self._turns.table.moves)
        return f"{self._turns.table!r} {moves}"


class _Observer:
    """What a player knows: the observation as tensor and by field, the information state as text."""

    def __init__(self, game: Game, wanted: Any) -> None:
        self._has_recall = bool(wanted and wanted.perfect_recall)
        self.tensor = np.zeros(game.observation_size, dtype=np.float32)
        self.dict = {
            field.name: self.tensor[field.place].reshape(field.shape) for field in game.observation_fields
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = state._turns.observe(player) if state._is_dealt else 0

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same in words."""
        if not state._is_dealt:
            return "not dealt"
        table = state._turns.table
        return table.information_state(player) if self._has_recall else table.view(player).to_json().decode()
