"""PettingZoo environments: `aec` (one agent after the other) and `parallel` (all at once).

    env = tablee.adapters.pettingzoo.aec("panik", seats=3)

Agents are `seat_0`, `seat_1` … An observation is a dictionary of `observation` (what the seat knows, as
`game.observation_fields`) and `action_mask`. Rewards come at the end: seats × share of the win − 1.

An illegal action: `aec` raises Refused or BadValue, nothing has changed, and the agent may choose again
(PettingZoo's TerminateIllegalWrapper makes it lose instead). `parallel` cannot ask one agent again: the game
ends at once, who did it loses, and `infos` say so (`illegal`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.adapters.turns import Turns
from tablee.engine.errors import BadValue
from tablee.engine.game import Game
from tablee.engine.state import is_whole
from tablee.extras import needed

with needed():
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

_MODES = ["ansi"]


def aec(
    game: Game | str, seats: int | None = None, *, render_mode: str | None = None, **options: Any
) -> AecTable:
    """The game as an agent environment cycle."""
    return AecTable(Turns(game, seats, options), render_mode)


def parallel(
    game: Game | str, seats: int | None = None, *, render_mode: str | None = None, **options: Any
) -> ParallelTable:
    """The game with all agents at every step; whoever has nothing to decide has one action, to wait."""
    return ParallelTable(Turns(game, seats, options), render_mode)


class _Spaces:
    """What both have in common: agents, spaces, drawing."""

    def __init__(self, turns: Turns, actions: int, render_mode: str | None) -> None:
        if render_mode not in (None, *_MODES):
            raise BadValue(name="render_mode", expected="None or ansi")
        self.turns = turns
        self.agents = [f"seat_{seat}" for seat in range(turns.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        size = turns.game.observation_size
        limit = np.finfo(np.float32).max
        self.observations = [
            spaces.Dict(
                {
                    "observation": spaces.Box(-limit, limit, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for _ in self.agents
        ]
        self.actions = [spaces.Discrete(actions) for _ in self.agents]

    def seat(self, agent: str) -> int:
        """The seat of an agent. Raises BadValue for anything else, as before `reset`."""
        seat = self.seat_of.get(agent) if isinstance(agent, str) else None
        if seat is None:
            raise BadValue(name="agent", expected=f"one of {', '.join(self.seat_of)}, after `reset`")
        return seat

    def drawn(self) -> str:
        """The table as everybody may see it."""
        return str(self.turns.table.view(None))


class AecTable(AECEnv):  # type: ignore[misc]
    """A table whose agents are asked one after the other."""

    def __init__(self, turns: Turns, render_mode: str | None) -> None:
        super().__init__()
        self._spaces = _Spaces(turns, turns.number_of_actions, render_mode)
        self.turns = turns
        self.metadata = {
            "name": f"tablee_{turns.game.name}",
            "render_modes": _MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self._spaces.agents)
        self.agents: list[str] = []
        self.agent_selection = ""  # nobody's, before `reset`

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` returns."""
        return self._spaces.observations[self._spaces.seat(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The ids of `game.actions`, and one to wait in a game against the clock."""
        return self._spaces.actions[self._spaces.seat(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.turns.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent knows, and what it may do now; nothing while it is another's turn."""
        seat = self._spaces.seat(agent)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            row, mask = self.turns.look(seat)
            return {"observation": row, "action_mask": mask}
        mask = np.zeros(self.turns.number_of_actions, dtype=np.int8)
        return {"observation": self.turns.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent acts. Raises BadValue or Refused for what is not legal: nothing has changed."""
        agent = self.agent_selection
        seat = self._spaces.seat(agent)
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.turns.act(seat, action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        acting = self.turns.current
        if acting is None:
            for other, paid in zip(self.possible_agents, self.turns.returns(), strict=True):
                self.rewards[other] = paid
                self.terminations[other] = True
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[acting]

    def render(self) -> str | None:
        """The table as text."""
        return self._spaces.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _next_agent(self) -> str:
        seat = self.turns.current
        assert seat is not None
        return self.possible_agents[seat]


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """A table all of whose agents act at every step. The last action id is to wait."""

    def __init__(self, turns: Turns, render_mode: str | None) -> None:
        self._wait = turns.wait
        self._spaces = _Spaces(turns, turns.wait + 1, render_mode)
        self.turns = turns
        self.metadata = {"name": f"tablee_{turns.game.name}", "render_modes": _MODES}
        self.render_mode = render_mode
        self.possible_agents = list(self._spaces.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `reset` and `step` return for an agent."""
        return self._spaces.observations[self._spaces.seat(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The ids of `game.actions`, and one to wait."""
        return self._spaces.actions[self._spaces.seat(agent)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.turns.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Everybody acts: the lowest seat first, and who was overtaken by that does nothing.

        An illegal action ends the game at once: who did it loses, and `infos` say so (`illegal`). Raises
        BadValue for what is no action id, and where no game goes on.
        """
        if not self.agents:
            raise BadValue(name="actions", expected="those of a game that goes on: call `reset` first")
        chosen = self._chosen(actions)
        illegal = {seat for seat, action in chosen.items() if not self._legal(seat)[action]}
        if not illegal:
            at_work = {
                seat: action
                for seat, action in chosen.items()
                if action != self._wait or self.turns.may_wait(seat)
            }
            self.turns.act_together(at_work)
        is_over = self.turns.table.is_over or bool(illegal)
        paid = self.turns.forfeited(illegal) if illegal else self.turns.returns()
        seats = {agent: self._spaces.seat_of[agent] for agent in self.agents}
        rewards = {agent: paid[seat] for agent, seat in seats.items()}
        infos = {agent: {"illegal": True} if seat in illegal else {} for agent, seat in seats.items()}
        ended, cut = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, False)
        seen = self._observations()
        if is_over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        """The table as text."""
        return self._spaces.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _chosen(self, actions: dict[str, int]) -> dict[int, int]:
        """The actions by seat. Raises BadValue for what is no dictionary of agents' action ids."""
        if not isinstance(actions, dict):
            raise BadValue(name="actions", expected="a dictionary with an action id for each agent")
        for action in actions.values():
            if not is_whole(action) or not 0 <= action <= self._wait:
                raise BadValue(name="actions", expected=f"action ids from 0 to {self._wait}")
        return {self._spaces.seat(agent): int(action) for agent, action in actions.items()}

    def _legal(self, seat: int) -> Any:
        mask = np.zeros(self._wait + 1, dtype=np.int8)
        if seat in self.turns.deciding:
            mask[self.turns.legal_actions(seat)] = 1
        else:
            mask[self._wait] = 1
        return mask

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {
                "observation": self.turns.observe(self._spaces.seat_of[agent]),
                "action_mask": self._legal(self._spaces.seat_of[agent]),
            }
            for agent in self.agents
        }
