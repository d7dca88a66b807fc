"""From a seed and the players' own random bytes to the key of a deal (G-7).

Before the deal: SHA-256(seed) and SHA-256(addition) of each person's browser are public. After it
the seed and the additions are, and anybody can recompute the key.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

SEED_BYTES: Final = 32
ADDITION_BYTES: Final = 16


def commitment(seed: bytes) -> str:
    """The hash, in hex, that binds the server to a seed of 32 bytes before the first card."""
    return sha256(_sized(seed, SEED_BYTES)).hexdigest()


def additions_hash(addition: bytes) -> str:
    """The hash, in hex, that binds a person's browser to its 16 random bytes."""
    return sha256(_sized(addition, ADDITION_BYTES)).hexdigest()


def deal_key(seed: bytes, additions: Sequence[bytes | None]) -> bytes:
    """The key of a deal's stream: SHA-256(seed ‖ for each seat byte 0, or byte 1 and its bytes)."""
    key = sha256(_sized(seed, SEED_BYTES))
    for addition in additions:
        key.update(b"\x00" if addition is None else b"\x01" + _sized(addition, ADDITION_BYTES))
    return key.digest()


def _sized(value: bytes, size: int) -> bytes:
    if len(value) != size:
        raise ValueError(f"expected {size} bytes, got {len(value)}")
    return value
