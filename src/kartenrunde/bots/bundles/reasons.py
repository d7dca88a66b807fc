"""Why a move was chosen."""

from typing import Final

STEALS: Final = "reason-steals"
TAKES: Final = "reason-takes"
SWEEPS: Final = "reason-sweeps"
USES_JACK: Final = "reason-uses-jack"
LAYS_BAIT: Final = "reason-lays-bait"
LAYS_DEAD: Final = "reason-lays-dead"
LEAST_HARM: Final = "reason-least-harm"
