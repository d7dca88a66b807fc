"""Whole deals of Canasta, each by one kind of input alone."""

from typing import Any, Final

import pytest

from tests.browser import canasta_player as canasta
from tests.browser import player
from tests.browser.conftest import DESKTOP, PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House, script

TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
DESK: Final[dict[str, Any]] = {"viewport": DESKTOP}

INPUTS: Final[dict[str, tuple[canasta.Act, str, dict[str, Any]]]] = {
    "taps": (canasta.Taps(), canasta.FAST, TOUCH),
    "drags": (canasta.Drags(), canasta.FAN, DESK),
    "keys": (canasta.Keys(), canasta.FAST, DESK),
}

FOUR_TURNS: Final = "canasta 15"
"""A deal over after four own turns: with an opening, and more laid onto it."""


@WHOLE_DEAL
@pytest.mark.parametrize("kind", INPUTS)
def test_A2_A4_P7_a_whole_deal_by_one_kind_of_input(kind: str, house: House, guest: Guest) -> None:
    act, settings, device = INPUTS[kind]
    page = guest(settings=settings, **device)
    page.add_init_script(script("count_inputs"))
    house.shuffle_by(FOUR_TURNS)
    canasta.sit_down(page, house)
    turns = canasta.play_until_over(page, act)
    used = player.inputs(page)
    others = {"taps": ("drags", "keys"), "drags": ("keys", "touches"), "keys": ("taps", "drags")}
    assert not any(used[name] for name in others[kind])
    assert used[kind] >= turns
    told = page.locator(".log-lines > li").all_inner_texts()
    assert not [line for line in told if "canasta-" in line or "{" in line]
