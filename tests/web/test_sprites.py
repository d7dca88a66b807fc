"""The drawings: complete, self-contained, small, and coloured by the tokens alone."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kartenrunde
from kartenrunde.server.compression import Encoding, compress

WEB = Path(kartenrunde.__file__).parent / "web"
SVG = "{http://www.w3.org/2000/svg}"
ICONS = WEB / "icons.svg"
FURTHER_ICONS = WEB / "sheets.svg"
PACKS = {path.stem: path for path in sorted((WEB / "cards").glob("*.svg"))}
SPRITES = (*PACKS.values(), ICONS, FURTHER_ICONS)

RANKS = (*map(str, range(1, 13)), "star")
FRENCH = tuple(rank + suit for suit in "shdc" for rank in "A23456789TJQK")
SPANISH = tuple(rank + suit for suit in "ovpg" for rank in (*"1234567", "10", "11", "12"))
ITALIAN = tuple(rank + suit for suit in "OVPG" for rank in (*"1234567", "8", "9", "10"))
FACES = {"stapelsprint": RANKS, "french": (*FRENCH, "star"), "latin": (*SPANISH, *ITALIAN)}
KINDS = {"stapelsprint": ("face", "compact", "tile")}
BUDGETS = {
    "stapelsprint": (24_000, 3_500),
    "french": (50_000, 4_500),
    "latin": (72_000, 5_000),
}
"""What a pack may weigh, in bytes: in a page, and on its way there."""

every_pack = pytest.mark.parametrize("pack", PACKS)
every_sprite = pytest.mark.parametrize("sprite", SPRITES, ids=lambda path: path.name)


@cache
def parts(sprite: Path) -> dict[str, ElementTree.Element]:
    """Yield everything that has an id."""
    found = ElementTree.parse(sprite).iter()
    return {part.attrib["id"]: part for part in found if "id" in part.attrib}


def symbols(sprite: Path) -> dict[str, ElementTree.Element]:
    return {name: part for name, part in parts(sprite).items() if part.tag == f"{SVG}symbol"}


@cache
def used(sprite: Path, name: str) -> Counter[str]:
    """Yield how often a drawing shows each named part, however deep."""
    named = parts(sprite)
    count: Counter[str] = Counter()
    for use in named[name].iter(f"{SVG}use"):
        target = use.attrib["href"][1:]
        count += Counter([target]) + used(sprite, target)
    return count


def test_every_pack_is_known_here() -> None:
    assert set(PACKS) == set(FACES) == set(BUDGETS)


@every_pack
def test_every_face_is_drawn_in_full_and_compact_and_there_is_a_back(pack: str) -> None:
    kinds = KINDS.get(pack, ("face", "compact"))
    wanted = {f"{kind}-{face}" for kind in kinds for face in FACES[pack]}
    assert set(symbols(PACKS[pack])) == wanted | {"back"}


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
    named = parts(PACKS["stapelsprint"])
    assert {child.tag for child in named[f"ks-{band}"]} == {SVG + shape}
    for rank in ranks:
        face = named[f"face-{rank}"]
        drawn = [part.attrib["href"] for part in face.iter(f"{SVG}use")]
        assert drawn == ["#ks-paper", f"#ks-{band}", *[f"#ks-{rank}"] * 3]
        (beads,) = face.iter(f"{SVG}path")
        assert beads.attrib["d"].count("h0") == rank
        assert face.attrib["fill"] == f"var(--band-{band})"


@pytest.mark.parametrize("face", FRENCH)
def test_a_french_face_shows_its_rank_twice_and_as_many_pips(face: str) -> None:
    rank, suit = face.replace("T", "10")[:-1], face[-1]
    drawn = used(PACKS["french"], f"face-{face}")
    assert drawn[f"kf-{rank}"] == 2
    pips = drawn[f"kf-{suit}"] - 2  # one in each corner between the ranks
    ace = 2  # the shape, and the line within it
    assert pips == (int(rank) if rank.isdigit() else ace * (rank == "A"))
    assert [drawn[f"kf-{name}"] for name in ("jack", "queen", "king")] == [
        2 * (rank == letter) for letter in "JQK"
    ]


@pytest.mark.parametrize("face", (*SPANISH, *ITALIAN))
def test_a_latin_face_shows_its_rank_twice_and_as_many_pips(face: str) -> None:
    rank, suit = int(face[:-1]), face[-1]
    drawn = used(PACKS["latin"], f"face-{face}")
    assert drawn[f"kl-{rank}"] == 2
    courts = {10: "sota", 11: "caballo", 12: "rey"}
    if suit.isupper():
        courts = {8: "fante", 9: "cavallo", 10: "re"}
    pips = drawn[f"kl-{suit.lower()}"] - 2
    halves = 2 if suit.isupper() else 1
    assert pips == (halves if rank in courts else rank)
    assert {name: drawn[f"kl-{name}"] for name in courts.values()} == {
        name: halves * (rank == court) for court, name in courts.items()
    }


@pytest.mark.parametrize(("suit", "breaks"), [("o", 0), ("v", 1), ("p", 2), ("g", 3)])
def test_a_spanish_frame_tells_the_suit_by_its_breaks(suit: str, breaks: int) -> None:
    frame = parts(PACKS["latin"])[f"kl-{suit}-spain"]
    cuts = "".join(path.attrib["d"] for path in frame.iter(f"{SVG}path"))
    assert [cuts.count(f" {height}h7") for height in ("4.8", "135.2")] == [breaks, breaks]


@pytest.mark.parametrize("suit", "shdc")
def test_french_suits_are_coloured_by_their_own_property(suit: str) -> None:
    colour = f"var(--suit-{dict(s='spades', h='hearts', d='diamonds', c='clubs')[suit]})"
    for name, symbol in symbols(PACKS["french"]).items():
        if name.endswith(suit) and name[:-2] in ("face-", "compact-"):
            assert symbol.attrib["fill"] == symbol.attrib["stroke"] == colour


@every_pack
def test_cards_keep_the_ratio_of_one_to_one_point_four(pack: str) -> None:
    cards = symbols(PACKS[pack]).items()
    assert {s.attrib["viewBox"] for i, s in cards if not i.startswith("tile")} == {"0 0 100 140"}


@every_sprite
def test_a_sprite_stands_alone(sprite: Path) -> None:
    found = list(ElementTree.parse(sprite).iter())
    ids = [part.attrib["id"] for part in found if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    assert not {part.tag.removeprefix(SVG) for part in found} & {"text", "filter", "style", "image"}
    assert all(part.attrib["href"][1:] in ids for part in found if "href" in part.attrib)
    assert not any("style" in part.attrib or "class" in part.attrib for part in found[1:])


@every_pack
def test_a_pack_draws_nothing_in_vain(pack: str) -> None:
    sprite = PACKS[pack]
    seen = set().union(*(used(sprite, name) for name in symbols(sprite)))
    assert set(parts(sprite)) - set(symbols(sprite)) == seen


@every_pack
def test_ids_of_a_pack_and_of_the_icons_fit_on_one_page(pack: str) -> None:
    icons = [*parts(ICONS), *parts(FURTHER_ICONS)]
    assert len(set(icons)) == len(icons)
    assert not set(parts(PACKS[pack])) & set(icons)


def drawing(pack: str, name: str) -> str:
    """Yield a part's text, freed of the pack's private prefix."""
    text = PACKS[pack].read_text(encoding="utf-8")
    shown = re.search(rf'<(symbol|path) id="(k.-)?{name}".*?(</symbol>|/>)', text, re.DOTALL)
    assert shown
    return re.sub(r"\bk[a-z]-", "", shown[0])


def outline(pack: str, name: str) -> str:
    return drawing(pack, name).split(' d="')[1].partition('"')[0]


def test_packs_are_drawn_in_one_hand() -> None:
    assert len({drawing(pack, "back") for pack in PACKS}) == 1
    assert drawing("french", "compact-star") == drawing("stapelsprint", "compact-star")
    for numeral in map(str, range(1, 13)):
        packs = [pack for pack in PACKS if re.search(rf'"k.-{numeral}"', PACKS[pack].read_text())]
        assert len({outline(pack, numeral) for pack in packs}) == 1


@every_sprite
def test_sprites_have_no_colours_of_their_own(sprite: Path) -> None:
    assert not re.search(r'(?:fill|stroke|color)="(?:#|rgb)', sprite.read_text())


@every_pack
def test_a_pack_stays_within_its_budget(pack: str) -> None:
    in_page, on_its_way = BUDGETS[pack]
    raw = PACKS[pack].read_bytes()
    assert len(raw) <= in_page
    assert len(compress(raw, Encoding.BROTLI, is_kept=True)) <= on_its_way


def styles(*names: str) -> str:
    return "".join((WEB / "styles" / f"{name}.css").read_text("utf-8") for name in names)


@every_sprite
def test_every_token_that_a_drawing_reads_is_set(sprite: Path) -> None:
    tokens = set(re.findall(r"--([\w-]+):", styles("tokens", "latin")))
    assert set(re.findall(r"var\(--([\w-]+)\)", sprite.read_text())) <= tokens


def test_each_suit_and_band_steps_back_with_the_paper() -> None:
    inks = set(re.findall(r"--((?:suit|band)-\w+): #", styles("tokens", "latin")))
    assert len(inks) == 12
    for ink in inks:
        assert f"--{ink}: var(--dim-{ink.partition('-')[2]});" in styles("cards", "latin")
