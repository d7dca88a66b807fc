"""Why a move was chosen."""

from typing import Final

DRAWS: Final = "reason-draws"
TAKES_PILE: Final = "reason-takes-pile"
MUST_TAKE: Final = "reason-must-take"
OPENS: Final = "reason-opens"
MAKES_CANASTA: Final = "reason-makes-canasta"
LAYS: Final = "reason-lays"
IN_A_HURRY: Final = "reason-in-a-hurry"
GOES_OUT: Final = "reason-goes-out"
SAFE_DISCARD: Final = "reason-safe-discard"
LEAST_HARM: Final = "reason-least-harm"
BLOCKS_PILE: Final = "reason-blocks-pile"
FREEZES_PILE: Final = "reason-freezes-pile"
ENDS_DEAL: Final = "reason-ends-deal"
FARES_BEST: Final = "reason-fares-best"
