"""Figures as people write them, in either language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tablee.i18n import Translator
from tablee.intervals import IntervalEstimate

# (value, digits behind the point) -> text
Format: TypeAlias = Callable[[float, int], str]

_NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
_SPACE = "\N{NO-BREAK SPACE}"
_MINUS = "\N{MINUS SIGN}"


class Numbers:
    """Writes numbers in one language."""

    def __init__(self, words: Translator) -> None:
        self.words = words
        self._is_french = words.language == "fr"

    def number(self, value: float, digits: int = 1) -> str:
        """Such as 1,234.5."""
        text = f"{value:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        if self._is_french:
            text = text.replace(",", _NARROW_SPACE).replace(".", ",")
        return text.replace("-", _MINUS)

    def whole(self, value: float) -> str:
        """Such as 100,000."""
        return self.number(value, 0)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share, such as 51.3%."""
        return self.number(100 * share, digits) + (f"{_SPACE}%" if self._is_french else "%")

    def points(self, share: float, digits: int = 1) -> str:
        """A change of a share in percentage points, always with its sign."""
        return self.words.say("study-percent-points", value=self.bare_points(share, digits))

    def bare_points(self, share: float, digits: int = 1) -> str:
        """The same where it is clear that these are percentage points."""
        return self.signed(100 * share, digits)

    def signed(self, value: float, digits: int = 2) -> str:
        """A difference, always with its sign."""
        text = self.number(value, digits)
        return text if text.startswith(_MINUS) or not text.strip("0.,") else f"+{text}"

    def interval(self, found: IntervalEstimate, form: Format, digits: int = 1) -> str:
        """Such as “50.1% to 52.3%”."""
        return self.words.say("study-interval", low=form(found.low, digits), high=form(found.high, digits))
