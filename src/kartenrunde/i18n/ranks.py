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

_SUITS = "shdc"


def rank_message_id(face: object) -> str:
    """The message of a face ("7", "Th", 7 or "★") or of a rank word ("seven"); suits are left out.

    >>> rank_message_id("7"), rank_message_id("Th"), rank_message_id("joker")
    ('rank-seven', 'rank-ten', 'rank-joker')
    """
    face_text = str(face)
    return f"rank-{RANK_WORDS.get(face_text.rstrip(_SUITS), face_text)}"
