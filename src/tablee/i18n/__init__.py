"""Words for people. The rules say codes; here the codes become sentences, in English and in French."""

from tablee.i18n.catalogue import LANGUAGES, Words, catalogue_text, language_of_locale, rules_page

__all__ = ["LANGUAGES", "Words", "catalogue_text", "language_of_locale", "rules_page"]
