"""A deck: one number for every card of a match, and the face it shows.

Two equal cards are two numbers (G-2). Numbers never leave the server; on the wire a card is its
face and the place where it lies (G-6).
"""

from collections.abc import Iterable


class Deck:
    """All cards of one game, `faces[card]` being the text of a card's face."""

    __slots__ = ("cards_by_face", "faces")

    def __init__(self, faces: Iterable[str]) -> None:
        self.faces = tuple(faces)
        by_face: dict[str, list[int]] = {}
        for card, face in enumerate(self.faces):
            by_face.setdefault(face, []).append(card)
        self.cards_by_face = {face: tuple(cards) for face, cards in by_face.items()}

    def __len__(self) -> int:
        return len(self.faces)

    def texts(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The faces of the given cards, in their order."""
        return tuple(map(self.faces.__getitem__, cards))
