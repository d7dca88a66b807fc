"""The people's part in a shuffle: first the hashes of their bytes, then the bytes (P-18).

The log keeps the outcome of each of the two rounds; what has been collected of a round that is not
over is nowhere else, and after a restart the round begins again.
"""

from typing import Literal

from kartenrunde.cards import STREAM_NAME
from kartenrunde.engine import additions_hash, commitment
from kartenrunde.engine.fairness import SEED_BYTES
from kartenrunde.table import fact as f
from kartenrunde.table.ports import Entropy
from kartenrunde.table.position import Position
from kartenrunde.table.times import SHUFFLE_WAIT_S
from kartenrunde.wire.outbound import Contribute, Open

Round = Literal["hashes", "additions"]


class ShuffleRound:
    """One round of collecting, for the deal that a position is shuffling."""

    def __init__(self, position: Position) -> None:
        self.deal = position.deal
        self.kind: Round = "hashes" if position.shuffled is None else "additions"
        self.began_s: float | None = None
        """When people were asked; None while nobody is there to be asked."""
        self._hashes = position.shuffled.hashes if position.shuffled else (None,) * position.seats
        self._answers: dict[int, str] = {}

    def fits(self, position: Position) -> bool:
        """Whether the position still waits for this round."""
        kind: Round = "hashes" if position.shuffled is None else "additions"
        return position.phase == "shuffling" and (position.deal, kind) == (self.deal, self.kind)

    def question(self, seat: int) -> Contribute | Open | None:
        """What a seat that has not answered yet is to be asked."""
        if self.began_s is None or seat in self._answers:
            return None
        if self.kind == "hashes":
            return Contribute(self.deal)
        return Open(self.deal) if self._hashes[seat] is not None else None

    def take_hash(self, seat: int, deal: int, hashed: str) -> None:
        """The first hash of a seat counts."""
        if (self.kind, self.deal) == ("hashes", deal):
            self._answers.setdefault(seat, hashed)

    def take_addition(self, seat: int, deal: int, addition: str) -> None:
        """The bytes behind the seat's hash; others are none."""
        if (self.kind, self.deal) != ("additions", deal):
            return
        if additions_hash(bytes.fromhex(addition)) == self._hashes[seat]:
            self._answers[seat] = addition

    def due_s(self, present: set[int]) -> float | None:
        """When the round is over; None while it has not begun.

        The bytes behind a hash are waited for also from those whose line was cut meanwhile.
        """
        if self.began_s is None:
            return None
        seats = present if self.kind == "hashes" else range(len(self._hashes))
        if any(self.question(seat) is not None for seat in seats):
            return self.began_s + SHUFFLE_WAIT_S
        return self.began_s

    def facts(self, position: Position, entropy: Entropy) -> tuple[f.AnyFact, ...]:
        """What the log has to say now that the round is over."""
        answers = tuple(self._answers.get(seat) for seat in range(position.seats))
        if self.kind == "additions":
            version = position.game.rules_version
            return (f.DealBegan(self.deal, answers, STREAM_NAME, version),)
        seed = entropy(SEED_BYTES)
        return (f.DealCommitted(self.deal, seed.hex(), commitment(seed), answers),)
