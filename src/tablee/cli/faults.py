"""What went wrong with programs that played: whose moves were made by default, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import typer
from rich.console import Console

from tablee.cli.options import language
from tablee.i18n import Translator


def tell_faults(
    reports: Iterable[Mapping[str, Mapping[str, int]]], lang: str, as_json: bool, conclusion: str
) -> None:
    """Say how often which player had which fault, and end with exit code 1 if there were any."""
    faults: Counter[tuple[str, str]] = Counter()
    for by_player in reports:
        for name, codes in by_player.items():
            for code, times in codes.items():
                faults[name, code] += times
    if not faults:
        return
    if not as_json:
        words, console = Translator(language(lang)), Console(stderr=True, highlight=False, soft_wrap=True)
        for (name, code), times in faults.most_common():
            console.print(words.say("match-fault", name=name, code=code, times=times), markup=False)
        console.print(words.say(conclusion), markup=False)
    raise typer.Exit(1)
