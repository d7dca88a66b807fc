"""Names people typed, made safe to stand inside a sentence."""

import re

_FIRST_STRONG_ISOLATE = "\u2068"
_POP_ISOLATE = "\u2069"
_DIRECTION_MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(name: str) -> str:
    """The name without direction marks, fenced in when it runs right to left.

    Other names stay as they are, so that a sentence can be searched for by its plain text.

    >>> isolated("Łucja")
    'Łucja'
    """
    plain = _DIRECTION_MARKS.sub("", name)
    if _RIGHT_TO_LEFT.search(plain):
        return f"{_FIRST_STRONG_ISOLATE}{plain}{_POP_ISOLATE}"
    return plain
