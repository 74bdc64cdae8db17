"""The exception hierarchy: what can be wrong with input, each with a stable code; words live elsewhere."""

from __future__ import annotations


class TableeError(ValueError):
    """Bad input. `code` is stable and has a sentence in every language; `details` fills it in."""

    code = "error"

    def __init__(self, code: str | None = None, /, **details: object) -> None:
        self.code = code or type(self).code
        self.details = details
        told = ", ".join(f"{key}={value!r}" for key, value in details.items())
        super().__init__(f"{self.code}: {told}" if told else self.code)


class Refused(TableeError):
    """The rules refuse this move here. The position is unchanged."""

    code = "refused"


class BadNotation(TableeError):
    """This text is no move of the game at all."""

    code = "bad-notation"


class UnknownGame(TableeError):
    """No game of that name."""

    code = "unknown-game"


class BrokenGame(TableeError):
    """A game of that name is installed, and cannot be loaded."""

    code = "broken-game"


class BadSeats(TableeError):
    """The game is not played by that many, or there is no such seat."""

    code = "bad-seats"


class BadOption(TableeError):
    """An option that the game does not have, or a value it cannot take."""

    code = "bad-option"


class BadValue(TableeError):
    """A value that something cannot have. `name` says what, `expected` what it could be."""

    code = "bad-value"


class BadPosition(TableeError):
    """Position data that cannot be laid on a table. `where` names the place, `problem` what is wrong."""

    code = "bad-position"


class BadRecord(TableeError):
    """A game record that cannot be read or replayed. `line` says where."""

    code = "bad-record"


class BadEdition(TableeError):
    """An edition table that cannot be played with. Names the file, the key and the problem."""

    code = "bad-edition"
