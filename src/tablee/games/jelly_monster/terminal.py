"""Attack of the Jelly Monster as a text picture."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.jelly_monster.edition_words import icon_text
from tablee.games.jelly_monster.view import DistrictView, IconView, JellyMonsterView, PlayerView
from tablee.i18n import Translator

_MOST_BEATS = 30


def draw(view: JellyMonsterView, words: Translator) -> RenderableType:
    """The ring of districts with everybody's dice, the players, and what the viewer holds."""
    parts: list[RenderableType] = [_header(view, words), _city(view, words), _players(view, words)]
    if view.scoring is not None:
        parts.append(_scoring(view, words))
    if view.seat is not None:
        parts.extend(_own(view.players[view.seat], words))
    if view.outcome is None:
        unseen = " · ".join(f"{words.name('pod', pod)} ×{count}" for pod, count in view.unseen.items())
        parts.append(Text(words.say("label-unseen", pods=unseen), style="dim"))
    return Group(*parts)


def _header(view: JellyMonsterView, words: Translator) -> Text:
    text = words.say(
        "label-round",
        round=view.round_no,
        phase=words.name("phase", view.phase),
        pile=view.pile_size,
        drone=words.name("district", view.drone),
    )
    if view.beat is not None:
        text += "\n" + words.say("label-beat", beat=view.beat, last=view.last_beat or _MOST_BEATS)
    if view.now is not None and view.next_alarm is not None:
        left = view.next_alarm - view.now
        text += "\n" + words.say("label-time", seconds=_seconds(view.now), left=_seconds(left))
    return Text(text, style="bold")


def _seconds(milliseconds: int) -> float:
    return round(milliseconds / 1000, 1)


def _city(view: JellyMonsterView, words: Translator) -> Table:
    table = Table(width=80, padding=(0, 0), show_lines=True)
    table.add_column("", width=2)
    table.add_column(words.say("label-reward"), ratio=3)
    for seat in range(view.seats):
        table.add_column(words.player(seat), ratio=2, overflow="fold")
    for district in view.districts:
        table.add_row(
            _name(district, view, words),
            _zones(district, words),
            *(_dice(district, seat) for seat in range(view.seats)),
        )
    return table


def _name(district: DistrictView, view: JellyMonsterView, words: Translator) -> Text:
    """The letter, a mark where the drone points, a mark for a barrier."""
    drone = "◎" if district.name == view.drone else ""
    barrier = "\n▦" if district.barrier is not None else ""
    return Text(words.name("district", district.name) + drone + barrier, style="bold")


def _zones(district: DistrictView, words: Translator) -> Text:
    lines = Text()
    for zone, icons in enumerate(district.zones, 1):
        is_target = zone == district.target
        lines.append("\n" if zone > 1 else "")
        lines.append("▶" if is_target else " ", style="bold")
        lines.append(_reward(icons, words), style="bold" if is_target else "dim")
    if district.barrier is not None:
        lines.append("\n" + words.say("label-blocked", seat=words.player(district.barrier)))
    return lines


def _reward(icons: tuple[IconView, ...], words: Translator) -> str:
    return " + ".join(icon_text(icon, words) for icon in icons)


def _dice(district: DistrictView, seat: int) -> Text:
    """Dice, cancelled ones in parentheses, and the sum; a star for who controls the district."""
    if not district.dice[seat]:
        return Text("–", style="dim")
    cancelled = district.cancelled[seat]
    dice = " ".join(f"({die})" if die in cancelled else str(die) for die in district.dice[seat])
    leads = seat in district.controllers
    return Text(f"{dice}\n= {district.sums[seat]}{' *' if leads else ''}", style="bold" if leads else "")


def _players(view: JellyMonsterView, words: Translator) -> Table:
    table = Table(width=80, padding=(0, 1))
    table.add_column("")
    for key in ("jelly", "pods", "dice", "centre", "barrier"):
        table.add_column(words.say(f"label-{key}"), justify="right")
    for seat, player in enumerate(view.players):
        mark = "▶ " if seat in view.to_act else "✓ " if player.is_ready or player.has_chosen else "  "
        table.add_row(mark + words.player(seat), *_cells(player, words), style="bold" if mark == "▶ " else "")
    return table


def _cells(player: PlayerView, words: Translator) -> list[str]:
    pods = str(player.pod_count)
    if player.pods_worth is not None:
        pods += f" (+{player.pods_worth})"
    return [
        str(player.jelly),
        pods,
        str(player.dice_left),
        " ".join(map(str, player.in_centre)) or "–",
        words.say("label-yes" if player.has_barrier else "label-no"),
    ]


def _scoring(view: JellyMonsterView, words: Translator) -> Text:
    assert view.scoring is not None
    return Text(
        words.say(
            "label-scoring",
            chain=" → ".join(words.name("district", name) for name in view.scoring.chain),
            reward=icon_text(view.scoring.icon, words),
            controllers=words.join([words.player(seat) for seat in view.scoring.controllers]),
        ),
        style="bold",
    )


def _own(player: PlayerView, words: Translator) -> list[Text]:
    rows = [
        ("label-roll", "  ".join(f"[{die}]" for die in player.roll or ())),
        ("label-your-pods", "  ".join(words.name("pod", pod) for pod in player.pods or ())),
        ("label-chosen", player.choice or ""),
    ]
    return [Text.assemble((words.say(key) + " ", "dim"), (text, "bold")) for key, text in rows if text]
