"""The section on cards and tiles: who holds them, and what one more adds."""

from __future__ import annotations

from tablee.intervals import IntervalEstimate
from tablee.markup import Markup, element, join
from tablee.studies.figures import Run, Thing
from tablee.studies.report.context import Context
from tablee.studies.report.plots import PlotRow, intervals, legend, scale_around


def things(context: Context) -> Markup | None:
    """Two plots, the most useful thing first."""
    runs = context.study.runs
    by_run = [{thing.name: thing for thing in run.things} for run in runs]
    names = _in_order(context.main)
    names += [name for found in by_run for name in found if name not in names]
    names = list(dict.fromkeys(names))
    if not names:
        return None
    adds = [
        PlotRow(context.thing(name), tuple(_adds(found.get(name)) for found in by_run))
        for name in names
        if any(_adds(found.get(name)) is not None for found in by_run)
    ]
    held = [
        PlotRow(
            context.thing(name), tuple(found[name].with_winner if name in found else None for found in by_run)
        )
        for name in names
    ]
    return join(
        _extremes(context, names),
        *(_plot(context, "adds", adds, 0.0) if adds else ()),
        *_plot(context, "with-winner", held, context.fair),
    )


def _in_order(run: Run) -> list[str]:
    return [thing.name for thing in sorted(run.things, key=lambda thing: -_value(thing))]


def _value(thing: Thing) -> float:
    return thing.adds.value if thing.adds is not None else -1.0


def _adds(thing: Thing | None) -> IntervalEstimate | None:
    return None if thing is None else thing.adds


def _extremes(context: Context, names: list[str]) -> Markup:
    """What adds most and least, for the main player."""
    known = [thing for thing in context.main.things if thing.adds is not None]
    if len(known) < 2:
        return Markup("")
    best, worst = max(known, key=_value), min(known, key=_value)
    told = [f"{context.thing(one.name)} ({context.numbers.points(_value(one))})" for one in (best, worst)]
    return element("p", context.words.say("study-adds-most", best=told[0], worst=told[1]))


def _plot(context: Context, key: str, rows: list[PlotRow], baseline: float) -> tuple[Markup, ...]:
    words, numbers = context.words, context.numbers
    form = numbers.bare_points if key == "adds" else numbers.percent
    estimates = [one for row in rows for one in row.estimates if one is not None]
    return (
        element("h3", words.say(f"study-{key}")),
        element("p", words.say(f"study-{key}-note"), class_="note"),
        legend(context.labels),
        intervals(rows, scale_around(estimates, baseline, form), baseline, words.say(f"study-{key}")),
    )
