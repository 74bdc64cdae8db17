"""Plays, fits and judges: `python -m bench.calibration play|fit|judge`.

play noxford 2 --games 1500 --seed 1000000 --folder FOLDER      games to fit to; goes on where it stopped
play noxford 2 --games 1000 --seed 2000000 --folder FOLDER      fresh ones
fit FOLDER                                                      the curves into the package's table
judge FOLDER                                                    before and after, on the fresh games
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from bench.calibration.fitting import fit
from bench.calibration.judging import as_shares, by_curve, judge
from bench.calibration.samples import Series, play_series, read_series
from tablee.bots.calibration import TABLE, GameCurves, read_curves, rules_of
from tablee.bots.profile import bot_profile
from tablee.engine.registry import game, game_names

FIT_SEED = 1_000_000
FRESH_SEED = 2_000_000
# Between expert and master, so that a series takes hours and not days.
PLAYERS = {
    "district-noir": "search:600",
    "panik": "search:400",
    "noxford": "search:150",
    "jelly-monster": "search:100",
}
# Shares hardly change beyond these, and are four times as quick to get as a whole hint's; see the bench log.
ITERATIONS = {"district-noir": 5_000, "panik": 5_000, "noxford": 2_500, "jelly-monster": 2_000}


def file_of(folder: Path, name: str, seats: int, seed: int) -> Path:
    """Where a series is kept."""
    return folder / f"{name}-{seats}-{seed}.jsonl"


def play(folder: Path, name: str, seats: int, games: int, seed: int, workers: int) -> None:
    """Play a series, or what is missing of it."""
    series = Series(name, seats, PLAYERS[name], ITERATIONS[name], seed)
    for number in play_series(series, games, file_of(folder, name, seats, seed), workers):
        if number % 50 == 0:
            print(f"{name}, {seats} seats: {number} of {games} games", flush=True)


def fit_all(folder: Path, table: Path) -> None:
    """Write the curves of all games that were played; the others stay as they are."""
    curves = read_curves(table.read_bytes()) if table.exists() else {}
    for name in game_names():
        fitted = dict(curves[name].seats) if name in curves else {}
        for seats in game(name).seats:
            if games := read_series(file_of(folder, name, seats, FIT_SEED)):
                fitted[seats] = fit(games)
        if fitted:
            iterations = bot_profile(game(name)).advice_iterations
            curves[name] = GameCurves(rules_of(game(name)), iterations, dict(sorted(fitted.items())))
    table.write_text(written(dict(sorted(curves.items()))), encoding="utf-8")


def written(curves: dict[str, GameCurves]) -> str:
    """The table as JSON, a line a curve."""
    games = []
    for name, found in curves.items():
        rows = [
            f'      "{seats}": {msgspec.json.encode(curve).decode()}' for seats, curve in found.seats.items()
        ]
        head = f'  "{name}": {{\n    "rules": "{found.rules}",\n    "iterations": {found.iterations},\n'
        games.append(head + '    "seats": {\n' + ",\n".join(rows) + "\n    }\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def judge_all(folder: Path, table: Path, seed: int) -> None:
    """Say how true the shares and the chances are, as rows of a Markdown table."""
    curves = read_curves(table.read_bytes())
    headings = ["game", "seats", "games", "quarter", "said", "told", "happened"]
    headings += ["error before", "error after", "noise", "noise, 95 %"]
    print(f"| {' | '.join(headings)} |\n{'|---' * len(headings)}|")
    for name in game_names():
        for seats in game(name).seats:
            games = read_series(file_of(folder, name, seats, seed))
            if not games or name not in curves or seats not in curves[name].seats:
                continue
            before, after = judge(games, as_shares), judge(games, by_curve(curves[name].seats[seats]))
            for raw, told in zip(before, after, strict=True):
                print(
                    f"| {name} | {seats} | {len(games)} | {raw.quarter} | {raw.said:.1f} | {told.said:.1f} "
                    f"| {raw.happened:.1f} | {raw.error:.1f} | {told.error:.1f} | {told.noise:.1f} "
                    f"| {told.noise_95:.1f} |"
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
    playing.add_argument("--folder", type=Path, required=True)
    for name in ("fit", "judge"):
        command = commands.add_parser(name)
        command.add_argument("folder", type=Path)
        command.add_argument("--table", type=Path, default=TABLE)
        if name == "judge":
            command.add_argument("--seed", type=int, default=FRESH_SEED)
    given = parser.parse_args(arguments)
    if given.command == "play":
        play(given.folder, given.game, given.seats, given.games, given.seed, given.workers)
    elif given.command == "fit":
        fit_all(given.folder, given.table)
    else:
        judge_all(given.folder, given.table, given.seed)


if __name__ == "__main__":
    main()
