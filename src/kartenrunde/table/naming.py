"""Names that guests give themselves."""

from typing import Final

from kartenrunde.engine.errors import Refusal

LONGEST_NAME: Final = 20


def clean_name(text: str | None) -> str | None:
    """A name with the outer and doubled spaces gone; None for none.

    Raises `Refusal` for one that is empty, too long or holds invisible characters.
    """
    if text is None:
        return None
    name = " ".join(text.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("wire/bad_message")
    return name
