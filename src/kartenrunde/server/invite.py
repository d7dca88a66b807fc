"""Invites as they arrive: typed, pasted, with a full stop behind them."""

import re
from typing import Final

_INVITE: Final = re.compile(r"[a-z2-7]{26}\Z")
_TAIL: Final = re.compile(r"[^a-z2-7]+\Z")


def read_invite(text: str) -> str | None:
    """The invite meant by a piece of a link; None if it cannot be one.

    >>> read_invite("ABCDEFGHIJKLMNOPQRSTUVWXYZ).")
    'abcdefghijklmnopqrstuvwxyz'
    """
    candidate = _TAIL.sub("", text.strip().lower())
    return candidate if _INVITE.match(candidate) else None
