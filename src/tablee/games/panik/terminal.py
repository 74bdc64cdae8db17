"""Panik as a text picture."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.panik.view import Hunter, Mansion, PanikView
from tablee.i18n import Translator

_LETTERS = "abcd"
_ROW = 4
_HIDDEN = "?"


def draw(view: PanikView, words: Translator) -> RenderableType:
    """Every player's row of four mansions with the hunters in front of them."""
    parts: list[RenderableType] = [_header(view, words)]
    parts.extend(_row(view, seat, words) for seat in range(view.seats))
    if view.returning is not None:
        parts.append(_returning(view, words))
    elif view.placed is not None:
        parts.append(_placed(view, words))
    parts.append(_cards(view, words))
    parts.append(Text(words.say("label-key"), style="dim"))
    return Group(*parts)


def _header(view: PanikView, words: Translator) -> Text:
    if view.outcome is not None:
        return Text(words.say("label-over"), style="bold")
    if view.round_no == 0:
        return Text(words.say("label-set-up", beginner=words.player(view.beginner)), style="bold")
    return Text(words.say("label-round", round=view.round_no, active=words.player(view.active)), style="bold")


def _row(view: PanikView, seat: int, words: Translator) -> Table:
    side = view.sides[seat]
    key = "label-row-chosen" if side.has_chosen else "label-row"
    marker = "▶ " if seat in view.to_act else ""
    title = marker + words.say(key, letter=_LETTERS[seat], seat=words.player(seat))
    table = Table(
        title=Text(f"{title} · {_points(view, seat, words)}", style="bold" if marker else ""),
        title_justify="left",
        caption=Text(_hand(side.hand, words), style="dim"),
        caption_justify="left",
        width=80,
        padding=(0, 0),
    )
    mansions = view.mansions[_ROW * seat : _ROW * seat + _ROW]
    for mansion in mansions:
        table.add_column(_name(mansion, words), ratio=1)
    table.add_row(*(_hunters(mansion, side.choice, words) for mansion in mansions))
    return table


def _points(view: PanikView, seat: int, words: Translator) -> str:
    side = view.sides[seat]
    if view.outcome is not None:
        return words.say("label-total", points=side.points)
    if side.unknown:
        return words.say("label-points-unknown", points=side.points, unknown=side.unknown)
    return words.say("label-points", points=side.points)


def _hand(hand: dict[str, int], words: Translator) -> str:
    if not hand:
        return words.say("label-hand-empty")
    hunters = " · ".join(f"{words.name('short', kind)} ×{copies}" for kind, copies in hand.items())
    return words.say("label-hand", hunters=hunters)


def _name(mansion: Mansion, words: Translator) -> Text:
    """The mansion's name and face; in parentheses a face that only its owner knows."""
    face = _HIDDEN if mansion.face is None else words.name("face", mansion.face)
    if mansion.face is not None and not mansion.is_open:
        face = f"({face})"
    return Text.assemble((mansion.name, "bold"), " ", (face, "bold" if mansion.is_open else "italic"))


def _hunters(mansion: Mansion, choice: str | None, words: Translator) -> Text:
    lines = [_hunter(hunter, words) for hunter in mansion.hunters]
    if mansion.name == choice:
        lines.append(f"◂ {words.say('label-chosen')}")
    if mansion.face == "trapped" and mansion.points is not None and mansion.points[mansion.owner]:
        lines.append(f"  {words.say('label-trap-pays', points=mansion.points[mansion.owner])}")
    if mansion.is_full:
        lines.append(f"  {words.say('label-full')}")
    return Text("\n".join(lines) or "–")


def _hunter(hunter: Hunter, words: Translator) -> str:
    earns = _HIDDEN if hunter.earns is None else str(hunter.earns)
    return f"{_LETTERS[hunter.team]} {words.name('short', hunter.kind)} {earns}"


def _returning(view: PanikView, words: Translator) -> Text:
    assert view.returning is not None
    team, kind = view.returning.team, view.returning.kind
    hunter = words.name("hunter", kind)
    return Text(
        words.say("label-returning", team=words.player(team), hunter=hunter, mansion=view.returning.mansion),
        style="bold",
    )


def _placed(view: PanikView, words: Translator) -> Text:
    assert view.placed is not None
    hunter = words.name("hunter", view.placed.kind)
    return Text(words.say("label-placed", hunter=hunter, mansion=view.placed.mansion))


def _cards(view: PanikView, words: Translator) -> Text:
    """The mansions this viewer has not seen; after the end, those left out."""
    faces = " · ".join(f"{words.name('face', face)} ×{copies}" for face, copies in view.unseen.items())
    key = "label-unseen" if view.outcome is None else "label-left-out"
    return Text(words.say(key, faces=faces), style="dim")
