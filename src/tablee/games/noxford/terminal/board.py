"""Noxford as a text picture: the city to scale, its districts, every syndicate."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games.noxford.city.skyline import CardView
from tablee.games.noxford.terminal.city import draw_city
from tablee.games.noxford.view import NoxfordView
from tablee.i18n import Translator


def draw(view: NoxfordView, words: Translator) -> RenderableType:
    """The city, who controls its districts, the open neutrals, every player, the hands in sight."""
    picture = draw_city(view)
    title = words.say("label-city", across=picture.across, up=picture.up)
    parts: list[RenderableType] = [Panel(picture.text, title=Text(title), title_align="left", width=80)]
    if picture.numbered:
        parts.append(_numbers(view, words))
    parts.append(_control(view, words))
    parts.append(_sides(view, words))
    parts.append(_open(view, words))
    parts.extend(
        _hand(side.hand, seat, words) for seat, side in enumerate(view.sides) if side.hand is not None
    )
    if view.lifted is not None:
        lifted = words.say("label-lifted", card=_name(view.lifted.card, words))
        parts.append(Text(lifted, style="bold"))
    parts.append(Text(words.say("label-key"), style="dim"))
    return Group(*parts)


def _numbers(view: NoxfordView, words: Translator) -> Text:
    plots = (
        words.say("label-plot", number=number, x=plot.x, y=plot.y) for number, plot in enumerate(view.city)
    )
    return Text(f"{words.say('label-numbers')} " + " · ".join(plots), style="dim")


def _control(view: NoxfordView, words: Translator) -> Text:
    text = Text(f"{words.say('label-control')} ")
    for number, district in enumerate(view.districts):
        strengths = "–".join(map(str, district.strengths))
        if district.owner is None:
            owner = words.say("label-nobody", strengths=strengths)
        else:
            owner = words.say("label-owner", seat=words.player(district.owner), strengths=strengths)
        text.append(" · " if number else "")
        text.append(f"{district.symbols} ({district.x}, {district.y}) ", style="bold")
        text.append(owner)
    return text


def _sides(view: NoxfordView, words: Translator) -> Table:
    table = Table(width=80)
    keys = ("player", "favourite", "left", "hand-size", "pile-size", "master", "districts", "points")
    for key in keys:
        table.add_column(
            words.say(f"label-{key}"), justify="left" if key in ("player", "master") else "right"
        )
    for seat, side in enumerate(view.sides):
        acts = seat in view.to_act
        table.add_row(
            f"{'▶ ' if acts else '  '}{seat + 1} {words.player(seat)}",
            side.favourite,
            f"{side.left}{' !' if side.left == 1 and view.outcome is None else ''}",
            str(side.hand_size),
            str(side.pile_size),
            words.say("label-yes" if side.has_master else "label-no"),
            str(side.districts),
            str(side.points),
            style="bold" if acts else "",
        )
    return table


def _open(view: NoxfordView, words: Translator) -> Text:
    cards = " ".join(f"⟦{card.face}⟧" for card in view.open) or words.say("label-nothing-open")
    return Text(words.say("label-open", cards=cards, pile=view.neutral_pile_size))


def _hand(hand: tuple[CardView, ...], seat: int, words: Translator) -> Text:
    cards = " ".join(f"⟦{card.face}⟧" for card in hand) or "–"
    return Text(words.say("label-hand", seat=words.player(seat), cards=cards), style="bold")


def _name(card: CardView, words: Translator) -> str:
    owner = "" if card.owner is None else f" ({words.player(card.owner)})"
    symbols = f" {card.symbols}" if card.symbols else ""
    return f"{words.name('card', card.card)}{symbols}{owner}"
