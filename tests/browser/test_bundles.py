"""Whole deals of Stealing Bundles: three inputs, three levels, every option to the end."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser import bundles_player as bundles
from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script

TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
DESK: Final[dict[str, Any]] = {"viewport": DESKTOP}

INPUTS: Final[dict[str, tuple[bundles.Act, str, dict[str, Any]]]] = {
    "taps": (bundles.by_taps, "beginner", TOUCH),
    "drags": (bundles.by_drags, "normal", DESK),
    "keys": (bundles.by_keys, "expert", DESK),
}


@WHOLE_DEAL
@pytest.mark.parametrize("kind", INPUTS)
def test_A2_A4_P7_a_whole_deal_by_one_kind_of_input(kind: str, house: House, guest: Guest) -> None:
    act, level, device = INPUTS[kind]
    page = guest(settings=bundles.FAST, **device)
    page.add_init_script(script("count_inputs"))
    bundles.sit_down(page, house, seats=4, pack="italian", level=level)
    made = bundles.play_until_over({page: act})
    assert made == 9
    used = player.inputs(page)
    assert [name for name in ("taps", "drags", "keys") if used[name]] == [kind]
    assert sum(bundles.counted(page).values()) + len(bundles.look(page).laid) == 40


OPTIONS: Final[dict[str, dict[str, str | int]]] = {
    "SB18 SB17 no stealing, the rest to the last capture, three cards": {
        "seats": 3, "friendly": "yes", "last_capture": "yes", "hand_size": 3,
    },
    "SB19 forty Spanish cards that come out even": {"seats": 3, "pack": "spanish"},
    "SB19 SB10 forty Italian cards that do not": {"seats": 4, "pack": "italian"},
    "SB20 SB21 SB22 two bundles, wild jacks, sweeps, four seats": {
        "seats": 4, "double": "yes", "wild_jacks": "yes", "sweep_bonus": "yes",
    },
}  # fmt: skip


@WHOLE_DEAL
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_each_option_to_the_end(options: dict[str, str | int], house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST)
    bundles.sit_down(page, house, **options)
    bundles.play_until_over({page: bundles.by_clicks})
    left = len(bundles.look(page).laid)
    cards = 40 if "pack" in options else 52
    assert sum(bundles.counted(page).values()) + left == cards
    stolen = page.locator(".log-lines > li:has-text('stiehl')").count()
    if "friendly" in options:
        assert stolen == 0
        assert left == 0 or not any(bundles.counted(page).values())
    right = "right" if options.get("pack") == "spanish" else "left"
    expect(page.locator("[data-direction]")).to_have_attribute("data-direction", right)


@WHOLE_DEAL
def test_SB14_a_match_counted_by_all_cards(house: House, guest: Guest) -> None:
    page = guest(settings=bundles.FAST)
    form: dict[str, str | int] = {"seats": 4, "pack": "spanish", "games": 3, "counting": "cards"}
    bundles.sit_down(page, house, **form)
    total: dict[str, int] = {}
    link = page.url
    for deal in (1, 2, 3):
        bundles.play_out_of_sight([page], link, [6])
        page.goto(link)
        page.wait_for_selector("[data-zone=hand]")
        assert bundles.play_until_over({page: bundles.by_clicks}) == 3
        for name, count in bundles.counted(page).items():
            total[name] = total.get(name, 0) + count
        rows = page.locator(".sheet-result table:not(.deals) tbody tr")
        shown = [int(text) for text in rows.locator("td b").all_inner_texts()]
        assert shown == sorted(total.values(), reverse=True), f"deal {deal}"
        if deal < 3:
            player.begin_next_deal(page)
