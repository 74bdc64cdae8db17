"""Words for people. The rules say codes; here the codes become sentences, in English and in French."""

import warnings
from typing import TYPE_CHECKING

from tablee.i18n.catalogue import (
    LANGUAGES,
    Translator,
    catalogue_of,
    catalogue_text,
    language_of_locale,
)

__all__ = ["LANGUAGES", "Translator", "catalogue_of", "catalogue_text", "language_of_locale"]


if not TYPE_CHECKING:  # or no misspelt name would be found

    def __getattr__(name: str) -> type[Translator]:
        """The name that the translator had before."""
        if name != "Words":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        warnings.warn("tablee.i18n.Words is called Translator now", DeprecationWarning, stacklevel=2)
        return Translator
