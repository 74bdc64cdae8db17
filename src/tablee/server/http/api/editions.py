"""Editions of one's own: what can be typed in, checked while somebody types, kept, and tried out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, post, put
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Response

from tablee.engine.edition import (
    MAX_EDITION_BYTES,
    Difference,
    Edition,
    EditionProblem,
    FormField,
    differences,
    edition_data,
    form_of,
    problems_in,
    read_text,
)
from tablee.engine.edition.toml import to_toml
from tablee.engine.errors import BadEdition, BadSeats, TableeError, why_not
from tablee.engine.game import Game
from tablee.engine.registry import game
from tablee.i18n import Translator
from tablee.i18n.edition_words import key_text, problem_text
from tablee.i18n.rules_pages import rules_page
from tablee.server.http.api.games import TEXT, known_language
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of
from tablee.server.http.errors import DOCUMENTED, plain_details
from tablee.server.http.languages import asked_for
from tablee.store import EditionRow
from tablee.studies.quick import QuickStudy, StudyRequest
from tablee.tables.settings import Settings, game_of

MOST_BYTES = 2 * MAX_EDITION_BYTES  # of a request: JSON may be written with more spaces than ours

EditionId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$")]
Tables = dict[str, Any]


class EditionForm(msgspec.Struct, frozen=True, kw_only=True):
    """What can be typed in for a game. The words are in its catalogue: `edition-field-NAME`."""

    game: str
    form: FormField
    printed: Tables  # the values that come with the game


class Typed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition as it stands: what its file would hold."""

    tables: Tables


class NewEdition(Typed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition to keep."""

    game: Annotated[str, msgspec.Meta(max_length=40)]


class ToStudy(Typed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition to try out, with so many players."""

    seats: int


class ToldProblem(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, and where: to be read after the name of the value."""

    key: str
    code: str
    details: dict[str, str | float | bool]
    message: str
    name: str = ""  # of the value, in words


class CheckedEdition(msgspec.Struct, frozen=True, kw_only=True):
    """What the engine says of an edition."""

    problems: list[ToldProblem]
    digest: str | None  # None while something is wrong
    differences: list[Difference]  # from the values that come with the game
    remarks: list[ToldProblem] = []  # what is allowed and does nothing


class ReadEdition(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds."""

    tables: Tables | None  # None where something is wrong
    problems: list[ToldProblem]


class EditionSummary(msgspec.Struct, frozen=True, kw_only=True):
    """An edition of yours."""

    edition: str
    game: str
    name: str
    changed_at: int


class MyEdition(EditionSummary, frozen=True, kw_only=True):
    """The same with its values."""

    tables: Tables


class _FileBody(Operation):  # the body is read by hand, so it is described by hand
    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))},
            description="The text of an edition file (TOML)",
            required=True,
        )


@get("/games/{name:str}/edition", responses=DOCUMENTED)
async def edition_form(name: FromPath[str]) -> EditionForm:
    """What can be typed in for this game, and what comes with it."""
    playing = typed_game(name)
    form, printed = form_of(playing.edition_type), edition_data(playing.edition)
    return EditionForm(game=playing.name, form=form, printed=printed)


@post(
    "/games/{name:str}/edition/check", status_code=200, request_max_body_size=MOST_BYTES, responses=DOCUMENTED
)
async def check(request: ApiRequest, name: FromPath[str], data: JSONBody[Typed]) -> CheckedEdition:
    """Everything that is wrong with an edition, while somebody types it."""
    playing = typed_game(name)
    problems = _problems(playing, data.tables)
    words = Translator(asked_for(request.headers.get("accept-language", "")), playing.name)
    typed = None if problems else playing.with_edition(data.tables).edition
    found = differences(edition_data(playing.edition), edition_data(typed)) if typed else ()
    return CheckedEdition(
        problems=[_told(playing, words, one) for one in problems],
        digest=typed.digest if typed else None,
        differences=list(found),
        remarks=[_told(playing, words, one) for one in playing.edition_remarks(typed)] if typed else [],
    )


@post(
    "/games/{name:str}/edition/read",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    operation_class=_FileBody,
    responses=DOCUMENTED,
)
async def read(request: ApiRequest, name: FromPath[str]) -> ReadEdition:
    """The values of an edition file (TOML, the body of the request), or everything that is wrong with it."""
    playing = typed_game(name)
    words = Translator(asked_for(request.headers.get("accept-language", "")), playing.name)
    tables: Tables | None = None
    try:
        tables = read_text((await request.body()).decode())
        problems = _problems(playing, tables)
    except (BadEdition, UnicodeDecodeError) as problem:  # no TOML: there is nothing to look into
        why = problem.details["problem"] if isinstance(problem, BadEdition) else why_not(problem)
        problems = [EditionProblem("-", str(why))]
    told = [_told(playing, words, one) for one in problems]
    return ReadEdition(tables=None if problems else tables, problems=told)


@post(
    "/games/{name:str}/edition/study", status_code=200, request_max_body_size=MOST_BYTES, responses=DOCUMENTED
)
async def quick_study(
    request: ApiRequest, person: CurrentPerson, name: FromPath[str], data: JSONBody[ToStudy]
) -> QuickStudy:
    """Try an edition out: games by random and greedy players, beside those of the game's own edition.

    It takes some seconds, and longer while other people's studies run.
    """
    services = services_of(request)
    playing = _checked(name, data.tables)
    if data.seats not in playing.seats:
        raise BadSeats(game=playing.name, seats=data.seats, allowed=", ".join(map(str, playing.seats)))
    services.quotas.spend("study", address=address_of(request), person=person.id)
    asked = StudyRequest(game=playing.name, seats=data.seats, tables=data.tables)
    return await services.studies.study(asked, person.id)


