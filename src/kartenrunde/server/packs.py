"""Packs of cards as they are drawn: which drawing shows a deck, and the parts of it for a page."""

import re
from functools import cache
from typing import Final
from xml.etree import ElementTree

from kartenrunde.server.assets import WEB

_CARDS: Final = WEB / "cards"
_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_ID: Final = re.compile(r'(\bid="|\bhref="#)')

ElementTree.register_namespace("", _NAMESPACE)


def symbol(face: str) -> str:
    """The id of a face in its drawing; the browser's symbol() in card.js names it alike."""
    return f"face-{'star' if face == '★' else face}"


@cache
def pack_for(faces: tuple[str, ...]) -> str:
    """The name of the drawing that has all of these faces; raises LookupError if none has."""
    wanted = {symbol(face) for face in faces}
    for path in sorted(_CARDS.glob("*.svg")):
        if wanted <= _parts(path.stem).keys():
            return path.stem
    raise LookupError(f"no drawing has all of {sorted(wanted)}")


@cache
def excerpt(pack: str, symbols: tuple[str, ...]) -> str:
    """Some symbols of a pack and what they are made of; their ids begin with the pack's name."""
    parts = _parts(pack)
    kept: dict[str, None] = {}
    for name in symbols:
        _collect(parts, name, kept)
    drawn = "".join(ElementTree.tostring(parts[name], "unicode") for name in kept)
    named = _ID.sub(rf"\g<1>{pack}-", drawn.replace(f' xmlns="{_NAMESPACE}"', ""))
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{named}</svg>'


def _collect(parts: dict[str, ElementTree.Element], name: str, kept: dict[str, None]) -> None:
    if name in kept:
        return
    for use in parts[name].iter(f"{{{_NAMESPACE}}}use"):
        _collect(parts, use.attrib["href"].removeprefix("#"), kept)
    kept[name] = None


@cache
def _parts(pack: str) -> dict[str, ElementTree.Element]:
    """Everything in a drawing that has an id of its own."""
    found = ElementTree.parse(_CARDS / f"{pack}.svg").iter()
    return {part.attrib["id"]: part for part in found if "id" in part.attrib}
