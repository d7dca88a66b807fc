"""The told deals of Stealing Bundles."""

from typing import Final

from tests.playthroughs.plan import Plan

_WILD: Final = '{"double": true, "wild_jacks": true, "sweep_bonus": true}'
_SPANISH: Final = '{"pack": "spanish", "sweep_bonus": true, "last_capture": true}'

PLANS: Final = [
    Plan("bundles", "standard", 2, bytes([2] * 32)),
    Plan("bundles", "wild", 4, bytes([12] * 32), _WILD),
    Plan("bundles", "play_off", 3, bytes([2] * 32), _SPANISH, players=(0, 2)),
]
SHOWN: Final = ("steals", "has cleared the table", "captured last", "a play-off among")
"""What a reader finds in them."""
