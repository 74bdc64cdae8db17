"""Translator of a game, as checks: everything that people see has words, in every language."""

from __future__ import annotations

import random
import re

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from tablee.engine.game import Game
from tablee.engine.messages import Event, Move, kebab
from tablee.engine.table import Table
from tablee.i18n import LANGUAGES, Translator, catalogue_text
from tablee.i18n.rules_pages import rules_page
from tablee.i18n.view_schema import kinds_of, words_of


def keys_of(game: Game) -> set[str]:
    """The messages that a game's catalogue must have."""
    wanted = {"title", "tagline"}
    wanted |= {kebab(kind.__name__) for kind in kinds_of(Event, game.name)}
    wanted |= {f"move-{kebab(kind.__name__)}" for kind in kinds_of(Move, game.name)}
    wanted |= {f"refusal-{code}" for code in game.refusals[1:]}
    wanted |= {f"ending-{ending}" for ending in game.endings}
    for option in game.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
        wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
        if option.is_form:
            wanted |= {f"option-{option.name}-{choice}-help" for choice in option.choices}
    return wanted


def every_code_has_words(game: Game) -> None:
    """Every event, move, refusal, ending and option has words in every language; so have the rules."""
    for language in LANGUAGES:
        for entry in FluentResource(catalogue_text(language, game.name)).body:
            assert not isinstance(entry, Junk), f"{language}.ftl cannot be read: {entry.content}"
        words = Translator(language, game.name)
        missing = sorted(key for key in keys_of(game) if not words.has(key))
        assert not missing, f"{language}.ftl lacks {', '.join(missing)}"
        assert rules_page(game.name, language).startswith("# "), f"rules.{language}.md begins with a title"


def game_is_told_without_a_gap(table: Table, rng: random.Random) -> None:
    """No missing key and no unfilled variable in any event, question, move or result."""
    game = table.game
    spoken = [Translator(language, game.name) for language in LANGUAGES]
    happened = list(game.tell_start(table.view_of(0).cell[0], 0))
    while not table.is_over:
        seat = rng.choice(table.to_act)
        codes = table.legal_codes(seat)
        moves = [game.spell(code) for code in rng.sample(codes, min(5, len(codes)))]
        for words in spoken:
            for asked in filter(None, table.view(None).asks):
                assert words.has(f"ask-{asked}"), f"{words.language}.ftl lacks ask-{asked}"
            for move in moves:
                _check(words.tell(move), game)
        told = table.play_and_tell(seat, game.notation(rng.choice(codes)))
        happened.extend(event for events in told.values() for event in events)
    outcome = table.outcome
    assert outcome is not None
    for words in spoken:
        for sentence in (*map(words.tell, happened), words.result(outcome)):
            _check(sentence, game)


def _check(sentence: str, game: Game) -> None:
    assert "{" not in sentence, sentence
    kinds = {kind for fields in words_of(game.name).values() for kind in fields.values()}
    nameless = re.search(rf"\b(?:{'|'.join(sorted(kinds))})-[a-z0-9]", sentence)
    assert not nameless, f"a thing without a name: {sentence}"
    assert not re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", sentence), f"a key without words: {sentence}"
