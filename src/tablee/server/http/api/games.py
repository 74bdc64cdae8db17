"""Which games there are, their rules, and the words of the tables."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from tablee.bots.level_names import LEVELS
from tablee.engine.edition import Edition
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.options import Option, Value
from tablee.engine.registry import game, game_names
from tablee.i18n import LANGUAGES, Translator, catalogue_text
from tablee.i18n.rules_pages import rules_page
from tablee.i18n.view_schema import schema_of
from tablee.lessons import lesson, lesson_names
from tablee.lessons import words_of as lesson_words
from tablee.server.http.compression import PACKS_ITSELF, constant
from tablee.server.http.dependencies import ApiRequest, services_of
from tablee.server.http.errors import DOCUMENTED

TEXT = {200: ResponseSpec(str, description="Text", generate_examples=False)}
_ANY_OBJECT = {200: ResponseSpec(dict[str, object], description="See the docs", generate_examples=False)}
_AN_HOUR = {"cache-control": "public, max-age=3600"}
_MOST_SPELT = 500  # moves at once

Notation = Annotated[str, msgspec.Meta(max_length=60)]


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option: one of several names, a switch, or a whole number. Its words: `option-NAME` and so on."""

    name: str
    kind: Literal["choice", "switch", "number"]
    default: Value
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    is_form: bool = False  # the choice that comes first: some other options belong to one of its values only
    forms: tuple[str, ...] = ()  # the forms in which it means anything; none named: in all


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be laid."""

    name: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    calm_options: dict[str, Value]  # to play without a clock, where there is one
    is_realtime: bool  # against the clock, all at once, unless the options are the calm ones
    levels: tuple[str, ...]  # of its bots, from weak to strong
    external_bots: tuple[str, ...]  # programs that this server knows, as bots are named
    titles: dict[str, str]  # by language
    taglines: dict[str, str]
    rules_version: str
    edition: str
    is_ready: bool  # whether it is compiled
    has_lesson: bool
    has_edition: bool  # whether there are values to type in
    credits: dict[str, str]  # who made it, by language; empty where its words say nothing of it
    digest: str  # of its words and its view's types: another one, and they have to be fetched anew


class Spelling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves in notation."""

    moves: Annotated[tuple[Notation, ...], msgspec.Meta(max_length=_MOST_SPELT)]


@get("/games", responses=DOCUMENTED)
async def games(request: ApiRequest) -> list[GameInfo]:
    """All games, with what can be chosen."""
    services = services_of(request)
    external = tuple(f"external:{name}" for name in services.config.external_bots)
    return [_told(game(name), external, services.precompiler.is_ready(name)) for name in game_names()]


@get("/games/{name:str}/rules", media_type="text/markdown", responses=DOCUMENTED | TEXT, opt=PACKS_ITSELF)
async def rules(request: ApiRequest, name: FromPath[str], lang: FromQuery[str] = "en") -> Response[bytes]:
    """The rules of a game for players, in Markdown."""
    return constant(request, rules_page(game(name).name, known_language(lang)), "text/markdown", _AN_HOUR)


@get("/words/{lang:str}", media_type=MediaType.TEXT, responses=DOCUMENTED | TEXT, opt=PACKS_ITSELF)
async def words(request: ApiRequest, lang: FromPath[str]) -> Response[bytes]:
    """The words that all games share, as a Fluent catalogue."""
    return constant(request, catalogue_text(known_language(lang)), MediaType.TEXT, _AN_HOUR)


@get("/words/{lang:str}/{name:str}", media_type=MediaType.TEXT, responses=DOCUMENTED | TEXT, opt=PACKS_ITSELF)
async def words_of_game(request: ApiRequest, lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The words of one game, as a Fluent catalogue."""
    return constant(request, catalogue_text(known_language(lang), game(name).name), MediaType.TEXT, _AN_HOUR)


@get(
    "/words/{lang:str}/{name:str}/lesson",
    media_type=MediaType.TEXT,
    responses=DOCUMENTED | TEXT,
    opt=PACKS_ITSELF,
)
async def words_of_lesson(request: ApiRequest, lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The words of a game's lesson, as a Fluent catalogue."""
    spoken = lesson_words(lesson(name).game, known_language(lang))
    return constant(request, spoken, MediaType.TEXT, _AN_HOUR)


@get("/games/{name:str}/schema", responses=DOCUMENTED | _ANY_OBJECT, opt=PACKS_ITSELF)
async def schema(request: ApiRequest, name: FromPath[str]) -> Response[bytes]:
    """What its views look like and how its events and moves are put into words, for a board of any game."""
    return constant(request, _schema_text(game(name).name), MediaType.JSON, _AN_HOUR)


@post("/games/{name:str}/spelt", status_code=200, responses=DOCUMENTED)
async def spelt(name: FromPath[str], data: JSONBody[Spelling]) -> list[dict[str, object]]:
    """Moves in notation spelt out, in the same order: what a board of any game makes its buttons of."""
    playing = game(name)
    return [msgspec.to_builtins(playing.spell(playing.code(move))) for move in data.moves]


def router() -> Router:
    """All of it."""
    handlers = [games, rules, words, words_of_game, words_of_lesson, schema, spelt]
    return Router("/", route_handlers=handlers, tags=["Games"])


@cache
def _schema_text(name: str) -> bytes:
    return msgspec.json.encode(schema_of(name))


@cache
def _digest(name: str) -> str:
    texts = [catalogue_text(language, name).encode() for language in LANGUAGES]
    if name in lesson_names():
        texts += [lesson_words(name, language).encode() for language in LANGUAGES]
    return hashlib.sha256(b"".join([*texts, _schema_text(name)])).hexdigest()[:16]


def known_language(lang: str) -> str:
    """A language that there are words in. Raises `unknown-language`."""
    if lang not in LANGUAGES:
        raise TableeError("unknown-language", language=lang[:20], known=", ".join(LANGUAGES))
    return lang


@lru_cache(maxsize=32)  # its words take a while to say
def _told(playing: Game, external: tuple[str, ...], is_ready: bool) -> GameInfo:
    words = {language: Translator(language, playing.name) for language in LANGUAGES}
    return GameInfo(
        name=playing.name,
        seats=playing.seats,
        options=tuple(map(_option, playing.options)),
        calm_options=dict(playing.calm_options),
        is_realtime=playing.realtime is not None,
        levels=LEVELS,
        external_bots=external,
        titles={language: words[language].say("title") for language in LANGUAGES},
        taglines={language: words[language].say("tagline") for language in LANGUAGES},
        rules_version=playing.rules_version,
        edition=playing.edition.name,
        is_ready=is_ready,
        has_lesson=playing.name in lesson_names(),
        has_edition=playing.edition_type is not Edition,
        credits={lang: words[lang].say("credits") for lang in LANGUAGES if words[lang].has("credits")},
        digest=_digest(playing.name),
    )


def _option(option: Option) -> OptionInfo:
    if option.choices:
        return OptionInfo(
            name=option.name,
            kind="choice",
            default=option.default,
            choices=option.choices,
            is_form=option.is_form,
            forms=option.forms,
        )
    if isinstance(option.default, bool):
        return OptionInfo(name=option.name, kind="switch", default=option.default, forms=option.forms)
    return OptionInfo(
        name=option.name,
        kind="number",
        default=option.default,
        least=option.least,
        most=option.most,
        forms=option.forms,
    )
