"""Every text a player can read, in five languages, for server and browser alike."""

from kartenrunde.i18n.catalogue import MissingTextError, areas, bundle_source, review, text
from kartenrunde.i18n.languages import DEFAULT_LANGUAGE, LANGUAGES, negotiate
from kartenrunde.i18n.ranks import RANK_WORDS, rank_message_id
from kartenrunde.i18n.rules import Passage, Section, rules_sections

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "RANK_WORDS",
    "MissingTextError",
    "Passage",
    "Section",
    "areas",
    "bundle_source",
    "negotiate",
    "rank_message_id",
    "review",
    "rules_sections",
    "text",
]
