"""The sections of the report. Each says in a sentence what its plot shows; None where there is nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.intervals import IntervalEstimate
from tablee.markup import Markup, element, join
from tablee.studies.figures import Run
from tablee.studies.report import editions, things
from tablee.studies.report.context import Context
from tablee.studies.report.example import example
from tablee.studies.report.numbers import Format
from tablee.studies.report.plots import PlotRow, Scale, curves, histogram, intervals, legend, scale_around
from tablee.studies.report.tables import table

_MIDDLE = 0.5


def glance(context: Context) -> Markup:
    """The main figures, of the strongest player."""
    run, numbers, words = context.main, context.numbers, context.words
    tiles = []

    def tile(key: str, value: str, beside: str = "") -> None:
        told = element("dd", value, element("small", beside) if beside else "")
        tiles.append(element("div", element("dt", words.say(f"study-tile-{key}")), told, class_="tile"))

    if run.beginner is not None:
        tile("beginner", numbers.percent(run.beginner.value), numbers.interval(run.beginner, numbers.percent))
    moves = run.length.moves
    tile(
        "length",
        words.say("study-moves", count=numbers.number(moves.value)),
        words.say("study-moves-range", shortest=run.length.shortest, longest=run.length.longest),
    )
    tile(
        "choices", numbers.number(run.choices.mean.value), numbers.interval(run.choices.mean, numbers.number)
    )
    if run.leads is not None:
        half = half_way(run)
        tile("leader", numbers.percent(half.value), numbers.interval(half, numbers.percent))
        tile(
            "changes",
            numbers.number(run.leads.changes.value),
            numbers.interval(run.leads.changes, numbers.number),
        )
    most = max(run.endings, key=lambda ending: ending.share.value)
    tile("ending", context.ending(most.code), numbers.percent(most.share.value))
    is_compared = len(context.study.editions) > 1
    about = words.say(
        "study-glance-note-edition" if is_compared else "study-glance-note",
        player=context.player(run.player),
        edition=context.edition(run.edition),
    )
    return join(element("p", about, class_="note"), element("dl", *tiles, class_="tiles"))


def half_way(run: Run) -> IntervalEstimate:
    """How often whoever is ahead half-way wins."""
    assert run.leads is not None
    stages = run.leads.wins_by_stage
    return stages[int(len(stages) * _MIDDLE) - 1]


def seats(context: Context) -> Markup:
    """Each seat, and whoever begins."""
    runs, words, numbers = context.study.runs, context.words, context.numbers
    rows = [
        PlotRow(words.say("study-seat", number=seat + 1), tuple(run.seats[seat] for run in runs))
        for seat in range(context.study.seats)
    ]
    begins = [run.beginner for run in runs]
    if any(begins):
        rows.append(PlotRow(words.say("study-goes-first"), tuple(begins)))
    note = "study-seats-note" if any(begins) else "study-seats-note-dealt"
    return join(
        element("p", _on_going_first(context)),
        element("p", words.say(note), class_="note"),
        _intervals(context, rows, context.fair, numbers.percent, context.heading("seats")),
    )


def _on_going_first(context: Context) -> str:
    numbers, found, fair = context.numbers, context.main.beginner, context.fair
    if found is None:
        return context.words.say("study-seats-none", fair=numbers.percent(fair))
    verdict = "ahead" if found.low > fair else "behind" if found.high < fair else "even"
    return context.words.say(
        f"study-seats-{verdict}",
        share=numbers.percent(found.value),
        low=numbers.percent(found.low),
        high=numbers.percent(found.high),
        fair=numbers.percent(fair),
    )


def length(context: Context) -> Markup:
    """How many moves a game has."""
    runs, words, numbers = context.study.runs, context.words, context.numbers
    low, high = min(run.length.shortest for run in runs), max(run.length.longest for run in runs)
    across = high - low + 1
    # Heights by games a move, so that bars of different widths can be compared.
    series = [
        [
            (
                100 * (bar.begin - low) / across,
                100 * (bar.end + 1 - low) / across,
                bar.games / run.games / (bar.end - bar.begin + 1),
            )
            for bar in run.length.histogram
        ]
        for run in runs
    ]
    tallest = max(height for bars in series for *_, height in bars)
    marks = [numbers.whole(low + (across - 1) * part / 4) for part in range(5)]
    return join(
        *(element("p", _on_length(context, run)) for run in runs),
        element("p", words.say("study-length-note"), class_="note"),
        legend(context.labels),
        histogram(series, Scale(0.0, tallest * 1.05, numbers.percent), marks, context.heading("length")),
    )


def _on_length(context: Context, run: Run) -> str:
    numbers = context.numbers
    return context.words.say(
        "study-length-text",
        player=_capital(context.run_name(run.player, run.edition)),
        moves=numbers.number(run.length.moves.value),
        shortest=numbers.whole(run.length.shortest),
        longest=numbers.whole(run.length.longest),
    )


def choices(context: Context) -> Markup:
    """How many legal moves there are, over the game."""
    runs, words, numbers = context.study.runs, context.words, context.numbers
    told = [
        words.say(
            "study-choices-text",
            player=_capital(context.run_name(run.player, run.edition)),
            choices=numbers.number(run.choices.mean.value),
            forced=numbers.percent(run.choices.forced.value),
        )
        for run in runs
    ]
    series = [run.choices.by_stage for run in runs]
    highest = max(one.high for line in series for one in line)
    scale = Scale(0.0, highest * 1.05, numbers.number, unit=1.0)
    return join(
        *(element("p", sentence) for sentence in told),
        element("p", words.say("study-choices-note"), class_="note"),
        _curves(context, series, scale, "choices", None),
    )


def leads(context: Context) -> Markup | None:
    """When leads become wins."""
    runs, words, numbers = context.study.runs, context.words, context.numbers
    if any(run.leads is None for run in runs):
        return None
    series = [run.leads.wins_by_stage for run in runs if run.leads is not None]
    main = context.main
    settled = main.leads.settled_by_stage if main.leads is not None else ()
    half = next((stage + 1 for stage, share in enumerate(settled) if share >= _MIDDLE), len(settled))
    told = [_on_leads(context, run) for run in runs]
    told.append(words.say("study-leads-settled", part=numbers.percent(half / len(settled), 0)))
    if main.score is not None and main.margin is not None:
        score, margin = numbers.number(main.score.value), numbers.number(main.margin.value)
        told.append(words.say("study-margin", score=score, margin=margin))
    return join(
        *(element("p", sentence) for sentence in told),
        element("p", words.say("study-leads-note"), class_="note"),
        _curves(context, series, Scale(0.0, 1.0, numbers.percent, digits=0), "leads", context.fair),
        _lead_sizes(context),
    )


def _on_leads(context: Context, run: Run) -> str:
    assert run.leads is not None
    return context.words.say(
        "study-leads-text",
        player=_capital(context.run_name(run.player, run.edition)),
        share=context.numbers.percent(half_way(run).value),
        changes=context.numbers.number(run.leads.changes.value),
    )


def _lead_sizes(context: Context) -> Markup:
    """The main player's leads half-way, by their size."""
    run, words, numbers = context.main, context.words, context.numbers
    assert run.leads is not None
    rows = [
        PlotRow(
            words.say(
                "study-points-one" if size.begin == size.end else "study-points-range",
                begin=numbers.whole(size.begin),
                end=numbers.whole(size.end),
            ),
            (size.wins,),
        )
        for size in run.leads.half_way
    ]
    heading = f"{words.say('study-leads-sizes')} ({context.run_name(run.player, run.edition)})"
    plot = intervals(rows, Scale(0.0, 1.0, numbers.percent, digits=0), context.fair, heading)
    place = context.study.runs.index(run)
    return join(element("h3", heading), element("div", plot, class_=f"alone-{place}"))


