"""Which languages there are, and which one a browser gets."""

LANGUAGES: dict[str, str] = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "pl": "Polski",
    "cs": "Čeština",
}
"""Language code to the language's own name; the order is the one shown."""

DEFAULT_LANGUAGE = "de"
FALLBACK_LANGUAGE = "en"
_MAX_RANGES = 20


def negotiate(accept_language: str | None) -> str:
    """The language to answer an Accept-Language header with, German when none of its wishes fits.

    Slovak readers get Czech and Catalan and Galician ones Spanish: closer to them than German.
    """
    wishes = [_wish(part) for part in (accept_language or "").split(",")[:_MAX_RANGES]]
    for quality, tag in sorted(wishes, key=lambda wish: -wish[0]):
        primary = tag.split("-")[0]
        language = _NEIGHBOURS.get(primary, primary)
        if quality > 0 and language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


_NEIGHBOURS = {"sk": "cs", "ca": "es", "gl": "es"}


def _wish(part: str) -> tuple[float, str]:
    tag, _, parameter = part.strip().lower().partition(";")
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0, tag.strip()
    try:
        quality = float(value)
    except ValueError:
        return 0.0, tag.strip()
    return (quality if 0 <= quality <= 1 else 0.0), tag.strip()
