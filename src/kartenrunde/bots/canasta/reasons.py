"""Why a move was chosen."""

from typing import Final

ONLY_CARD: Final = "reason-only-card"
