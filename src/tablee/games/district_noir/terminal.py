"""District Noir as a text picture."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games.district_noir.state import FACES, SUPPORTS
from tablee.games.district_noir.view import DistrictNoirView, Side
from tablee.i18n import Translator


def draw(view: DistrictNoirView, words: Translator) -> RenderableType:
    """The line with the cards a take would bring in brackets, both sides, the viewer's hand."""
    parts: list[RenderableType] = [_header(view, words), _line(view, words), _sides(view, words)]
    parts.extend(_hand(side, seat, words) for seat, side in enumerate(view.sides) if side.hand is not None)
    if view.outcome is None:
        parts.append(_counter(view, words))
    return Group(*parts)


def _header(view: DistrictNoirView, words: Translator) -> Text:
    return Text(
        words.say(
            "label-round", round=view.round_no, pile=view.pile_size, beginner=words.player(view.beginner)
        )
    )


def _line(view: DistrictNoirView, words: Translator) -> Panel:
    kept = len(view.line) - view.takeable
    text = Text(" ".join(words.name("card", card) for card in view.line[:kept]), style="dim")
    if view.takeable:
        bracket = " ".join(words.name("card", card) for card in view.line[kept:])
        text.append(f" [{bracket}]" if kept else f"[{bracket}]", style="bold")
    else:
        text.append(words.say("label-empty"), style="dim")
    return Panel(text, title=Text(words.say("label-line")), title_align="left")


def _sides(view: DistrictNoirView, words: Translator) -> Table:
    table = Table(expand=True)
    table.add_column("")
    for face in FACES[:SUPPORTS]:
        table.add_column(words.name("card", face), justify="right")
    for key in ("sets", "bonus", "city", "taken", "total"):
        table.add_column(words.say(f"label-{key}"), justify="right")
    for seat, side in enumerate(view.sides):
        marker = "▶ " if seat in view.to_act else "  "
        table.add_row(
            marker + words.player(seat), *_cells(side, words), style="bold" if seat in view.to_act else ""
        )
    return table


def _cells(side: Side, words: Translator) -> list[str]:
    supports = [
        f"{side.front.get(face, 0)}{'*' if face in side.majorities else ' '}" for face in FACES[:SUPPORTS]
    ]
    bonus = [card for card in FACES[SUPPORTS:10] for _ in range(side.front.get(card, 0))]
    warning = "!" if side.cities == 2 else ""
    return [
        *supports,
        str(side.sets),
        " ".join(words.name("card", card) for card in bonus) or "–",
        f"{side.cities}/3{warning}",
        words.say("label-yes" if side.has_taken else "label-no"),
        str(side.total),
    ]


def _hand(side: Side, seat: int, words: Translator) -> Text:
    cards = "  ".join(f"⟦{words.name('card', card)}⟧" for card in side.hand or ())
    return Text.assemble(
        (f"{words.say('label-hand', seat=words.player(seat))} ", "dim"), (cards or "–", "bold")
    )


def _counter(view: DistrictNoirView, words: Translator) -> Text:
    unseen = " · ".join(f"{words.name('card', card)}×{copies}" for card, copies in view.unseen.items())
    return Text(words.say("label-unseen", cards=unseen), style="dim")