def endings(context: Context) -> Markup:
    """How games are won."""
    runs = context.study.runs
    rows = [
        PlotRow(_capital(context.ending(ending.code)), tuple(run.endings[place].share for run in runs))
        for place, ending in enumerate(runs[0].endings)
        if any(run.endings[place].share.value for run in runs)
    ]
    return join(
        element("p", context.words.say("study-endings-note"), class_="note"),
        _intervals(context, rows, None, context.numbers.percent, context.heading("endings")),
    )


def questions(context: Context) -> Markup | None:
    """Restricted play."""
    answers, words = context.study.answers, context.words
    if not answers:
        return None
    by_question: dict[tuple[str, str], list[IntervalEstimate | None]] = {}
    warnings = [context.warning(answer) for answer in context.study.questionable]
    digests = [edition.digest for edition in context.study.editions]
    for answer in answers:
        row = by_question.setdefault((answer.question, answer.without), [None] * len(digests))
        row[digests.index(answer.edition)] = answer.wins
    rows = []
    for (question, pattern), found in by_question.items():
        rows.append(PlotRow(f"… {context.question(question, pattern)}", tuple(found)))
    estimates = [one for row in rows for one in row.estimates if one is not None]
    scale = scale_around(estimates, context.fair, context.numbers.percent)
    scale = Scale(max(scale.low, 0.0), min(scale.high, 1.0), context.numbers.percent)
    labels = [context.edition(digest) for digest in digests] if len(digests) > 1 else []
    return join(
        element("p", words.say("study-questions-text", player=context.player(answers[0].player))),
        element("p", words.say("study-questions-note"), class_="note"),
        *(element("p", warning, class_="warning", role="note") for warning in warnings),
        legend(labels),
        element(
            "div",
            intervals(rows, scale, context.fair, context.heading("questions")),
            class_=f"long-labels alone-{'' if labels else context.study.runs.index(context.main)}",
        ),
        _how_often(context),
    )