@get("/me/editions", responses=DOCUMENTED)
async def my_editions(request: ApiRequest, person: CurrentPerson) -> list[EditionSummary]:
    """Your editions, the latest first."""
    return [_summary(row) for row in await services_of(request).store.editions_of(person.id)]


@get("/me/editions/{edition_id:str}", responses=DOCUMENTED)
async def my_edition(request: ApiRequest, person: CurrentPerson, edition_id: EditionId) -> MyEdition:
    """An edition of yours, with its values."""
    row = await own_edition(request, person.id, edition_id)
    return MyEdition(
        edition=row.id,
        game=row.game,
        name=row.name,
        changed_at=row.changed_at,
        tables=msgspec.json.decode(row.tables),
    )


@get(
    "/me/editions/{edition_id:str}/file",
    media_type="application/toml",
    responses=DOCUMENTED | TEXT,
)
async def edition_file(request: ApiRequest, person: CurrentPerson, edition_id: EditionId) -> Response[str]:
    """An edition of yours as a file for `tablee edition`, `tablee play --edition` and Python."""
    row = await own_edition(request, person.id, edition_id)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id[:6]}.toml"'}
    return Response(to_toml(msgspec.json.decode(row.tables)), media_type="application/toml", headers=headers)


@get("/me/editions/{edition_id:str}/rules", media_type="text/markdown", responses=DOCUMENTED | TEXT)
async def edition_rules(
    request: ApiRequest, person: CurrentPerson, edition_id: EditionId, lang: FromQuery[str] = "en"
) -> Response[str]:
    """The rules of the game with the values of an edition of yours."""
    row = await own_edition(request, person.id, edition_id)
    playing = _checked(row.game, msgspec.json.decode(row.tables))
    return Response(rules_page(row.game, known_language(lang), playing), media_type="text/markdown")


@post("/me/editions", request_max_body_size=MOST_BYTES, responses=DOCUMENTED)
async def keep(request: ApiRequest, person: CurrentPerson, data: JSONBody[NewEdition]) -> EditionSummary:
    """Keep an edition. It is yours alone until you create a table with it."""
    services = services_of(request)
    playing = _checked(data.game, data.tables)
    services.quotas.spend("edition", address=address_of(request), person=person.id)
    now, most = services.now(), services.config.editions_per_person
    name, tables = playing.edition.name, _text(playing)
    kept = await services.store.add_edition(person.id, playing.name, name, tables, now, most)
    if kept is None:
        raise TableeError("too-many-editions", most=most)
    return EditionSummary(edition=kept, game=playing.name, name=name, changed_at=now)


@put("/me/editions/{edition_id:str}", request_max_body_size=MOST_BYTES, responses=DOCUMENTED)
async def change(
    request: ApiRequest, person: CurrentPerson, edition_id: EditionId, data: JSONBody[Typed]
) -> EditionSummary:
    """Other values for an edition of yours. Tables that were created with it stay as they are."""
    services = services_of(request)
    row = await own_edition(request, person.id, edition_id)
    playing = _checked(row.game, data.tables)
    services.quotas.spend("edition", address=address_of(request), person=person.id)
    name, now = playing.edition.name, services.now()
    if not await services.store.change_edition(row.id, person.id, name, _text(playing), now):
        raise TableeError("unknown-edition")
    return EditionSummary(edition=row.id, game=row.game, name=name, changed_at=now)


@delete("/me/editions/{edition_id:str}", responses=DOCUMENTED)
async def remove(request: ApiRequest, person: CurrentPerson, edition_id: EditionId) -> None:
    """Delete an edition of yours. Tables and records that were played with it keep their copy."""
    if not await services_of(request).store.remove_edition(edition_id, person.id):
        raise TableeError("unknown-edition")


def router() -> Router:
    """All of it."""
    handlers = [
        edition_form,
        check,
        read,
        quick_study,
        my_editions,
        my_edition,
        edition_file,
        edition_rules,
        keep,
        change,
        remove,
    ]
    return Router("/", route_handlers=handlers, tags=["Editions"])


def typed_game(name: str) -> Game:
    """A game with values to type in. Raises UnknownGame, or `no-edition-tables`."""
    playing = game(name)
    if playing.edition_type is Edition:
        raise TableeError("no-edition-tables", game=playing.name)
    return playing


async def own_edition(request: ApiRequest, person: str, edition: str) -> EditionRow:
    """An edition of this person's. Raises `unknown-edition`: others' are as good as none."""
    found = await services_of(request).store.edition(edition, person)
    if found is None:
        raise TableeError("unknown-edition")
    return found


def _problems(playing: Game, tables: Tables) -> list[EditionProblem]:
    found = problems_in(playing, tables)
    if not found and not playing.with_edition(tables).is_precompiled:
        return [EditionProblem("-", "needs-compiling")]
    return found


def _told(playing: Game, words: Translator, one: EditionProblem) -> ToldProblem:
    form, is_whole = form_of(playing.edition_type), one.key == "-"
    return ToldProblem(
        key=one.key,
        code=one.problem,
        details=plain_details(one.details),
        message=problem_text(words, one),
        name=words.say("edition-whole") if is_whole else key_text(words, form, one.key),
    )


def _checked(name: str, tables: Tables) -> Game:
    """The game with this edition. Raises BadEdition."""
    playing = typed_game(name)
    return game_of(Settings(game=playing.name, seats=playing.seats[0], edition=tables))


def _summary(row: EditionRow) -> EditionSummary:
    return EditionSummary(edition=row.id, game=row.game, name=row.name, changed_at=row.changed_at)


def _text(playing: Game) -> str:
    return msgspec.json.encode(edition_data(playing.edition)).decode()
