"""A5 to A7, as far as numbers can tell: colours and shapes computed from the style sheets."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import kartenrunde
from tests.support.colour import VISIONS, contrast, distance

STYLES = Path(kartenrunde.__file__).parent / "web" / "styles"
TOKENS = "".join((STYLES / f"{name}.css").read_text("utf-8") for name in ("latin", "tokens"))
BUNDLES = (STYLES / "bundles.css").read_text(encoding="utf-8")
CARDS = (STYLES / "cards.css").read_text(encoding="utf-8")

PAGE = ("page", "surface", "surface-sunk")
FELT = ("felt-glow", "felt", "felt-edge")
BANDS = ("low", "middle", "high", "star")
SUITS = ("spades", "hearts", "diamonds", "clubs")
LATIN_SUITS = ("coins", "cups", "swords", "batons")

TEXT = {
    "text": PAGE,
    "text-soft": PAGE,
    "link": PAGE,
    "accent": PAGE,
    "danger": PAGE,
    "on-accent": ("accent",),
    "on-felt": FELT,
    "on-felt-soft": (*FELT, "slot"),
    "on-panel": ("panel", "bar"),
    "on-panel-soft": ("panel", "bar"),
    "on-bar": ("bar",),
    "on-gold": ("gold", "gold-strong"),
    "on-badge": ("badge",),
    "gold": ("bar", "badge"),
    **{f"band-{band}": ("card-paper",) for band in BANDS},
    **{f"suit-{suit}": ("card-paper",) for suit in LATIN_SUITS},
    **{f"dim-{name}": ("dim-paper",) for name in (*BANDS, *LATIN_SUITS)},
}
"""What is read, and every ground it is read on. Numerals on cards count as text."""

SIGNS = {
    "focus": PAGE,
    "focus-table": (*FELT, "panel", "bar", "slot"),
    "line-strong": PAGE,
    "accent": PAGE,
    "gold": ("panel", "bar", *FELT),
    "slot-line": ("slot", "panel", *FELT),
    "mark-ink": ("card-paper",),
    "mark-selected": ("mark-ink", *FELT),
    "mark-target": ("mark-ink", *FELT),
    "mark-possible": ("mark-ink", *FELT),
    "mark-last": FELT,
    "mark-new": ("badge-line", "card-paper"),
    "badge": ("badge-line", "card-paper"),
    "badge-line": FELT,
    "court-ink": ("card-paper", "court-gold", "dim-paper", "dim-gold"),
    "back-line": ("back-ground", "back-lane"),
    "back-accent": ("back-ground", "back-lane"),
}
"""Rings, frames and icons, and every neighbour they touch; between a ring and paper lies ink."""


def colours(css: str) -> dict[str, str]:
    """Yield the custom properties of `css` that are plain colours."""
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", css))


def both(css: str) -> tuple[dict[str, str], dict[str, str]]:
    """The colours of a sheet in light, and those that differ in dark."""
    light, _, rest = css.partition("@media (prefers-color-scheme: dark)")
    return colours(light), colours(rest.partition("\n}\n")[0])


def themes() -> dict[str, dict[str, str]]:
    """Yield the colours of both themes on each felt, dark being what light is but for its own."""
    light, dark = both(TOKENS)
    blue, dark_blue = both(BUNDLES)
    return {
        "light": light,
        "dark": light | dark,
        "light on blue": light | blue,
        "dark on blue": light | dark | blue | dark_blue,
    }


THEMES = themes()


def decks() -> dict[str, dict[str, str]]:
    """Yield what each choice of French suits changes."""
    chosen = re.findall(r'html\[data-suits="(\w+)"\] {([^}]*)}', TOKENS)
    return {"two": {}} | {deck: colours(block) for deck, block in chosen}


DECKS = decks()


def pairs(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(front, ground) for front, grounds in table.items() for ground in grounds]


def test_contrast_is_computed_as_wcag_does() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "ground"), pairs(TEXT))
def test_A5_text_stands_off_its_ground(theme: str, front: str, ground: str) -> None:
    assert contrast(THEMES[theme][front], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", SUITS)
def test_A5_suits_stand_off_the_paper(theme: str, deck: str, suit: str) -> None:
    found = THEMES[theme] | DECKS[deck]
    assert contrast(found[f"suit-{suit}"], found["card-paper"]) >= 4.5
    assert contrast(found[f"dim-{suit}"], found["dim-paper"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "neighbour"), pairs(SIGNS))
def test_A5_rings_and_icons_stand_off_both_neighbours(
    theme: str, sign: str, neighbour: str
) -> None:
    assert contrast(THEMES[theme][sign], THEMES[theme][neighbour]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_A5_a_main_button_has_an_outline_on_every_page(theme: str) -> None:
    found = THEMES[theme]
    for ground in PAGE:
        edge, face = (contrast(found[colour], found[ground]) for colour in ("gold-edge", "gold"))
        assert max(edge, face) >= 3


def shape(state: str) -> frozenset[str]:
    """Yield what draws a state, freed of every colour: what is left when all is grey."""
    rules = re.findall(r"([^{}]+){([^{}]*)}", CARDS.partition("@media")[0])
    part = re.compile(rf"\.spot\.{state}(?::not\([^)]*\))?::")
    drawn = (block for selector, block in rules if part.search(selector))
    lines = (line.strip() for block in drawn for line in block.split(";"))
    grey = (re.sub(r"var\(--(?:mark|badge)-[\w-]+\)|rgb\([^)]*\)", "", line) for line in lines)
    return frozenset(line for line in grey if line)


STATES = ("selected", "target", "possible", "last", "fresh")


@pytest.mark.parametrize(("one", "other"), list(combinations(STATES, 2)))
def test_A6_marks_differ_in_more_than_colour(one: str, other: str) -> None:
    assert shape(one)
    assert len(shape(one) ^ shape(other)) >= 2


def test_A6_a_target_also_bears_a_pointer_and_only_rings_are_outlines() -> None:
    assert "\n.pointer {" in CARDS
    for state in ("selected", "target", "possible"):
        assert any(line.startswith("outline:") for line in shape(state)), "lost in forced colours"


def nearest(found: dict[str, str], kind: str, suits: tuple[str, ...], vision: str) -> float:
    """Yield the distance of the two suits that a vision tells apart worst."""
    inks = {found[f"{kind}-{suit}"] for suit in suits}
    return min(distance(one, other, vision) for one, other in combinations(inks, 2))


def test_distance_is_computed_as_the_cie_does() -> None:
    assert distance("#ff0000", "#00ff00", "full") == pytest.approx(170.57, abs=0.05)
    assert distance("#ff0000", "#00ff00", "deuteranopia") < 60


@pytest.mark.parametrize("kind", ["suit", "dim"])
@pytest.mark.parametrize("vision", VISIONS)
def test_A7_suits_differ_for_every_vision(kind: str, vision: str) -> None:
    found = THEMES["light"]
    assert nearest(found | DECKS["safe"], kind, SUITS, vision) >= 30
    assert nearest(found, kind, LATIN_SUITS, vision) >= 20


def test_A7_the_decks_are_two_four_and_four_colours() -> None:
    counts = {
        deck: len({(THEMES["light"] | changed)[f"suit-{suit}"] for suit in SUITS})
        for deck, changed in DECKS.items()
    }
    assert counts == {"two": 2, "four": 4, "safe": 4}


def test_no_text_is_made_faint_by_opacity() -> None:
    faint = [
        (style.name, rule)
        for style in sorted(STYLES.glob("*.css"))
        for rule, block in re.findall(r"([^{}]+){([^{}]*)}", style.read_text(encoding="utf-8"))
        if re.search(r"(?<![\w-])opacity: *(?:0?\.\d|0[; ])", block)
    ]
    allowed = (".carried", ".choice input")
    assert not [found for found in faint if not found[1].strip().endswith(allowed)]
