"""What browsers load beside the pages: modules, styles, drawings and texts, compressed once."""

import asyncio
import hashlib
import posixpath
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from kartenrunde import i18n
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
_DOC_COMMENT: Final = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
_MARKUP_COMMENT: Final = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_RULES_AREA: Final = "rules"


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

    def prepare(self) -> None:
        """Have every form ready."""
        for encoding in Encoding:
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
        for language in i18n.LANGUAGES:
            path = f"locales/{language}.ftl"
            self._assets[path] = Asset(path, _locale_reader(language))
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
        return _MARKUP_COMMENT.sub("", self._assets[path].plain.decode())

    async def prepare(self) -> None:
        """Compress everything, away from the event loop."""
        for asset in self._assets.values():
            await asyncio.to_thread(asset.prepare)

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


def _texts() -> Iterable[tuple[str, bytes]]:
    for language in i18n.LANGUAGES:
        for area in _areas():
            path = area_path(language, area)
            yield f"{language}/{area}", path.read_bytes()


def _areas() -> tuple[str, ...]:
    """The rules pages come ready from the server; the table needs all the rest."""
    return tuple(area for area in i18n.areas() if area.split("-")[0] != _RULES_AREA)


def _reader(file: Path) -> Callable[[], bytes]:
    """The file as it goes out.

    Style sheets bring along what they import, as every request costs a phone a round trip. Own
    modules go without doc comments, a tenth of a first visit; lines stay in place.
    """
    if file.suffix == ".css":
        return lambda: _joined_styles(file).encode()
    if file.suffix != ".js" or "vendor" in file.parts:
        return file.read_bytes
    return lambda: _DOC_COMMENT.sub(_blank_lines, file.read_text(encoding="utf-8")).encode()


def _joined_styles(file: Path) -> str:
    return _STYLE_IMPORT.sub(
        lambda found: _joined_styles(file.parent / found[1]), file.read_text(encoding="utf-8")
    )


def _blank_lines(comment: re.Match[str]) -> str:
    return "\n" * comment.group().count("\n")


def _locale_reader(language: str) -> Callable[[], bytes]:
    return lambda: i18n.bundle_source(language, _areas()).encode()
