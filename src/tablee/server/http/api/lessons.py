"""Lessons: the steps of a game's lesson, and the answer to a move. The server keeps nothing of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import MediaType, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.engine.messages import View
from tablee.lessons import Judged, Timed, lesson, table_before
from tablee.lessons import judge as judged
from tablee.server.http.compression import PACKS_ITSELF, constant
from tablee.server.http.dependencies import ApiRequest, payer_of, services_of
from tablee.server.http.errors import DOCUMENTED

PathGame = Annotated[str, PathParameter(max_length=40, description="A game that has a lesson")]
PathStep = Annotated[str, PathParameter(max_length=40, description="The name of a step")]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do. What is said: `lesson-NAME`, with `-title`, `-show` and `-done` behind it."""

    name: str
    view: View
    moves: list[str]  # all that are legal
    shown: str  # one that is right
    goes_on: bool  # from the table as the step before left it
    is_race: bool  # from the first move on a clock runs, and nobody waits


class LessonPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A whole lesson."""

    game: str
    seat: int  # of whoever learns
    steps: list[LessonStep]


class Try(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move to be judged."""

    move: Annotated[str, msgspec.Meta(max_length=40)]
    # In a race: when it is made, in milliseconds since the first move, and what was done before it.
    at: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 0
    before: Annotated[list[Timed], msgspec.Meta(max_length=40)] = []


_PLAN = {200: ResponseSpec(LessonPlan, description="The lesson", generate_examples=False)}
_JUDGED = {200: ResponseSpec(Judged, description="Right or wrong, and why", generate_examples=False)}


@get("/lessons/{name:str}", responses={**DOCUMENTED, **_PLAN}, opt=PACKS_ITSELF)
async def plan(request: ApiRequest, name: PathGame) -> Response[bytes]:
    """A game's lesson, step by step."""
    services = services_of(request)
    await services.precompiler.ready(lesson(name).game)
    body = await services.heavy.run(await payer_of(request), lambda: _plan(name))
    return constant(request, body, MediaType.JSON)


@post("/lessons/{name:str}/{step:str}", status_code=200, responses={**DOCUMENTED, **_JUDGED})
async def judge(request: ApiRequest, name: PathGame, step: PathStep, data: JSONBody[Try]) -> Response[bytes]:
    """Try a move in a step. What the rules forbid is told with their reason."""
    number = _number(name, step)
    services = services_of(request)
    await services.precompiler.ready(name)
    body = await services.heavy.run(
        await payer_of(request),
        lambda: msgspec.json.encode(judged(name, number, data.move, data.at, data.before)),
    )
    return Response(body, media_type=MediaType.JSON)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[plan, judge], tags=["Lessons"])


def _number(name: str, step: str) -> int:
    for number, one in enumerate(lesson(name).steps):
        if one.name == step:
            return number
    raise TableeError("no-such-step", step=step[:40])


@lru_cache(maxsize=32)
def _plan(name: str) -> bytes:
    taught = lesson(name)
    steps = [_step(name, number) for number in range(len(taught.steps))]
    return msgspec.json.encode(LessonPlan(game=name, seat=taught.seat, steps=steps))


def _step(name: str, number: int) -> LessonStep:
    taught = lesson(name)
    step, table = taught.steps[number], table_before(name, number)
    return LessonStep(
        name=step.name,
        view=table.view(taught.seat),
        moves=table.legal_moves(taught.seat),
        shown=step.shown,
        goes_on=step.position is None,
        is_race=step.race is not None,
    )
