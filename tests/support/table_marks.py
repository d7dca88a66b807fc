"""Stapelsprint with a mark on every card, so that each card can be found wherever it is told of.

The face of card 93 reads "7~093". The rules do not notice: a marked rank is the same number.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from kartenrunde.games.stapelsprint import rules, spec
from kartenrunde.table.ledger import Ledger
from tests.support.table_people import Page
from tests.support.table_world import MemoryLog

_MARK = re.compile(rb"~(\d{3})")


class MarkedRank(int):
    """A rank that remembers its card."""

    card: int


class MarkedFaces:
    """Face texts that name the card."""

    def __getitem__(self, rank: int) -> str:
        face = spec.FACES[rank]
        return f"{face}~{rank.card:03}" if isinstance(rank, MarkedRank) else face


@contextmanager
def marked_cards() -> Iterator[None]:
    """Mark all cards for a while."""
    ranks, faces = spec.RANKS[:], spec.DECK.faces
    for card, rank in enumerate(ranks):
        spec.RANKS[card] = marked = MarkedRank(rank)
        marked.card = card
    spec.DECK.faces = tuple(f"{face}~{card:03}" for card, face in enumerate(faces))
    try:
        with patch.object(rules, "FACES", MarkedFaces()):
            yield
    finally:
        spec.RANKS[:], spec.DECK.faces = ranks, faces


def marks_in(frame: bytes) -> set[int]:
    """The cards that a frame names."""
    return {int(mark) for mark in _MARK.findall(frame)}


class Knowledge:
    """Which cards each audience may know at each version, straight from the positions."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.public: dict[int, frozenset[int]] = {}
        self.own: dict[int, dict[int, frozenset[int]]] = {}
        self.secrets: dict[int, str] = {}
        """The seed that is still secret at a version."""

    def may_know(self, version: int, seat: int | None) -> frozenset[int]:
        """The cards that have been open so far in this deal, and those the seat has held."""
        own = frozenset() if seat is None else self.own[version].get(seat, frozenset())
        return self.public[version] | own


async def knowledge_of(log: MemoryLog, table: str, seats: int) -> Knowledge:
    """What may be known at every version of a table."""
    knowledge = Knowledge(seats)
    shadow = MemoryLog()
    ledger = Ledger(shadow, table)
    public: set[int] = set()
    own: dict[int, set[int]] = {}
    for row in [row for row in log.rows if row.table == table]:
        shadow.rows.append(row)
        await ledger.catch_up()
        position = ledger.position
        if position.phase == "shuffling":
            public, own = set(), {seat: set() for seat in range(seats)}
        if position.state is not None:
            for name, cards in position.game.zones(position.state).items():
                if name.startswith("hand "):
                    own[int(name[5:])].update(cards)
                elif name != "draw_pile" and not re.fullmatch(r"stock \d", name):
                    public.update(cards)
        knowledge.public[row.seq] = frozenset(public)
        knowledge.own[row.seq] = {seat: frozenset(cards) for seat, cards in own.items()}
        if position.shuffled is not None and not position.shuffled.is_revealed:
            knowledge.secrets[row.seq] = position.shuffled.seed
    return knowledge


def check_frames(knowledge: Knowledge, pages: list[Page]) -> int:
    """No frame names a card or a seed that its reader may not know; yields the frames looked at."""
    looked_at = 0
    for page in pages:
        version = 0
        for frame, message in zip(page.frames, page.messages, strict=True):
            looked_at += 1
            if message["type"] != "state":
                assert not marks_in(frame), message
                assert not any(seed.encode() in frame for seed in knowledge.secrets.values())
                continue
            version = message["version"]
            allowed = knowledge.may_know(version, message["you"]["seat"])
            assert marks_in(frame) <= allowed, (page.guest, version, message)
            if version in knowledge.secrets:
                assert knowledge.secrets[version].encode() not in frame
    return looked_at
