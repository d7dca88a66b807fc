"""A deck: numbers and faces."""

from kartenrunde.cards import Deck


def test_G2_equal_cards_are_two_numbers() -> None:
    deck = Deck(["7", "★", "7"])
    assert (len(deck), deck.cards_by_face) == (3, {"7": (0, 2), "★": (1,)})


def test_cards_are_told_by_their_faces_in_order() -> None:
    assert Deck(["7", "★", "7"]).texts([2, 1, 0]) == ("7", "★", "7")
