"""The translators' guide says who has reviewed what, as the files do."""

from pathlib import Path

from kartenrunde import i18n

GUIDE = Path(__file__).parents[2] / "docs" / "translating.md"


def test_the_guide_lists_every_file_with_its_review() -> None:
    _, _, section = GUIDE.read_text(encoding="utf-8").partition("## Reviewed by native speakers")
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
    header, *areas = [[cell.strip() for cell in row] for row in rows]
    assert len(header) == 1 + len(i18n.LANGUAGES)
    assert areas == [
        [area, *(i18n.review(language, area) for language in i18n.LANGUAGES)]
        for area in i18n.areas()
    ]
