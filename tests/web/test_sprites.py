"""The drawings: complete, self-contained, small, and coloured by the tokens alone."""

import re
from pathlib import Path
from xml.etree import ElementTree

import brotli
import pytest

import kartenrunde

WEB = Path(kartenrunde.__file__).parent / "web"
CARDS = WEB / "cards" / "stapelsprint.svg"
ICONS = WEB / "icons.svg"
SPRITES = (CARDS, ICONS)
SVG = "{http://www.w3.org/2000/svg}"
RANKS = (*map(str, range(1, 13)), "star")


def symbols(sprite: Path) -> dict[str, ElementTree.Element]:
    found = ElementTree.parse(sprite).iter(f"{SVG}symbol")
    return {symbol.attrib["id"]: symbol for symbol in found}


def test_every_rank_has_a_face_a_compact_face_and_a_tile_and_there_is_a_back() -> None:
    wanted = {f"{kind}-{rank}" for kind in ("face", "compact", "tile") for rank in RANKS}
    assert set(symbols(CARDS)) == wanted | {"back"}


@pytest.mark.parametrize(
    ("ranks", "band", "shape"),
    [
        (range(1, 5), "low", "circle"),
        (range(5, 9), "middle", "rect"),
        (range(9, 13), "high", "path"),
    ],
)
def test_a_rank_is_told_by_numeral_band_and_number_of_beads(
    ranks: range, band: str, shape: str
) -> None:
    parts = {part.get("id"): part for part in ElementTree.parse(CARDS).iter()}
    assert {child.tag for child in parts[f"ks-{band}"]} == {SVG + shape}
    for rank in ranks:
        face = symbols(CARDS)[f"face-{rank}"]
        used = [part.attrib["href"] for part in face.iter(f"{SVG}use")]
        assert used == ["#ks-paper", f"#ks-{band}", *[f"#ks-{rank}"] * 3]
        (beads,) = face.iter(f"{SVG}path")
        assert beads.attrib["d"].count("h0") == rank
        assert face.attrib["fill"] == f"var(--band-{band})"


def test_cards_keep_the_ratio_of_one_to_one_point_four() -> None:
    boxes = {s.attrib["viewBox"] for i, s in symbols(CARDS).items() if not i.startswith("tile")}
    assert boxes == {"0 0 100 140"}


@pytest.mark.parametrize("sprite", SPRITES, ids=lambda path: path.name)
def test_a_sprite_stands_alone(sprite: Path) -> None:
    ids = [part.attrib["id"] for part in ElementTree.parse(sprite).iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    parts = list(ElementTree.parse(sprite).iter())
    assert not {part.tag.removeprefix(SVG) for part in parts} & {"text", "filter", "style", "image"}
    assert all(part.attrib["href"][1:] in ids for part in parts if "href" in part.attrib)
    assert not any("style" in part.attrib or "class" in part.attrib for part in parts[1:])


def test_ids_of_both_sprites_fit_on_one_page() -> None:
    cards, icons = (re.findall(r' id="([^"]+)"', sprite.read_text()) for sprite in SPRITES)
    assert not set(cards) & set(icons)


@pytest.mark.parametrize("sprite", SPRITES, ids=lambda path: path.name)
def test_sprites_have_no_colours_of_their_own(sprite: Path) -> None:
    assert not re.search(r'(?:fill|stroke)="#', sprite.read_text())


def test_the_cards_stay_within_their_budget() -> None:
    raw = CARDS.read_bytes()
    assert len(raw) <= 24_000
    assert len(brotli.compress(raw)) <= 3_500


def test_every_token_that_a_drawing_reads_is_set() -> None:
    tokens = set(re.findall(r"--([\w-]+):", (WEB / "styles" / "tokens.css").read_text()))
    for sprite in SPRITES:
        assert set(re.findall(r"var\(--([\w-]+)\)", sprite.read_text())) <= tokens
