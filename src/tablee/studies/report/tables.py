"""Figures as a table, folded away below their plot."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.intervals import IntervalEstimate
from tablee.markup import Markup, element
from tablee.studies.report.context import Context
from tablee.studies.report.numbers import Format


def table(
    context: Context,
    corner: str,
    rows: Sequence[str],
    columns: Sequence[str],
    series: Sequence[Sequence[IntervalEstimate]],
    form: Format,
) -> Markup:
    """A row for each label, a column for each series."""
    head = element("tr", element("th", corner), *(element("th", column) for column in columns))
    body = [
        element(
            "tr",
            element("td", label),
            *(
                element("td", f"{form(line[place].value, 1)} ({context.numbers.interval(line[place], form)})")
                for line in series
            ),
        )
        for place, label in enumerate(rows)
    ]
    grid = element("div", element("table", head, *body), class_="wide")
    return element("details", element("summary", context.words.say("study-table")), grid)
