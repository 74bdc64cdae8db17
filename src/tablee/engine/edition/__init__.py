"""Editions: the values and numbers of a game's cards and tiles, as data that people can type in."""

from tablee.engine.edition.diff import Difference, differences
from tablee.engine.edition.form import FormField, form_of, rows
from tablee.engine.edition.problems import Complain, EditionProblem
from tablee.engine.edition.tables import (
    MAX_EDITION_BYTES,
    MAX_NAME_CHARS,
    Edition,
    edition_data,
    edition_from_data,
    load_edition,
    printed_text,
    problems_in,
    read_file,
    read_text,
)

__all__ = [
    "MAX_EDITION_BYTES",
    "MAX_NAME_CHARS",
    "Complain",
    "Difference",
    "Edition",
    "EditionProblem",
    "FormField",
    "differences",
    "edition_data",
    "edition_from_data",
    "form_of",
    "load_edition",
    "printed_text",
    "problems_in",
    "read_file",
    "read_text",
    "rows",
]
