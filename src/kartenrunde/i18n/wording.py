"""What a sentence must not contain, and which few may be the same in two languages."""

import re
from collections.abc import Iterator

QUOTES = {"de": "„“‚‘", "en": "“”‘’", "es": "«»", "pl": "„”", "cs": "„“‚‘"}
"""The quotation marks (and apostrophes) of each language."""

SAME_AS_ELSEWHERE: dict[str, str] = {
    "site-name": "a name",
    "lobby-title": "a name",
    "title-table": "two names",
    "level-normal": "the same word",
    "level-expert": "the same word in Czech and English",
    "button-menu": "the same word in Polish and English",
    "menu-title": "the same word in Polish and English",
    "pace-normal": "the same word",
    "rank-joker": "the same word in Polish and English",
    "rank-wild-joker": "the same word in Polish, Spanish and English",
    "rank-wild-joker.pl": "the same word in Spanish and English",
    "result-total": "the same word in Spanish and English",
    "canasta-item-canastas": "the same word in German and English",
    "keys-name-tab": "printed on the key",
    "keys-name-enter": "printed on the key",
    "keys-name-escape": "printed on the key",
}
"""Sentences that may equal their German or English twin, each with its reason."""

_HEADWORD = re.compile(r"rules-[a-z]+-glossary-\d+")
"""Headwords of a game's glossary; what stands beside them differs."""

_ALL_LANGUAGES = {
    r"\bUNO\b|(?i:\bskip\W?b|\bskipp?o\b|phase\W?10|rummi|caliente)": "another maker's name",
    r"\.\.\.": "write …",
    r" - ": "write – between words",
    r"<[A-Za-z/!]|&#?\w+;": "no HTML",
    r"(?i)\bbots?\b(?! en | in |$)": "bot is for narrow labels only",
}

_BY_LANGUAGE = {
    "de": {
        r"\bMeld\b|\bDecks?\b|\bStock\b|\bPool\b|\bAusgabe|(?i:flipp)": "translated English",
        r"Ausmelden|Zumachen|Pozzo": "one word is enough: ausmachen",
        r"\bVerlauf\b": "Spielverlauf is the log",
        r"(?<=[\wß,] )(?:[S]ie|Ihnen|Ihren?)\b": "we say du",
    },
    "en": {
        r"(?i)\bwaste\b|\bpay-?off\b|\btricks?\b": "words of other games",
    },
    "es": {
        r"(?i)\bcog(?:er|es?|en)\b": "vulgar in much of America: llevarse, tomar",
        r"(?i)\b(?:ordenador|computadora|habitación)": "one-sided: jugador virtual, sala",
        r"(?i)\b(?:irse|cortar|abatir)\b": "leave, cut, regional",
        r"(?i)\b(?:naipes?|tarjetas?|puntaje|puntuación)\b": "not our word",
        r"(?i)\b(?:vosotros|usted|ustedes)\b|\w[oa]/[oa]\b|\w@": "we say tú, and to everybody",
    },
    "pl": {
        r"(?i)\bkupk|\bkoszulk|\bgarnitur|\bblotk|\bdealer|\bdżoker|\breguł": "not our word",
        r"\w+ł[ea]ś\b": "no past tense about people",
    },
    "cs": {
        r"(?i)\b(?:filek|svršek|spodek|piloty|zápas|čtverka|sedma|osma)\b|\blosov": "not our word",
        r"\b[Jj]si \w+l[ao]?\b|l\(a\)": "no past tense about people",
    },
}

_ELSEWHERE: dict[str, dict[str, dict[str, str]]] = {
    "canasta": {
        "en": {r"(?i)\bstock\b": "a stockpile here, the stock is Canasta's"},
        "es": {r"(?i)\bpozo\b": "a word of Canasta"},
        "pl": {r"(?i)\bmeldun": "a word of Canasta"},
    },
}
"""By game: what its players say and other games must not."""

_PREPOSITIONS = {
    "pl": "bez|dla|do|na|o|od|po|pod|przez|przed|przy|u|w|we|z|za|ze",
    "cs": "bez|do|k|ke|na|o|od|po|pod|pro|před|při|s|u|v|ve|z|za|ze",
}
_NAME_AFTER_PREPOSITION = {
    language: rf"\b(?:{words})\s+\{{ \$(?:name|victim) \}}"
    for language, words in _PREPOSITIONS.items()
}
_ANY_QUOTE = set("\"'„“”‚‘’«»`")


def may_be_the_same(area: str, key: str) -> bool:
    """Whether a text may equal its twin: a game's name, the headword of a glossary, or listed."""
    return key == area or key in SAME_AS_ELSEWHERE or _HEADWORD.fullmatch(key) is not None


def faults(language: str, area: str, words: str, source: str) -> Iterator[str]:
    """What is wrong with a sentence, given what can be read of it and how it is written."""
    unwanted = {
        **_ALL_LANGUAGES,
        **_BY_LANGUAGE[language],
        **_words_of_other_games(language, area),
    }
    for pattern, reason in unwanted.items():
        if hit := re.search(pattern, words):
            yield f"{hit.group().strip()!r}: {reason}"
    if strange := _ANY_QUOTE.intersection(words) - set(QUOTES[language]):
        yield f"{''.join(sorted(strange))} is not a quotation mark here: {QUOTES[language]}"
    if (after := _NAME_AFTER_PREPOSITION.get(language)) and re.search(after, source):
        yield "a name after a preposition would have to be inflected"


def _words_of_other_games(language: str, area: str) -> dict[str, str]:
    return {
        pattern: reason
        for game, words in _ELSEWHERE.items()
        if not area.endswith(game)
        for pattern, reason in words.get(language, {}).items()
    }
