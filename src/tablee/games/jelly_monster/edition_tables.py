"""The edition's tables: rewards written as text, read into numbers, and checked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablee.engine.edition import Complain
from tablee.games.jelly_monster.state import (
    A_POD,
    BY_DICE,
    COPY_EITHER,
    COPY_NEXT,
    COPY_PREVIOUS,
    DISCARD,
    GIVE,
    JELLY,
    MOST_DISTRICTS,
    MOST_ICONS,
    MOST_JELLY_PAID,
    MOST_NEWS,
    MOST_OWED,
    MOST_PER_POD,
    MOST_SEATS,
    PER_POD,
    POD,
    POD_NAMES,
    PODIUM,
    PODIUM_REST,
    PODS,
    TAKE,
    TILES,
    ZONES,
    City,
    State,
)

IconNumbers = tuple[int, int, int, int]

_MOST_QUOTED = 40  # characters of something that is no reward

_COPIES = {"COPY>": COPY_NEXT, "COPY<": COPY_PREVIOUS, "COPY<>": COPY_EITHER}
_PLAIN = {"POD": POD, "DISCARD": DISCARD, **_COPIES}
_PATTERNS = (
    (JELLY, re.compile(r"J(\d{1,2})")),
    (PER_POD, re.compile(r"(\d)xPODS")),
    (TAKE, re.compile(r"TAKE(\d)")),
    (GIVE, re.compile(r"GIVE(\d)")),
    (PODIUM, re.compile(r"PODIUM (\d{1,2}), (\d{1,2})")),
    (PODIUM_REST, re.compile(r"PODIUM (\d{1,2}), rest (\d{1,2})")),
)
_BY_DICE = re.compile(r"BYDICE ([1-6]): (J\d{1,2}|POD), (J\d{1,2}|POD)")
_MOST = {PER_POD: MOST_PER_POD, TAKE: MOST_OWED, GIVE: MOST_OWED}


def read_icon(text: str) -> IconNumbers | None:
    """One icon as numbers; None if it is none."""
    if text in _PLAIN:
        return (_PLAIN[text], 0, 0, 0)
    by_dice = _BY_DICE.fullmatch(text)
    if by_dice:
        few, many = (A_POD if part == "POD" else int(part[1:]) for part in by_dice.groups()[1:])
        return (BY_DICE, few, many, int(by_dice[1]))
    for kind, pattern in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            first, second = (*map(int, found.groups()), 0)[:2]
            most = _MOST.get(kind, MOST_JELLY_PAID)
            least = 1 if kind in _MOST else 0
            return (kind, first, second, 0) if least <= first <= most else None
    return None


def _zones(city: City) -> Iterator[tuple[str, int, int, str]]:
    """Every zone of every side: its key in the file, its side's number, its place and its text."""
    for tile in range(1, TILES + 1):
        rows = city.tiles[str(tile)]
        for place in range(ZONES):
            yield f"tiles.{tile}.a[{place}]", 2 * tile - 2, place, rows.a[place]
            yield f"tiles.{tile}.b[{place}]", 2 * tile - 1, place, rows.b[place]


def check(city: City, complain: Complain) -> None:
    """Rewards that can be read, and thirty pods."""
    for key, _side, _place, text in _zones(city):
        _check_zone(key, text, complain)
    _check_no_agreement(city, complain)
    if news_in(city) > MOST_NEWS:
        complain("tiles", "endless-copies")
    count = sum(city.pods.values())
    if count != PODS:
        complain("pods", "wrong-total", found=count, needed=PODS)


def _check_zone(key: str, text: str, complain: Complain) -> None:
    icons = text.split(" + ")
    if len(icons) > MOST_ICONS:
        complain(key, "too-many-icons", found=len(icons), most=MOST_ICONS)
    for icon in icons:
        if read_icon(icon) is None:
            complain(key, "no-reward", text=icon[:_MOST_QUOTED])


def _check_no_agreement(city: City, complain: Complain) -> None:
    if city.no_agreement:
        _check_zone("no_agreement", city.no_agreement, complain)
        if _copies(city.no_agreement):
            complain("no_agreement", "copies-again")


def _copies(text: str) -> int:
    """How many icons of a zone copy."""
    return sum(icon in _COPIES for icon in text.split(" + "))


def icons_in(city: City) -> int:
    """How many icons the longest row of this edition has."""
    return max(len(text.split(" + ")) for text in (*(zone[3] for zone in _zones(city)), city.no_agreement))


def most_owed(city: City) -> int:
    """The most jelly that one player can owe another at once."""
    texts = [text for *_, text in _zones(city)] + [city.no_agreement]
    icons = [read_icon(icon) for text in texts if text for icon in text.split(" + ")]
    return max((icon[1] for icon in icons if icon is not None and icon[0] in (TAKE, GIVE)), default=0)


def news_in(city: City) -> int:
    """The most news that scoring a round can bring with this edition, however long chains of copies grow.

    A chain comes to no district twice, so each link is another tile: rewards double where zones copy twice.
    """
    by_tile = {tile: max(_copies(zone) for zone in (*rows.a, *rows.b)) for tile, rows in city.tiles.items()}
    links, branches = 1, 1
    for copies in sorted(by_tile.values(), reverse=True)[: MOST_DISTRICTS - 1]:
        branches *= copies
        links += branches
    a_link = max(_news_of(text, city) for *_, text in _zones(city))
    rest = MOST_SEATS + 8  # a beat's actions, the end, the centre, the pods
    return MOST_DISTRICTS * (2 + links * a_link) + rest


def _news_of(text: str, city: City) -> int:
    """The most news of one reward, without what it copies: that it is reached, and its icons."""
    count = 1
    for icon in text.split(" + ") if text else ():
        kind = (read_icon(icon) or (0,))[0]
        if kind in (TAKE, GIVE):
            count += MOST_SEATS - 1  # each giver's, with four controllers or one
        elif kind == COPY_EITHER:
            count += 2 + (_news_of(city.no_agreement, city) if city.no_agreement else 0)
        else:
            count += 2  # jelly and pods; for a copy, that it leads nowhere
    return count


def lay(city: City, position: State) -> None:
    """Write the tables into a blank position."""
    for kind, name in enumerate(POD_NAMES):
        position.pod_copies[kind] = city.pods[name]
    for _key, side, place, text in _zones(city):
        for number, icon in enumerate(text.split(" + ")):
            position.icons[side, place, number] = _numbers(icon)
    for number, icon in enumerate(city.no_agreement.split(" + ") if city.no_agreement else ()):
        position.no_agreement[number] = _numbers(icon)


def _numbers(icon: str) -> tuple[int, int, int, int]:
    """An icon of an edition that has been checked."""
    numbers = read_icon(icon)
    assert numbers is not None
    return numbers
