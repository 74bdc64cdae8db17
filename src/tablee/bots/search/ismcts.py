"""One search for every game: information-set Monte-Carlo tree search over a game's compiled rules.

Each iteration imagines a world that fits what the seat knows, walks down one tree shared by all worlds (only
moves legal in this world are considered), adds a node, plays to the end (or works a near one out) and credits
every seat's moves with that seat's result. Where several seats may act at once, they are taken in an order
drawn for that iteration. Beside the rewards that guide it the search counts how often each seat wins after
each move at the root: that is what people are told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.bots.knowledge import NOT_SOLVED, Knowledge, share_win, solve_nothing
from tablee.bots.search.selection import make_selection, make_untried
from tablee.bots.search.tree import NONE, ROOT, Tree, Wins, add_child
from tablee.engine.dice import Dice, pick_seat
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves, StateArray

# What `make_search` makes: that many iterations in a tree, with room to work in; returns the nodes used.
Run = Callable[..., int]


def make_playout(rules: Rules, knowledge: Knowledge) -> Callable[..., int]:
    """Compile: play on by the playout policy, to the end or to the horizon."""
    to_act, legal_moves, play, outcome = rules.to_act, rules.legal_moves, rules.play, rules.outcome
    pick, horizon = knowledge.pick, knowledge.horizon
    estimate = knowledge.estimate or outcome

    @compiled
    def play_out(position: Any, moves: Moves, scores: Any, dice: Dice) -> int:
        """Play on by the playout policy; returns the winners' mask."""
        acting = to_act(position)
        steps = 0
        while acting != 0:
            if steps >= horizon:
                return estimate(position, scores) & 255
            seat = pick_seat(acting, dice)
            count = legal_moves(position, seat, moves)
            play(position, seat, moves[pick(position, seat, moves, count, dice)], dice)
            acting = to_act(position)
            steps += 1
        return outcome(position, scores) & 255

    return play_out


def make_judgement(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """Compile: what the position at the end of the tree is worth to each seat, and who wins it how often."""
    reward, solve = knowledge.reward, knowledge.solve or solve_nothing
    share = knowledge.share or share_win
    play_out = make_playout(rules, knowledge)

    @compiled
    def judge(position: Any, moves: Moves, scores: Any, rewards: Any, shares: Any, dice: Dice) -> None:
        """Work the end out, or play to it. Fills in scores, rewards and shares of the win."""
        scores[:] = 0
        winners = solve(position, scores, rewards)
        if winners == NOT_SOLVED:
            winners = play_out(position, moves, scores, dice)
            reward(position, winners, scores, rewards)
        share(position, winners, rewards, shares)

    return judge


def make_search(rules: Rules, knowledge: Knowledge) -> Run:
    """Compile the search for one game. Nothing is compiled before the first use."""
    to_act, legal_moves, play = rules.to_act, rules.legal_moves, rules.play
    imagine = knowledge.imagine or rules.imagine
    best_child, may_widen = make_selection(rules, knowledge)
    untried = make_untried(knowledge)
    judge = make_judgement(rules, knowledge)

    @compiled
    def run(
        seen: StateArray,
        world: StateArray,
        seat: int,
        tree: Tree,
        used: int,
        iterations: int,
        moves: Moves,
        path: Any,
        scores: Any,
        rewards: Any,
        wins: Wins,
        dice: Dice,
        stop: Any,
    ) -> int:
        """That many iterations more, or fewer if `stop[0]` is set. Returns how many nodes are used."""
        tried = path[:1].copy()
        shares = np.zeros_like(wins[ROOT])
        for _ in range(iterations):
            if stop[0] != 0:
                break
            world[0] = seen[0]
            position = world[0]
            imagine(position, seat, dice)
            here, depth = ROOT, 0
            path[0] = ROOT
            acting = to_act(position)
            growing = True
            while growing and acting != 0 and depth + 1 < len(path):
                mover = seat if depth == 0 else pick_seat(acting, dice)
                choices = legal_moves(position, mover, moves)
                best = best_child(tree, here, position, mover, tried)
                if used < len(tree) and may_widen(tree[here].visits, tried[0], choices):
                    move = untried(tree, here, position, mover, moves, choices, dice)
                    best = used
                    add_child(tree, here, best, mover, move)
                    tree[best].offered = 1
                    if here == ROOT:
                        wins[best] = 0.0
                    used += 1
                    growing = False
                elif best == NONE:
                    break
                play(position, mover, tree[best].move, dice)
                acting = to_act(position)
                here = best
                depth += 1
                path[depth] = here
            judge(position, moves, scores, rewards, shares, dice)
            wins[path[min(depth, 1)]] += shares
            tree[ROOT].visits += 1
            for step in range(1, depth + 1):
                node = tree[path[step]]
                node.visits += 1
                node.value += rewards[node.seat]
                node.points += scores[node.seat]
        return used

    return run