def _how_often(context: Context) -> Markup:
    """In how many decisions each restriction meant anything."""
    words, numbers = context.words, context.numbers
    told = [
        words.say(
            "study-restricted",
            question=_capital(context.question(answer.question, answer.without)),
            pattern=answer.without,
            edition=context.edition_beside(answer.edition),
            restricted=numbers.whole(answer.restricted),
            unavoidable=numbers.whole(answer.unavoidable or 0),
            games=numbers.whole(answer.games),
        )
        for answer in context.study.answers
        if answer.restricted is not None
    ]
    return element("ul", *(element("li", line) for line in told), class_="note") if told else Markup("")


def method(context: Context) -> Markup:
    """How it was measured, and what it does not say."""
    words, study = context.words, context.study
    count = sum(2 * len(run.things) + len(run.seats) + len(run.endings) + 5 for run in study.runs)
    keys = ("deals", "intervals", "bots", "again")
    told = [words.say(f"study-method-{key}", figures=context.numbers.whole(count)) for key in keys]
    return join(*(element("p", sentence) for sentence in told))


def _intervals(
    context: Context, rows: Sequence[PlotRow], baseline: float | None, form: Format, title: str
) -> Markup:
    estimates = [one for row in rows for one in row.estimates if one is not None]
    scale = scale_around(estimates, baseline, form)
    return join(legend(context.labels), intervals(rows, scale, baseline, title))


def _curves(
    context: Context,
    series: Sequence[Sequence[IntervalEstimate]],
    scale: Scale,
    key: str,
    baseline: float | None,
) -> Markup:
    words = context.words
    percent = context.numbers.percent
    quarters = [percent(part / 4, 0) for part in (1, 2, 3)]
    stages = [percent((stage + 1) / len(series[0]), 0) for stage in range(len(series[0]))]
    ends = (words.say("study-start"), *quarters, words.say("study-end"))
    return join(
        legend(context.labels),
        curves(series, scale, ends, context.heading(key), baseline),
        table(context, words.say("study-stage"), stages, context.labels, series, scale.form),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


ALL: tuple[tuple[str, Callable[[Context], Markup | None]], ...] = (
    ("glance", glance),
    ("editions", editions.compared),
    ("example", example),
    ("seats", seats),
    ("length", length),
    ("choices", choices),
    ("leads", leads),
    ("endings", endings),
    ("things", things.things),
    ("questions", questions),
    ("method", method),
)
