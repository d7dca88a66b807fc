"""Places: of seats for themselves, and of sides."""

from kartenrunde.engine.outcome import places_of


def test_equal_ones_share_a_place_and_the_next_is_counted_on() -> None:
    assert places_of([5, 9, 5, 1]) == (2, 1, 2, 4)


def test_a_side_has_one_place_and_counts_once() -> None:
    assert places_of([5, 9, 5, 9], sides=[0, 1, 0, 1]) == (2, 1, 2, 1)
    assert places_of([5, 5, 5, 5], sides=[0, 1, 0, 1]) == (1, 1, 1, 1)
