"""What every section of a report needs: the study, words and numbers, and the names of its runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.registry import game as game_called
from tablee.i18n import Translator
from tablee.i18n.catalogue import slug
from tablee.studies.figures import RestrictedPlay, Run
from tablee.studies.report.numbers import Numbers
from tablee.studies.strength import strongest
from tablee.studies.subject import subject_of

if TYPE_CHECKING:
    from tablee.studies.study import Study


class Context:
    """A study on its way to the page."""

    def __init__(self, study: Study, words: Translator) -> None:
        self.study = study
        self.words = words
        self.numbers = Numbers(words)
        self.title = words.say("title") if words.has("title") else study.game
        self._word = subject_of(game_called(study.game)).things.word
        self._editions = {edition.digest: edition.name for edition in study.editions}

    @property
    def main(self) -> Run:
        """The run that is spoken of first: that of the strongest player, with the first edition."""
        first = [run for run in self.study.runs if run.edition == self.study.editions[0].digest]
        names = [run.player for run in first]
        return first[names.index(strongest(names))]

    @property
    def fair(self) -> float:
        """The fair share of wins."""
        return 1 / self.study.seats

    @property
    def labels(self) -> list[str]:
        """What each run is called in a legend."""
        return [self.run_name(run.player, run.edition) for run in self.study.runs]

    def run_name(self, player: str, edition: str) -> str:
        """A player, and the edition where there are two."""
        name = self.player(player)
        return f"{name}, {self.edition(edition)}" if len(self._editions) > 1 else name

    def edition(self, digest: str) -> str:
        """An edition's name; two of one name are told apart by their digest."""
        name = self._editions[digest]
        is_shared = list(self._editions.values()).count(name) > 1
        return f"{name} {digest[:4]}" if is_shared else name

    def player(self, name: str) -> str:
        """A player in words, where there are any."""
        key = f"study-player-{name}"
        return self.words.say(key) if self.words.has(key) else name

    def thing(self, name: str) -> str:
        """A card or tile in words, where there are any."""
        key = f"{self._word}-{slug(name)}"
        return self.words.say(key) if self._word and self.words.has(key) else name

    def ending(self, code: str) -> str:
        """An ending in words."""
        key = f"ending-{code}"
        return self.words.say(key) if self.words.has(key) else code

    def edition_beside(self, digest: str) -> str:
        """An edition in brackets behind something else, where there are two."""
        return f" ({self.edition(digest)})" if len(self._editions) > 1 else ""

    def question(self, name: str, pattern: str) -> str:
        """What the restricted player does without."""
        key = f"study-question-{name or 'asked'}"
        return self.words.say(key if self.words.has(key) else "study-question-asked", pattern=pattern)

    def warning(self, answer: RestrictedPlay) -> str:
        """Why an answer has to be read with care."""
        key = "beaten"
        if answer.says_nothing:
            key = "never-a-choice" if answer.unavoidable else "never-met"
        return self.words.say(
            f"study-warning-{key}",
            question=self.question(answer.question, answer.without),
            pattern=answer.without,
            edition=self.edition_beside(answer.edition),
            player=self.player(answer.player),
            games=self.numbers.whole(answer.games),
            share=self.numbers.percent(answer.wins.value, 0),
            fair=self.numbers.percent(answer.fair, 0),
        )

    def heading(self, key: str) -> str:
        """The title of a section."""
        return self.words.say(f"study-{key}")
