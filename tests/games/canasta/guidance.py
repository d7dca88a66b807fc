"""What a view tells its seat about its cards, held against the naive rules (CA-70)."""

from collections import Counter

from kartenrunde.games.canasta.view import Guide, View
from tests.games.canasta.generated import told
from tests.games.canasta.naive import JOKER, Deal, is_wild, rank_of, unlike_a_meld, value


def check_guidance(deal: Deal, view: View) -> None:
    """Listed moves are legal, takes rightly judged, and each kind of card has its places."""
    guide = view.guide
    assert guide is not None
    for move in view.legal:
        assert not deal.forbidden(told(move, view.hand)), move
    _check_kinds(deal, guide)
    assert guide.must_take == (not deal.playing and deal.must_take)
    if deal.playing:
        assert guide.takes == () and guide.no_take is None
        return
    for take in guide.takes:
        forbidden = deal.forbidden(told(take.move, view.hand))
        assert (take.refused is None) == (not forbidden)
        assert take.refused is None or take.refused.clause in forbidden
    assert {take.way for take in guide.takes} == ways(deal)
    assert (guide.no_take is None) == bool(guide.takes)
    if guide.no_take and deal.against_pile():
        assert {guide.no_take.clause} == deal.against_pile()


def ways(deal: Deal) -> set[str]:
    """The smallest ways to take that the hand allows."""
    if deal.against_pile():
        return set()
    rank = rank_of(deal.top)
    own = [face for face in deal.hand if rank_of(face) == rank]
    twos = [face for face in deal.hand if rank_of(face) == "2"]
    jokers = [face for face in deal.hand if face == JOKER]
    found = {
        "pair": own[:2] if len(own) >= 2 else None,
        "natural_and_two": [own[0], twos[0]] if own and twos else None,
        "natural_and_joker": [own[0], jokers[0]] if own and jokers else None,
        "top_alone": [] if rank in deal.side.melds else None,
    }
    return {
        way
        for way, faces in found.items()
        if faces is not None and not deal.against_way(rank, faces)
    }


def _check_kinds(deal: Deal, guide: Guide) -> None:
    counts = Counter(map(rank_of, deal.hand))
    assert {kind.rank: kind.count for kind in guide.kinds} == counts
    for kind in guide.kinds:
        face = next(face for face in deal.hand if rank_of(face) == kind.rank)
        melds = deal.side.melds.items()
        fitting = [rank for rank, faces in melds if not unlike_a_meld(rank, [*faces, face])]
        assert sorted(kind.onto) == sorted(fitting)
        assert kind.value == value(face)
        is_new = not is_wild(face) and kind.rank not in deal.side.melds
        naturals = 3 if kind.rank == "3" else 2
        assert kind.missing == (max(0, 3 - kind.count) if is_new else None)
        assert kind.missing_naturals == (max(0, naturals - kind.count) if is_new else None)
