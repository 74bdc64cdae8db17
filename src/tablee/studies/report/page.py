"""The page: what was played, the figures at a glance, a section for each question, how it was measured."""

from __future__ import annotations

import functools
import importlib.resources
from typing import TYPE_CHECKING

from tablee.i18n import Translator
from tablee.markup import Markup, element, join
from tablee.studies.report import sections
from tablee.studies.report.context import Context

if TYPE_CHECKING:
    from tablee.studies.study import Study


def page(study: Study, language: str, other_page: str = "") -> str:
    """The whole report as HTML."""
    words = Translator(language, study.game, part="study")
    context = Context(study, words)
    found = [(key, body) for key, make in sections.ALL if (body := make(context)) is not None]
    inside = element(
        "body",
        _header(context, [key for key, _ in found], other_page),
        element("main", *(_section(context, key, body) for key, body in found)),
        element("footer", _command(study)),
        class_="one-run" if len(study.runs) == 1 else None,
    )
    head = element(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", words.say("study-title", game=context.title)),
        element("style", Markup(_style())),
    )
    return f"<!doctype html>\n{element('html', head, inside, lang=words.language)}\n"


@functools.cache
def _style() -> str:
    return importlib.resources.files(__package__).joinpath("style.css").read_text(encoding="utf-8")


def _header(context: Context, keys: list[str], other_page: str) -> Markup:
    study, words = context.study, context.words
    games = sum(run.games for run in study.runs) + sum(answer.games for answer in study.answers)
    facts = [
        words.say("study-players-count", seats=study.seats),
        *(words.say("study-edition", name=edition.name) for edition in study.editions),
        *(
            words.say("study-run", games=context.numbers.whole(run.games), player=context.player(run.player))
            for run in study.runs[: len(study.runs) // len(study.editions)]
        ),
        words.say("study-seed", seed=str(study.seed)),
    ]
    links = [element("li", element("a", context.heading(key), href=f"#{key}")) for key in keys]
    other = "fr" if words.language == "en" else "en"
    switch = element("a", words.say("study-other-language"), href=other_page, lang=other, hreflang=other)
    return element(
        "header",
        element("h1", words.say("study-title", game=context.title)),
        element("p", words.say("study-subtitle", games=context.numbers.whole(games)), class_="subtitle"),
        element(
            "ul",
            *(element("li", fact) for fact in facts),
            *([element("li", switch)] if other_page else []),
            class_="facts",
        ),
        element("nav", element("ol", *links), aria_label=words.say("study-contents")),
    )


def _section(context: Context, key: str, body: Markup) -> Markup:
    return element("section", element("h2", context.heading(key)), body, id=key)


def _command(study: Study) -> Markup:
    digests = ", ".join(f"{edition.name} {edition.digest}" for edition in study.editions)
    return join(f"Tablée · {study.game} · {study.rules} · {digests}")
