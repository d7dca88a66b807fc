"""From the face on a card to the word that names its message (`rank-seven`).

Words, because Fluent reads `[7]` as a number, which a face never is.
"""

RANK_WORDS: dict[str, str] = {
    "1": "one",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "12": "twelve",
    "A": "ace",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "★": "joker",
}
"""Rank as faces write it to rank word."""

LATIN_RANK_WORDS: dict[str, dict[str, str]] = {
    "ovpg": {"1": "ace", "10": "sota", "11": "knight", "12": "king"},
    "OVPG": {"1": "ace", "8": "sota", "9": "knight", "10": "king"},
}
"""What the Spanish and the Italian suits call their ranks, where it is not the number."""

_FRENCH_SUITS = "shdc"


def rank_message_id(face: object) -> str:
    """The message of a face ("7", "Th", "10o", 7 or "★") or of a rank word; suits are left out.

    >>> rank_message_id("7"), rank_message_id("Th"), rank_message_id("joker")
    ('rank-seven', 'rank-ten', 'rank-joker')
    >>> rank_message_id("10o"), rank_message_id("10O"), rank_message_id("7v")
    ('rank-sota', 'rank-king', 'rank-seven')
    """
    face_text = str(face)
    rank, suit = face_text[:-1], face_text[-1:]
    for suits, own_words in ((_FRENCH_SUITS, {}), *LATIN_RANK_WORDS.items()):
        if suit in suits and rank in RANK_WORDS:
            return f"rank-{own_words.get(rank, RANK_WORDS[rank])}"
    return f"rank-{RANK_WORDS.get(face_text, face_text)}"
