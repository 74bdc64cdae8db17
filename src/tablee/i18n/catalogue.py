"""Message catalogues: a common one and one a game, in Fluent files, keyed by code."""

from __future__ import annotations

import functools
import importlib.resources
import os
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.messages import Event, Move, Outcome

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")


class Translator:
    """Puts codes, events and moves into sentences: one language, a game (or none), the players' names.

    The pages have their own (`Words` in web/src/i18n), which reads the same catalogues; `pages` is for the
    server where it says what a page would. `part` names another catalogue beside the common one (`study`).
    """

    def __init__(
        self,
        language: str = "en",
        game: str | None = None,
        players: Sequence[str] = (),
        *,
        pages: bool = False,
        part: str = "",
    ) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.game = game
        self.players = tuple(players)
        self._bundle = _bundle(self.language, game, "web" if pages else part)

    def has(self, key: str) -> bool:
        """Whether the catalogue knows this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        """The sentence for a key. An unknown key comes back as itself: better a code than nothing."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def player(self, seat: int) -> str:
        """The player's name, or the seat's number counted from one."""
        from tablee.engine.state import CLOCK  # noqa: PLC0415 - `tablee --help` needs no arrays

        if seat == CLOCK:
            return self.say("clock")
        if seat < len(self.players):
            return self.players[seat] or self.say("somebody")  # who was erased here
        return self.say("seat", number=seat + 1)

    def name(self, kind: str, value: str | None) -> str:
        """The name of a thing, such as a card; None is an unknown one."""
        return self.say(f"{kind}-{'unknown' if value is None else slug(value)}")

    def tell(self, happening: Event | Move) -> str:
        """An event or a move as a sentence."""
        fields = fields_of(type(happening))
        values = {name: self._value(getattr(happening, name), hint) for name, hint in fields.items()}
        return self.say(happening.key, **values)

    def refusal(self, problem: TableeError) -> str:
        """Why something was refused, in a sentence."""
        details = {
            key: value if isinstance(value, int | float) else str(value)
            for key, value in problem.details.items()
        }
        if problem.code == "bad-edition" and "game" in details:  # what is wrong is in the words of its game
            code, own = (
                f"edition-problem-{details['problem']}",
                Translator(self.language, str(details["game"])),
            )
            details["problem"] = own.say(code, **details) if own.has(code) else details["problem"]
        if self.has(code := f"file-problem-{details.get('problem')}"):
            details["problem"] = self.say(code)
        is_whole = problem.code == "bad-edition" and details.get("key") == "-"
        return self.say(f"refusal-{problem.code}{'-whole' if is_whole else ''}", **details)

    def result(self, outcome: Outcome) -> str:
        """Who won, and how."""
        how = self.say(f"ending-{outcome.ending}")
        if not outcome.winners:
            return self.say("result-draw", how=how)
        winners = self.join([self.player(seat) for seat in outcome.winners])
        several = len(outcome.winners) > 1
        return self.say("result-shared" if several else "result-won", winners=winners, how=how)

    def join(self, parts: Sequence[str]) -> str:
        """A list as people say it: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-end", first=", ".join(parts[:-1]), last=parts[-1])

    def _value(self, value: Any, hint: Any) -> Any:
        word, inner = word_of(hint)
        if isinstance(value, tuple | list) and word == "of-seat":
            return ", ".join(
                f"{self.player(seat)}\N{NO-BREAK SPACE}({number})" for seat, number in enumerate(value)
            )
        if isinstance(value, tuple | list):
            return ", ".join(str(self._value(item, inner)) for item in value) or self.say("nothing")
        if isinstance(value, Mapping):
            return ", ".join(f"{self._value(key, inner)} {count}" for key, count in value.items())
        if word == "seat":
            return self.say("nobody") if value is None else self.player(value)
        if word not in (None, "place") and not word.startswith("letters-"):
            return self.name(word, value)
        return "" if value is None else value if isinstance(value, int | float) else str(value)


def slug(value: str) -> str:
    """A thing's short name as part of a message key: "+2" is plus2, "-1" is minus1."""
    if value[:1] in "+-" and len(value) > 1:
        value = ("plus" if value[0] == "+" else "minus") + value[1:]
    return re.sub(r"[^A-Za-z0-9]+", "-", value).strip("-")


def language_of_locale(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system's locale asks for; English if it is none of ours."""
    environment = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def catalogue_text(language: str, game: str | None = None) -> str:
    """The words that all games share, or those of one game, as Fluent text for a browser."""
    file = f"{language}.ftl"
    return _read("tablee.i18n", file) if game is None else read_of_game(game, file)


def catalogue_of(subject: str, language: str) -> dict[str, str]:
    """All messages of a catalogue of fixed texts, such as the help of the commands, by key."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
    from fluent.syntax.ast import Message  # noqa: PLC0415

    resource = FluentResource(_read("tablee.i18n", f"{subject}.{language}.ftl"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    patterns = ((key, bundle.get_message(key).value) for key in keys)
    return {key: str(bundle.format_pattern(pattern)[0]) for key, pattern in patterns if pattern is not None}


@functools.cache
def _bundle(language: str, game: str | None, part: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - nor any catalogue, in English

    # Isolation marks protect mixed-direction text; both our languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(language)))
    if part:
        bundle.add_resource(FluentResource(_read("tablee.i18n", f"{part}.{language}.ftl")))
    if game is not None:
        bundle.add_resource(FluentResource(catalogue_text(language, game)), allow_overrides=True)
    return bundle


def read_of_game(game: str, file: str) -> str:
    """A file of words of a game; empty if it has none: keys are shown instead, and no other game suffers."""
    from tablee.engine.registry import package_of  # noqa: PLC0415 - nor any game

    try:
        return _read(package_of(game), f"i18n/{file}")
    except FileNotFoundError:
        return ""


def _read(package: str, file: str) -> str:
    return importlib.resources.files(package).joinpath(file).read_text(encoding="utf-8")


@functools.cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of an event, a move or a part of a view, with their types as they were written."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def word_of(hint: Any) -> tuple[str | None, Any]:
    """How a field's type is put into words, and the type of its items."""
    if get_origin(hint) is Annotated:
        for note in get_args(hint)[1:]:
            if isinstance(note, msgspec.Meta) and note.extra:
                return note.extra.get("word"), hint
        return None, hint
    for part in get_args(hint):
        if part not in (Ellipsis, type(None)):
            word, inner = word_of(part)
            if word is not None:
                return word, inner
    return None, hint
