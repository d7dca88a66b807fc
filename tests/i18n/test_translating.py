"""The translators' guide says who has reviewed what, as the files do."""

import re
from pathlib import Path

from kartenrunde import i18n

GUIDE = Path(__file__).parents[2] / "docs" / "translating.md"


def test_the_guide_lists_every_file_that_somebody_has_read() -> None:
    _, _, section = GUIDE.read_text(encoding="utf-8").partition("## Reviewed by native speakers")
    rows = re.findall(r"^\| (\S+) \| (\w\w) \| ([^|]+) \|$", section, re.MULTILINE)
    read = [
        (area, language, review)
        for area in i18n.areas()
        for language in i18n.LANGUAGES
        if (review := i18n.review(language, area)) != "none"
    ]
    assert rows == read
    assert ("So far nobody has read any" in section) == (not read)
