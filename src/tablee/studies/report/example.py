"""How one game of the study ended, drawn with the pieces of the boards."""

from __future__ import annotations

from tablee.markup import Markup, element
from tablee.records import read_record, replay
from tablee.studies.report.context import Context


def example(context: Context) -> Markup | None:
    """The final position with nothing hidden; None in a study from before there was one."""
    if not context.study.example:
        return None
    final, words = replay(read_record(context.study.example)), context.words
    picture = final.svg(reveal=True, language=words.language)
    told = words.say(
        "study-example-note",
        edition=context.edition(context.study.editions[-1].digest),
        moves=final.length,
    )
    # Inside a page a drawing needs no namespace.
    drawing = Markup(picture.replace(' xmlns="http://www.w3.org/2000/svg"', "", 1))
    return element("figure", drawing, element("figcaption", told, class_="note"), class_="board")
