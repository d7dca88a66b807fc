"""Are the texts complete, equal in kind in all languages, and all in use?

`python -m kartenrunde.i18n.completeness` prints what is wrong, a line each, and then exits with 1.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from babel import Locale

from kartenrunde.i18n import wording
from kartenrunde.i18n.catalogue import MissingTextError, area_path, areas, review
from kartenrunde.i18n.inventory import Entry, entries, junk
from kartenrunde.i18n.languages import DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGES
from kartenrunde.i18n.usage import Usage, option_ids

_RANKS_AREA = "ranks"
_KIND = "kind"
_NUMBERED_AREA = "rules"
_LOBBY_AREA = "lobby"
_BUILT_AT_RUN_TIME = {
    "level-": "the browser names level and pace in one function",
    "pace-": "the browser names level and pace in one function",
    "rank-": "from the face",
}
"""Beginnings of ids that no source spells out, each with its reason."""

Inventory = Sequence[Entry]


def faults(found: Inventory) -> Iterator[str]:
    """Everything wrong with these entries, a line each."""
    checks: tuple[Callable[[Inventory], Iterator[str]], ...] = (
        _doubled,
        _missing,
        _variables,
        _plurals,
        _rank_forms,
        _wording,
        _twins,
        _use,
    )
    for check in checks:
        yield from check(found)


def _doubled(found: Inventory) -> Iterator[str]:
    for (language, key), count in Counter((entry.language, entry.key) for entry in found).items():
        if count > 1:
            yield f"{language}: {key} stands {count} times"


def _missing(found: Inventory) -> Iterator[str]:
    places = defaultdict(set)
    for entry in found:
        if entry.area != _RANKS_AREA or not entry.attribute:
            places[entry.area, entry.key].add(entry.language)
    for (area, key), languages in places.items():
        for language in LANGUAGES.keys() - languages:
            yield f"{language}/{area}.ftl: {key} is missing"


def _variables(found: Inventory) -> Iterator[str]:
    expected = _by_key(found, FALLBACK_LANGUAGE)
    for entry in found:
        twin = expected.get(entry.key, entry)
        if entry.variables != twin.variables:
            odd = ", ".join(f"${name}" for name in sorted(entry.variables ^ twin.variables))
            yield f"{entry.place}: {odd} here or in English only"


def _plurals(found: Inventory) -> Iterator[str]:
    for entry in found:
        needed = Locale(entry.language).plural_form.tags | {"other"}
        for categories in entry.plurals:
            if categories != needed:
                yield f"{entry.place}: plural needs exactly {', '.join(sorted(needed))}"


def _rank_forms(found: Inventory) -> Iterator[str]:
    for language in LANGUAGES:
        forms = defaultdict(set)
        for entry in found:
            if entry.language == language and entry.area == _RANKS_AREA:
                forms[entry.message_id].add(entry.attribute)
        known = set().union(*forms.values())
        asked = {form for entry in found if entry.language == language for form in entry.forms}
        for message_id, own in forms.items():
            for form in known - own:
                yield f"{language}/{_RANKS_AREA}.ftl: {message_id} lacks .{form}"
        for form in asked - known:
            yield f"{language}/{_RANKS_AREA}.ftl: no rank has .{form}, which a sentence asks for"
        for form in known - asked - {""}:
            yield f"{language}/{_RANKS_AREA}.ftl: no sentence asks for .{form}"


def _wording(found: Inventory) -> Iterator[str]:
    for entry in found:
        for fault in wording.faults(entry.language, entry.area, entry.words, entry.source):
            yield f"{entry.place}: {fault}"


def _twins(found: Inventory) -> Iterator[str]:
    same = set()
    for other in (DEFAULT_LANGUAGE, FALLBACK_LANGUAGE):
        originals = _by_key(found, other)
        for entry in found:
            twin = originals.get(entry.key)
            if twin is None or entry.language == other or entry.attribute == _KIND:
                continue
            if entry.source == twin.source and any(c.isalpha() for c in entry.words):
                same.add(entry.key)
                if not wording.may_be_the_same(entry.area, entry.key):
                    yield f"{entry.place}: the same as in {other!r}: {entry.source!r}"
    for key in wording.SAME_AS_ELSEWHERE.keys() - same:
        yield f"{key} need not be listed: it is the same nowhere"


def _use(found: Inventory) -> Iterator[str]:
    usage = Usage()
    known = {entry.key for entry in found}
    needed = {*usage.refusal_ids(), *option_ids()}
    for source, name in sorted({*usage.asked(), *needed}):
        if name not in known:
            yield f"{source} asks for {name}, which no language has"
    listed = {name for _, name in needed}
    for entry in found:
        if entry.language == FALLBACK_LANGUAGE and not entry.attribute:
            name = entry.message_id
            in_use = name in listed if _is_listed(entry) else _in_use(usage, entry)
            if not in_use:
                yield f"{entry.area}.ftl: {name} is used nowhere"


def _is_listed(entry: Entry) -> bool:
    """Whether only a refusal or a game's option can ask for the message."""
    prefixes = ("refusal-", f"{entry.area}-option-")
    return entry.area != _LOBBY_AREA and entry.message_id.startswith(prefixes)


def _in_use(usage: Usage, entry: Entry) -> bool:
    if entry.area.split("-")[0] == _NUMBERED_AREA and entry.message_id[-1].isdigit():
        return True
    return entry.message_id.startswith(tuple(_BUILT_AT_RUN_TIME)) or usage.uses(entry.message_id)


def _by_key(found: Inventory, language: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in found if entry.language == language}


def _files() -> Iterator[str]:
    for language in LANGUAGES:
        for area in areas():
            if not area_path(language, area).exists():
                yield f"{language}/{area}.ftl is missing"
                continue
            try:
                review(language, area)
            except MissingTextError as error:
                yield str(error)


def main() -> int:
    """Print every fault; 1 when there is one."""
    lines = list(_files()) or [*junk(), *faults(list(entries()))]
    for line in lines:
        print(line)
    print(f"{len(LANGUAGES)} languages, {len(areas())} areas: {len(lines)} faults")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
