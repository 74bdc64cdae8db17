"""The scripts that play against OpenSpiel's search, and against a bot that never changes, in small."""

from __future__ import annotations

import re

import pytest

import tablee
from bench.best_response import main as best_response
from bench.openspiel_search import Duel, main


def test_ours_gets_no_more_processor_time_than_openspiels_search(capsys):
    main(["district-noir", "--count", "2", "--simulations", "3"])
    told = capsys.readouterr().out
    assert re.match(r"district-noir: 2 games, [\d.]+% \[.*a decision \d+ ms and \d+ iterations, theirs", told)
    duel = Duel(tablee.game("district-noir"), simulations=3)
    duel.play(deal=1, own_seat=1)
    spare = duel.other.ms * (duel.own.decisions + 1) / 1000 - duel.own.seconds
    rate = duel.own.tried / duel.own.seconds
    assert duel._affordable() == max(1, int(spare * rate))
    duel.own.seconds *= 1000  # far more than theirs: nothing is left
    assert duel._affordable() == 1


def test_a_best_response_is_learned_round_by_round_and_gone_on_with(tmp_path, capsys):
    small = ["--folder", str(tmp_path), "--games", "100", "--iterations", "6", "--frozen", "6"]
    small += ["--matched", "4"]
    best_response(["district-noir", *small, "--rounds", "1"])
    first = (tmp_path / "district-noir-01.npy").read_bytes()
    best_response(["district-noir", *small, "--rounds", "2"])
    assert (
        (tmp_path / "district-noir-01.npy").read_bytes()
        == first
        != (tmp_path / "district-noir-02.npy").read_bytes()
    )
    rounds = re.findall(r"round (\d): Brier [\d.]+ of base; search:6 wins", capsys.readouterr().out)
    assert rounds == ["1", "2"]


def test_only_a_game_with_a_value_has_something_to_learn_against(tmp_path):
    with pytest.raises(tablee.BadValue):
        best_response(["kuhn-poker", "--folder", str(tmp_path)])
