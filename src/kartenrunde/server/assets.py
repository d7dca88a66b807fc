"""What browsers load beside the pages: modules, styles, drawings and texts, compressed once."""

import asyncio
import hashlib
import posixpath
import re
from collections.abc import Callable, Collection, Iterable
from itertools import product
from pathlib import Path
from typing import Final

from kartenrunde import i18n
from kartenrunde.engine.registry import games
from kartenrunde.i18n.catalogue import area_path
from kartenrunde.server.compression import Encoding, compress

WEB: Final = Path(__file__).parents[1] / "web"
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
}
_STATIC_IMPORT: Final = re.compile(
    r"""^(?:import|export)\b[^;"']*["'](\.[^"']+)["']""", re.MULTILINE
)
_STYLE_IMPORT: Final = re.compile(r"""^@import "(\./[\w-]+\.css)";$""", re.MULTILINE)
_STYLE_COMMENT: Final = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_DOC_COMMENT: Final = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
_TYPE_COMMENT: Final = re.compile(r"/\*\* @(?:(?!\*/).)*\*/ ?")
_LINE_COMMENT: Final = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_BLANK_LINES: Final = re.compile(r"\n{2,}")
_INDENTATION: Final = re.compile(r"^ +", re.MULTILINE)
_STYLE_SPACE: Final = re.compile(r"\s*([{};,])\s*|(?<=:) ")
_MARKUP_COMMENT: Final = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_PAGE_AREAS: Final = ("lobby", "rules")


class Asset:
    """One file, read and compressed when that is first needed."""

    def __init__(self, path: str, read: Callable[[], bytes]) -> None:
        self.type = _TYPES[posixpath.splitext(path)[1]]
        self._read = read
        self._encoded: dict[Encoding, bytes] = {}

    def encoded(self, encoding: Encoding) -> bytes:
        """The file in that form."""
        if encoding not in self._encoded:
            plain = self._read() if encoding is Encoding.NONE else self.encoded(Encoding.NONE)
            self._encoded[encoding] = compress(plain, encoding, is_kept=True)
        return self._encoded[encoding]

    def prepare(self, encodings: Iterable[Encoding]) -> None:
        """Have these forms ready."""
        for encoding in encodings:
            self.encoded(encoding)

    @property
    def plain(self) -> bytes:
        """The file itself."""
        return self.encoded(Encoding.NONE)


class Assets:
    """All files under one address that changes with their content, so they may be kept for ever."""

    def __init__(self, web: Path = WEB) -> None:
        self._files = {
            path.relative_to(web).as_posix(): path
            for path in sorted(web.rglob("*"))
            if path.suffix in _TYPES
        }
        self._assets = {path: Asset(path, _reader(file)) for path, file in self._files.items()}
        for language, game, later in product(i18n.LANGUAGES, games(), (False, True)):
            path = locale_path(language, game, later=later)
            self._assets[path] = Asset(path, _locale_reader(language, game, later))
        self.root = f"/s/{self._digest()}"
        self._preloads: dict[str, tuple[str, ...]] = {}

    def find(self, path: str) -> Asset | None:
        """The file at that path below the root."""
        return self._assets.get(path)

    def url(self, path: str) -> str:
        """The address of a file; raises KeyError if there is none."""
        if path not in self._assets:
            raise KeyError(path)
        return f"{self.root}/{path}"

    def preloads(self, entry: str) -> tuple[str, ...]:
        """Addresses of a module and of all that it imports, so that no load waits for another."""
        if entry not in self._preloads:
            found: dict[str, None] = {}
            self._collect(entry, found)
            self._preloads[entry] = tuple(self.url(path) for path in found)
        return self._preloads[entry]

    def inline(self, path: str) -> str:
        """A drawing that goes into a page, without its comments."""
        return _MARKUP_COMMENT.sub("", self._assets[path].plain.decode()).replace(">\n<", "><")

    async def prepare(self, encodings: Collection[Encoding]) -> None:
        """Compress everything so, away from the event loop."""
        for asset in self._assets.values():
            await asyncio.to_thread(asset.prepare, encodings)

    def _collect(self, module: str, found: dict[str, None]) -> None:
        if module in found:
            return
        found[module] = None
        source = self._assets[module].plain.decode()
        for target in _STATIC_IMPORT.findall(source):
            self._collect(posixpath.normpath(f"{posixpath.dirname(module)}/{target}"), found)

    def _digest(self) -> str:
        digest = hashlib.sha256()
        for name, content in (*self._contents(), *_texts()):
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()[:16]

    def _contents(self) -> Iterable[tuple[str, bytes]]:
        return ((path, self._assets[path].plain) for path in self._files)


def locale_path(language: str, game: str, *, later: bool = False) -> str:
    """Where the texts of a game's table lie: those for the first look at it, or the others."""
    return f"locales/{language}/{game}{'-later' if later else ''}.ftl"


def _texts() -> Iterable[tuple[str, bytes]]:
    for language, game in product(i18n.LANGUAGES, games()):
        for area in _areas(game):
            path = area_path(language, area)
            yield f"{language}/{area}", path.read_bytes()


def _areas(game: str) -> tuple[str, ...]:
    """What all tables share, and the game's own; lobby and rules come ready from the server."""
    others = {*_PAGE_AREAS, *games()} - {game}
    return tuple(area for area in i18n.areas() if area.split("-")[0] not in others)


def _reader(file: Path) -> Callable[[], bytes]:
    """The file as it goes out.

    Style sheets bring along what they import, as every request costs a phone a round trip. What is
    written for readers stays here, a tenth of a first visit; lines of modules stay in place.
    """
    if file.suffix == ".css":
        return lambda: _style(_joined_styles(file)).encode()
    if file.suffix != ".js" or "vendor" in file.parts:
        return file.read_bytes
    return lambda: _module(file.read_text(encoding="utf-8")).encode()


def _style(text: str) -> str:
    return _STYLE_SPACE.sub(lambda found: found[1] or "", _STYLE_COMMENT.sub("", text))


def _module(text: str) -> str:
    bare = _LINE_COMMENT.sub("", _TYPE_COMMENT.sub("", _DOC_COMMENT.sub("", text)))
    return _BLANK_LINES.sub("\n", _INDENTATION.sub("", bare))


def _joined_styles(file: Path) -> str:
    return _STYLE_IMPORT.sub(
        lambda found: _joined_styles(file.parent / found[1]), file.read_text(encoding="utf-8")
    )


def _locale_reader(language: str, game: str, later: bool) -> Callable[[], bytes]:
    return lambda: i18n.bundle_source(language, _areas(game), later).encode()
