"""Cards off the end of a deck, which is its top."""


def deal_off(cards: list[int], count: int) -> list[int]:
    """The last so many cards, taken away; their order stays."""
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt


def deal_round(cards: list[int], places: int, count: int) -> list[list[int]]:
    """So many cards for each place, one at a time in turn from the top, while there are any."""
    dealt = deal_off(cards, min(places * count, len(cards)))
    dealt.reverse()
    return [dealt[place::places] for place in range(places)]
