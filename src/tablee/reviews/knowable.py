"""What a seat could know of hidden things: in how many of the worlds that it could imagine they are so.

Worlds are drawn as the search draws them: where a game knows what opponents' moves tell, the likelier ones
come more often. Which things there are is read off the game's view: whatever is null for the seat and has a
value with all hands open. So it works for every game.
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tablee.bots.knowledge import Knowledge
from tablee.bots.profile import bot_profile
from tablee.engine.dice import Dice, dice_from_seed
from tablee.engine.errors import BadSeats, TableeError
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import StateArray, copy_of
from tablee.engine.table import Observation, Table
from tablee.engine.viewpoints import Viewpoints
from tablee.i18n.view_schema import Shape, schema_of
from tablee.records import Record
from tablee.reviews.judge import seed_of
from tablee.reviews.model import HiddenThing, Knowable, Known
from tablee.reviews.played import ReplayedGame, played

DEFAULT_WORLDS = 300
_LEAST_CHANCE = 0.005  # rarer values that are not true are left out
_DEVIATIONS = 4  # what a move told is more than so many standard deviations of the draw
_COUNTED = ("thing", "number", "text")  # forms whose values are told


@dataclass(frozen=True)
class HiddenPlace:
    """Where the view has something hidden."""

    path: tuple[str | int, ...]
    shape: Shape
    owner: int | None
    name: str | None


def knowable(
    record: Record | Table, number: int, seat: int, *, worlds: int = DEFAULT_WORLDS, seed: int = 0
) -> Knowable:
    """What that seat could know after so many moves of a finished game, beside the truth.

    Raises BadRecord, `still-running`, `no-such-move-here` and `no-such-seat`.
    """
    return knowable_in(played(record), number, seat, worlds=worlds, seed=seed)


def knowable_in(game: ReplayedGame, number: int, seat: int, *, worlds: int, seed: int) -> Knowable:
    """The same for a game that was replayed."""
    if not 0 <= number <= game.length:
        raise TableeError("no-such-move-here", number=number, moves=game.length)
    if not 0 <= seat < game.seats:
        raise BadSeats("no-such-seat", seat=seat, seats=game.seats)
    now = _Imagined(game, number, seat, worlds, seed)
    before = _Imagined(game, number - 1, seat, worlds, seed) if number else None
    things = tuple(thing for place in now.places() if (thing := _thing(place, now, before)) is not None)
    return Knowable(number=number, seat=seat, worlds=worlds, things=things)


class _Imagined:
    """A moment with the worlds that a seat could imagine then."""

    def __init__(self, game: ReplayedGame, moment: int, seat: int, worlds: int, seed: int) -> None:
        self._game, self._seat = game, seat
        seen = game.seen(moment, seat)
        self.own = seen.view().to_dict()
        self.truth = self._opened(game.cells[moment])
        drawn = _draws(seen, worlds, seed_of("worlds", seed, moment, seat)) if game.acting(moment) else ()
        self.worlds = [self._opened(cell) for cell in drawn]

    def _opened(self, cell: StateArray) -> dict[str, Any]:
        return Viewpoints(self._game.game, cell).view(self._seat, is_open=True).to_dict()

    def places(self) -> Iterator[HiddenPlace]:
        """Whatever is null for the seat and is not in truth."""
        yield from _hidden_in(schema_of(self._game.game.name).view, self.own, self.truth, (), None)


def _draws(seen: Observation, worlds: int, seed: int) -> Iterator[StateArray]:
    imagine = _imagining(bot_profile(seen.game).knowledge, seen)
    dice = dice_from_seed(seed)
    for _ in range(worlds):
        world = copy_of(seen.cell)
        imagine(world, seen.seat or 0, dice)
        yield world


def _imagining(knowledge: Knowledge, seen: Observation) -> Callable[[StateArray, int, Dice], None]:
    return seen.game.compiled_rules.imagine if knowledge.imagine is None else _callable(knowledge.imagine)


@functools.cache
def _callable(imagine: Callable[..., Any]) -> Callable[[StateArray, int, Dice], None]:
    """A compiled helper of the search, to be called from Python."""

    @compiled
    def draw(cell: StateArray, seat: int, dice: Dice) -> None:
        imagine(cell[0], seat, dice)

    return draw


def _hidden_in(
    shape: Shape,
    own: Any,
    truth: Any,
    path: tuple[str | int, ...],
    owner: int | None,
    name: str | None = None,
) -> Iterator[HiddenPlace]:
    if shape.place or truth is None:
        return  # memory aids, and what nobody has
    if own is None:
        if _is_told(shape):
            yield HiddenPlace(path, shape, owner, name)
    elif shape.form == "record":
        owner = own["owner"] if _form_of(shape, "owner") == "seat" else owner
        name = next((own[field] for field, its in shape.fields.items() if its.word == "place"), None)
        for field, inner in shape.fields.items():
            yield from _hidden_in(inner, own[field], truth[field], (*path, field), owner, name)
    elif shape.form == "list" and shape.items is not None and len(own) == len(truth):
        for number, (mine, its) in enumerate(zip(own, truth, strict=True)):
            whose = number if shape.is_by_seat else owner
            yield from _hidden_in(shape.items, mine, its, (*path, number), whose)


def _is_told(shape: Shape) -> bool:
    """Whether this is a thing with a name, or a row of such things, or of records that begin with one."""
    if shape.form == "list" and shape.items is not None:
        return not shape.is_by_seat and (shape.items.form in _COUNTED or _naming(shape.items) is not None)
    return shape.form == "thing" or shape.word == "place"


def _naming(shape: Shape) -> str | None:
    """The field of a record that says which thing it is."""
    return next((field for field, its in shape.fields.items() if its.form == "thing"), None)


def _form_of(shape: Shape, field: str) -> str:
    return shape.fields[field].form if field in shape.fields else ""


def _thing(place: HiddenPlace, now: _Imagined, before: _Imagined | None) -> HiddenThing | None:
    truth = _counts(_at(now.truth, place.path), place)
    if not truth:
        return None
    counted = [_counts(_at(world, place.path), place) for world in now.worlds]
    was = _chances_before(place, before)
    worlds = max(len(counted), 1)
    values = []
    for value in sorted(set(truth).union(*counted)):
        chance = sum(value in counts for counts in counted) / worlds
        if chance < _LEAST_CHANCE and value not in truth:
            continue
        earlier = None if was is None else was.get(value, 0.0)
        values.append(
            Known(
                value=value,
                chance=chance,
                before=earlier,
                is_told=earlier is not None and _differs(chance, earlier, worlds),
                expected=sum(counts[value] for counts in counted) / worlds,
                truth=truth[value],
            )
        )
    values.sort(key=lambda one: (-one.expected, one.value))
    items = place.shape.items
    naming = None if items is None else _naming(items)
    kind = place.shape if items is None else items if naming is None else items.fields[naming]
    return HiddenThing(
        path=place.path,
        owner=place.owner,
        place=place.name,
        field=next(str(part) for part in reversed(place.path) if isinstance(part, str)),
        word=kind.word or None,
        size=truth.total(),
        values=tuple(values),
    )


def _chances_before(place: HiddenPlace, before: _Imagined | None) -> dict[str, float] | None:
    """The chances one move earlier, where the same thing was hidden then."""
    if before is None or not before.worlds or _at(before.own, place.path, missing=0) is not None:
        return None
    counted = [_counts(_at(world, place.path), place) for world in before.worlds]
    seen = set().union(*counted)
    return {value: sum(value in counts for counts in counted) / len(counted) for value in seen}


def _differs(now: float, before: float, worlds: int) -> bool:
    """Whether two shares of so many worlds each differ by more than drawing other worlds would make them."""
    mean = (now + before) / 2
    return abs(now - before) > _DEVIATIONS * math.sqrt(2 * mean * (1 - mean) / worlds)


def _at(data: Any, path: tuple[str | int, ...], missing: Any = None) -> Any:
    for part in path:
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return missing
    return data


def _counts(value: Any, place: HiddenPlace) -> Counter[str]:
    """How many there are of each."""
    if value is None:
        return Counter()
    row = value if isinstance(value, list | tuple) else [value]
    field = None if place.shape.items is None else _naming(place.shape.items)
    return Counter(str(one[field]) if isinstance(one, dict) else str(one) for one in row)
