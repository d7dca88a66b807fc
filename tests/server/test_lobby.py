"""The lobby: options in words and sentences, refusals beside the choice, habits, a child's way."""

import re

import pytest

from kartenrunde.engine.registry import games
from kartenrunde.i18n import LANGUAGES, option_message_id, text
from tests.support.visitor import Visitor

BUNDLES = {"game": "bundles", "seats": "3", "level": "beginner", "pack": "italian"}


def plain(page: str) -> str:
    return page.replace("&#39;", "'").replace("&#34;", '"')


def form_of(page: str, game: str, way: str) -> str:
    """The part of the lobby with that form."""
    offer = page[page.index(f'aria-labelledby="{game}"') :]
    begin = offer.index(f'action="/{way}"')
    return offer[begin : offer.index("</form>", begin)]


def checked(form: str) -> set[str]:
    return {
        f"{name}={value}"
        for name, value in re.findall(r'name="(\w+)" value="([^"]*)" checked', form)
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_option_is_explained_in_a_sentence(anna: Visitor, language: str) -> None:
    lobby = plain((await anna.http.get("/", headers={"accept-language": language})).text)
    for game in games().values():
        for detail in ("length", "age"):
            assert text(language, f"{game.id}.{detail}") in lobby
        for option in game.choices(game.seat_range[0]):
            assert text(language, f"{option_message_id(game.id, option)}.text") in lobby


@pytest.mark.parametrize("way", ["solo", "rooms"])
@pytest.mark.parametrize("other", ["double", "wild_jacks"])
async def test_SB18_what_makes_no_sense_together_is_refused_beside_the_choice(
    anna: Visitor, way: str, other: str
) -> None:
    form = {**BUNDLES, "friendly": "yes", other: "yes"}
    if way == "rooms":
        del form["level"]
    answer = await anna.http.post(f"/{way}", data=form)
    assert answer.status_code == 422
    filled = form_of(answer.text, "bundles", way)
    assert 'role="alert"' in filled and "<details open>" in filled
    assert {"friendly=yes", f"{other}=yes", "pack=italian", "seats=3"} <= checked(filled)
    assert (await anna.http.post(f"/{way}", data={**form, other: "no"})).status_code == 303


async def test_the_last_choice_is_where_the_form_begins(anna: Visitor) -> None:
    form = {**BUNDLES, "hand_size": "3", "sweep_bonus": "yes"}
    assert (await anna.http.post("/solo", data=form)).status_code == 303
    lobby = (await anna.http.get("/")).text
    solo, room = (form_of(lobby, "bundles", way) for way in ("solo", "rooms"))
    wanted = {"seats=3", "level=beginner", "pack=italian", "hand_size=3", "sweep_bonus=yes"}
    assert wanted <= checked(solo)
    assert {"seats=4", "pack=french", "hand_size=4", "sweep_bonus=no"} <= checked(room)
    assert "seats=2" in checked(form_of(lobby, "stapelsprint", "solo"))


@pytest.mark.parametrize("kept", ["seats%3D9%26pack%3Dtarot", "%00", "x" * 2_000, "seats"])
async def test_S06_a_spoilt_habit_spoils_nothing(anna: Visitor, kept: str) -> None:
    answer = await anna.http.get("/", headers={"cookie": f"last-solo-bundles={kept}"})
    assert answer.status_code == 200
    assert "tarot" not in answer.text


async def test_a_child_has_a_way_in_of_its_own(anna: Visitor) -> None:
    lobby = (await anna.http.get("/")).text
    assert lobby.count("child-way") == 1
    form = {"game": "bundles", "level": "beginner", "child": "yes", "seats": "2"}
    answer = await anna.http.post("/solo", data=form)
    assert answer.headers["location"].endswith("#child")
    assert "seats=4" in checked(form_of((await anna.http.get("/")).text, "bundles", "rooms"))


CANASTA = {"game": "canasta", "seats": "4", "level": "expert", "partner": "beginner"}


async def test_CA5_target_and_options_are_offered_against_computers_too(anna: Visitor) -> None:
    lobby = plain((await anna.http.get("/")).text)
    for way in ("solo", "rooms"):
        form = form_of(lobby, "canasta", way)
        assert {"target=5000", "concealed_strict=no"} <= checked(form)
        assert 'name="target" value="2500"' in form
        assert '<input type="hidden" name="seats" value="4">' in form
    assert 'name="target"' not in form_of(lobby, "stapelsprint", "solo")
    assert text("de", "lobby-people-exactly", count=4) in lobby
    assert (await anna.http.post("/solo", data={**CANASTA, "target": "100"})).status_code == 422
    assert (await anna.http.post("/solo", data={**CANASTA, "seats": "3"})).status_code == 422


async def test_CA1_the_partner_has_a_level_of_its_own(anna: Visitor) -> None:
    lobby = plain((await anna.http.get("/")).text)
    assert 'name="partner"' in form_of(lobby, "canasta", "solo")
    assert 'name="partner"' not in form_of(lobby, "canasta", "rooms")
    assert lobby.count('name="partner"') == 3, "expected it in games with partners alone"
    assert (await anna.http.post("/solo", data={**CANASTA, "partner": "god"})).status_code == 400
    answer = await anna.http.post("/solo", data={**CANASTA, "target": "2500"})
    line = await anna.sit_at(answer.headers["location"].rsplit("/", 1)[1])
    room = line.state["room"]
    assert [seat.get("level") for seat in room["seats"]] == [None, "expert", "beginner", "expert"]
    assert room["options"] == {"target": 2500, "concealed_strict": False}
    assert room["sides"] == [0, 1, 0, 1]
    solo = form_of((await anna.http.get("/")).text, "canasta", "solo")
    assert {"level=expert", "partner=beginner", "target=2500"} <= checked(solo)
