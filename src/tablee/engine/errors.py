"""The exception hierarchy: what can be wrong with input, each with a stable code; words live elsewhere."""

from __future__ import annotations

from typing import Any

_MAX_CHARS = 2000  # of a detail that is text: nobody is told a megabyte of what they sent


class TableeError(ValueError):
    """Bad input. `code` is stable and has a sentence in every language; `details` fills it in."""

    code = "error"

    def __init__(self, code: str | None = None, /, **details: object) -> None:
        self.code = code or type(self).code
        self.details = {key: _shortened(value, _MAX_CHARS) for key, value in details.items()}
        super().__init__(self._told())

    def quote(self, key: str, most: int) -> None:
        """Keep no more than the beginning of a detail, such as a text that somebody sent."""
        self.details[key] = _shortened(self.details.get(key), most)
        self.args = (self._told(),)

    def _told(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.code}: {told}" if told else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come back from other processes with their code and details.
        return _raised_elsewhere, (type(self), self.code, self.details)


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


# Why a file cannot be read or written: `file-problem-…` in the catalogues.
MISSING_FOLDER = "folder-missing"
_FILE_PROBLEMS: tuple[tuple[type[Exception], str], ...] = (
    (FileNotFoundError, "file-missing"),
    (FileExistsError, "file-there"),
    (NotADirectoryError, MISSING_FOLDER),
    (IsADirectoryError, "is-a-folder"),
    (PermissionError, "not-allowed"),
    (UnicodeDecodeError, "not-utf-8"),
)


def why_not(problem: Exception) -> str:
    """Why a file cannot be read or written: a code that has words; else what the system says."""
    told = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
    return next((code for kind, code in _FILE_PROBLEMS if isinstance(problem, kind)), told)


class TooMany(TableeError):
    """More outcomes of chance, or more worlds, than somebody wanted to look at: the `limit`."""

    code = "too-many-outcomes"


class BadPosition(TableeError):
    """Position data that cannot be laid on a table. `where` names the place, `problem` what is wrong."""

    code = "bad-position"


class BadRecord(TableeError):
    """A game record that cannot be read or replayed. `line` says where."""

    code = "bad-record"


class BadEdition(TableeError):
    """An edition table that cannot be played with. Names the file, the key and the problem."""

    code = "bad-edition"


def _shortened(value: object, most: int) -> object:
    return f"{value[:most]}…" if isinstance(value, str) and len(value) > most else value


def _raised_elsewhere(kind: type[TableeError], code: str, details: dict[str, object]) -> TableeError:
    return kind(code, **details)
