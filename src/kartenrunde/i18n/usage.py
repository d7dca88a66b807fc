"""Which messages the program asks for, as far as its source says so."""

import re
from collections.abc import Iterator
from pathlib import Path

from kartenrunde.engine.registry import games
from kartenrunde.i18n.options import option_message_id, value_word

PACKAGE_PATH = Path(__file__).parents[1]

_SUFFIXES = {".py", ".js", ".html", ".jinja", ".txt"}
_LITERAL = re.compile(r"""["'`]([a-z][a-z0-9_/.-]*)["'`]""")
_TEMPLATE = re.compile(r"""["'`]((?:[a-z0-9.-]|\$?\{[^}]*\})+)["'`]""")
_JOINED = re.compile(r"""["'`]([a-z][a-z0-9-]*-)["'`]\s*[+~]""")
_HOLE = re.compile(r"\$?\{[^}]*\}")
_CALL = re.compile(r"""\b(?:t|attr)\(\s*([^(){},]*)|\btext\(\s*[\w.\[\]]+,\s*([^(){},]*)""")
_PHRASE = re.compile(r"""\bid:\s*["']([a-z]+(?:-[a-z0-9]+)+)["']""")
_CODE = re.compile(r"""["']((?:move|table|wire)/[a-z_]+)["']""")


class Usage:
    """Message ids found in the sources below a folder."""

    def __init__(self, package_path: Path = PACKAGE_PATH) -> None:
        self._sources = {
            path.relative_to(package_path).as_posix(): path.read_text(encoding="utf-8")
            for path in sorted(package_path.rglob("*"))
            if path.suffix in _SUFFIXES and "vendor" not in path.parts
        }
        everything = "\n".join(self._sources.values())
        self._literals = set(_LITERAL.findall(everything))
        self._choices = {re.sub("[/_]", "-", literal) for literal in self._literals}
        templates = {name for name in _TEMPLATE.findall(everything) if "{" in name}
        templates = {name for name in templates if re.search("[a-z]", _HOLE.sub("", name))}
        templates |= {f"{prefix}{{}}" for prefix in _JOINED.findall(everything)}
        self._templates = [_with_holes(template) for template in templates]

    def uses(self, message_id: str) -> bool:
        """Whether a source names the id, or builds it from a beginning and words it names."""
        if message_id in self._literals:
            return True
        return any(
            all(part.isdigit() or part in self._choices for part in match.groups())
            for template in self._templates
            if (match := template.fullmatch(message_id))
        )

    def asked(self) -> Iterator[tuple[str, str]]:
        """Source and id (or "id.attribute") of every message asked for by its whole name."""
        for source, content in self._sources.items():
            for call in _CALL.findall(content):
                argument = "".join(call)
                for name in _LITERAL.findall(argument):
                    whole = "-" in name or argument[1:].startswith(name)
                    if whole and not name.endswith("-"):
                        yield source, name
            for name in _PHRASE.findall(content):
                yield source, name

    def refusal_ids(self) -> Iterator[tuple[str, str]]:
        """Source and message id of every refusal code."""
        for source, content in self._sources.items():
            for code in _CODE.findall(content):
                yield source, "refusal-" + re.sub("[/_]", "-", code)


def option_ids() -> Iterator[tuple[str, str]]:
    """Game and message id of every option, and of each of its values that is no number."""
    for game in games().values():
        for seats in range(game.seat_range[0], game.seat_range[1] + 1):
            for name, values in game.choices(seats).items():
                option_id = option_message_id(game.id, name)
                yield game.id, option_id
                for word in filter(None, map(value_word, values)):
                    yield game.id, f"{option_id}-{word}"


def _with_holes(template: str) -> re.Pattern[str]:
    return re.compile("(.+)".join(re.escape(part) for part in _HOLE.split(template)))
