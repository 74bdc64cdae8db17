"""Plays, fits and judges: `python -m bench.calibration play|fit|judge`.

play noxford 2 --games 1500 --seed 1000000 --folder FOLDER      games to fit to; goes on where it stopped
play noxford 2 --games 1000 --seed 2000000 --folder FOLDER      fresh ones
play noxford 2 --player mixed …                                 games between different levels
fit FOLDER                                                      the curves into each game's folder
judge FOLDER                                                    before and after, on the fresh games
judge FOLDER --folds 10                                         … on those to fit to, each tenth judged by
                                                                curves that were fitted to the others alone
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from bench.calibration.fitting import fit
from bench.calibration.judging import Teller, as_shares, as_values, by_curve, judge
from bench.calibration.samples import Sampled, Series, play_series, read_series
from tablee.bots.calibration import GameCurves, curves_file, read_curves
from tablee.bots.profile import bot_profile
from tablee.bots.value.weights import rules_of
from tablee.engine.registry import game, game_names

FIT_SEED = 1_000_000
FRESH_SEED = 2_000_000
# Shares hardly change beyond a quarter of a hint's iterations, and are quicker to get; see the bench log.
PART_OF_A_HINT = 4


def usual_player(name: str) -> str:
    """A little better than an expert, so that a series takes hours and not days."""
    return f"playouts:{2 * bot_profile(game(name)).levels['expert'].iterations}"


def file_of_curves(folder: Path | None, name: str) -> Path:
    """Where a game's curves are: in its own folder, or here under its name."""
    return Path(str(curves_file(name))) if folder is None else folder / f"{name}.json"


def file_of(folder: Path, name: str, seats: int, seed: int) -> Path:
    """Where a series is kept."""
    return folder / f"{name}-{seats}-{seed}.jsonl"


def play(given: argparse.Namespace) -> None:
    """Play a series, or what is missing of it."""
    name, seats = given.game, given.seats
    iterations = given.iterations or bot_profile(game(name)).advice_iterations // PART_OF_A_HINT
    series = Series(name, seats, given.player or usual_player(name), iterations, given.seed)
    file = file_of(given.folder, name, seats, given.seed)
    for number in play_series(series, given.games, file, given.workers):
        if number % 50 == 0:
            print(f"{name}, {seats} seats: {number} of {given.games} games", flush=True)


def fit_all(folder: Path, curves: Path | None) -> None:
    """Write the curves of all games that were played; the others stay as they are."""
    for name in game_names():
        file = file_of_curves(curves, name)
        fitted = dict(read_curves(file.read_bytes()).seats) if file.exists() else {}
        before = dict(fitted)
        for seats in game(name).seats:
            if games := read_series(file_of(folder, name, seats, FIT_SEED)):
                fitted[seats] = fit(games)
        if fitted != before:
            iterations = bot_profile(game(name)).advice_iterations
            found = GameCurves(rules_of(game(name)), iterations, dict(sorted(fitted.items())))
            file.write_text(written(found), encoding="utf-8")


def written(found: GameCurves) -> str:
    """A game's curves as JSON, a line a curve."""
    rows = [f'    "{seats}": {msgspec.json.encode(curve).decode()}' for seats, curve in found.seats.items()]
    head = f'{{\n  "rules": "{found.rules}",\n  "iterations": {found.iterations},\n  "seats": {{\n'
    return head + ",\n".join(rows) + "\n  }\n}\n"


def judge_all(folder: Path, curves: Path | None, seed: int, folds: int) -> None:
    """Say how true the shares and the chances are, as rows of a Markdown table.

    With folds also those that the learned value tells, which no game brings a curve for.
    """
    headings = ["game", "seats", "by", "games", "quarter", "said", "told", "happened"]
    headings += ["error before", "error after", "noise", "noise, 95 %", "Brier"]
    print(f"| {' | '.join(headings)} |\n{'|---' * len(headings)}|")
    for name in game_names():
        file = file_of_curves(curves, name)
        fitted = read_curves(file.read_bytes()).seats if file.exists() else {}
        for seats, curve in fitted.items():
            games = read_series(file_of(folder, name, seats, FIT_SEED if folds else seed))
            if not games:
                continue
            head = f"{name} | {seats}"
            if not folds:
                _print_rows(f"{head} | playouts", games, as_shares, by_curve(curve))
                continue
            _print_rows(f"{head} | playouts", games, as_shares, cross_fitted(games, folds))
            if valued := with_value(games):
                tell = cross_fitted(valued, folds, by_value=True)
                _print_rows(f"{head} | value", valued, as_values, tell)


def with_value(games: list[Sampled]) -> list[Sampled]:
    """Those that the value was asked about."""
    return [one for one in games if all(sample.valued for sample in one.samples)]


def cross_fitted(games: list[Sampled], folds: int, *, by_value: bool = False) -> Teller:
    """Chances by curves that were fitted without the game that is judged."""
    tellers = {}
    for fold in range(folds):
        others = [one for number, one in enumerate(games) if number % folds != fold]
        tell = by_curve(fit(others, by_value=by_value), by_value=by_value)
        tellers.update({id(sample): tell for one in games[fold::folds] for sample in one.samples})
    return lambda sample: tellers[id(sample)](sample)


def _print_rows(head: str, games: list[Sampled], shares: Teller, tell: Teller) -> None:
    for raw, told in zip(judge(games, shares), judge(games, tell), strict=True):
        print(
            f"| {head} | {len(games)} | {raw.quarter} | {raw.said:.1f} | {told.said:.1f} "
            f"| {raw.happened:.1f} | {raw.error:.1f} | {told.error:.1f} | {told.noise:.1f} "
            f"| {told.noise_95:.1f} | {told.brier:.3f} |"
        )


def main(arguments: list[str] | None = None) -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=game_names())
    playing.add_argument("seats", type=int)
    playing.add_argument("--games", type=int, default=1500)
    playing.add_argument("--seed", type=int, default=FIT_SEED)
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument("--player", default="", help="on every seat; mixed: different levels")
    playing.add_argument("--iterations", type=int, default=0, help="of the search that is judged")
    playing.add_argument("--folder", type=Path, required=True)
    for name in ("fit", "judge"):
        command = commands.add_parser(name)
        command.add_argument("folder", type=Path)
        command.add_argument("--curves", type=Path)
        if name == "judge":
            command.add_argument("--seed", type=int, default=FRESH_SEED)
            command.add_argument("--folds", type=int, default=0)
    given = parser.parse_args(arguments)
    if given.command == "play":
        play(given)
    elif given.command == "fit":
        fit_all(given.folder, given.curves)
    else:
        judge_all(given.folder, given.curves, given.seed, given.folds)


if __name__ == "__main__":
    main()
