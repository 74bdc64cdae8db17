"""A study: games with one or two editions and several players, measured; restricted play; a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from tablee.bots.players import Player, name_of, player
from tablee.engine.batch.simulate import RANDOM
from tablee.engine.edition import Difference, Edition, edition_data
from tablee.engine.edition import differences as value_changes
from tablee.engine.errors import BadValue
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.registry import game as game_called
from tablee.engine.state import is_whole
from tablee.studies.chunk import Chunk, LineUp, play_chunk
from tablee.studies.compare import differences
from tablee.studies.example import example_game
from tablee.studies.executors import HERE, PROCESSES, executor_of
from tablee.studies.figures import EditionPlayed, PairedDifference, RestrictedPlay, Run
from tablee.studies.games_played import GamesPlayed, joined
from tablee.studies.measure import measure_run, share_of
from tablee.studies.setting import MOST_GAMES, Setting
from tablee.studies.strength import GREEDY, strongest, thinking
from tablee.studies.subject import subject_of

DEFAULT_PLAYERS = (RANDOM, "club")
RANDOM_GAMES = 100_000
THINKING_GAMES = 2_000
QUESTION_GAMES = 200
MOST_WORKERS = 4096

EditionSource: TypeAlias = str | Path | Edition | Mapping[str, Any]
Progress: TypeAlias = Callable[[int, int], None]  # (chunks played, of how many): each about as much work


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What was found. `to_json` writes it, `html` makes a page of it."""

    game: str
    rules: str
    seats: int
    seed: int
    options: dict[str, Value]
    editions: tuple[EditionPlayed, ...]
    runs: tuple[Run, ...]
    answers: tuple[RestrictedPlay, ...]
    differences: tuple[PairedDifference, ...]
    # By player, how often which fault: decisions that a program lost, and that were made by default.
    faults: dict[str, dict[str, int]]
    # Values of the last edition that differ from the other's or, where there is one edition, the game's own.
    changes: tuple[Difference, ...] = ()
    # A game between greedy players with the last edition, as a record: the report draws how it ended.
    example: str = ""

    @property
    def questionable(self) -> tuple[RestrictedPlay, ...]:
        """Answers that have to be read with care: nothing was restricted, or the reference was beaten."""
        return tuple(one for one in self.answers if one.says_nothing or one.beats_reference)

    def to_json(self) -> str:
        """All figures as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    def html(self, language: str = "en", *, other_page: str = "") -> str:
        """A page to read, in `en` or `fr`; `other_page` is where the one in the other language lies."""
        from tablee.studies.report.page import page  # noqa: PLC0415 - only who reads it waits for it

        return page(self, language, other_page)


def study(
    game: str | Game,
    *,
    edition: EditionSource | None = None,
    against: EditionSource | None = None,
    players: Player | Sequence[Player] = DEFAULT_PLAYERS,
    games: int | None = None,
    seats: int | None = None,
    seed: int = 1,
    without: str | Sequence[str] = (),
    question_games: int = QUESTION_GAMES,
    executor: str | Executor = PROCESSES,
    workers: int | None = None,
    on_progress: Progress | None = None,
    **options: Any,
) -> Study:
    """Study a game: seats, length, branching, leads, endings, what cards are worth, restricted play.

    Each player plays `games` games against itself, by default 100 000 of `random` and 2 000 of others. Every
    deal is played once for each seat, which begins or in which the challenger sits. `edition` and `against`
    are files, or what `game.edition` returns: with two editions all figures are compared. `without` are
    patterns of moves, such as `back *`: how does somebody do who never plays them? Such questions, and those
    that the game has itself, are asked of the strongest player (the highest level, the most iterations, else
    the last one listed), over `question_games` games each; 0 asks none. `executor` is `processes`, `here`,
    `dask://HOST:PORT` or any `concurrent.futures.Executor`: the results are the same.
    """
    editions = _editions(game, edition, against)
    setting = Setting.checked(editions[0], seats, seed, options)
    if workers is not None and (not is_whole(workers) or not 1 <= workers <= MOST_WORKERS):
        raise BadValue(name="workers", expected=f"a number from 1 to {MOST_WORKERS}, or None for all cores")
    asked = _Wanted.checked(editions, _row(players), games, _row(without), question_games)
    chunks = [list(setting.chunks(*one)) for one in asked.line_ups()]
    if any(one.has_objects for _, one, _ in asked.line_ups()) and executor == PROCESSES:
        executor = HERE
    with executor_of(executor, workers) as pool:
        played = _play(chunks, pool, on_progress)
    runs = len(editions) * len(asked.players)
    return Study(
        game=editions[0].name,
        rules=editions[0].rules_version,
        seats=setting.seats,
        seed=seed,
        options=setting.options,
        editions=tuple(EditionPlayed(one.edition.name, one.edition.digest) for one in editions),
        runs=tuple(
            measure_run(of, line_up.name, rows)
            for (of, line_up, _), rows in zip(asked.runs(), played[:runs], strict=True)
        ),
        answers=tuple(
            _answer(of, name, line_up, rows)
            for (name, (of, line_up, _)), rows in zip(asked.questions(), played[runs:], strict=True)
        ),
        differences=tuple(_differences(editions, asked.runs(), played)) if len(editions) == 2 else (),
        faults=_faults(played),
        changes=tuple(_changes(editions)),
        example=example_game(editions[-1], setting.seats, setting.seed, setting.options),
    )


_LineUps = Iterator[tuple[Game, LineUp, int]]


@dataclass(frozen=True)
class _Wanted:
    """Who plays how many games, and what is asked besides."""

    editions: tuple[Game, ...]
    players: tuple[Player, ...]
    games: int | None
    without: tuple[str, ...]
    question_games: int

    @classmethod
    def checked(
        cls,
        editions: tuple[Game, ...],
        players: tuple[Player, ...],
        games: int | None,
        without: tuple[str, ...],
        question_games: int,
    ) -> _Wanted:
        if not players:
            raise BadValue(name="players", expected="at least one player")
        for one in players:
            player(one, editions[0])  # complain here, not in another process
        for name, count, least in (("games", games, 1), ("question_games", question_games, 0)):
            if count is not None and (not is_whole(count) or not least <= count <= MOST_GAMES):
                raise BadValue(name=name, expected=f"a number of games from {least} to {MOST_GAMES}")
        if not all(isinstance(pattern, str) and pattern for pattern in without):
            raise BadValue(name="without", expected="patterns of moves, such as `take`")
        return cls(editions, players, games, without, question_games)

    def line_ups(self) -> _LineUps:
        """All that is played, in order."""
        yield from self.runs()
        yield from (asked for _, asked in self.questions())

    def runs(self) -> _LineUps:
        """Each player against itself, with each edition."""
        for game in self.editions:
            for one in self.players:
                usual = RANDOM_GAMES if one == RANDOM else THINKING_GAMES
                yield game, LineUp(one), usual if self.games is None else self.games

    def questions(self) -> Iterator[tuple[str, tuple[Game, LineUp, int]]]:
        """Restricted play, each with its name."""
        names = [name_of(one) for one in self.players]
        host = self.players[names.index(strongest(names))]
        for game in self.editions if self.question_games else ():
            if thinking(names):  # random moves have no habits to do without
                yield GREEDY, (game, LineUp(host, challenger=GREEDY), self.question_games)
                for question in subject_of(game).questions:
                    line_up = LineUp(host, without=question.without)
                    yield question.name, (game, line_up, self.question_games)
            for pattern in self.without:
                yield "", (game, LineUp(host, without=pattern), self.question_games)


def _row(given: Any) -> tuple[Any, ...]:
    """One or several, as several."""
    is_row = isinstance(given, Sequence) and not isinstance(given, str)
    return tuple(given) if is_row else (given,)


def _editions(
    game: str | Game, edition: EditionSource | None, against: EditionSource | None
) -> tuple[Game, ...]:
    printed = game if isinstance(game, Game) else game_called(game)
    first = printed if edition is None else printed.with_edition(edition)
    return (first,) if against is None else (first, printed.with_edition(against))


def _play(chunks: list[list[Chunk]], pool: Executor, tell: Progress | None) -> list[GamesPlayed]:
    """All chunks, joined in their order, however they came in."""
    waiting = [[pool.submit(play_chunk, chunk) for chunk in row] for row in chunks]
    total = sum(len(row) for row in chunks)
    done = 0
    found = []
    try:
        for row in waiting:
            parts = []
            for future in row:
                if tell is not None:
                    tell(done, total)
                parts.append(future.result())
                done += 1
            found.append(joined(parts))
    finally:
        for future in (future for row in waiting for future in row):
            future.cancel()
    return found


def _faults(played: list[GamesPlayed]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (name, code), times in sum(
        (rows.faults for rows in played), Counter[tuple[str, str]]()
    ).most_common():
        found.setdefault(name, {})[code] = times
    return found


def _answer(game: Game, question: str, line_up: LineUp, played: GamesPlayed) -> RestrictedPlay:
    rows = range(played.games)
    challenger = line_up.challenger
    return RestrictedPlay(
        question=question,
        edition=game.edition.digest,
        player=line_up.name,
        challenger=line_up.name if challenger is None else LineUp(challenger).name,
        without=line_up.without,
        games=played.games,
        wins=share_of(played, played.shares[rows, [row % played.seats for row in rows]]),
        fair=1 / played.seats,
        restricted=int(played.restricted.sum()) if line_up.without else None,
        unavoidable=int(played.unavoidable.sum()) if line_up.without else None,
    )


def _changes(editions: tuple[Game, ...]) -> Iterator[Difference]:
    before = editions[0].edition if len(editions) == 2 else game_called(editions[0].name).edition
    return value_changes(edition_data(before), edition_data(editions[-1].edition))


def _differences(
    editions: tuple[Game, ...], runs: _LineUps, played: list[GamesPlayed]
) -> Iterable[PairedDifference]:
    names = [line_up.name for _, line_up, _ in runs]
    half = len(names) // 2
    for place, name in enumerate(names[:half]):
        yield from differences((editions[0], editions[1]), name, (played[place], played[place + half]))
