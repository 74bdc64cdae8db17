"""A training run: rounds of self-play and fitting in a folder, resumed wherever it was interrupted.

Each round plays games with the weights of the round before (the first one with playouts), fits the network
to the last few rounds' games (the replay buffer), and plays a short match of the new weights against the
old. Whatever is finished lies in the folder under its final name; what has no file is done again, with the
same seeds.
"""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tablee.bots.knowledge import Knowledge
from tablee.bots.profile import bot_profile
from tablee.bots.value.features import Features
from tablee.bots.value.network import NO_WEIGHTS, Weights, fresh_weights
from tablee.bots.value.weights import DataCard, SeatsCard, rules_of, write_weights
from tablee.engine.errors import BadSeats, BadValue, TableeError
from tablee.engine.game import Game
from tablee.lab.train.compare import compare
from tablee.lab.train.fit import Fit, Fitting, fit
from tablee.lab.train.self_play import Samples, SelfPlay, joined, play_games

_CHUNK_GAMES = 2_000
_SEEDS_APART = 10_000_000  # between two rounds, more than any has games
_MATCH_GAMES = 200
_MATCH_ITERATIONS = 200
_TYPICAL_ACTIVE = 50


class OtherRun(TableeError):
    """The folder holds a training run with other settings."""

    code = "other-training-run"


class TrainSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a run is made with; kept in its folder, and the same when it is resumed."""

    game: str
    rules: str
    features: int
    seats: int
    seed: int = 1
    # For each round its search iterations a move and its games; rounds after the last are as the last.
    plan: tuple[tuple[int, int], ...] = ((60, 20_000), (30, 60_000), (40, 60_000), (60, 60_000))
    kept_rounds: int = 4  # that the network learns from
    epochs: int = 3
    rate: float = 2e-3  # in the first round; half of it later

    def of_round(self, number: int) -> tuple[int, int]:
        """The iterations and games of a round, from 1."""
        return self.plan[min(number, len(self.plan)) - 1]


class RoundReport(msgspec.Struct, frozen=True, kw_only=True):
    """What one round came to."""

    number: int  # from 1
    samples: int
    brier: float  # on samples held out
    base: float
    cpu_seconds: float
    share: float | None = None  # of wins against the weights before; None in the first round
    interval: tuple[float, float] | None = None

    @property
    def relative(self) -> float:
        """The Brier score, relative to always saying the mean."""
        return self.brier / self.base if self.base else 1.0


@dataclass(frozen=True)
class TrainRun:
    """A folder with a training run in it."""

    folder: Path
    game: Game
    settings: TrainSettings

    @classmethod
    def open(cls, folder: Path, game: Game, **chosen: Any) -> TrainRun:
        """Begin a run in a folder, or go on with the one that is there. Raises OtherRun."""
        features = trained_features(game)
        settings = TrainSettings(
            game=game.name,
            rules=rules_of(game),
            features=features.version,
            **{"seats": game.seats[0], **chosen},
        )
        _check(settings, game)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "settings.json"
        if file.exists():
            try:
                there = msgspec.json.decode(file.read_bytes(), type=TrainSettings)
            except msgspec.MsgspecError as problem:
                raise OtherRun(folder=str(folder), problem=str(problem)) from problem
            if there != settings:
                old, new = msgspec.structs.asdict(there), msgspec.structs.asdict(settings)
                differs = [name for name in new if old[name] != new[name]]
                raise OtherRun(folder=str(folder), problem=", ".join(differs))
        else:
            _write(file, msgspec.json.format(msgspec.json.encode(settings), indent=1))
        return cls(folder, game, settings)

    # --- what is there ----------------------------------------------------------------------------------

    @property
    def knowledge(self) -> Knowledge:
        """What the search knows besides."""
        return bot_profile(self.game).knowledge

    def weights(self, number: int) -> Weights:
        """Those of a round; before the first there are none."""
        if number == 0:
            return NO_WEIGHTS
        weights: Weights = np.load(self._weights_file(number))
        return weights

    def report(self, number: int) -> RoundReport | None:
        """What a round came to, once it is over."""
        file = self.folder / f"round-{number:03}.json"
        return msgspec.json.decode(file.read_bytes(), type=RoundReport) if file.exists() else None

    @property
    def rounds_done(self) -> int:
        """How many rounds are over."""
        number = 0
        while self.report(number + 1) is not None:
            number += 1
        return number

    def _weights_file(self, number: int) -> Path:
        return self.folder / f"weights-{number:03}.npy"

    def _samples_file(self, number: int, chunk: int) -> Path:
        return self.folder / f"samples-{number:03}-{chunk:03}.npz"

    # --- rounds ---------------------------------------------------------------------------------------

    def rounds(
        self, most: int, threads: int | None = None, on_games: Callable[[int, int, int], None] | None = None
    ) -> Iterator[RoundReport]:
        """Train up to this round, and tell of each that ends. `on_games(round, games, of)` is progress."""
        for number in range(self.rounds_done + 1, most + 1):
            yield self._round(number, threads, on_games or (lambda *_: None))

    def _round(
        self, number: int, threads: int | None, on_games: Callable[[int, int, int], None]
    ) -> RoundReport:
        started = time.process_time()
        _, games = self.settings.of_round(number)
        for chunk, begin in enumerate(range(0, games, _CHUNK_GAMES)):
            on_games(number, begin, games)
            if not self._samples_file(number, chunk).exists():
                self._play(number, chunk, threads)
        on_games(number, games, games)
        found = self._fit(number)
        share, interval = self._match(number, threads)
        report = RoundReport(
            number=number,
            samples=found.samples,
            brier=found.brier,
            base=found.base,
            cpu_seconds=round(time.process_time() - started, 1),
            share=share,
            interval=interval,
        )
        _write(self.folder / f"round-{number:03}.json", msgspec.json.encode(report))
        self._export(number)
        return report

    def _play(self, number: int, chunk: int, threads: int | None) -> None:
        settings, begin = self.settings, chunk * _CHUNK_GAMES
        iterations, games = settings.of_round(number)
        samples = play_games(
            self.game,
            self.knowledge,
            self.weights(number - 1),
            SelfPlay(iterations),
            seats=settings.seats,
            games=min(_CHUNK_GAMES, games - begin),
            seed=(settings.seed * 1_000 + number) * _SEEDS_APART + begin,
            threads=threads,
        )
        content = io.BytesIO()
        np.savez_compressed(content, **vars(samples))
        _write(self._samples_file(number, chunk), content.getvalue())

    def _fit(self, number: int) -> Fit:
        settings, features = self.settings, trained_features(self.game)
        samples = self._replay(number)
        weights = self.weights(number - 1)
        if len(weights) == 0:
            weights = fresh_weights(features.shape, _TYPICAL_ACTIVE, settings.seed)
        # Games of the last round come last: what is held out are games of the newest weights.
        rate = settings.rate if number == 1 else settings.rate / 2
        found = fit(weights, samples, features, Fitting(settings.epochs, rate), settings.seed + number)
        content = io.BytesIO()
        np.save(content, weights)
        _write(self._weights_file(number), content.getvalue())
        return found

    def _replay(self, number: int) -> Samples:
        """The replay buffer: games of the last rounds."""
        parts = []
        for earlier in range(max(1, number - self.settings.kept_rounds + 1), number + 1):
            chunk = 0
            while (file := self._samples_file(earlier, chunk)).exists():
                with np.load(file) as kept:
                    parts.append(Samples(**{name: kept[name] for name in kept.files}))
                chunk += 1
        return joined(parts)

    def _match(self, number: int, threads: int | None) -> tuple[float | None, tuple[float, float] | None]:
        if number == 1:
            return None, None
        tally = compare(
            self.game,
            self.knowledge,
            self.weights(number),
            self.weights(number - 1),
            iterations=_MATCH_ITERATIONS,
            seats=self.settings.seats,
            games=_MATCH_GAMES,
            seed=self.settings.seed * _SEEDS_APART + number,
            threads=threads,
        )
        return tally.share, tally.interval

    def _export(self, number: int) -> None:
        """The weights as a game's package has them, with their data card."""
        settings = self.settings
        reports = [report for one in range(1, number + 1) if (report := self.report(one)) is not None]
        card = SeatsCard(
            rounds=tuple(settings.of_round(one) for one in range(1, number + 1)),
            hours=round(sum(report.cpu_seconds for report in reports) / 3600, 2),
            seed=settings.seed,
            brier=round(reports[-1].relative, 4),
        )
        data = DataCard(rules=settings.rules, features=settings.features, seats={settings.seats: card})
        _write(self.folder / "value.npz", write_weights({settings.seats: self.weights(number)}))
        _write(self.folder / "value.json", msgspec.json.format(msgspec.json.encode(data), indent=1))


def trained_features(game: Game) -> Features:
    """What the game's value looks at. Raises BadValue where it has none."""
    features = bot_profile(game).knowledge.features
    if features is None:
        raise BadValue(name="game", expected="a game whose bots declare features (KNOWLEDGE.features)")
    return features


def _check(settings: TrainSettings, game: Game) -> None:
    if settings.seats not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise BadSeats(game=game.name, seats=settings.seats, allowed=allowed)
    if not settings.plan or any(min(iterations, games) < 1 for iterations, games in settings.plan):
        raise BadValue(name="plan", expected="for each round its iterations and games, such as 60:20000")
    for name in ("kept_rounds", "epochs"):
        if getattr(settings, name) < 1:
            raise BadValue(name=name, expected="a number from 1")


def _write(file: Path, content: bytes) -> None:
    """All or nothing, also if the power fails."""
    draft = file.with_suffix(".draft")
    with draft.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(file)
