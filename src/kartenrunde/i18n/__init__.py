"""Every text a player can read, in five languages, for server and browser alike."""

from kartenrunde.i18n.catalogue import MissingTextError, areas, bundle_source, review, text
from kartenrunde.i18n.languages import DEFAULT_LANGUAGE, LANGUAGES, negotiate
from kartenrunde.i18n.options import option_message_id, value_word
from kartenrunde.i18n.ranks import LATIN_RANK_WORDS, RANK_WORDS, rank_message_id

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "LATIN_RANK_WORDS",
    "RANK_WORDS",
    "MissingTextError",
    "areas",
    "bundle_source",
    "negotiate",
    "option_message_id",
    "rank_message_id",
    "review",
    "text",
    "value_word",
]
